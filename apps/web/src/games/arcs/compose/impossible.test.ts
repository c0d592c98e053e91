// Verbs that are impossible now keep their place, and say why in one sentence of each language.

import type { Action } from '@understudy/arcs'
import { read, write } from '@understudy/arcs/state'
import type { Pay } from '@understudy/arcs/vocabulary'
import type { Lang } from '@understudy/procedure'
import { describe, expect, it } from 'vitest'
import { asksNow } from './asks-now.ts'
import { reasonNotTo } from './follow-reasons.ts'
import { reasonOf } from './impossible.ts'
import { canFollow, HOWS, type How } from './model/following.ts'
import { ownTaps, press, readyAction } from './model/sheet.ts'
import type { CardPage, Page } from './model/tap.ts'
import { type Verb, verbsOf } from './model/verbs.ts'
import { pips } from './pips.ts'
import { plainly } from './plainly.ts'
import { SmallBench } from './small-bench-testing.ts'
import '../text/words-testing.ts'

const named = ({ doing, piece }: Verb) => piece ?? doing
const rootOf = (pay: Pay = 'pip') => ({ at: 'root', pay }) as const

function seen(bench: SmallBench, pay: Pay = 'pip') {
  const verbs = verbsOf(bench.context(), rootOf(pay))!
  return {
    own: verbs.own.map(named),
    others: verbs.others.map(named),
    possible: [...verbs.own, ...verbs.others].filter((verb) => verbs.possible(verb)).map(named),
  }
}

const why = (bench: SmallBench, verb: Verb, pay: Pay = 'pip', lang: Lang = 'en') =>
  reasonOf(bench.context(), verb, pay, lang)

describe('the verbs of a turn', () => {
  it('are all there, those of the card first, in the same order until the turn is over', () => {
    const bench = new SmallBench().act({ do: 'lead', card: 'administration-5' })
    const first = seen(bench)
    expect(first.own).toEqual(['tax', 'repair', 'influence'])
    expect(first.others).toEqual(['city', 'starport', 'ship', 'move', 'secure', 'battle'])
    expect(first.possible).toContain('influence')
    bench.act({ do: 'influence', card: 'BC17', pay: 'pip' })
    const second = seen(bench)
    expect([second.own, second.others]).toEqual([first.own, first.others])
  })

  it('are none where a card is chosen', () => {
    expect(verbsOf(new SmallBench().context(), rootOf())).toBeUndefined()
  })

  it('that a token pays for are possible, until another way to pay is chosen', () => {
    const bench = new SmallBench().token('red', 0, 'fuel').act({ do: 'lead', card: 'administration-5' })
    expect(seen(bench).possible).toContain('move')
    expect(seen(bench, { slot: 0 }).possible).toEqual(['move'])
    expect(why(bench, { doing: 'influence' }, { slot: 0 })).toBe('Fuel does not buy Influence here.')
    expect(why(bench, { doing: 'influence' }, { slot: 0 }, 'ru')).toMatch(/^[А-ЯЁ].+\.$/)
  })
})

describe('what stands in the way', () => {
  it('is what pays, where nothing does', () => {
    const bench = new SmallBench().act({ do: 'lead', card: 'administration-5' })
    // Red begins with a Weapon.
    write.setSlot(bench.state, bench.seat('red'), 0, 0)
    expect(why(bench, { doing: 'battle' })).toBe('Battle is not an action of Administration.')
    expect(why(bench, { doing: 'battle' }, 'pip', 'ru')).toBe('Масть «Руководство» не даёт этого действия: сражение.')
    write.setPipsLeft(bench.state, 0)
    expect(why(bench, { doing: 'tax' })).toBe('No action of your card is left.')
  })

  it('names the Weapon that opens the way, which lies among the deeds', () => {
    const bench = new SmallBench().act({ do: 'lead', card: 'administration-5' })
    expect(why(bench, { doing: 'battle' })).toBe(
      'Battle is not an action of Administration. With a Weapon: spend it first, then actions may be battles.',
    )
    expect(why(bench, { doing: 'battle' }, 'pip', 'ru')).toContain('С оружием: ')
    const context = bench.context()
    expect(ownTaps(context, rootOf())).toContainEqual({ tap: 'do', doing: 'arm' })
    const pressed = press(context, rootOf(), { tap: 'do', doing: 'arm' })
    expect(pressed).toMatchObject({ page: { at: 'pick' } })
    const ready = readyAction(context, (pressed as { page: Page }).page)!
    expect(ready).toEqual({ do: 'arm', pay: { slot: 0 } })
    // And what is spent for it is named.
    expect(plainly(context, ready, 'en')).toBe('Actions may be battles · Spend Weapon')
    expect(plainly(context, ready, 'ru')).toContain('Потратить: оружие')
  })

  it('is told of one place if it is one, and of none if it is the same everywhere', () => {
    const bench = new SmallBench().act({ do: 'lead', card: 'administration-5' })
    expect(why(bench, { doing: 'repair' })).toBe('None of your pieces is damaged.')
    expect(why(bench, { doing: 'repair' }, 'pip', 'ru')).toBe('Ни одна ваша фишка не повреждена.')
    const building = new SmallBench().act({ do: 'lead', card: 'construction-3' })
    while (verbsOf(building.context(), rootOf())?.possible({ doing: 'build', piece: 'ship' }) === true) {
      const built = building.context().decision.next([
        { slot: 'do', value: 'build' },
        { slot: 'pay', value: 'pip' },
        { slot: 'piece', value: 'ship' },
      ])
      building.act(built[0]!.action!)
      write.setPipsLeft(building.state, 3)
    }
    expect(why(building, { doing: 'build', piece: 'ship' })).toMatch(
      /^The starport at .+ has built a ship this turn\.$/,
    )
    const aggression = new SmallBench().act({ do: 'lead', card: 'aggression-4' })
    expect(why(aggression, { doing: 'secure' })).toBe('On no card of the Court do you have the most agents.')
    expect(why(aggression, { doing: 'battle' })).toBe('Where your ships are, there is nobody to attack.')
  })
})

