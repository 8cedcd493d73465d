use claim::*;
use game::{laws::*, *};
#[test]
fn one() {
    let all: Vec<Setup> = decks::two().collect();
    let i: usize = std::env::var("I").unwrap().parse().unwrap();
    let s = &all[i * 7919 % all.len()];
    let v: Vec<_> = decks::variants(s).collect();
    let v = &v[i % 8];
    let e = check::<State>(v, i as u64, Care { every: 6, worlds: 1 }).err().unwrap();
    println!("{}", &e[..200]);
    // replay: log numbers
    let mut chance = Chance::from_seed(i as u64);
    let deal = State::deal(v, &mut chance).unwrap();
    let log = &e[e.rfind("log: [").unwrap() + 6..e.len() - 1];
    let past = &e[e.find("deal: Deal").unwrap_or(0)..e.rfind("\nseed").unwrap()];
    let plog = &past[past.rfind("log: [").unwrap() + 6..past.len() - 3];
    println!("past deal: {}", &past[..past.find("draw:").unwrap()]);
    let parse = |log: &str| -> Vec<Action> {
        let mut out = vec![];
        let mut d = 0;
        let mut cur = String::new();
        for c in log.chars() {
            match c {
                '(' => {
                    d += 1;
                    cur.push(c)
                }
                ')' => {
                    d -= 1;
                    cur.push(c)
                }
                ',' if d == 0 => out.push(std::mem::take(&mut cur)),
                _ => cur.push(c),
            }
        }
        if !cur.trim().is_empty() {
            out.push(cur)
        }
        out.iter()
            .map(|t| {
                let t = t.trim();
                let arg = |p: &str| t.strip_prefix(p).map(|r| r.trim_end_matches(')').to_string());
                if let Some(n) = arg("Card(Card(") {
                    Action::Card(Card::new(n.parse().unwrap()).unwrap())
                } else if t == "Pass" {
                    Action::Pass
                } else if t == "Accept" {
                    Action::Accept
                } else if t == "Top" {
                    Action::Top
                } else if t == "Lay" {
                    Action::Lay
                } else if let Some(n) = arg("Artifact(") {
                    Action::Artifact(n.parse().unwrap())
                } else if let Some(n) = arg("Faction(") {
                    Action::Faction(n.parse().unwrap())
                } else if let Some(n) = arg("Place(") {
                    Action::Place(n.parse().unwrap())
                } else if let Some(n) = arg("Potions(") {
                    Action::Potions(n.parse().unwrap())
                } else {
                    panic!("{t}")
                }
            })
            .collect()
    };
    let mut t = Table::<State>::new(v.clone(), deal).unwrap();
    println!("{:?}", v);
    let plog = parse(plog);
    let mut k = 0;
    for a in parse(log) {
        let alt = plog.get(k).map(|&b| t.position().notation(b)).unwrap_or_default();
        println!("{:?} {:?}: {}   | past[{k}] {}", t.actor(), t.position().question(), t.position().notation(a), alt);
        k += 1;
        let mut ev = Vec::new();
        t.play_with(a, &mut ev).unwrap();
        for e in ev {
            if matches!(e, Event::Void { .. } | Event::Shown { .. }) {
                println!("      {e:?}");
            }
            if let Event::Moved { card, from, to, seen } = e {
                if seen != Seats::ALL {
                    println!("      {} {from:?}->{to:?} {seen:?}", t.position().rules().card_name(card));
                }
            }
        }
    }
    println!("{:?}", t.witness());
}
