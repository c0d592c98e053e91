// A bay of our own: deep water in the north, a fishing village in the south.

export const KRAKEN_MAP = `# The Kraken: a bay, its village, and what came up from the deep.
name: { en: The Bay, ru: Бухта }
map: |
  ~~~~~~~~~~~~~~~
  k~~k~~~K~~~k~~k
  ~~~~~~~~~~~~~~~
  #.~k~k~~~k~k~.#
  T..~~~~k~~~~..S
  = ..~~~~~~~.. =
  =f ..~~~~~.. f=
  =f1 .H~~~H. 4f=
  =h1 ..===.. 4h=
  ===============
  h  2 h=S=h 3  h
  ff 2  ===  3 ff
symbols:
  "~": deep
  ".": water
  "#": wall
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
boss_deck: { tentacle: 4, shark: 4, siren: 2, wrecker: 2, crab: 3, storm: 2, ink_cloud: 1 }
start_deck_list: { farmer: 2, spearman: 1, harpooner: 2, skiff: 2, harvest: 1, bolt: 1 }
stores:
  each: 6
  cards: { archer: 1, harpooner: 2, diver: 2, warship: 2, healer: 1, bolt: 2, mend: 1, second_wind: 1, call_to_arms: 1 }
income: 3
start_resources: 3
rounds: 12
win: [boss_destroyed]
lose: [no_units]
`
