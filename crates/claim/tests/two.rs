use claim::*;
use game::laws::*;
#[test]
fn two() {
    let all: Vec<Setup> = decks::two().collect();
    let i: usize = std::env::var("I").unwrap().parse().unwrap();
    let s = &all[i * 7919 % all.len()];
    let v: Vec<_> = decks::variants(s).collect();
    let v = &v[i % 8];
    let e = check::<State>(v, i as u64, Care { every: 6, worlds: 1 }).err().unwrap();
    println!("---- x\n{e}\n----");
}
