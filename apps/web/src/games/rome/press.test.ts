// Nothing of Rome is done with the tap that completes it: it lies ready, with its sum or its odds.

import { type Action, rome, romePackage, type State } from '@understudy/rome'
import { packOf } from '@understudy/rome/pack'
import { shipsOf } from '@understudy/rome/rules'
import { CHANCE, keyedRandom } from '@understudy/table'
import { describe, expect, it } from 'vitest'
import { fighting } from './battle/fighting.ts'
import { fleetsMet, winChance } from './battle/throw.ts'
import { pickAlso, pickedIn } from './compose/shop/picked.ts'
import { testOdds } from './odds.ts'
import { press } from './press.ts'

const PEOPLE = { role1: 'human', role2: 'human', role3: 'absent', role4: 'absent' }

/** Positions of two people who do anything at all, with what they do there. */
function* asked(seed: string, most: number): Generator<{ state: State; action: Action }> {
  const state = rome.start(PEOPLE, {})
  for (let n = 0; n < most; n++) {
    const decision = rome.decision(state)
    if (decision === undefined) return
    const action = decision.sample(keyedRandom(seed, `${n}`))
    if (decision.seat !== CHANCE) yield { state: rome.copy(state), action }
    rome.apply(state, action)
  }
}

const all = ['a', 'b', 'c'].flatMap((seed) => [...asked(seed, 2500)])

describe('how a deed is pressed', () => {
  it('only what has a button of its own, or is no deed, is taken at once', () => {
    const atOnce = new Set(
      all.filter(({ state, action }) => press(state, action) === undefined).map(({ action }) => action.do),
    )
    const own: Action['do'][] = ['activate', 'halt', 'endCampaign', 'done', 'compose', 'play', 'declare', 'commit']
    expect([...atOnce].filter((each) => !own.includes(each))).toEqual([])
    const shown = new Set(all.filter(({ state, action }) => press(state, action)).map(({ action }) => action.do))
    for (const each of ['gold', 'order', 'answer', 'buyTroop', 'buyAgent', 'develop', 'march', 'agent'] as const)
      expect(shown, each).toContain(each)
    expect(
      all.filter(({ action }) => action.do === 'commit').map(({ state, action }) => press(state, action)?.kind),
    ).toContain('plain')
  })

  it('cards put away together are one press with their sum', () => {
    const step = all.find(({ state, action }) => action.do === 'gold' && handOf(state).length > 2)
    const cards = step === undefined ? [] : handOf(step.state)
    const [first, ...rest] = cards.map((card): Action => ({ do: 'gold', card }))
    if (step === undefined || first === undefined) throw new Error('nobody has three cards')
    const sum = cards.reduce((gold, card) => gold + (packOf(step.state).actions.get(card)?.gold ?? 0), 0)
    const pressed = press(step.state, first, rest)
    expect(pressed?.kind).toBe('plain')
    expect(pressed?.text?.en).toBe(`Take ${sum} gold`)
    expect(pressed?.plan?.en).toBe(`Puts away ${cards.length} cards for ${sum} gold.`)
  })

  it('an agent’s odds are those of its die, and the button names it', () => {
    const tries = all.flatMap(({ state, action }) => {
      const odds = testOdds(state, action)
      return odds === undefined ? [] : [{ state, action, odds }]
    })
    expect(tries.length).toBeGreaterThan(5)
    for (const { state, action, odds } of tries) {
      const faces = packOf(state).dice[odds.die]
      const ends = faces.map((face) => {
        const after = rome.copy(state)
        rome.apply(after, action)
        const log: string[] = []
        romePackage.game.apply(after, { do: 'roll', faces: [face] }, {
          event: ({ say }: { readonly say: string }) => void log.push(say),
        } as never)
        return log
      })
      const share = (say: string) => ends.filter((log) => log.includes(say)).length / faces.length
      expect(odds.wins).toBeCloseTo(share('testWon'))
      expect(odds.caught).toBeCloseTo(share('testCaught'))
      expect(press(state, action)?.text).toEqual({ en: 'Roll 1 die', ru: 'Бросить 1 кубик' })
      expect(press(state, action)?.note?.text.en).toMatch(/^succeeds \d+%/)
    }
  })

  it('one throw has the number of its dice on the button, and its odds in the plan', () => {
    const pressed = all.flatMap(({ state, action }) => (action.do === 'attack' ? (press(state, action) ?? []) : []))
    const thrown = pressed.filter(({ kind, text }) => kind === 'chance' && /^Roll \d+ dice$/.test(text?.en ?? ''))
    expect(thrown.length).toBeGreaterThan(0)
    for (const { note } of thrown) expect(note?.text.en).toMatch(/^\d+% to take it$/)
    expect(winChance(all[0]?.state as State, { attack: ['G'], defence: [] })).toBeGreaterThan(0)
  })
})

