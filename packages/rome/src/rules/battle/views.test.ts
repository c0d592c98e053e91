// Battles between people, with whatever armies the lot brings: each of them judges by what it may know as the rules do.

import { keyedRandom, pickFrom, type Random } from '@understudy/table'
import { describe, expect, it } from 'vitest'
import { Bench, type Seating } from '../../testing.ts'
import { type Asked, asked } from '../play/asked.ts'
import { decisionOf } from '../play/decision.ts'
import { handlerOf } from '../play/handlers.ts'
import type { State } from '../state/state.ts'
import { viewFor } from '../state/view.ts'
import { leftOf } from './frame.ts'

const ROMAN = ['R01', 'R02', 'R03', 'R05', 'R07', 'R08', 'R09']
const GREEK = ['G01', 'G02', 'G04', 'G05', 'G07', 'G08', 'G10']
const BATTLES = 80

const armyOf = (random: Random, kinds: readonly string[], infantry: string) => [
  ...[infantry, infantry],
  ...Array.from({ length: random.int(6) }, () => pickFrom(random, kinds)),
]

function begin(random: Random, seats: Seating = { ROM: 'human', GRE: 'human' }): Bench {
  const region = pickFrom(random, ['iader', 'segestica'])
  const bench = new Bench(seats).hold('GRE', region)
  bench.place('ROM', 0, 'patavium', armyOf(random, ROMAN, 'R01'), pickFrom(random, ['rom1', 'rom4']))
  bench.place('GRE', 0, region, armyOf(random, GREEK, 'G01'), 'gre4').status('ROM', 'GRE', 'enemy')
  return bench.begin('campaign', 'ROM').act({ do: 'activate', slot: 0 }).act({ do: 'attack', target: region, path: [] })
}

/** What is asked, with its words. */
const inWords = (now: Asked | undefined) => ({ ...now?.ask, question: now?.ask.question() })

/** What can be answered, as this position tells it, and whether nothing could be. */
function answers(state: State): string[] {
  const now = asked(state)
  if (now === undefined || 'chance' in now.ask) return []
  const options = handlerOf(now.frame).options?.(state, now.frame) ?? []
  const none = decisionOf(state)?.legal({ do: 'play' }) === undefined ? 'nothing' : 'something'
  return [now.ask.kind, none, ...options.map((each) => JSON.stringify(each.action)).sort()]
}

describe('1.2 in battle', () => {
  it('11.1: whoever is asked finds in its own view what the rules find', () => {
    const kinds = new Set<string>()
    let heldBack = 0
    for (let n = 0; n < BATTLES; n++) {
      const random = keyedRandom('battle views', `${n}`)
      const bench = begin(random)
      while (bench.state.frames.some((frame) => frame.kind === 'battle')) {
        const decision = decisionOf(bench.state)
        if (decision === undefined) break
        const open = answers(bench.state)
        if (open.length > 0) {
          expect(answers(viewFor(bench.state, decision.seat)), `battle ${n}, ${bench.asks}`).toEqual(open)
          kinds.add(open[0] ?? '')
          const frame = bench.state.frames.find((each) => each.kind === 'battle')
          if (frame?.phase === 'centre' && open[1] === 'nothing') heldBack++
        }
        bench.act(decision.sample(random))
      }
    }
    expect([...kinds]).toEqual(expect.arrayContaining(['demand', 'battleCard', 'cavalry', 'casualty', 'reroll']))
    expect(heldBack).toBeGreaterThan(20)
  })

  it('11.1, PH3-6: a bot’s reserve is drawn against a card that lies face down, whatever else one takes that hand to be', () => {
    let drawn = 0
    for (let n = 0; n < BATTLES; n++) {
      const random = keyedRandom('lookers on', `${n}`)
      const bench = begin(random, { ROM: 'human', GRE: 'super' })
      for (;;) {
        const frame = bench.state.frames.find((each) => each.kind === 'battle')
        const decision = decisionOf(bench.state)
        if (frame === undefined || decision === undefined) break
        const [roman, greek] = frame.sides
        const infantry = leftOf(bench.state, greek, ['MI'])
        if (frame.phase === 'centre' && decision.kind === 'troop' && frame.step === 'play' && infantry === 0) {
          drawn++
          const world = structuredClone(bench.state)
          const there = world.frames.find((each) => each.kind === 'battle')
          const army = world.sides[0]?.armies[0]
          if (there === undefined || army === undefined) throw new Error('the battle goes on')
          there.sides[0].line = null
          army.cards.known = [...roman.played, 'R05']
          expect(inWords(asked(world)), `battle ${n}`).toEqual(inWords(asked(bench.state)))
        }
        bench.act(decision.sample(random))
      }
    }
    expect(drawn).toBeGreaterThan(3)
  })
})
