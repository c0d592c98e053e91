// What stands before the pages, and the terms that the rules use, in English.

import type { BookText } from '@understudy/procedure'

export const terms: BookText['terms'] = [
  {
    id: 'distance',
    term: 'tiles away',
    text: 'Count the steps from tile to tile, straight or diagonal; every second diagonal step counts twice. Walls, water and units do not matter for it.',
  },
  {
    id: 'attack-range',
    term: 'attack range',
    text: 'Whatever is no more [[distance|tiles away]] from a unit than its range is in its attack range; the range is 1 unless the card says otherwise. A tower adds 1 to a range above 1. A unit in a house can be attacked from the next tile only, even if it is in range from farther away.',
  },
  {
    id: 'nearest',
    term: 'nearest',
    text: 'The fewest [[distance|tiles away]], whatever the way there is like.',
  },
  {
    id: 'move',
    term: 'move',
    text: 'A unit moves once in its turn; if it then stands on a street, it can move once more, along streets only.',
  },
  {
    id: 'towards',
    term: 'towards',
    text: 'Along the shortest way on which the unit could walk or swim, as if other units were not there: to the target tile, or to a free tile from which it can attack the enemy (to one that is taken, if no other can be reached). If no way leads there at all, to the tile the fewest [[distance|tiles away]] from it.',
  },
  {
    id: 'most-distant',
    term: 'most distant',
    text: 'Of the tiles that it can reach, the one whose nearest enemy is the most [[distance|tiles away]]. If none is farther than its own tile, the unit stays.',
  },
  {
    id: 'full-action',
    term: 'full action',
    text: 'What some cards can do instead of moving and attacking. It takes the whole turn of the unit: afterwards the unit is [[tapped]]. A full action that would change nothing cannot be used.',
  },
  {
    id: 'target',
    term: 'target',
    text: 'What the card names: a kind of tile, or “enemy”. A tile is a target while it is free (or the unit itself stands on it) and the unit can stand there; an enemy, while there is a free tile from which the unit could attack it.',
  },
  {
    id: 'playable',
    term: 'playable',
    text: 'There are resources for its cost, and for a unit there is a free spawn of the boss (for a swimmer also free deep water beside a harbour of the boss), for a spell something that it would change. Playing the card costs these resources.',
  },
  {
    id: 'tapped',
    term: 'tapped',
    text: 'Turned sideways: finished for this turn. All units are turned back when the turn ends.',
  },
]

const BOARD = `A unit moves from tile to tile, straight or diagonally, at most as many steps as its movement; every second diagonal step of a move counts twice. Nothing enters a wall or a tile with another unit. Only those who swim enter deep water, and aquatic units never leave the water. A gate ends the move of whoever enters it, water that of those who cannot swim.

In an attack both units deal their attack to each other at the same moment, the defender only if the attacker is in the defender’s own range. A ward mark stops damage: the unit takes none and loses as many ward marks instead. A unit whose damage reaches its health is destroyed, and its card goes to its owner’s discard pile.`

export const before = (title: string, ends: string): NonNullable<BookText['before']> => [
  {
    title: 'How to use this book',
    text: `${title} starts the game on its spawn tile, with a shuffled deck and no resources. It takes its turn after all players.

Follow the page of its turn from the top; it sends you to the pages of the units. Do what a line says if it can be done, otherwise read on. Indented lines belong to the line above them: unless they are marked otherwise they are only read if that line was answered “yes”, and after a “while” line they are read again and again as long as it holds.

**Every choice that a line leaves open is made at random**: which enemy is attacked, which of several equally good tiles is taken, where a card is played.

${ends} As soon as the game is over, the rest of the turn is skipped.`,
  },
  { title: 'On the board', text: BOARD },
]
