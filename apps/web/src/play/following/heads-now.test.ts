// To whom a headline says "you": to the person who looks on, and to nobody where only bots play.

import { signal } from '@preact/signals'
import { arcsPackage } from '@understudy/arcs'
import { type Controller, type Logged, Table } from '@understudy/table'
import { expect, test, vi } from 'vitest'
import type { Heads, HeadsMore } from '../../games/ui.ts'
import type { Play } from '../play.ts'

// The page is none here.
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))
vi.stubGlobal('navigator', { language: 'en' })
const { fetchHeads } = await import('./heads-now.ts')

const OPTIONS = { players: 2, role2: 'supercat' }

async function readBy(red: Controller): Promise<HeadsMore | undefined> {
  const table = Table.start(arcsPackage, {
    options: OPTIONS,
    seats: { ...arcsPackage.seating(OPTIONS), red },
    seed: 'heads',
  })
  let more: HeadsMore | undefined
  const heads: Heads = (_events, _lang, given) => {
    more = given
    return ''
  }
  const play = {
    table,
    pkg: arcsPackage,
    options: OPTIONS,
    ui: { heads: () => Promise.resolve(heads) },
    heads: signal(undefined),
    watched: signal(false),
    next: signal(undefined),
  } as unknown as Play
  await fetchHeads(play)
  const step = { index: 1, moment: '1.1.1', entry: { t: 'action', by: 'bot', seat: 'yellow' }, events: [] }
  play.heads.value?.([step as unknown as Logged])
  return more
}

test('whoever plays reads; where only bots play nobody does', async () => {
  const person = await readBy({ by: 'person' })
  expect([person?.reader, person?.you('red'), person?.you('yellow')]).toEqual(['red', true, false])
  const nobody = await readBy({ by: 'random' })
  expect([nobody?.reader, nobody?.you('red')]).toEqual([undefined, false])
})
