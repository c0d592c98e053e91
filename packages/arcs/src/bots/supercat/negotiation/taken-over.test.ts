// A person sits down at the seat of a bot in the midst of Negotiations: it answers as it likes, whatever the die shows.

import { Table } from '@understudy/table'
import { afterAll, expect, it } from 'vitest'
import { offerCampaign } from '../../../campaign.ts'
import { arcsPackage } from '../../../package.ts'
import type { Action, Colour } from '../../../vocabulary.ts'

const withdraw = offerCampaign()
afterAll(withdraw)

const bot = { by: 'bot', bot: 'supercat', version: '0.5', edition: 'campaign', options: {} } as const
const seats = { red: bot, yellow: bot, blue: bot }
const roles = { role1: 'supercat', role2: 'supercat', role3: 'supercat' }
const answers: readonly Action[] = [{ do: 'accept' }, { do: 'decline' }] as unknown as Action[]

/** An act up to where a bot is to answer an offer of another. */
function offered() {
  for (let game = 0; game < 30; game++) {
    const table = Table.start(arcsPackage, { options: { players: 3, act: 1, ...roles }, seats, seed: `chair ${game}` })
    while (table.next().kind === 'auto') {
      if (arcsPackage.game.decision(table.state)?.kind === 'answer') return table
      table.advance()
    }
  }
  throw new Error('nobody made an offer')
}

it.each(answers)('it may $do, and leave the seat to the bot again', (answer) => {
  const table = offered()
  const seat = arcsPackage.game.decision(table.state)!.seat as Colour
  table.seat(seat, { by: 'person' })
  const asked = table.next()
  if (asked.kind !== 'person') throw new Error(`not asked but ${asked.kind}`)
  expect(asked.seat).toBe(seat)
  for (const each of answers) expect(asked.decision.legal(each)).toBeUndefined()
  table.act(answer)
  expect(arcsPackage.game.decision(table.state)?.kind).not.toBe('answer')
  table.seat(seat, bot)
  while (table.next().kind === 'auto') table.advance()
  expect(table.next().kind).toBe('over')
})
