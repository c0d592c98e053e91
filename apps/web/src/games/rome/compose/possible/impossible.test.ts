import { type Action, romePackage, type State } from '@understudy/rome'
import { packOf } from '@understudy/rome/pack'
import { onBoard } from '@understudy/rome/rules'
import { type Decision, keyedRandom } from '@understudy/table'
import { describe, expect, it } from 'vitest'
import { pips } from '../../pips.ts'
import { askedFrame, askedSide } from '../page.ts'
import { type ArmyVerb, type Words, whyImpossible, whyNoErrand } from './impossible.ts'
import { whyNoArmy, whyNoFleet, whyNoMuster, whyNoRenouncing } from './impossible-campaign.ts'

const { game } = romePackage
const PEOPLE = { role1: 'human', role2: 'human', role3: 'absent', role4: 'absent' }
const VERBS: readonly ArmyVerb[] = ['march', 'attack', 'besiege', 'embark']

/** Decisions of two people who do anything at all. */
function* asked(kind: string): Generator<{ state: State; decision: Decision<Action> }> {
  const state = game.start(PEOPLE, {})
  for (let n = 0; n < 1500; n++) {
    const decision = game.decision(state)
    if (decision === undefined) return
    if (decision.kind === kind) yield { state, decision }
    game.apply(state, decision.sample(keyedRandom('armies', `${n}`)))
  }
}

describe('verbs of an army', () => {
  it('that are impossible say why, a price together with its place', () => {
    const reasons = new Set<string>()
    for (const { state, decision } of asked('army')) {
      const offered = new Set(decision.next([]).map(({ pick }) => pick.value))
      for (const verb of VERBS) {
        if (offered.has(verb)) continue
        const { en, ru } = whyImpossible(state, decision, verb)
        expect(en).toMatch(/^[A-Z].+\.$/)
        expect(ru).toMatch(/^[А-ЯЁ].+\.$/)
        if (en.includes('movement point')) expect(en).toMatch(/^[^:]+: this takes/)
        reasons.add(`${verb}: ${en}`)
      }
    }
    const all = [...reasons].join('\n')
    for (const verb of VERBS) expect(all).toContain(`${verb}: `)
    expect(all).not.toContain('There is no such place')
    expect(all).not.toContain('This cannot be done now')
  })

  it('on an island without a ship speak of the ship, not of a region far away', () => {
    const [first] = asked('army')
    const { state } = first!
    const frame = askedFrame(state)
    const side = state.sides[askedSide(state)]!
    if (frame?.kind !== 'army') throw new Error('no army is asked about')
    const island = packOf(state).regionNo.get('karalis')!
    side.armies[frame.slot]!.region = island
    state.lands[island]!.holder = askedSide(state)
    side.navyCards = 0
    for (const navy of side.navies) Object.assign(navy, { sea: -1, cards: 0 })
    const ofShips = { en: expect.stringMatching(/no free ship/), ru: expect.stringMatching(/корабля .* нет/) }
    for (const verb of ['march', 'attack'] as const)
      expect(whyImpossible(state, game.decision(state)!, verb)).toEqual(ofShips)
    // A ship that has sailed its way is none either.
    Object.assign(side.navies[0]!, { sea: 0, cards: 5, moved: packOf(state).move.navy })
    expect(whyImpossible(state, game.decision(state)!, 'attack')).toEqual(ofShips)
  })
})

/** A sentence in each language. */
function expectWords({ en, ru }: Words): void {
  expect(en).toMatch(/^[A-Z].+\.$/)
  expect(ru).toMatch(/^[А-ЯЁ].+\.$/)
  expect(en).not.toMatch(/There is no such|cannot be done now/)
}

describe('a campaign turn', () => {
  it('says why an army, a fleet, a muster or a renouncing is impossible', () => {
    const reasons = new Set<string>()
    const note = (what: string, words: Words) => {
      expectWords(words)
      reasons.add(`${what}: ${words.en.replaceAll(/\b[IV]+\b/g, 'N')}`)
    }
    for (const { state, decision } of asked('campaign')) {
      const all = decision.next([])
      const offers = (slot: string, value: string | number) =>
        all.some(({ pick }) => pick.slot === slot && pick.value === value)
      const side = state.sides[askedSide(state)]!
      side.armies.forEach((army, slot) => {
        if (onBoard(army) && !offers('army', slot)) note('army', whyNoArmy(decision, slot))
      })
      side.navies.forEach((navy, no) => {
        if (navy.sea >= 0 && !offers('navy', no)) note('fleet', whyNoFleet(state, decision, no))
      })
      if (!offers('do', 'muster')) note('muster', whyNoMuster(state, decision))
      if (!offers('do', 'renounce')) note('renounce', whyNoRenouncing(state, decision))
    }
    expect([...reasons]).toEqual(
      expect.arrayContaining([
        'army: Army N has been activated already.',
        'army: Armies come first; navies that carry nobody sail after them.',
        'fleet: The navy can sail no further this turn.',
        'muster: All your armies are on the board.',
        'renounce: A status is lowered at the start of the Campaign turn, one step for each opponent, and not below enemy.',
      ]),
    )
  })
})

describe('an agent and a card', () => {
  it('say why they do not go together', () => {
    const reasons = new Set<string>()
    for (const { state, decision } of asked('agents')) {
      const side = state.sides[askedSide(state)]!
      for (const card of decision.next([]).map(({ pick }) => pick))
        side.agents.forEach(({ region }, no) => {
          const agent = { slot: 'agent', value: no }
          if (region < 0 || decision.next([card, agent]).length > 0) return
          const words = whyNoErrand(state, decision, card, agent)
          expectWords(words)
          reasons.add(words.en)
        })
    }
    const all = [...reasons].join('\n')
    expect(all).toContain('This agent has acted already.')
    expect(all).toMatch(/There is nothing that .+ could be aimed at\./)
    expect(all).toMatch(/in this agent’s reach\.|The agent cannot reach/)
  })
})

describe('pips of an army', () => {
  it('are its movement points, of those with which it set out', () => {
    const state = game.start(PEOPLE, {})
    const log: { index: number; entry: never; events: { say: string; with?: unknown }[]; moment: string }[] = []
    let spent = 0
    for (let n = 0; n < 1500 && spent < 3; n++) {
      const decision = game.decision(state)
      if (decision === undefined) break
      const shown = pips(state, log as never)
      const frame = state.frames.at(-1)
      if (shown !== undefined && frame?.kind === 'army') {
        expect(shown.left).toBe(state.sides[frame.side]?.armies[frame.slot]?.mp)
        if (shown.left < shown.of) spent++
      }
      const events: { say: string; with?: unknown }[] = []
      game.apply(state, decision.sample(keyedRandom('armies', `${n}`)), { event: (event) => events.push(event) })
      log.push({ index: n, entry: undefined as never, events, moment: '' })
    }
    expect(spent).toBe(3)
  })
})
