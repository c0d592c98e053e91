// Words and pieces of sentences that the English phrasebook shares.

import { plural } from '@understudy/procedure'
import type { Name } from '../../pack/types.ts'
import type { Fall } from '../../rules/sayings-told.ts'
import type { ArmyFact } from '../../rules/state/names.ts'
import { boxName } from '../boxes.ts'
import { diceInWords, dieWord } from '../dice.ts'

export const list = (names: readonly Name[]): string => names.map((name) => name.en).join(', ')
export const army = ({ of, slot, general }: ArmyFact): string =>
  general === undefined ? `${of.en}, army ${slot}` : `${of.en}, army ${slot} (${general.en})`
/** Without its general: where they can be seen, a question is better short. */
export const armyOnly = ({ of, slot }: ArmyFact): string => `${of.en}, army ${slot}`
export const gold = (n: number): string => `${n} gold`
export const points = (n: number): string => plural('en', n, { one: 'point', many: 'points' })
export const cards = (n: number): string => plural('en', n, { one: 'card', many: 'cards' })
export const infantryCards = (n: number): string => plural('en', n, { one: 'infantry card', many: 'infantry cards' })
export const mp = (n: number): string => plural('en', n, { one: 'movement point', many: 'movement points' })
export const dice = (faces: string): string => diceInWords('en', faces)
export const die = (letter: string): string => dieWord('en', letter)
/** "a wound". */
export const face = (letter: string): string => `a ${die(letter)}`
export const box = (n: number): string => boxName('en', n)
export const STATUS = { enemy: 'enemies', neutral: 'neutral', friends: 'friends', allied: 'allied' } as const
/** What two sides have with each other. */
export const BOND = { enemy: 'war', neutral: 'peace', friends: 'friendship', allied: 'alliance' } as const
/** Why an army is defeated. */
export function fall(why: Fall, least: number, cavalry: boolean): string {
  if (why === 'nowhere') return 'it had nowhere to retreat to'
  return why === 'sunk'
    ? 'its last ship was sunk'
    : `fewer than ${least} infantry${cavalry ? ' and cavalry' : ''} cards left`
}
export const PHASE: Readonly<Record<string, string>> = {
  terrain: 'the terrain',
  flanks: 'the flanks',
  centre: 'the centre',
  envelopment: 'envelopment',
}
export const CLS = { MI: 'main battle card', SK: 'skirmisher' } as const
export const CLASSES: Readonly<Record<string, string>> = {
  MI: 'infantry',
  SK: 'skirmishers',
  CV: 'cavalry',
  AR: 'artillery',
}
const BUILDING: Readonly<Record<string, string>> = {
  walls: 'Walls',
  market: 'a Market',
  barracks: 'Barracks',
  wonder: 'the ancient wonder',
  roads: 'roads',
  navy: 'Navy cards',
}
export const what = (building: string): string => BUILDING[building] ?? building
export const DO: Readonly<Record<string, string>> = {
  pass: 'Pass the choice on',
  carryOut: 'Carry it out',
  gold: 'Take its gold',
  end: 'End the campaign turn',
  renounce: 'Renounce a bond',
  muster: 'Muster an army',
  march: 'March',
  attack: 'Attack',
  besiege: 'Besiege',
  assault: 'Storm the region',
  calm: 'Remove unrest',
  merge: 'Join another army',
  split: 'Send off half',
  dissolve: 'Back into the decks',
  embark: 'Go aboard and stay there',
  ferry: 'By sea with fewer ships',
  halt: 'Stay here',
  nothing: 'Play nothing',
  buy: 'Buy it',
  putBack: 'Put it back',
  general: 'Buy a general',
  agent: 'Buy an agent',
  navy: 'Buy a ship',
  assign: 'Give an army a general',
  develop: 'Develop',
  cube: 'Remove unrest',
  road: 'Build a road',
  look: 'Look at the top card',
  troop: 'Buy troops',
  done: 'Done',
}