it('ships that lie in the way of an attack are foretold with their number', () => {
  let met = 0
  for (const { state, action } of all) {
    if ((action.do !== 'attack' && action.do !== 'sail' && action.do !== 'march') || met > 5) continue
    const after = rome.copy(state)
    rome.apply(after, action)
    const note = press(state, action)?.note?.text
    const frame = after.frames.at(-1)
    if (frame?.kind !== 'intercept') {
      expect(note?.en ?? '').not.toContain('in the way')
      continue
    }
    met++
    expect(note?.en).toMatch(/sea fight first\? \d+ ships? in the way$/)
    expect(note?.ru).toMatch(/на пути \d+ .+: возможен морской бой$/)
    const first = shipsOf(after, frame.side, frame.navy)
    expect(fleetsMet(state, action)[0]).toEqual({ side: frame.side, ships: first })
  }
  expect(met).toBeGreaterThan(0)
})

it('the dice of an assault lie there until a person has chosen what they cost', () => {
  const losing = all.filter(
    ({ state }) => state.frames.at(-1)?.kind === 'lose' && state.frames.some(({ kind }) => kind === 'attack'),
  )
  expect(losing.length).toBeGreaterThan(0)
  for (const { state } of losing) expect(fighting(state)).toBeDefined()
})

describe('another army is taken up', () => {
  const campaign = all.find(
    ({ state, action }) =>
      action.do === 'activate' &&
      (sideOf(state)?.armies.filter((army) => !army.activated && army.region >= 0).length ?? 0) > 1,
  )
  const taken = (): State => {
    if (campaign === undefined) throw new Error('nobody has two armies')
    const state = rome.copy(campaign.state)
    rome.apply(state, campaign.action)
    return state
  }

  it('while this one could still do something it is said that it is done then, and with how many points', () => {
    const state = taken()
    const pressed = press(state, { do: 'halt' }, [{ do: 'activate', slot: 3 }])
    expect(pressed?.kind).toBe('plain')
    expect(pressed?.text).toEqual({ en: 'Take up army IV', ru: 'Взять армию IV' })
    expect(pressed?.plan?.en).toMatch(/^Army I+V? is done then: \d movement points? unspent\.$/)
    // Its own end is pressed by its own button.
    expect(press(state, { do: 'halt' })).toBeUndefined()
  })
  it('one that can do nothing more is left without a word', () => {
    const state = taken()
    const frame = state.frames.at(-1)
    const army = frame?.kind === 'army' ? sideOf(state)?.armies[frame.slot] : undefined
    if (army === undefined) throw new Error('no army')
    army.mp = 0
    expect(press(state, { do: 'halt' }, [{ do: 'activate', slot: 3 }])).toBeUndefined()
  })
})

describe('the shop', () => {
  const shops = all.filter(({ state, action }) => rome.decision(state)?.kind === 'spending' && action.do === 'buyTroop')
  const draws = (state: State, action: Action): boolean => pickedOf(state, [action]).draw !== undefined
  const pickedOf = (state: State, actions: readonly Action[]) => {
    const decision = rome.decision(state)
    if (decision === undefined) throw new Error('nobody is asked')
    return pickedIn({ state, decision }, actions)
  }

  it('says how many things and their sum, and which', () => {
    const shop = shops.find(({ state, action }) => !draws(state, action) && goldOf(state) >= 8)
    if (shop === undefined) throw new Error('nobody recruits')
    const one = pickedOf(shop.state, [shop.action])
    const more =
      rome.decision(one.state)?.legal(shop.action) === undefined ? shop.action : ({ do: 'buyAgent' } as const)
    const both = pickAlso(one, more)
    if (both === undefined) throw new Error('no more')
    const after = rome.copy(shop.state)
    for (const action of both) rome.apply(after, action)
    const spent = goldOf(shop.state) - goldOf(after)
    const pressed = press(shop.state, both[0], both.slice(1))
    expect(pressed).toMatchObject({ kind: 'plain', gathered: true })
    expect(pressed?.text?.en).toBe(`Buy 2 for ${spent} gold`)
    expect(pressed?.plan?.en).toContain(`${goldOf(after)} gold left`)
  })

  it('a card that is drawn stays the last, and is the only one', () => {
    const state = shops.find(({ state }) => goldOf(state) >= 12)?.state
    if (state === undefined) throw new Error('nobody is rich')
    const one = pickedOf(state, [{ do: 'buyGeneral' }])
    expect(one.draw).toEqual({ do: 'buyGeneral' })
    expect(press(state, { do: 'buyGeneral' })?.kind).toBe('chance')
    expect(pickAlso(one, { do: 'buyGeneral' })).toBeUndefined()
    const other = rome
      .decision(one.state)
      ?.next([])
      .find(({ action }) => action?.do === 'buyAgent' || action?.do === 'develop')?.action
    if (other !== undefined) expect(pickAlso(one, other)).toEqual([other, { do: 'buyGeneral' }])
  })
})

const sideOf = (state: State) => {
  const frame = state.frames.at(-1)
  return frame !== undefined && 'side' in frame ? state.sides[frame.side] : undefined
}
const handOf = (state: State): readonly string[] => sideOf(state)?.hand.known ?? []
const goldOf = (state: State): number => sideOf(state)?.gold ?? 0
