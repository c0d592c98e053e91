import { arcs, arcsPackage } from '@understudy/arcs'
import { offerCampaign } from '@understudy/arcs/campaign'
import { Table } from '@understudy/table'
import { afterAll, expect, it } from 'vitest'
import { presets } from './presets.ts'

// Its dice are among the sources while it is offered.
afterAll(offerCampaign())

it.each(presets.map((preset) => [preset.id, preset] as const))('the table "%s" can be set', (_id, preset) => {
  const { options, seats, chance = {} } = preset
  const ids = arcs.seats(options).map(({ id }) => id)
  expect(Object.keys(seats).sort()).toEqual([...ids].sort())
  // A bot only sits where its role does.
  for (const { id, role } of arcs.seats(options)) {
    const controller = seats[id]!
    if (controller.by === 'bot')
      expect(arcsPackage.bots.find((bot) => bot.id === controller.bot)?.roles).toContain(role)
    else expect(role).toBe('human')
  }
  const sources = new Map(arcs.sources.map((source) => [source.id, source.ways]))
  for (const [id, way] of Object.entries(chance)) expect(sources.get(id)).toContain(way)
  const table = Table.start(arcsPackage, { options, seats, chance, seed: 'preset' })
  expect(table.state.options.secretHands).toBe(chance.actionCards === 'secret')
})
