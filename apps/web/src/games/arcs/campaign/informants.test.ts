// Informants change cards between hidden hands: whoever gets one sees it, nobody else does, and no other card is seen.

import '@understudy/arcs/campaign'
import { type Action, arcs, type State } from '@understudy/arcs'
import { ids, Pile, read, seatOf } from '@understudy/arcs/state'
import { ACTION_CARDS } from '@understudy/arcs/vocabulary'
import { type Json, LANGS, speak } from '@understudy/procedure'
import type { GameEvent } from '@understudy/table'
import { describe, expect, it } from 'vitest'
import { chanceGame } from '../game-testing.ts'
import { hush } from '../telling/hush.ts'

const inFull = (action: Action): GameEvent => ({ say: 'do.action', with: { action: action as unknown as Json } })
const mentioned = (value: unknown): string[] =>
  ACTION_CARDS.filter((card) => JSON.stringify(value).includes(`"${card}"`))
const seen = (state: State, viewer: string): Set<string> =>
  new Set(read.cards(state, Pile.seenBy(seatOf(state, viewer))).map(ids.cardId))
const news = (before: State, after: State, viewer: string): string[] => {
  const known = seen(before, viewer)
  return [...seen(after, viewer)].filter((card) => !known.has(card))
}
const doing = (action: Action): string => action.do
const handOf = (state: State, colour: string): string[] =>
  read.cards(state, Pile.hand(seatOf(state, colour))).map(ids.cardId)
/** Cards that came into this hand, or left it. */
const moved = (before: State, after: State, colour: string): string[] => {
  const [was, is] = [handOf(before, colour), handOf(after, colour)]
  return [...was.filter((card) => !is.includes(card)), ...is.filter((card) => !was.includes(card))]
}

interface Exchange {
  readonly before: State
  readonly after: State
  readonly action: Action
  readonly events: readonly GameEvent[]
}

/** Among people, in some acts; a rival with one highest card gives it by itself. */
function exchanges(): Exchange[] {
  const found: Exchange[] = []
  const options = { players: 3, act: 1, fate1: 'partisan', fate2: 'founder', fate3: 'magnate' }
  for (let n = 0; n < 12; n++)
    for (const { before, after, action, events } of chanceGame(options, `informants ${n}`))
      if (doing(action) === 'spy' || doing(action) === 'spyBack') found.push({ before, after, action, events })
  return found
}

describe('Informants', () => {
  const all = exchanges()
  const changing = all.filter(({ before, after }) =>
    after.options.colours.some((colour) => moved(before, after, colour).length > 0),
  )

  it('are used in some acts', () => {
    expect(changing.length).toBeGreaterThan(3)
  })

  it('show a card that changes hands to whoever gets it, and no other card to anybody', () => {
    for (const { before, after, action } of all)
      for (const viewer of after.options.colours) {
        const own = moved(before, after, viewer)
        // The very card that was given may come back; the rival has seen it then.
        const { on, give = '' } = action as unknown as { on?: string; give?: string }
        const shown = viewer === on ? [...own, give] : own
        for (const card of news(before, after, viewer)) expect(shown).toContain(card)
        for (const card of own) expect(seen(after, viewer)).toContain(card)
      }
  })

  it('are told to the others without a card', () => {
    for (const { action, events } of all) {
      const told = [inFull(action), ...events].map((event) => hush(event) ?? event)
      expect(mentioned(told)).toEqual([])
      for (const lang of LANGS)
        for (const event of told) expect(speak(arcs.phrases, lang, event)).not.toMatch(/undefined|unknown/)
    }
  })

  it('leave hidden from the third person what was exchanged', () => {
    for (const { before, after } of changing) {
      const third = after.options.colours.find((colour) => moved(before, after, colour).length === 0)!
      for (const colour of after.options.colours) {
        const view = handOf(arcs.view(after, third), colour)
        for (const card of moved(before, after, colour))
          if (!seen(before, third).has(card)) expect(view).not.toContain(card)
      }
    }
  })
})
