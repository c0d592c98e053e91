import { type Action, arcs } from '@understudy/arcs'
import { read } from '@understudy/arcs/state'
import { place } from '@understudy/arcs/text'
import { describe, expect, it } from 'vitest'
import { plainly } from '../plainly.ts'
import { SmallBench } from '../small-bench-testing.ts'
import '../../text/words-testing.ts'
import type { Context } from './context.ts'
import { offersOf } from './pick-page.ts'
import { back, press, readyAction, startPage } from './sheet.ts'
import { allTaps } from './sheet-testing.ts'
import type { Page, Tap } from './tap.ts'
import { verbsOf } from './verbs.ts'

/** Presses one tap after another; each must be there. */
function pressAll(context: Context, ...taps: Tap[]): { page: Page } | { act: Action; after?: unknown } {
  let page = startPage(context)
  for (const [i, tap] of taps.entries()) {
    const offered = allTaps(context, page).map((each) => JSON.stringify(each))
    expect(offered, JSON.stringify(tap)).toContain(JSON.stringify(tap))
    const pressed = press(context, page, tap)
    if (pressed === undefined) throw new Error(`nothing happens: ${JSON.stringify(tap)}`)
    if ('act' in pressed) {
      expect(i).toBe(taps.length - 1)
      return pressed
    }
    page = pressed.page
  }
  return { page }
}
const pageAfter = (context: Context, ...taps: Tap[]): Page => {
  const end = pressAll(context, ...taps)
  if (!('page' in end)) throw new Error('it was taken already')
  return end.page
}
const kindsOn = (context: Context, page: Page): string[] =>
  allTaps(context, page).flatMap((tap) => (tap.tap === 'do' ? [`${tap.doing}${tap.piece ?? ''}`] : []))

const virtual = () => new SmallBench(['BC16', 'BC07', 'BC01', 'BC25'], { role2: 'supercat' })
const done: Tap = { tap: 'done' }
const at = (system: `${2 | 3 | 5 | 6}${'g' | 'a' | 'c' | 'h'}`): Tap => ({ tap: 'system', system })

describe('a card', () => {
  it('is named with one tap; what it does follows from the lead', () => {
    const lead = new SmallBench().context()
    expect(readyAction(lead, pageAfter(lead, { tap: 'card', card: 'administration-5' }))).toEqual({
      do: 'lead',
      card: 'administration-5',
    })
    const follow = new SmallBench().act({ do: 'lead', card: 'administration-5' }, { do: 'end' }).context()
    const as = (card: 'administration-6' | 'aggression-5' | 'administration-3') =>
      readyAction(follow, pageAfter(follow, { tap: 'card', card }))?.do
    expect([as('administration-6'), as('aggression-5'), as('administration-3')]).toEqual(['surpass', 'pivot', 'copy'])
    expect(readyAction(follow, pageAfter(follow, { tap: 'card', card: 'administration-6' }, { tap: 'down' }))).toEqual({
      do: 'copy',
      card: 'administration-6',
    })
  })

  it('that lies face down declares nothing and gives nothing away', () => {
    const follow = new SmallBench().act({ do: 'lead', card: 'administration-5' }, { do: 'end' }).context()
    const page = pageAfter(follow, { tap: 'card', card: 'administration-6' }, { tap: 'down' })
    expect(allTaps(follow, page)).not.toEqual([])
    expect(allTaps(follow, page).filter(({ tap }) => tap === 'declare' || tap === 'give')).toEqual([])
  })

  it('declares what it may, and not something else after all', () => {
    const context = new SmallBench().context()
    const page = pageAfter(context, { tap: 'card', card: 'administration-5' }, { tap: 'declare', ambition: 'keeper' })
    expect(readyAction(context, page)).toEqual({ do: 'lead', card: 'administration-5', declare: 'keeper' })
    expect(allTaps(context, page)).not.toContainEqual({ tap: 'declare', ambition: 'tycoon' })
    expect(
      pageAfter(context, { tap: 'card', card: 'administration-5' }, { tap: 'card', card: 'aggression-4' }),
    ).toEqual({
      at: 'card',
      card: 'aggression-4',
      down: false,
    })
  })

  it('of a secret hand is any that can be there; a copy and a seizing card stay unnamed', () => {
    const table = new SmallBench(undefined, {}, { actionCards: 'secret' }).act(
      { do: 'lead', card: 'administration-5' },
      { do: 'end' },
    )
    const context = table.context(true)
    const cards = allTaps(context, startPage(context)).filter(({ tap }) => tap === 'card')
    expect(cards).toHaveLength(19)
    const page = pageAfter(context, { tap: 'down' }, { tap: 'seize', with: 'unknown' })
    expect(readyAction(context, page)).toEqual({ do: 'copy', seize: 'unknown' })
  })

  it('of a known hand seizes with another known one, asked for first', () => {
    const context = new SmallBench().act({ do: 'lead', card: 'administration-5' }, { do: 'end' }).context()
    const page = pageAfter(
      context,
      { tap: 'card', card: 'aggression-5' },
      { tap: 'seizing' },
      { tap: 'seize', with: 'mobilization-3' },
    )
    expect(readyAction(context, page)).toEqual({ do: 'pivot', card: 'aggression-5', seize: 'mobilization-3' })
  })

  it('beside the board, the tap for the first action plays it', () => {
    const context = new SmallBench().context(true)
    const end = pressAll(context, { tap: 'card', card: 'mobilization-2' }, at('5c'))
    expect(end).toEqual({ act: { do: 'lead', card: 'mobilization-2' }, after: at('5c') })
    const screen = new SmallBench().context(false)
    expect(kindsOn(screen, pageAfter(screen, { tap: 'card', card: 'mobilization-2' }))).toEqual([])
  })
})

