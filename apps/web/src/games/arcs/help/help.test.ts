import { arcs, type State } from '@understudy/arcs'
import { read } from '@understudy/arcs/state'
import { LANGS } from '@understudy/procedure'
import { expect, it } from 'vitest'
import { chanceGame } from '../game-testing.ts'
import '../text/words-testing.ts'
import { helpFor } from './help.tsx'

const SUPERCAT = { players: 3, role2: 'supercat', role3: 'supercat' }
const LARS = { players: 3, role2: 'lars', role3: 'lars' }
const linesOf = async (state: State) => (await helpFor(state)).aid.flatMap(({ lines }) => lines)

it('the player aid says at how much Power the game ends, by the number of players', async () => {
  for (const [players, power] of [
    [2, 33],
    [3, 30],
    [4, 27],
  ] as const) {
    const end = (await linesOf(arcs.start({ players }, {}))).at(-1)
    for (const lang of LANGS) {
      expect(end?.text[lang]).toMatch(new RegExp(`\\D${power} (Power|власти) `))
      for (const each of [33, 30, 27]) expect(end?.text[lang]).toContain(` ${each}`)
    }
  }
})

it('the player aid has a sign for every action, resource and suit, and what it costs', async () => {
  const { aid } = await helpFor(arcs.start(SUPERCAT, {}))
  const parts = aid.filter(({ title }) => /suit|Resources|each action/.test(title.en))
  expect(parts.map(({ lines }) => lines.length)).toEqual([4, 5, 10])
  for (const { title, lines } of parts)
    for (const line of lines) {
      expect(line.sign, line.text.en).toBeDefined()
      if (!/suit/.test(title.en) && !/^(?:Raid|Ransack|Outrage)/.test(line.text.en))
        expect(line.cost, line.text.en).toBeDefined()
    }
})

it('meets what it has lines about: declaring, seizing, the Prelude, battle and outrage come up in a game', async () => {
  const met = new Set<string>()
  const { meets, aid } = await helpFor(arcs.start(SUPERCAT, {}))
  for (const { before, decision } of chanceGame(SUPERCAT, 'help')) {
    const found = meets?.(before, decision) ?? []
    for (const each of found) met.add(each)
    if (decision.kind === 'turn') {
      expect(found.filter((each) => each.startsWith('suit ')).length).toBeLessThanOrEqual(1)
      if (found.includes('prelude')) expect(read.prelude(before)).toBe(true)
    }
    if (found.includes('declare')) expect(decision.kind).toBe('lead')
    if (found.includes('seize')) expect(decision.kind).toBe('follow')
  }
  const told = new Set(aid.flatMap(({ lines }) => lines.flatMap(({ about }) => about ?? [])))
  expect([...told].filter((each) => !met.has(each))).toEqual([])
  expect([...told].sort()).toEqual(['battle', 'declare', 'outrage', 'prelude', 'seize'])
})

it('the legend has the seats, bots and markers of this table, and no others', async () => {
  const idsOf = async (options: Readonly<Record<string, string | number>>) => {
    const state = arcs.start(options, {})
    return (await helpFor(state)).legend(state, 'en').flatMap(({ signs }) => signs.map(({ id }) => id))
  }
  const supercat = await idsOf(SUPERCAT)
  for (const id of ['seat red', 'seat blue', 'advantage action', 'sign seize', 'own count', 'marker'])
    expect(supercat).toContain(id)
  for (const id of ['seat white', 'sign target', 'resource power', 'marker flipped']) expect(supercat).not.toContain(id)
  const lars = await idsOf(LARS)
  for (const id of ['sign target', 'resource power']) expect(lars).toContain(id)
  for (const id of ['sign seize', 'advantage action', 'advantage die']) expect(lars).not.toContain(id)
  expect(await idsOf({ players: 4 })).toContain('seat white')
  expect(new Set(supercat).size).toBe(supercat.length)
})

it('the index draws every card, tells where those in sight are, and finds Guild cards as such', async () => {
  const { cards } = await helpFor(arcs.start(SUPERCAT, {}))
  let moment: State | undefined
  for (const { before } of chanceGame({ players: 3 }, 'where')) {
    moment = before
    if (read.chapter(before) === 2 && read.round(before) === 2) break
  }
  const real = moment as State
  for (const lang of LANGS) {
    const seen = cards(arcs.view(real, 'red'), lang)
    for (const card of seen) expect(card.drawing, card.id).toBeDefined()
    const inHand = lang === 'en' ? 'in hand' : 'на руке'
    const held = (of: readonly { readonly where?: string }[]) => of.filter(({ where }) => where?.includes(inHand))
    // One's own hand, and nobody else's.
    expect(new Set(held(seen).map(({ where }) => where)).size).toBe(1)
    expect(held(cards(arcs.view(real, ''), lang))).toEqual([])
    expect(seen.filter(({ where }) => where?.startsWith(lang === 'en' ? 'In the Court' : 'При дворе'))).toHaveLength(4)
    expect(
      seen.filter(({ keywords }) => keywords?.startsWith(lang === 'en' ? 'Guild card' : 'Карта гильдии')),
    ).toHaveLength(25)
  }
  // Nobody has leaders here.
  expect(cards(real, 'en').some(({ id }) => id.startsWith('LEAD'))).toBe(false)
  const drafted = arcs.start({ players: 3, leaders: 'draft' }, {})
  expect((await helpFor(drafted)).cards(drafted, 'en').some(({ id }) => id.startsWith('LEAD'))).toBe(true)
})
