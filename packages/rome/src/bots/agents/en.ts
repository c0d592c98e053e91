// The Agent phase (rome 19), in English.

import type { NodeText, Spoken } from '@understudy/procedure'
import { within } from '../../text/peoples.ts'
import { BUILDING, STATUS } from '../book/words.ts'
import type { Sayings } from './notes.ts'
import type { sources } from './sources.ts'

/** An opponent is looked for. */
const rival = (rule: string, no = 'There is no such opponent.'): NodeText => ({ rule, no })
const found = (no: string): NodeText => ({ rule: 'Was an opponent found?', no })
const GAIN: NodeText = { rule: 'Nothing can be done with this card: follow **Gain gold**.' }
const NEAREST: NodeText = { rule: 'The nearest agent that is ready goes there and tries.' }

export const en = {
  pages: {
    ENT: { title: 'Agents enter' },
    AGT: { title: 'Agents', intro: 'Flip the action cards one at a time.' },
    GAIN: { title: 'Gain gold' },
    ASN: { title: 'Assassination' },
    BRB: { title: 'Bribe' },
    DBL: { title: 'Double Agent' },
    RIO: { title: 'Protests and Riots', intro: 'Cubes that lie there already, or a gold value of 1, do not matter.' },
    REB: { title: 'Rebel Uprising' },
    MER: { title: 'Recruit Mercenaries' },
    SAB: { title: 'Sabotage' },
    SOW: { title: 'Sow Distrust' },
    SPY: { title: 'Spy' },
    TRD: { title: 'Trade' },
    THF: { title: 'Treasury Theft' },
    TRT: { title: 'Treaty' },
  },
  nodes: {
    'AGT-1': {
      rule: 'Agents off the board enter at the capital; if it is lost, at the held home region with the most gold.',
      aim: 'Its capital is lost, so agents enter at the held home region with the most gold',
    },
    'AGT-3': { rule: 'Is an agent ready?', no: 'None can act.' },
    'AGT-3.1': { rule: 'Follow the page of the card.' },
    'AGT-3.2': { rule: 'Follow **Gain gold**.' },
    'GAIN-GOLD': {
      rule: 'Discard the card for the gold printed on it.',
      aim: 'It discards the card for the gold printed on it',
    },
    'ASN-1': {
      ...rival('Choose an [[enemy]] with a general or an agent [[reach]].'),
      aim: 'It sends an assassin, and an enemy has a general or an agent in reach',
    },
    'ASN-2': {
      ...rival('Otherwise choose an opponent with [[stance]] 7 or more who has one in reach.'),
      aim: 'It sends an assassin against one with stance 7 or more who has a target in reach',
    },
    'ASN-3': found('No enemy, and no opponent with stance 7 or more, has a general or an agent in reach.'),
    'ASN-3.1': GAIN,
    'ASN-4': {
      rule: 'Choose one of their generals or agents in reach.',
      aim: 'Its assassin goes for a general or an agent of that opponent',
    },
    'ASN-4.1': NEAREST,
    'BRB-1': { rule: 'Never tried: follow **Gain gold**.', no: 'A bot never tries it.' },
    'DBL-1': {
      ...rival(
        'Choose an [[enemy]] with an agent [[reach]] that stands in a region of the bot or where the bot has an army.',
      ),
      aim: 'It turns an enemy’s agent who is in its region or with its army',
    },
    'DBL-1.1': {
      ...rival('Otherwise such an opponent with [[stance]] 7 or more.'),
      aim: 'It turns an agent of one with stance 7 or more, in its region or with its army',
    },
    'DBL-1.2': {
      ...rival('Otherwise such an opponent with status neutral.'),
      aim: 'It turns a neutral opponent’s agent who is in its region or with its army',
    },
    'DBL-2': found(
      'In its regions and with its armies no agent of an enemy, of a neutral opponent or of one with stance 7 or more is in reach.',
    ),
    'DBL-2.1': GAIN,
    'DBL-3': { rule: 'Choose one of these agents.', aim: 'It turns this agent of the opponent, who is in reach' },
    'DBL-3.1': NEAREST,
    'RIO-1': {
      ...rival(
        'Choose an opponent with a region [[reach]] that has room for a cube.',
        'No region in reach of an opponent whom it does not spare has room for a cube.',
      ),
      aim: 'It stirs up unrest where an opponent has a region in reach with room for a cube',
    },
    'RIO-2': GAIN,
    'RIO-3': {
      rule: 'Choose one of these regions.',
      aim: 'It stirs up unrest in a region of the opponent that has room for a cube',
    },
    'RIO-3.1': NEAREST,
    'REB-1': {
      ...rival(
        'Choose an opponent with a region [[reach]] that is not its own home.',
        'No opponent whom it does not spare has a region in reach that is not its own home.',
      ),
      aim: 'It stirs up a rebellion where an opponent holds a region that is not its home',
    },
    'REB-2': GAIN,
    'REB-3': {
      rule: 'Choose one of these regions.',
      aim: 'It stirs up a rebellion in a region that is not the opponent’s home',
    },
    'REB-3.1': NEAREST,
    'MER-1': {
      rule: 'Is there a mercenary region [[reach]] that still has cards?',
      no: 'No mercenary region in reach has any cards left.',
    },
    'MER-2': {
      rule: 'The agent that is closest to one goes there and recruits.',
      aim: 'It recruits mercenaries with the agent nearest to them',
    },
    'MER-2.1': GAIN,
    'SAB-1': {
      ...rival(
        'Choose an enemy or neutral opponent with a Market or Barracks [[reach]].',
        'No enemy or neutral opponent has a Market or Barracks in reach.',
      ),
      aim: 'It sabotages a Market or Barracks of an enemy or neutral opponent in reach',
    },
    'SAB-1.1': GAIN,
    'SAB-2': { rule: 'Choose one of these buildings.', aim: 'It sabotages a Market or Barracks of that opponent' },
    'SAB-2.1': NEAREST,
    'SOW-1': {
      ...rival('Choose an opponent whose capital is [[reach]].', 'No opponent’s capital is in reach.'),
      aim: 'It sows distrust at this opponent’s capital, which is in reach',
    },
    'SOW-2': GAIN,
    'SOW-3': {
      rule: 'Is this opponent better than enemy with some other seat?',
      no: 'Nothing can be lowered, and no other opponent is tried.',
    },
    'SOW-3.1': GAIN,
    'SOW-4': {
      rule: 'Choose the seat whose status with this opponent is to fall.',
      aim: 'It sows distrust, so that the opponent’s status with this seat falls',
    },
    'SOW-4.1': NEAREST,
    'SPY-1': { rule: 'Never tried: follow **Gain gold**.', no: 'A bot never tries it.' },
    'TRD-1': {
      ...rival('Choose an opponent, no enemy, with a region [[reach]].', 'Nobody but enemies has a region in reach.'),
      aim: 'It offers trade to one who is no enemy and has a region in reach',
    },
    'TRD-1.1': GAIN,
    'TRD-2': { rule: 'Choose one of their regions.', aim: 'It offers trade in a region of one who is no enemy' },
    'TRD-3': { rule: 'The nearest agent that is ready goes there and offers trade. If they accept, both gain gold.' },
    'THF-1': {
      ...rival(
        'Choose an opponent whose capital is [[reach]].',
        'No capital of an opponent whom it does not spare is in reach.',
      ),
      aim: 'It steals from this opponent’s treasury, whose capital is in reach',
    },
    'THF-2': GAIN,
    'THF-3': { rule: 'Would a theft bring less than the gold printed on the card?' },
    'THF-3.1': { rule: 'Follow **Gain gold**.' },
    'THF-4': NEAREST,
    'TRT-1a': {
      ...rival('Choose a friend with [[stance]] 1 to 6: it is offered an alliance.'),
      aim: 'A friend with stance 1 to 6 is offered an alliance',
    },
    'TRT-1b': {
      ...rival('Otherwise choose a neutral opponent with stance 1 to 6: it is offered friendship.'),
      aim: 'A neutral opponent with stance 1 to 6 is offered friendship',
    },
    'TRT-1c': {
      ...rival('Otherwise choose an enemy with stance 1 to 3: it is offered peace.'),
      aim: 'An enemy with stance 1 to 3 is offered peace',
    },
    'TRT-1': found('No friend or neutral opponent has stance 1 to 6, and no enemy stance 1 to 3.'),
    'TRT-1.1': GAIN,
    'TRT-2': {
      rule: 'The first agent that is ready proposes the treaty from where it stands.',
      aim: 'Its first ready agent proposes the treaty',
    },
  },
  preferences: {
    stanceLow: 'the lowest stance',
    statusLow: 'the lowest status',
    statusHigh: 'the highest status',
    general: 'a general',
    nearestAgent: 'the nearest agent',
    theirHome: 'a home region of that opponent',
    nearestToAgent: 'what is nearest to an agent that is ready',
    mostGold: 'the opponent with the most gold',
    highestStatusWith: 'the highest status with that opponent',
    firstAgent: 'the lowest number',
  },
  phrases: {
    'bot.agent': (f) => `agent ${f.agent} in ${f.region.en} (distance ${f.distance})`,
    'bot.agentTo': (f) => `agent ${f.agent} to ${f.region.en} (distance ${f.distance})`,
    'bot.general': (f) => `the general of army ${f.slot} of ${within(f.seat.en)} in ${f.region.en}`,
    'bot.theirAgent': (f) => `agent ${f.agent} of ${within(f.seat.en)} in ${f.region.en}`,
    'bot.theirBuilding': (f) => `${BUILDING.en[f.building]} in ${f.region.en} (distance ${f.distance})`,
    'bot.third': (f) => `${f.seat.en} (${STATUS.en[f.status]})`,
    'bot.ready': (f) => `Agents that are ready: ${f.n}.`,
    'bot.tooDear': (f) => `The card costs ${f.pay} gold to begin with, and there is ${f.gold}.`,
    'bot.loot': (f) => `A theft would bring ${f.loot} gold, the card itself ${f.printed}.`,
  },
} satisfies Spoken<keyof typeof sources, Sayings>