describe('a turn', () => {
  const turn = (card: 'administration-5' | 'aggression-4' | 'construction-3' | 'mobilization-2') =>
    new SmallBench().act({ do: 'lead', card })

  it('offers the kinds that pips buy, and those of a token when it is tapped', () => {
    const context = turn('administration-5').token('red', 2, 'fuel').context()
    // The Weapon that red begins with may be spent for battles, which stands among them.
    expect(kindsOn(context, startPage(context))).toEqual(['tax', 'influence', 'spend', 'end', 'arm'])
    expect(kindsOn(context, pageAfter(context, { tap: 'pay', pay: { slot: 2 } }))).toEqual(['move', 'spend', 'end'])
  })

  it('whose actions are spent has nothing but what is seldom wanted', () => {
    const verbs = (context: Context) => verbsOf(context, { at: 'root', pay: 'pip' })
    const table = turn('administration-5')
    expect(verbs(table.context())?.idle).toBe(false)
    const tax = readyAction(table.context(), pageAfter(table.context(), { tap: 'do', doing: 'tax' }))
    table.act(tax!)
    while (read.pipsLeft(table.state) > 0) table.act({ do: 'influence', card: 'BC17', pay: 'pip' })
    expect(verbs(table.context())?.idle).toBe(true)
    expect(kindsOn(table.context(), startPage(table.context()))).toContain('arrange')
  })

  it('three things can be built, each with a tap of its own', () => {
    const context = turn('construction-3').context()
    expect(kindsOn(context, startPage(context)).slice(0, 3)).toEqual(['buildcity', 'buildstarport', 'buildship'])
    expect(pressAll(context, { tap: 'do', doing: 'build', piece: 'starport' }, at('3h'))).toEqual({
      act: { do: 'build', piece: 'starport', at: '3h', pay: 'pip' },
    })
    // Only one port can build a ship: it lies ready, and waits for a yes.
    const page = pageAfter(context, { tap: 'do', doing: 'build', piece: 'ship' })
    expect(readyAction(context, page)).toEqual({ do: 'build', piece: 'ship', port: '5c/1', pay: 'pip' })
  })

  it('a move begins where the ships are; all of them go unless told otherwise', () => {
    const context = turn('mobilization-2').context()
    const page = pageAfter(context, at('5c'), at('5a'))
    expect(readyAction(context, page)).toMatchObject({ do: 'move', from: '5c', legs: [{ to: '5a', fresh: 3 }] })
    expect(
      readyAction(context, pageAfter(context, at('5c'), at('5a'), { tap: 'count', leg: 0, fresh: 1, damaged: 0 })),
    ).toMatchObject({ legs: [{ to: '5a', fresh: 1 }] })
    const begun = back(context, page)!
    expect(begun).toMatchObject({ from: '5c', path: [] })
    // The system was the only pick.
    expect(back(context, begun)).toEqual(startPage(context))
  })

  it('of a verb and a place one is taken back at a time', () => {
    const context = turn('mobilization-2').context()
    const begun = pageAfter(context, { tap: 'do', doing: 'move' }, at('5c'))
    expect(begun).toMatchObject({ from: '5c', path: [] })
    const asks = back(context, begun)!
    expect(asks).toMatchObject({ at: 'move', path: [] })
    expect(asks).not.toHaveProperty('from')
    expect(back(context, asks)).toEqual(startPage(context))
  })

  it('of two like cities on a planet one is offered, and no slot is told', () => {
    const bench = turn('administration-5').building('red', '3h', 'city', 1).building('red', '3h', 'city', 2)
    const context = bench.context()
    const page = pageAfter(context, { tap: 'do', doing: 'tax' })
    if (page.at !== 'pick') throw new Error('asks which city')
    const cities = (at: Context) => offersOf(at, page).filter(({ pick }) => String(pick.value).startsWith('3h'))
    expect(cities(context).map(({ pick }) => pick.value)).toEqual(['3h/1'])
    const tax: Action = { do: 'tax', city: '3h/1', pay: 'pip' }
    expect(plainly(context, tax, 'en')).toBe(`Tax ${place('en', '3h')}`)
    // One of them damaged: then it is told which.
    const unlike = turn('administration-5')
      .building('red', '3h', 'city', 1)
      .building('red', '3h', 'city', 2, true)
      .context()
    expect(cities(unlike)).toHaveLength(2)
    expect(plainly(unlike, { ...tax, city: '3h/2' }, 'en')).toBe(`Tax ${place('en', '3h')} · City, Red, damaged`)
    expect(plainly(unlike, { ...tax, city: '3h/2' }, 'ru')).toContain(' · Город, Красный, повреждён')
  })

  it('a catapult goes on, and drops what a later leg leaves behind', () => {
    const context = turn('mobilization-2').ships('blue', '5g', 0).context()
    const page = pageAfter(context, at('5c'), at('5g'), at('6g'), { tap: 'count', leg: 1, fresh: 2, damaged: 0 })
    expect(readyAction(context, page)).toMatchObject({
      legs: [
        { to: '5g', fresh: 3 },
        { to: '6g', fresh: 2 },
      ],
    })
    const fewer = press(context, page, { tap: 'count', leg: 0, fresh: 1, damaged: 0 })
    expect(fewer).toMatchObject({ page: { counts: [{ fresh: 1 }, { fresh: 1 }] } })
  })

  it('a battle takes its only rival and a pool to begin with', () => {
    const context = turn('aggression-4').ships('red', '2h', 4).context()
    const page = pageAfter(context, { tap: 'do', doing: 'battle' })
    expect(page).toMatchObject({ at: 'battle', system: '2h', against: 'blue' })
    expect(readyAction(context, page)).toMatchObject({ do: 'battle', at: '2h', against: 'blue' })
    const other = { assault: 1, skirmish: 2, raid: 1 }
    expect(
      readyAction(context, pageAfter(context, { tap: 'do', doing: 'battle' }, { tap: 'pool', pool: other })),
    ).toMatchObject({
      dice: other,
    })
  })

  it('dice of the table are told with the battle: one tap a die', () => {
    const context = turn('aggression-4').ships('red', '2h', 4).context(true, true)
    const faces: Tap[] = [
      { tap: 'face', die: 'assault', face: 2 },
      { tap: 'face', die: 'raid', face: 4 },
      { tap: 'face', die: 'assault', face: 1 },
    ]
    const end = pressAll(context, { tap: 'do', doing: 'battle' }, ...faces, done)
    expect(end).toMatchObject({
      act: { do: 'battle', dice: { assault: 2, skirmish: 0, raid: 1 } },
      after: { answer: { do: 'roll', assault: [2, 1], skirmish: [], raid: [4] } },
    })
    // No more dice than ships allow.
    const full = pageAfter(context, { tap: 'do', doing: 'battle' }, ...faces, { tap: 'face', die: 'skirmish', face: 1 })
    expect(allTaps(context, full).filter(({ tap }) => tap === 'face')).toEqual([])
  })

  it('ends when it is ended', () => {
    const context = turn('administration-5').context()
    expect(pressAll(context, { tap: 'do', doing: 'end' })).toEqual({ act: { do: 'end' } })
  })
})

