// Arcs without its bots' rulebooks: see `../light.ts`.

import { type Action, arcs, botOptions, type State } from '@understudy/arcs'
import type { Controller, GamePackage, Seat } from '@understudy/table'
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
    id: 'supercat',
    title: { en: 'SUPERCAT', ru: 'SUPERCAT' },
    author: 'okonomichiyaki',
    roles: ['supercat'],
    version: '0.10',
    editions: ['base'],
    ...botOptions.supercat,
    versions: (botOptions.supercat.versions ?? []).map(inCampaign),
  },
  {
    id: 'lars',
    title: { en: 'Lars', ru: 'Ларс' },
    author: 'Shipple',
    roles: ['lars'],
    version: '0.8.13',
    editions: ['standard'],
    ...botOptions.lars,
  },
  {
    id: 'eager',
    title: { en: 'Eager player', ru: 'Рьяный игрок' },
    author: 'Understudy',
    roles: ['human', 'supercat', 'lars'],
    version: '1',
    editions: [''],
  },
]

/** As in the whole package: bots at the seats that have a bot's role. */
const seating: GamePackage<State, Action>['seating'] = (options) =>
  Object.fromEntries(
    arcs.seats(options).map((seat): [Seat, Controller] => {
      const bot = bots.find(({ id }) => id === seat.role)
      return [seat.id, bot === undefined ? { by: 'person' } : { by: 'bot', bot: bot.id }]
    }),
  )

export const arcsLight: GamePackage<State, Action> = lightPackage(arcs, bots, {
  seating,
  handOver,
  edition: ({ act = 0 }) => (act === 0 ? 'base' : 'campaign'),
})
