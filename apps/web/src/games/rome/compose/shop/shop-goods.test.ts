import { type Action, rome, type State } from '@understudy/rome'
import { packOf } from '@understudy/rome/pack'
import { keyedRandom } from '@understudy/table'
import { expect, it } from 'vitest'
import { askedSide, type PageProps } from '../page.ts'
import { linesOf, shelvesOf, soldOut, whyNoRecruits } from './shop-goods.ts'

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
  for (const { why, note, room } of full) {
    expect(note).toBe('not in this army')
    expect(room?.lines?.length).toBeGreaterThanOrEqual(note?.length ?? 99)
    expect(why?.en).toMatch(/^An army has at most/)
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

it('whatever its words come to, a good has had room for them before', () => {
  const state = spending()
  const no = askedSide(state)
  const side = state.sides[no]!
  side.gold = 100
  const before = shelf(state, 'buildings')
  side.gold = 0
  const after = shelf(state, 'buildings')
  expect(after.filter(({ note }) => note !== undefined).length).toBeGreaterThan(2)
  for (const good of after) {
    const { room } = before.find(({ key }) => key === good.key)!
    expect(room?.lines?.length, good.key).toBeGreaterThanOrEqual(linesOf(good).length)
  }
  // What is developed next stands where this one did.
  side.gold = 100
  const columns = shelf(state, 'developments')
  const [one] = columns
  rome.apply(state, one!.action!)
  const next = shelf(state, 'developments').find(({ key }) => key === one!.key)!
  expect(next.title).not.toBe(one!.title)
  expect(one?.room?.title?.length).toBeGreaterThanOrEqual(next.title.length)
  expect(one?.room?.lines?.length).toBeGreaterThanOrEqual(linesOf(next).length)
})

it('what is gone says so: sold out, or too dear by now', () => {
  const state = spending()
  const side = state.sides[askedSide(state)]!
  side.gold = 100
  const [troop] = recruits(state, 'pool')
  const [agent] = shelf(state, 'people').filter(({ key }) => key === 'agent')
  for (const group of side.reserves)
    if ('cards' in group) group.cards = group.cards.filter((card) => card !== troop?.key)
  const gone = soldOut(propsOf(state), side, troop!)
  expect(gone).toMatchObject({ key: troop?.key, title: troop?.title, note: 'none left', why: { en: 'None left.' } })
  expect(gone.action).toBeUndefined()
  // As much room as it had.
  expect(gone.room?.lines).toBe(troop?.room?.lines)
  side.gold = 0
  const dear = soldOut(propsOf(state), side, agent!)
  expect(dear.note).toBe('not enough gold')
  expect(dear.why).toEqual({ en: expect.stringMatching(/^This costs \d gold/), ru: expect.stringMatching(/[а-я]/) })
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
