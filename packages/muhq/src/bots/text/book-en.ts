// The rulebooks of the Kraken and the Tyrant, in English.

import type { BookText, NodeText } from '@understudy/procedure'
import type { BossPage, BossStep, NodeId, PageId, PreferenceId, UnitNode } from '../ids.ts'

const attackSomebody = { yes: 'Yes, there is somebody to attack.', no: 'No, it cannot attack anybody.' }

const units: Record<UnitNode, NodeText> = {
  'AGG.1': {
    rule: 'Does the unit still have its attack, and is an enemy in [[attack-range]]? Attack it.',
    ...attackSomebody,
  },
  'AGG.2': { rule: 'While the unit can still [[move]]:' },
  'AGG.3a': {
    rule: 'Is there an enemy at all? Take the [[nearest]] one.',
    yes: 'Yes.',
    no: 'No, there are no enemies on the board.',
  },
  'AGG.3a.1': {
    rule: 'Move [[towards]] it, until it is in attack range.',
    yes: 'It can get nearer.',
    no: 'No tile brings it nearer, or it is near enough.',
  },
  'AGG.3a.2': { rule: 'If it cannot get nearer or need not, it stays where it is, and this page ends.' },
  'AGG.3a.3': { rule: 'Does it still have its attack?' },
  'AGG.3a.4': { rule: 'Go back to **AGG.1**.' },
  'AGG.3b': {
    rule: 'Otherwise move to a random tile that it can reach with this [[move]].',
    yes: 'It can move.',
    no: 'It is shut in and cannot move.',
  },
  'AGG.3b.1': { rule: 'If it cannot move at all, it stays where it is, and this page ends.' },
  'SHY.1': { rule: 'Is the unit outside the [[attack-range]] of every enemy?' },
  'SHY.1.1': {
    rule: 'Use its [[full-action]], if it can.',
    yes: 'It uses its full action.',
    no: 'It has no full action that it could use.',
  },
  'SHY.2': {
    rule: 'Can it [[move]]? Then move to the tile that is [[most-distant]] from all enemies.',
    yes: 'There are tiles farther away.',
    no: 'It cannot move, or no tile is farther away.',
  },
  'SHY.3': {
    rule: 'Does it still have its attack, and is an enemy in [[attack-range]]? Attack it.',
    ...attackSomebody,
  },
  'WAN.1': { rule: 'Is an enemy no more than X [[distance|tiles away]]?' },
  'WAN.1.1': { rule: 'Follow the page **Aggressive**, then go on here.' },
  'WAN.2': {
    rule: 'Can it still [[move]]? Then move to a random tile that it can reach with this move.',
    yes: 'It wanders.',
    no: 'It cannot move any more.',
  },
  'WAN.2.1': { rule: 'Go back to **WAN.1**.' },
  'TGT.1': {
    rule: 'Use its [[full-action]], if it can.',
    yes: 'It uses its full action.',
    no: 'It has no full action that it could use here.',
  },
  'TGT.2a': {
    rule: 'Is there a [[target]] that it can reach? Take the one with the shortest way.',
    yes: 'Yes.',
    no: 'No target can be reached.',
  },
  'TGT.2a.1': {
    rule: 'Move onto it, or [[towards]] it.',
    yes: 'It gets nearer.',
    no: 'It cannot move, cannot get nearer, or is there already.',
  },
  'TGT.3a': {
    rule: 'Does it still have its attack, and is an enemy in [[attack-range]]? Attack it.',
    ...attackSomebody,
  },
  'TGT.2b': { rule: 'Otherwise follow the page **Wandering X** with X = 3.' },
}

const boss: Record<BossStep, NodeText> = {
  '0': {
    rule: 'Is the deck empty? Shuffle the discard pile into it.',
    yes: 'Yes.',
    no: 'No, or there is nothing to shuffle, or the turn has begun already.',
  },
  '1': { rule: 'Gain 5 resources for each player.', yes: 'Done.', no: 'That has been done already.' },
  '2.1': { rule: 'While upkeep costs more than there are resources:' },
  '2.1.1': {
    rule: 'Destroy a random unit that costs upkeep.',
    yes: 'One has to go.',
    no: 'There is none.',
  },
  '2.2': { rule: 'Pay the upkeep of all its units.', yes: 'Done.', no: 'That has been done already.' },
  '3.1': { rule: 'Is there a card in the deck?' },
  '3.1.1': { rule: 'Draw a card.', yes: 'Done.', no: 'There is a card already.' },
  '3.2': { rule: 'Is this card [[playable]]?' },
  '3.2.1': { rule: 'Play it.', yes: 'It is played.', no: 'It cannot be played.' },
  '3.2.2': { rule: 'Go back to 3.1.' },
  '3.3': { rule: 'While there are units of the boss that are not [[tapped]]:' },
  '3.3.1': { rule: 'Take one of them at random.', yes: 'One is taken.', no: 'There is none.' },
  '3.3.2': {
    rule: 'Follow the page that its card names: **Aggressive**, **Shy**, **Wandering X** or **Target-oriented**. A card that names none is Aggressive.',
  },
  '3.3.3': {
    rule: 'When no step of the page applies any more, the unit is [[tapped]].',
    yes: 'It has finished.',
    no: 'It is tapped already, or gone.',
  },
  '4': { rule: 'Discard the card that was drawn and not played, if there is one. The turn ends.' },
}

const preferences: Record<PreferenceId, string> = {
  nearest: 'the enemy that is the fewest tiles away',
  shortestWay: 'the tile with the shortest way left',
  fewestSteps: 'the tile that takes the fewest steps',
  farthest: 'the tile that is farthest from all enemies',
  nearestTarget: 'the target with the shortest way',
}

const terms: BookText['terms'] = [
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

export function bookEn(
  page: BossPage,
  title: string,
  about: string,
  ends: string,
): BookText<NodeId, PageId, PreferenceId> {
  const own = Object.fromEntries(Object.entries(boss).map(([step, text]) => [`${page}.${step}`, text]))
  return {
    title,
    about,
    before: [
      {
        title: 'How to use this book',
        text: `${title} starts the game on its spawn tile, with a shuffled deck and no resources. It takes its turn after all players.

Follow the page of its turn from the top; it sends you to the pages of the units. Do what a line says if it can be done, otherwise read on. Indented lines belong to the line above them: unless they are marked otherwise they are only read if that line was answered “yes”, and after a “while” line they are read again and again as long as it holds.

**Every choice that a line leaves open is made at random**: which enemy is attacked, which of several equally good tiles is taken, where a card is played.

${ends} As soon as the game is over, the rest of the turn is skipped.`,
      },
      { title: 'On the board', text: BOARD },
    ],
    pages: {
      KRA: { title: 'The Kraken’s turn' },
      TYR: { title: 'The Tyrant’s turn' },
      AGG: { title: 'Aggressive', intro: 'The unit goes for the nearest enemy and attacks whatever it can.' },
      SHY: { title: 'Shy', intro: 'The unit does its work from a distance and keeps away.' },
      WAN: {
        title: 'Wandering X',
        intro: 'The unit roams at random until an enemy comes within X tiles. X is the number on its card.',
      },
      TGT: { title: 'Target-oriented', intro: 'The unit goes for what its card names as its target.' },
    },
    nodes: { ...units, ...own } as Record<NodeId, NodeText>,
    preferences,
    terms,
  }
}
