// Positions for the rules of activation and of the way home, each played until the bot has done its deed.

import { Bench } from '../../testing.ts'
import { type Given, type Played, play } from '../testing/bot-testing.ts'
import { deed, goOn, mainDeck, onlyFree, withPoints } from '../testing/campaign-testing.ts'
import { FOUR } from '../testing/seats-testing.ts'

const HOST = ['R01', 'R01', 'R01', 'R02', 'R05', 'R05']

type Scene = () => Played
const any: Given = { anyTie: true }
const bots = (): Bench => new Bench(FOUR)

export const activationScenes = {
  offBoard: () => deed(bots(), 'ROM', any),
  gone: () => deed(mainDeck(bots(), 'ROM', 'R01', 1), 'ROM', any),
  spent: () => goOn(bots().place('ROM', 0, 'medhlan'), 'ROM', 0, 0, any),
  again: () => goOn(bots().place('ROM', 0, 'medhlan'), 'ROM', 2, 1, any),
  small: () => deed(bots().place('ROM', 0, 'medhlan', ['R01', 'R01', 'R02', 'R05']), 'ROM', any),
  over: () => {
    const bench = bots().begin('campaign', 'ROM')
    for (const army of bench.side('ROM').armies) army.activated = true
    return play(bench, 'ROM', any)
  },
} satisfies Record<string, Scene>

// ---- Home and back -------------------------------------------------------------------------------------------------

const few = ['R01', 'R01', 'R02', 'R05']
const small = (region: string, ...held: string[]): Bench =>
  bots()
    .hold('ROM', ...held)
    .place('ROM', 0, region, few)

export const homeward = {
  atHome: () => deed(small('medhlan'), 'ROM', any),
  nearHome: () => deed(small('genua', 'genua'), 'ROM', any),
  farHome: () => deed(onlyFree(bots(), 'ROM').place('ROM', 0, 'olisipo', few), 'ROM', { ...any, actions: 3 }),
  /** The only way home is through a region where another army stands. */
  hemmedIn: () => withPoints(small('tolosa', 'tolosa', 'massalia', 'genua').place('ROM', 1, 'massalia'), 'ROM', 1, any),
  noWay: () => deed(small('tolosa', 'tolosa'), 'ROM', any),
  large: () => deed(bots().place('ROM', 0, 'medhlan', [...few, 'R05']), 'ROM', any),
  splittable: () => deed(bots().place('ROM', 0, 'medhlan', HOST), 'ROM', any),
  back: () => deed(bots(), 'ROM', any),
} satisfies Record<string, Scene>
