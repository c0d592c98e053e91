import { rome, romePackage } from '@understudy/rome'
import { packOf } from '@understudy/rome/pack'
import type { BattleFrame } from '@understudy/rome/rules'
import { keyedRandom, type Logged, Table } from '@understudy/table'
import { expect, it } from 'vitest'
import { battleOf, withRoll } from './frame.ts'
import { sideOfRound, thrownRound } from './last-round.ts'
import { phaseDice, unseenCards } from './phase-dice.ts'
import { thrownIn } from './throw.ts'

const PEOPLE = { role1: 'human', role2: 'human', role3: 'absent', role4: 'absent' }

/** What two people do who do anything at all: the position, and the battle as its dice are shown to fall. */
function* positions(seed: string, most = 2500) {
  const state = rome.start(PEOPLE, {})
  for (let n = 0; n < most; n++) {
    const decision = rome.decision(state)
    if (decision === undefined) return
    const action = decision.sample(keyedRandom(seed, `${n}`))
    const before = battleOf(state)
    const step = { entry: { t: 'answer', kind: 'chance', action } } as unknown as Logged
    const falling = before === undefined || action.do !== 'roll' ? undefined : withRoll(structuredClone(before), [step])
    rome.apply(state, action)
    yield { state: rome.copy(state), falling }
  }
}

it('the round before stays, with its cards, its dice and what fell, until dice lie again', () => {
  let last: BattleFrame | undefined
  let [rounds, fell, laid] = [0, 0, 0]
  for (const { state, falling } of ['a', 'b'].flatMap((seed) => [...positions(seed)])) {
    const frame = battleOf(state)
    if (falling !== undefined) {
      if (last !== undefined) laid++
      expect([sideOfRound(last, falling, 0), sideOfRound(last, falling, 1)]).toEqual([undefined, undefined])
      last = thrownRound(falling)
    }
    if (frame === undefined) {
      last = undefined
      continue
    }
    if (last === undefined) continue
    for (const no of [0, 1] as const) {
      const side = sideOfRound(last, frame, no)
      if (side === undefined) continue
      rounds++
      expect(side.dice.map(({ face }) => face)).toEqual(last.sides[no].roll)
      const gone = side.cards.filter((card) => card.fell).map(({ id }) => id)
      fell += gone.length
      for (const id of gone) expect(frame.sides[no].killed).toContain(id)
    }
  }
  expect(laid).toBeGreaterThan(2)
  expect(rounds).toBeGreaterThan(10)
  expect(fell).toBeGreaterThan(0)
})

it('the dice of each phase are those printed on the cards that are known', () => {
  const state = [...positions('a', 12)].at(-1)?.state
  const army = state?.sides[0]?.armies[0]
  if (state === undefined || army === undefined) throw new Error('no army')
  const printed = army.cards.known.flatMap((id) => packOf(state).troops.get(id)?.centre ?? [])
  const centre = phaseDice(state, army).find(({ phase }) => phase === 'centre')
  expect(centre?.dice.reduce((sum, [, n]) => sum + n, 0)).toBe(printed.length)
  expect(unseenCards(army)).toBe(0)
  // An army whose cards are not drawn yet has none, and may have any.
  expect(unseenCards({ ...army, cards: { known: [], unknown: [] } })).toBeUndefined()
})

it('a throw names the sides that it is between', () => {
  const options = { role1: 'speed', role2: 'super', role3: 'absent', role4: 'absent' }
  const table = Table.start(romePackage, { options, seats: romePackage.seating(options), seed: 'sides' })
  const sides = new Set<string>()
  while (table.next().kind === 'auto' && table.entries.length < 250) {
    const before = rome.copy(table.state)
    const logged = table.advance()
    const thrown = logged === undefined ? undefined : thrownIn(before, [logged])
    if (thrown?.sides !== undefined) sides.add(thrown.sides.join())
  }
  expect([...sides].some((each) => /^[01],/.test(each))).toBe(true)
})
