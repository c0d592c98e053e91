// SUPERCAT in Act I keeps every promise of a bot: it can begin at any decision, be saved, explained, taken over and take over.

import { type ConformSettings, conform } from '@understudy/table/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { offerCampaign } from '../../../campaign.ts'
import { arcsPackage } from '../../../package.ts'
import { census } from '../../../rules/check.ts'
import type { State } from '../../../rules/state/state.ts'

let withdraw = (): void => {}
beforeAll(() => {
  withdraw = offerCampaign()
})
afterAll(() => withdraw())

const TIME = 400_000
const told = (settings: ConformSettings<State>) =>
  conform(arcsPackage, { census, ...settings }).map(
    ({ check, what, seed, at }) => `${seed}, entry ${at}: ${check}: ${what}`,
  )

const roles = (...all: string[]) => Object.fromEntries(all.map((role, i) => [`role${i + 1}`, role]))

describe.each([
  ['4 bots', { players: 4, act: 1, ...roles('supercat', 'supercat', 'supercat', 'supercat') }],
  ['2 bots and a person', { players: 3, act: 1, ...roles('supercat', 'supercat', 'human') }],
  ['a bot and a person', { players: 2, act: 1, pack: true, ...roles('supercat', 'human') }],
] as const)('Act I with %s', (_name, options) => {
  it('keeps every promise', () => expect(told({ options, seed: 'cat', every: 40, written: 2 })).toEqual([]), TIME)
})
