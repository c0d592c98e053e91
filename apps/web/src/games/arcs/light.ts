// Arcs without its bots' rulebooks: see `../light.ts`.

import { type Action, botOptions, edition, type State, seating } from '@understudy/arcs'
import { bots as about } from '@understudy/arcs/about'
import { arcs } from '@understudy/arcs/lean'
import type { GamePackage } from '@understudy/table'
import { type BotCard, lightPackage } from '../light.ts'
import { act } from './act.ts'
import { handOver } from './needs.ts'

/** Each version plays the campaign, too; its options there come with an act. */
const inCampaign = (version: NonNullable<BotCard['versions']>[number]): typeof version => ({
  ...version,
  editions: [...version.editions, 'campaign'],
  optionsIn: (edition) => (edition === 'campaign' ? act()?.optionsOf(version.name) : undefined) ?? version.options,
})

const bots: readonly BotCard[] = [
  {
    ...about.supercat,
    ...botOptions.supercat,
    versions: (botOptions.supercat.versions ?? []).map(inCampaign),
  },
  { ...about.lars, ...botOptions.lars },
  about.eager,
]

export const arcsLight: GamePackage<State, Action> = lightPackage(arcs, bots, { seating, handOver, edition })