describe('in the middle of a battle', () => {
  const battle = () =>
    new SmallBench()
      .act({ do: 'lead', card: 'aggression-4' })
      .ships('red', '2h', 3, 1)
      .act({ do: 'battle', at: '2h', against: 'blue', dice: { assault: 4, skirmish: 0, raid: 0 }, pay: 'pip' })

  it('the roll is complete with its last die', () => {
    const context = battle().context(true, true)
    const face = (n: number): Tap => ({ tap: 'face', die: 'assault', face: n })
    expect(pressAll(context, face(3), face(4), face(4), face(1))).toEqual({
      act: { do: 'roll', assault: [3, 4, 4, 1], skirmish: [], raid: [] },
    })
  })

  it('beside the board hits are dealt out sensibly already, and can be dealt otherwise', () => {
    const context = battle()
      .act({ do: 'roll', assault: [3, 4, 4, 1], skirmish: [], raid: [] })
      .context(true)
    expect(arcs.decision(context.state)?.kind).toBe('hits')
    const page = startPage(context)
    // Three hits on oneself are spread over the fresh ships; four on the others destroy two ships.
    expect(readyAction(context, page)).toEqual({
      do: 'hits',
      own: { damage: 3, destroyFresh: 0, destroyDamaged: 0 },
      ships: { damage: 0, destroyFresh: 2, destroyDamaged: 0 },
    })
    const own = { damage: 2, destroyFresh: 0, destroyDamaged: 1 }
    expect(readyAction(context, pageAfter(context, { tap: 'own', hits: own }))).toMatchObject({ own })
  })

  it('on screen they are dealt one by one: on a piece, back from it, the rest as proposed', () => {
    const context = battle()
      .act({ do: 'roll', assault: [3, 4, 4, 1], skirmish: [], raid: [] })
      .context()
    const drop = (side: 'own' | 'ships', at: number): Tap => ({ tap: 'drop', side, at })
    const rest: Tap = { tap: 'rest' }
    expect(readyAction(context, startPage(context))).toBeUndefined()
    expect(allTaps(context, startPage(context))).not.toContainEqual({ tap: 'lift', side: 'own', at: 0 })
    // Two on one ship of one's own destroy it; the rest is spread, theirs are destroyed.
    const ready = readyAction(context, pageAfter(context, drop('own', 0), drop('own', 0), rest))
    expect(ready).toMatchObject({ own: { destroyFresh: 1 }, ships: { destroyFresh: 2 } })
    // A destroyed piece takes no more, and gives its last hit back.
    const page = pageAfter(context, drop('own', 0), drop('own', 0))
    expect(allTaps(context, page)).not.toContainEqual(drop('own', 0))
    const lifted = pageAfter(context, drop('own', 0), drop('own', 0), { tap: 'lift', side: 'own', at: 0 })
    expect(lifted.at === 'hits' ? lifted.dealt?.own[0] : undefined).toBe(1)
    expect(pressAll(context, rest, done)).toMatchObject({ act: { do: 'hits' } })
  })

  it('whatever is dropped first, the rest can always be dealt as the rules allow', () => {
    const rolls = [
      [3, 4, 4, 1],
      [2, 2, 3, 6],
      [3, 3, 3, 3],
      [4, 5, 1, 1],
    ]
    let dealt = 0
    for (const assault of rolls) {
      const context = battle().act({ do: 'roll', assault, skirmish: [], raid: [] }).context()
      if (arcs.decision(context.state)?.kind !== 'hits') continue
      const seen = new Set<string>()
      const walk = (page: Page): void => {
        const key = JSON.stringify(page)
        if (seen.has(key)) return
        seen.add(key)
        const drops = allTaps(context, page).filter(({ tap }) => tap === 'drop')
        const rest = press(context, page, { tap: 'rest' })
        expect(rest !== undefined && 'page' in rest && readyAction(context, rest.page), key).toBeTruthy()
        if (drops.length === 0) {
          expect(readyAction(context, page), key).toBeDefined()
          dealt++
        }
        for (const tap of drops) {
          const next = press(context, page, tap)
          if (next !== undefined && 'page' in next) walk(next.page)
        }
      }
      walk(startPage(context))
    }
    expect(dealt).toBeGreaterThan(10)
  })
})

