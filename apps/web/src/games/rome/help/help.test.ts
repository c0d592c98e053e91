import { LANGS } from '@understudy/procedure'
import { rome } from '@understudy/rome'
import { packOf } from '@understudy/rome/pack'
import { expect, it } from 'vitest'
import { helpFor } from './help.tsx'

const state = rome.start({ role1: 'human', role2: 'speed', role3: 'absent', role4: 'absent' }, {})
const pack = packOf(state)

it('the player aid says how one scores, with the points of the pack', () => {
  const { victory, wonders } = pack
  const scoring = helpFor(state).aid.find(({ title }) => title.en === 'How one scores')
  for (const lang of LANGS) {
    const [regions, built, developed, battle, friend, goal] = scoring?.lines.map(({ text }) => text[lang]) ?? []
    for (const points of [victory.independent, victory.home, victory.capital]) expect(regions).toContain(`${points}`)
    expect(built).toContain(`${wonders[0]!.name[lang]} ${wonders[0]!.vp}`)
    expect(developed).toMatch(/ 2, .+ 2\.$/)
    expect(battle).toContain(`${victory.bigBattleFrom}`)
    expect(friend).toContain(`−${-victory.betrayal}`)
    expect(goal).toContain(`${victory.target[2]}`)
  }
})

it('the cards have a text on everything that can be bought', () => {
  const own = pack.developments[0]!.flat()
  for (const lang of LANGS) {
    const cards = helpFor(state).cards(state, lang)
    expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length)
    const named = (name: string) => cards.find((card) => card.name === name)?.text
    for (const { name, cost } of own) expect(named(name[lang])).toMatch(new RegExp(`\\. [^.]*${cost}\\.$`))
    for (const { name, vp } of pack.wonders) expect(named(name[lang])).toContain(`: ${vp} `)
    expect(cards.filter(({ id }) => ['walls', 'market', 'barracks', 'road'].includes(id))).toHaveLength(4)
    for (const { text } of cards) expect(text).not.toMatch(/\. [a-zа-яё]|\?|undefined/)
  }
})

it('the player aid has the shop with the prices of the pack, what an army can do with its cost, and the points that end the game', () => {
  const { aid } = helpFor(state)
  const part = (title: RegExp) => aid.find((each) => title.test(each.title.en))?.lines ?? []
  const { prices, move, victory } = pack
  for (const lang of LANGS) {
    const costs = part(/shop/).map(({ cost }) => cost?.[lang])
    for (const price of [
      prices.general,
      prices.agent,
      prices.navy,
      prices.cube,
      prices.walls,
      prices.wonder,
      prices.road,
    ])
      expect(costs.some((cost) => cost?.startsWith(`${price} `))).toBe(true)
    expect(part(/army/).map(({ cost }) => cost?.[lang])).toContain(`${move.siege} ${lang === 'ru' ? 'ОД' : 'MP'}`)
    expect(part(/The end/)[0]?.text[lang]).toContain(String(victory.target[2]))
  }
  for (const line of part(/shop/)) expect(line.sign, line.text.en).toBeDefined()
})

it('the player aid says whose data these are: that the house pack is a reconstruction; and what faces count in one throw', () => {
  const [line] = helpFor(state).aid.at(-1)?.lines ?? []
  expect(pack.meta.reconstruction).toBe(true)
  for (const lang of LANGS) expect(line?.text[lang]).toBe(`${pack.meta.title[lang]}. ${pack.meta.label[lang]}`)
  const fights = helpFor(state).aid.flatMap(({ lines }) => lines.map(({ text }) => text.en))
  expect(fights.some((text) => /One throw decides\. A skull is 2 points/.test(text))).toBe(true)
  expect(line?.text.en).toMatch(/reconstruct/i)
  expect(line?.text.ru).toMatch(/реконструкц/i)
})

it('a siege and the stance of bots are met when they come up, and the aid has a line about each', () => {
  const { aid, meets } = helpFor(state)
  const told = aid.flatMap(({ lines }) => lines.flatMap(({ about }) => about ?? []))
  expect([...new Set(told)].sort()).toEqual(['siege', 'stance'])
  // As decisions of the rules do, it knows its choices only as itself.
  const army = (offers: readonly string[]) => ({
    kind: 'army',
    seat: 'ROM',
    offers,
    next() {
      return this.offers.map((value) => ({ pick: { slot: 'do', value }, text: { say: '' } }))
    },
  })
  expect(meets?.(state, army(['march', 'besiege']))).toContain('siege')
  expect(meets?.(state, army(['march']))).not.toContain('siege')
  expect(meets?.(state, army([]))).not.toContain('stance')
  const later = {
    ...state,
    phase: 'campaign' as const,
    sides: state.sides.map((side) => ({ ...side, stance: [1, 5] })),
  }
  expect(meets?.(later, army([]))).toContain('stance')
})

it('the legend has the seats of this table; the index draws every card and tells where those are that one may see', () => {
  const { legend, cards } = helpFor(state)
  const ids = legend(state, 'en').flatMap(({ signs }) => signs.map(({ id }) => id))
  expect(ids.filter((id) => id.startsWith('seat '))).toHaveLength(2)
  for (const id of ['stance', 'relation', 'region unrest', 'piece army', 'piece undeclared']) expect(ids).toContain(id)
  expect(ids).not.toContain('region siege')
  expect(new Set(ids).size).toBe(ids.length)
  const people = rome.start({ role1: 'human', role2: 'human', role3: 'absent', role4: 'absent' }, {})
  const among = helpFor(people)
    .legend(people, 'en')
    .flatMap(({ signs }) => signs.map(({ id }) => id))
  for (const id of ['stance', 'piece undeclared']) expect(among).not.toContain(id)
  const seen = cards(rome.view(state, 'ROM'), 'en')
  for (const card of seen) expect(card.drawing, card.id).toBeDefined()
  expect(seen.some(({ where }) => where?.startsWith('Rome: pool'))).toBe(true)
  // What nobody has turned over lies nowhere.
  expect(seen.filter(({ kind, where }) => kind === 'action card' && where !== undefined)).toEqual([])
})
