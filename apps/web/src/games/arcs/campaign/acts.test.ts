// Whole acts by the pages on which a turn is entered: everything that a person can do is done by taps.

import { type Action, arcs, type State } from '@understudy/arcs'
import { offerCampaign } from '@understudy/arcs/campaign'
import { seatOf } from '@understudy/arcs/state'
import { CHANCE, type Decision, keyedRandom, type Random } from '@understudy/table'
import { describe, expect, it } from 'vitest'
import type { Context } from '../compose/model/context.ts'
import * as hits from '../compose/model/hits-page.ts'
import { bringHits, press, startPage } from '../compose/model/sheet.ts'
import { allTaps } from '../compose/model/sheet-testing.ts'
import { addable, type Basket, offerOf, partners } from './summit/basket.ts'

bringHits(hits)

const anyOf = <T>(all: readonly T[], random: Random): T => all[random.int(all.length)]!

/** What a person does who taps at random; undefined if the page leads nowhere. */
function byTaps(state: State, decision: Decision<Action>, random: Random): Action | undefined {
  const context: Context = { state, decision, beside: false, tableDice: false }
  let page = startPage(context)
  for (let n = 0; n < 60; n++) {
    const taps = allTaps(context, page)
    const done = taps.find(({ tap }) => tap === 'done')
    const tap = done !== undefined && random.int(3) > 0 ? done : taps.length > 0 ? anyOf(taps, random) : undefined
    const pressed = tap === undefined ? undefined : press(context, page, tap)
    if (pressed === undefined) return undefined
    if ('act' in pressed) return pressed.act
    page = pressed.page
  }
  return undefined
}

/** An offer, put together in its basket. */
function byBasket(decision: Decision<Action>, random: Random): Action {
  const all = partners(decision)
  if (all.length > 0 && random.int(3) > 0) {
    let basket: Basket = { with: anyOf(all, random), parts: [] }
    for (let n = 0; n < 5; n++) {
      const parts = addable(decision, basket)
      if (parts.length === 0) break
      basket = { ...basket, parts: [...basket.parts, anyOf(parts, random)] }
      const offer = offerOf(decision, basket)
      if (offer !== undefined) return offer
    }
  }
  return { do: 'decline' }
}

const ACTS: readonly (readonly [string, Record<string, string | number | boolean>])[] = [
  ['two people', { players: 2 }],
  ['a person and two bots', { players: 3, role2: 'supercat', role3: 'supercat' }],
  ['four', { players: 4, role4: 'supercat', fate1: 'believer', fate2: 'partisan', fate3: 'admiral', fate4: 'magnate' }],
  [
    'four other Fates',
    { players: 4, role3: 'supercat', fate1: 'caretaker', fate2: 'steward', fate3: 'founder', fate4: 'advocate' },
  ],
]

describe('an act by taps', () => {
  const everywhere = new Set<string>()
  it.each(ACTS)(
    'can be played to its end: %s',
    (name, options) => {
      const withdraw = offerCampaign()
      const state = arcs.start({ act: 1, ...options }, {})
      const stuck: string[] = []
      const asked = new Set<string>()
      for (let i = 0; i < 9000; i++) {
        const decision = arcs.decision(state)
        if (decision === undefined) break
        const random = keyedRandom(name, `${i}`)
        const person = decision.seat !== CHANCE && state.options.roles[seatOf(state, decision.seat)] === 'human'
        let action: Action | undefined
        if (!person) action = decision.sample(random)
        else {
          asked.add(decision.kind)
          action = decision.kind === 'talk' ? byBasket(decision, random) : undefined
          for (let tries = 0; tries < 40 && action === undefined; tries++)
            action = byTaps(state, decision, keyedRandom(name, `${i} ${tries}`))
          if (action === undefined) stuck.push(`${decision.kind}: ${JSON.stringify(decision.sample(random))}`)
        }
        arcs.apply(state, action ?? decision.sample(random))
      }
      withdraw()
      expect([...new Set(stuck)]).toEqual([])
      expect(arcs.outcome(state)).toBeDefined()
      for (const kind of asked) everywhere.add(kind)
      for (const kind of ['found', 'follow', 'turn']) expect([...asked]).toContain(kind)
    },
    120_000,
  )

  it('meets every kind of decision somewhere', () => {
    for (const kind of ['lead', 'summit', 'talk']) expect([...everywhere]).toContain(kind)
  })
})
