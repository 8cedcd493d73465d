use claim::*;
use game::laws::*;
#[test]
fn many() {
    let mut bad = std::collections::BTreeMap::new();
    let mut n = 0;
    let all: Vec<Setup> = decks::two().collect();
    for i in 0..9000usize {
        let s = &all[i * 7919 % all.len()];
        let v: Vec<_> = decks::variants(s).collect();
        let v = &v[i % 8];
        n += 1;
        if let Err(e) = check::<State>(v, i as u64, Care { every: 6, worlds: 1 }) {
            bad.entry(format!(
                "{} art={} hero={} pair={}",
                &e[..e.len().min(90)].replace('\n', " "),
                v.artifacts,
                v.heroes,
                v.factions[0]
            ))
            .or_insert((0, i))
            .0 += 1;
        }
    }
    println!("{n}");
    for (k, v) in bad {
        println!("{v:?} {k}");
    }
}
