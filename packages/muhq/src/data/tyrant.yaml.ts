// A keep of our own: walls, a moat, and villages that have had enough.

export const TYRANT_MAP = `# The Tyrant: a keep behind its moat, and the villages around it.
name: { en: The Keep, ru: Крепость }
map: |
  h=f..T###T..f=h
   =  .#bbb#.  = 
   =h .G X G. h= 
  S=  .#bbb#.  =S
   =f..T#G#T..f= 
   =  ...=...  = 
  h=h    =    h=h
  3=============4
  3f  h  S  h  f4
   =  =======  = 
  h=11=f h f=22=h
  f=f == S == f=f
   h===========h 
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
boss_deck: { guard: 5, crossbowman: 4, patrol: 4, bailiff: 7, executioner: 3, decree: 2, martial_law: 4 }
start_deck_list: { farmer: 2, spearman: 2, archer: 2, shieldbearer: 1, harvest: 1, bolt: 1 }
stores:
  each: 6
  cards: { spearman: 2, archer: 3, rider: 4, shieldbearer: 3, healer: 2, bolt: 3, mend: 2, second_wind: 2, call_to_arms: 2, petition: 3 }
income: 3
start_resources: 4
rounds: 18
win: [boss_destroyed]
lose: [repression]
`
