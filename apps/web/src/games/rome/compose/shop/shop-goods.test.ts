import { type Action, rome, type State } from '@understudy/rome'
import { packOf } from '@understudy/rome/pack'
import { keyedRandom } from '@understudy/table'
import { expect, it } from 'vitest'
import { askedSide, type PageProps } from '../page.ts'
import { shelvesOf, whyNoRecruits } from './shop-goods.ts'

/** A person who spends, with an army at home and cards in the Reserves that it can take. */
function spending(): State {
  const state = rome.start({ role1: 'human', role2: 'human', role3: 'absent', role4: 'absent' }, {})
  const random = keyedRandom('shop', '')
  for (let i = 0; i < 400; i++) {
    const decision = rome.decision(state)
    if (decision?.kind === 'spending') break
    if (decision !== undefined) rome.apply(state, decision.sample(random))
  }
  return state
}

const recruits = (state: State, into: string | number) => shelf(state, 'recruits', into)

function shelf(state: State, which: string, into: string | number = 'pool') {
  const side = state.sides[askedSide(state)]
  if (side === undefined) throw new Error('nobody spends')
  return shelvesOf(propsOf(state), side, into).find(({ key }) => key === which)?.goods ?? []
}

function propsOf(state: State): PageProps {
  const decision = rome.decision(state)
  if (decision === undefined) throw new Error('nothing is asked')
  return { state, decision, lang: 'en', onAct: () => undefined } as unknown as PageProps
}

const aim = (action: Action | undefined) => (action?.do === 'buyTroop' ? action.into : undefined)

it('recruits go where they were sent, or say why not', () => {
  const state = spending()
  const no = askedSide(state)
  const side = state.sides[no]!
  side.gold = 100
  const home = packOf(state).factions[side.faction]!.capital
  const [army] = side.armies
  if (army === undefined) throw new Error('no army')
  Object.assign(army, { region: home, aboard: -1 })
  state.lands[home]!.holder = no
  const troops = [...packOf(state).troops.values()].filter(({ cls }) => cls === 'MI').map(({ id }) => id)
  army.cards = { known: troops.slice(0, 3), unknown: [] }
  side.reserves = [{ cards: troops.slice(3, 5) }]

  const fitting = recruits(state, 0).filter(({ key }) => troops.includes(key))
  expect(fitting.map(({ action }) => aim(action))).toEqual([0, 0])

  // A full army: nothing is bought for the pool behind one's back.
  army.cards = { known: [...Array(packOf(state).army.line)].map(() => troops[0]!), unknown: [] }
  const full = recruits(state, 0).filter(({ key }) => troops.includes(key))
  expect(full.map(({ action }) => action)).toEqual([undefined, undefined])
  for (const { why, note } of full) {
    expect(note).toBe(why?.en)
    expect(why?.ru).toMatch(/[а-я]/)
  }
  expect(recruits(state, 'pool').filter(({ action }) => aim(action) === 'pool').length).toBeGreaterThan(1)
})

it('everything but troops says what it does', () => {
  const state = spending()
  for (const which of ['developments', 'buildings', 'people'])
    for (const { key, does } of shelf(state, which)) if (key !== 'assign') expect(does, key).toMatch(/\w/)
  const side = state.sides[askedSide(state)]!
  const tree = packOf(state).developments[side.faction]!
  // The one that brings points says how many.
  const points = tree.findIndex((column) => column.at(-1)?.effect === 'VP')
  side.developments[points] = tree[points]!.length - 1
  const last = shelf(state, 'developments').find(({ key }) => key === `column ${points}`)
  expect(last?.does).toBe(`+${tree[points]!.at(-1)!.value} points at once.`)
})

it('a building that cannot be built says whether it is for gold or for a place', () => {
  const state = spending()
  const side = state.sides[askedSide(state)]!
  const note = (key: string) => shelf(state, 'buildings').find((good) => good.key === key)?.note
  side.gold = 0
  expect(note('market')).toBe('not enough gold')
  side.gold = 100
  for (const land of state.lands) if (land.holder === askedSide(state)) land.holder = -1
  expect(note('market')).toBe('no place for another')
  // Tapped, it says so in the line of the plan.
  const { why } = shelf(state, 'buildings').find((good) => good.key === 'market') ?? {}
  expect(why).toEqual({ en: 'No place for another.', ru: expect.stringMatching(/^[А-Я].*\.$/) })
})

it('an army that takes no recruits says what it lacks', () => {
  const state = spending()
  const no = askedSide(state)
  const side = state.sides[no]!
  const [army] = side.armies
  const at = (id: string) => {
    const region = packOf(state).regionNo.get(id)!
    Object.assign(army!, { region, aboard: -1 })
    return state.lands[region]!
  }
  const why = () => whyNoRecruits(propsOf(state), side, 0)
  const island = at('karalis')
  island.holder = -1
  expect(why()?.en).toContain('region of yours')
  island.holder = no
  expect(why()).toEqual({ en: expect.stringContaining('nor at Barracks'), ru: expect.stringContaining('нет казарм') })
  island.barracks = true
  for (const land of state.lands) if (land !== island && land.holder === no) land.holder = -1
  expect(why()).toEqual({ en: expect.stringContaining('out of supply'), ru: expect.stringContaining('без снабжения') })
  at(packOf(state).regions[packOf(state).factions[side.faction]!.capital]!.id).holder = no
  expect(why()).toBeUndefined()
})
