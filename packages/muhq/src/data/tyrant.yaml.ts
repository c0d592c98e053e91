// A keep of our own: walls, a moat, and villages that have had enough.

export const TYRANT_MAP = `# The Tyrant: a keep behind its moat, and the villages around it.
name: { en: The Keep, ru: Крепость }
map: |
  h  .........  h
  f  .T##G##T.  f
     .#b   b#.   
  S= .G  X  G. =S
   = .#b   b#. = 
  f= .T#GGG#T. =f
  h= ...===... =h
   =     =     = 
  1=============4
  1f  h  =  h  f4
     ff  S  ff   
  h 2   h=h   3 h
    2f   =   f3  
symbols:
  ".": water
  "#": wall
  "=": street
  G: gate
  T: tower
  h: house
  f: field
  S: store
  "1": { tile: spawn, owner: p1 }
  "2": { tile: spawn, owner: p2 }
  "3": { tile: spawn, owner: p3 }
  "4": { tile: spawn, owner: p4 }
  X: { tile: spawn, owner: boss, starts: true }
  b: { tile: spawn, owner: boss }
boss: the_tyrant
boss_deck: { guard: 4, crossbowman: 3, patrol: 4, bailiff: 4, executioner: 2, decree: 2, martial_law: 1 }
start_deck_list: { farmer: 2, spearman: 3, archer: 2, harvest: 1, bolt: 1 }
stores:
  each: 4
  cards: { spearman: 1, archer: 2, rider: 3, shieldbearer: 2, healer: 1, bolt: 2, mend: 1, second_wind: 1, call_to_arms: 1, petition: 2 }
income: 3
start_resources: 3
rounds: 24
win: [boss_destroyed]
lose: [repression]
`
