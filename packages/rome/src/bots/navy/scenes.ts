// Navies at sea, each played as far as the rule in question.

import { Bench } from '../../testing.ts'
import { dice } from '../battle/battle-testing.ts'
import { type Given, type Played, play } from '../testing/bot-testing.ts'
import { FOUR, stances } from '../testing/seats-testing.ts'

type Scene = () => Played
const bots = (options = {}): Bench => new Bench(FOUR, options)
const any: Given = { anyTie: true }

/** Carthage has moved its armies; its navy is here, a Roman one there. */
function fleet(own: string, roman: string | undefined, stance: number, given: Given = {}, seating = {}): Played {
  const bench = stances(new Bench({ ...FOUR, ROM: 'human', ...seating }), 'CAR', { ROM: stance })
  bench.navy('CAR', 0, own, 5)
  if (roman !== undefined) bench.navy('ROM', 0, roman, 2)
  bench.begin('campaign', 'CAR')
  for (const army of bench.side('CAR').armies) army.activated = true
  return play(bench, 'CAR', { ...any, ...given })
}
/** A Roman navy sails into the zone of a Carthaginian one. */
function passes(stance: number, given: Given = {}, ships = 1): Played {
  const bench = stances(new Bench({ ...FOUR, ROM: 'human' }), 'CAR', { ROM: stance })
  bench.navy('CAR', 0, 'afr', ships).navy('ROM', 0, 'tyr', 2).begin('campaign', 'ROM')
  bench.act({ do: 'sail', navy: 0, zones: ['afr'] })
  return play(bench, 'CAR', given)
}

export const navies = {
  chase: () =>
    fleet('sar', 'tyr', 8, {
      actions: 2,
      dice: { 'POT-2.2': ['K'] },
      others: [{ do: 'intercept', yes: false }],
      chance: [dice('-------')],
    }),
  spare: () => fleet('sar', 'tyr', 8, { dice: { 'POT-2.2': ['X'] } }),
  drift: () => fleet('ger', undefined, 5),
  harbour: () => fleet('sar', undefined, 5),
  otherBots: () => {
    const bench = bots().navy('CAR', 0, 'sar', 5).navy('GRE', 0, 'tyr', 5).begin('campaign', 'CAR')
    for (const army of bench.side('CAR').armies) army.activated = true
    return play(bench, 'CAR', any)
  },
  noNavy: () => {
    const bench = bots().begin('campaign', 'CAR')
    for (const army of bench.side('CAR').armies) army.activated = true
    return play(bench, 'CAR', any)
  },
  intercepts: () => passes(9, { dice: { 'POT-2.2': ['K'] } }),
  letsPass: () => passes(5),
  never: () => passes(9, { options: { 'nav.intercept': 'never' } }),
  shipsLeft: () => passes(9, { actions: 2, dice: { 'POT-2.2': ['K'] }, chance: [dice('XX--')] }, 2),
  lastShip: () => passes(9, { actions: 2, dice: { 'POT-2.2': ['K'] }, chance: [dice('XX-')] }),
} satisfies Record<string, Scene>
