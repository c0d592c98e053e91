// English: actions as a player would say them when choosing. What is missing is called as in doing.ts (Tax, Move, …).

import type { Doing } from '../../vocabulary.ts'
import { inBothNames } from '../both-names.ts'
import { doingEn } from './doing.ts'

const CHOOSE: Readonly<Partial<Record<Doing, string>>> = {
  pass: 'Pass the initiative',
  lead: 'Lead a card',
  surpass: 'Surpass',
  pivot: 'Pivot',
  copy: 'Copy',
  draft: 'Take a leader or lore',
  keepLore: 'Keep lore',
  move: 'Move ships',
  influence: 'Influence: an agent on a Court card',
  secure: 'Secure a Court card',
  arm: 'Spend a Weapon: actions may be battles',
  spend: 'Spend a token for nothing',
  arrange: 'Rearrange tokens',
  useInterest: 'Fill slots with an Interest',
  useCartel: 'Give up a Cartel to steal',
  useUnion: 'Place a Union on a played card',
  useGates: 'Give up Gatekeepers for ships',
  useShips: 'Give up a card for three ships',
  useSpies: 'Give up Lattice Spies to seize',
  useFarseers: 'Give up Farseers for new cards',
  useTongues: 'Give up Silver-Tongues to steal',
  useBroker: 'Give up Elder Broker for tokens',
  useFence: 'Relic Fence: a token for a Relic',
  forgive: 'Give up lore to clear an Outrage',
  end: 'End the turn',
  dice: 'Choose dice',
  sensors: 'Call ships in',
  reroll: 'Reroll dice',
  keepDice: 'Keep the roll',
  hits: 'Assign hits',
  ransack: 'Ransack the Court',
  raid: 'Raid',
  uprising: 'Place the ships',
  demand: 'Declare an ambition, or not',
  spread: 'Spread an Outrage, or not',
  free: 'Send a city home, or not',
  struggle: 'Steal a Guild card, or not',
  look: 'Look at a hand, or not',
  swap: 'Swap a card, or not',
  ambitious: 'Gain a token, or not',
  bold: 'Place agents, or none',
  bonusMove: 'The extra Move',
  bonusInfluence: 'The extra Influence',
  sprint: 'Move on with Sprinter Drives',
  ruthless: 'Be ruthless: hit the building and repeat the action',
  mythic: 'Change the planet’s type',
  decline: 'Leave it at that',
  reinforce: 'Place new ships',
}

export const chooseEn = (doing: Doing): string =>
  CHOOSE[doing] === undefined ? doingEn(doing) : inBothNames('en', CHOOSE[doing])