describe('following a card', () => {
  const follow = (lead: Action, page: Partial<CardPage> = {}) => {
    const context = new SmallBench().act(lead, { do: 'end' }).context()
    const at: CardPage = { at: 'card', down: false, ...page }
    const told = (how: How, lang: Lang = 'en') => reasonNotTo(context, at, how, lang)
    return { context, at, told, can: HOWS.filter((how) => canFollow(context, at, how)) }
  }

  it('says of the whole hand why a way is closed, in both languages', () => {
    const high = follow({ do: 'lead', card: 'mobilization-6' })
    expect(high.can).toEqual(['pivot', 'copy'])
    expect(high.told('surpass')).toBe('Your highest card of Mobilization is 3: it does not beat 6.')
    expect(high.told('surpass', 'ru')).toBe('Ваша старшая карта масти «Мобилизация» — 3: 6 ей не превзойти.')
    const low = follow({ do: 'lead', card: 'mobilization-2' })
    expect(low.can).toEqual(['surpass', 'pivot', 'copy'])
  })

  it('asks for what can be done alone, and says whose a new round is', () => {
    const { context } = follow({ do: 'lead', card: 'mobilization-6' })
    const asks = asksNow([], undefined, context.state)
    expect(asks).toEqual({ en: 'Yellow: pivot or copy.', ru: 'Жёлтый: смените масть или копируйте.' })
    expect(asksNow([], undefined, follow({ do: 'lead', card: 'mobilization-2' }).context.state)).toBeUndefined()
    // Nobody surpasses or seizes: red leads again.
    const bench = new SmallBench()
    expect(asksNow([], undefined, bench.state)).toBeUndefined()
    bench.act(
      { do: 'lead', card: 'mobilization-6' },
      { do: 'end' },
      { do: 'copy', card: 'aggression-5' },
      { do: 'end' },
    )
    bench.act({ do: 'copy', card: 'aggression-6' }, { do: 'end' })
    const leads = asksNow([], undefined, bench.state)!
    expect(leads.en).toBe('Red: a new round, and you lead it. With which card?')
    expect(leads.ru).toBe('Красный: новый раунд открываете вы. Какой картой?')
  })

  it('asks about dice to roll again by the card that allows it and by their kind', () => {
    const bench = new SmallBench().guild('red', 'BC13').ships('red', '6g', 3).ships('yellow', '6g', 3)
    bench.act(
      { do: 'lead', card: 'aggression-4' },
      {
        do: 'battle',
        at: '6g',
        against: 'yellow',
        dice: { assault: 0, skirmish: 2, raid: 0 },
        pay: 'pip',
      } as Action,
      { do: 'roll', assault: [], skirmish: [1, 1], raid: [] },
    )
    const asks = asksNow([], undefined, bench.state)!
    expect(asks.en).toBe('Red: Skirmishers: reroll skirmish dice?')
    expect(asks.ru).toMatch(/^Красный: .+: перебросить \(перестрелка\)\?$/)
    for (const text of Object.values(asks)) expect(text.length).toBeLessThanOrEqual(56)
  })

  it('says of the card that was tapped why it will not do', () => {
    const lead: Action = { do: 'lead', card: 'mobilization-2' }
    const same = follow(lead, { card: 'mobilization-3' })
    expect(same.can).toEqual(['surpass', 'copy'])
    expect(same.told('pivot')).toMatch(/^Mobilization 3 has the lead suit/)
    const other = follow(lead, { card: 'aggression-2' })
    expect(other.can).toEqual(['pivot', 'copy'])
    expect(other.told('surpass', 'ru')).toMatch(/^Карта «Агрессия 2» не превосходит: .+\.$/)
  })

  it('marks the cards that will do, once it is said how', () => {
    const lead: Action = { do: 'lead', card: 'mobilization-2' }
    const cards = (page: Partial<CardPage>) => {
      const { context, at } = follow(lead, page)
      return ownTaps(context, at).flatMap((tap) => (tap.tap === 'card' ? [tap.card] : []))
    }
    expect(cards({})).toHaveLength(6)
    expect(cards({ how: 'surpass' })).toEqual(['mobilization-3'])
    expect(cards({ how: 'pivot' })).toHaveLength(5)
    const { context, at } = follow(lead)
    const said = press(context, at, { tap: 'how', how: 'surpass' })
    expect(said).toEqual({ page: { at: 'card', down: false, how: 'surpass' } })
    expect(press(context, { ...at, how: 'surpass' }, { tap: 'how', how: 'surpass' })).toEqual({ page: at })
    const page: CardPage = { ...at, how: 'surpass', card: 'mobilization-3' }
    expect(readyAction(context, page)).toEqual({ do: 'surpass', card: 'mobilization-3' })
  })
})

describe('pips', () => {
  it('are the actions of the card, those that are left first', () => {
    const bench = new SmallBench()
    expect(pips(bench.state)).toBeUndefined()
    bench.act({ do: 'lead', card: 'administration-5' })
    const of = read.pipsLeft(bench.state)
    expect(pips(bench.state)).toMatchObject({ left: of, of, text: { en: `${of} actions left of ${of}` } })
    bench.act({ do: 'influence', card: 'BC17', pay: 'pip' })
    expect(pips(bench.state)).toMatchObject({ left: of - 1, of })
  })
})
