// A bay of our own: deep water in the north, a fishing village in the south.

export const KRAKEN_MAP = `# The Kraken: a bay, its village, and what came up from the deep.
name: { en: The Bay, ru: Бухта }
map: |
  ~~~~~~~~~~~~~~~
  ~~~~~~~K~~~~~~~
  ~~k~~~~~~~~~k~~
  ~~~~~k~~~k~~~~~
  ~~~..~~~~~..~~~
  T.~~~~~~~~~~~.T
  ..~~~~~~~~~~~..
  =..~H~~~~~H~..=
  =h3.~~~~~~~.4h=
  =S3..~~~~~..4S=
  =f=..1.H.2..=f=
  =f=h=1T.T2=h=f=
  ff==fS=f=Sf==ff
symbols:
  "~": deep
  ".": water
  "=": street
  h: house
  f: field
  T: tower
  S: store
  H: { tile: harbour, owner: people, ground: water }
  "1": { tile: spawn, owner: p1 }
  "2": { tile: spawn, owner: p2 }
  "3": { tile: spawn, owner: p3 }
  "4": { tile: spawn, owner: p4 }
  K: { tile: spawn, owner: boss, ground: deep, starts: true }
  k: { tile: spawn, owner: boss, ground: deep }
boss: the_kraken
boss_deck: { tentacle: 4, shark: 5, siren: 2, wrecker: 4, crab: 6, storm: 1, ink_cloud: 1 }
start_deck_list: { farmer: 2, spearman: 1, harpooner: 2, skiff: 2, harvest: 1, bolt: 1 }
stores:
  each: 5
  cards: { spearman: 1, archer: 2, harpooner: 2, diver: 3, warship: 4, healer: 2, bolt: 2, mend: 2, second_wind: 2, call_to_arms: 2 }
income: 3
start_resources: 3
rounds: 16
win: [boss_destroyed]
lose: [no_units]
`