describe('a hand that was dealt', () => {
  it('is six cards in any order; a second tap takes one back; one "done"', () => {
    const state = arcs.start({ players: 3, setup: '3p-mix-up', initiative: 'seat1' }, {})
    arcs.apply(state, { do: 'row', cards: ['BC01', 'BC02', 'BC03', 'BC04'] })
    const context: Context = { state, decision: arcs.decision(state)!, beside: true, tableDice: true }
    const card = (suit: 'aggression' | 'mobilization', n: 2 | 3 | 4 | 5): Tap => ({ tap: 'card', card: `${suit}-${n}` })
    const six = [
      card('mobilization', 5),
      card('aggression', 2),
      card('aggression', 3),
      card('aggression', 4),
      card('mobilization', 2),
      card('mobilization', 3),
    ]
    const page = pageAfter(context, ...six)
    expect(allTaps(context, page).filter(({ tap }) => tap === 'card')).toHaveLength(6)
    expect(pressAll(context, ...six, done)).toMatchObject({ act: { do: 'deal', seat: 'red' } })
    expect(pageAfter(context, ...six, six[0]!)).toMatchObject({ chosen: { length: 5 } })
  })
})

describe('cards shown for a virtual hand (Farseers)', () => {
  it('are named by one tap each; the last one completes them', () => {
    const context = virtual().looking(2).context(true)
    const pick = (value: string): Tap => ({ tap: 'pick', pick: { slot: 'cards', value } })
    expect(context.decision.kind).toBe('lookReveal')
    expect(pressAll(context, pick('administration-6'), pick('aggression-5'))).toEqual({
      act: { do: 'peek', of: 'yellow', cards: ['administration-6', 'aggression-5'] },
    })
    // A card that red holds is not among them.
    expect(allTaps(context, pageAfter(context))).not.toContainEqual(pick('aggression-4'))
  })
})

