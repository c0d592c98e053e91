// An army of the bot: where it stands and where it can go, in English.

import type { Spoken } from '@understudy/procedure'
import { diceInWords } from '../../text/dice.ts'
import { within } from '../../text/peoples.ts'
import { list, mp } from '../book/words.ts'
import type { Sayings } from './notes.ts'

export const en = {
  pages: {},
  nodes: {},
  preferences: {
    nearest: 'the nearest',
    nearestOpponent: 'the fewest borders to an opponent’s region',
    moveCostLow: 'the fewest movement points',
    farthest: 'the place farthest along',
  },
  phrases: {
    'camp.region': (f) => f.region.en,
    'camp.stop': (f) =>
      f.stays
        ? `staying in ${f.region.en}`
        : `${f.region.en}${f.goal.en === f.region.en ? '' : ` (on the way to ${f.goal.en})`}`,
    'camp.mp': (f) => `It has ${mp(f.mp)} left.`,
    'camp.seatThere': (f) => `An army of ${within(f.seat.en)} is in ${f.region.en}.`,
    'camp.holder': (f) => `Holder of ${f.region.en}: ${f.seat.en}.`,
    'camp.regions': (f) => (f.regions.length === 0 ? 'An enemy army is there.' : `${list('en', f.regions)}.`),
    'camp.dice': (f) => `Rolled: ${diceInWords('en', f.attack)} against ${diceInWords('en', f.defence)}.`,
    'camp.infantry': (f) => `Infantry: ${f.n}.`,
    'camp.roll': (f) => `Rolled: ${diceInWords('en', f.roll)}.`,
  },
} satisfies Spoken<never, Sayings>
