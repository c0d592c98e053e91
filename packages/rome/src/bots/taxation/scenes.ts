// Positions for the rules of taxation.

import { Bench } from '../../testing.ts'
import { type Played, play } from '../testing/bot-testing.ts'

type Scene = () => Played

const taxes = (seat: 'ROM' | 'CAR', options = {}): Played =>
  play(new Bench({ ROM: 'super', CAR: 'speed' }, options).begin('taxation', seat), seat)

export const taxation = {
  earned: () => taxes('ROM'),
  fixed: () => taxes('ROM', { 'tax.mixed': 'allFixed' }),
  speed: () => taxes('CAR'),
} satisfies Record<string, Scene>