describe('a deed that one tap completes', () => {
  const card = (value: string): Tap => ({ tap: 'pick', pick: { slot: 'card', value } })
  const influence: Tap = { tap: 'do', doing: 'influence' }
  const table = () => new SmallBench().act({ do: 'lead', card: 'administration-5' })

  it('lies ready on screen; another tap changes it, a second one on the same takes it', () => {
    const context = table().context()
    const page = pageAfter(context, influence, card('BC07'))
    expect(readyAction(context, page)).toMatchObject({ do: 'influence', card: 'BC07' })
    const other = pageAfter(context, influence, card('BC07'), card('BC01'))
    expect(readyAction(context, other)).toMatchObject({ do: 'influence', card: 'BC01' })
    expect(pressAll(context, influence, card('BC07'), card('BC07'))).toMatchObject({ act: { card: 'BC07' } })
  })

  it('is also looked at when it was begun on the map', () => {
    const context = table().context()
    const where = allTaps(context, startPage(context)).filter(({ tap }) => tap === 'system')
    expect(where.length).toBeGreaterThan(0)
    for (const tap of where) expect(press(context, startPage(context), tap)).not.toHaveProperty('act')
  })

  it('is entered with it beside the board', () => {
    expect(pressAll(table().context(true), influence, card('BC07'))).toMatchObject({ act: { card: 'BC07' } })
  })
})
