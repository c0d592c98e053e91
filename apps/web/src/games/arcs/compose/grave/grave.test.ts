import { type Action, arcsPackage, type State } from '@understudy/arcs'
import type { Pool, SiteId } from '@understudy/arcs/vocabulary'
import { type Decision, Table } from '@understudy/table'
import { describe, expect, it } from 'vitest'
import { ownTaps, press as pressed, readyAction, startPage } from '../model/sheet.ts'
import { SmallBench } from '../small-bench-testing.ts'
import { mayFall } from './costs.ts'
import { costsOf, costWords, hitsWords, isPlain, press, pressWords } from './weigh.tsx'
import '../../text/words-testing.ts'

const SITES = { city: '3h/1', starport: '3h/2' } as const

/** Red attacks yellow's damaged city and starport at cluster 3, hex; a die shows one hit and one of red's own. */
function atTheCity(tokens: number): SmallBench {
  const bench = new SmallBench()
  bench.ships('red', '3h', 3).ships('yellow', '3h', 0)
  bench.building('yellow', '3h', 'city', 1, true).building('yellow', '3h', 'starport', 2)
  for (let slot = 0; slot < 2; slot++) bench.token('red', slot, slot < tokens ? 'weapon' : 'fuel')
  return bench
    .act({ do: 'lead', card: 'aggression-4' })
    .act({ do: 'battle', at: '3h', against: 'yellow', dice: { assault: 1, skirmish: 0, raid: 0 }, pay: 'pip' })
    .act({ do: 'roll', assault: [4], skirmish: [], raid: [] })
}

const hit = (site: SiteId): Action => ({ do: 'hits', buildings: [{ site, hits: 1 }] })

describe('hits that destroy a city', () => {
  it('are grave: the Outrage is named before, with everything that it takes', () => {
    const { state } = atTheCity(2).guild('red', 'BC12')
    const costs = costsOf(state, 'red', hit(SITES.city))!
    expect(costs).toMatchObject({ city: true, cities: 0, starports: 0 })
    expect(costs.outraged?.types).toEqual(['weapon'])
    expect(costs.outraged?.tokens).toEqual([{ type: 'weapon', n: 2 }])
    expect(costs.outraged?.cards).toEqual(['BC12'])
    expect(costWords(costs, 'en')).toBe(
      'Destroys the city: Weapon is outraged for you, you lose 2 Weapon tokens and Prison Wardens',
    )
    expect(costWords(costs, 'ru')).toMatch(/^Город падёт: на вас ложится запрет \(.+\), вы теряете: 2 ресурса/)
    expect(pressWords(costs, 'en')).toBe('Destroy the city: Outrage')
    expect(press(state, hit(SITES.city))?.kind).toBe('grave')
  })

  it('say so when there is nothing to lose by it, and are plain where no city falls', () => {
    const { state } = atTheCity(0)
    expect(costWords(costsOf(state, 'red', hit(SITES.city))!, 'en')).toMatch(/you have nothing of it to lose$/)
    expect(costsOf(state, 'red', hit(SITES.starport))).toBeUndefined()
    expect(press(state, hit(SITES.starport))?.kind).toBe('plain')
  })

  it('name what both sides lose', () => {
    const { state } = atTheCity(0)
    expect(hitsWords(state, 'red', hit(SITES.city), 'en')).toBe(
      'You have 1 ship damaged. Yellow loses 1 city. You take 1 trophy.',
    )
  })
})

describe('dice that may destroy a city', () => {
  it('say so before they are rolled, where so many hits can fall', () => {
    const { state } = new SmallBench().ships('red', '3h', 3).ships('yellow', '3h', 1).building('yellow', '3h', 'city')
    const falls = (pool: Partial<Pool>) => mayFall(state, '3h', 0, 1, { assault: 0, skirmish: 0, raid: 0, ...pool })
    expect(falls({ assault: 2 })?.types).toEqual(['weapon'])
    expect(falls({ raid: 2 })?.types).toEqual(['weapon'])
    // Two hits for the ship, two for the city.
    expect(falls({ skirmish: 3 })).toBeUndefined()
    expect(falls({ raid: 1 })).toBeUndefined()
    expect(mayFall(state, '2h', 0, 1, { assault: 3, skirmish: 0, raid: 0 })).toBeUndefined()
  })
})

describe('what is chosen from the list', () => {
  it('is shown before it is done, a battle is rolled for, and the end of the turn is its own button', () => {
    const bench = new SmallBench().ships('red', '3h', 3).act({ do: 'lead', card: 'aggression-4' })
    const { state } = bench
    const dice = { assault: 2, skirmish: 1, raid: 0 }
    expect(press(state, { do: 'battle', at: '3h', against: 'yellow', dice, pay: 'pip' })).toMatchObject({
      kind: 'chance',
      text: { en: 'Roll 3 dice' },
    })
    expect(press(state, { do: 'move', from: '3h', legs: [{ to: '3g', fresh: 1, damaged: 0 }], pay: 'pip' })?.kind).toBe(
      'plain',
    )
    expect(press(state, { do: 'end' })).toBeUndefined()
  })
})

/** What was asked and done in games by lot. */
function* byLot(games: number): Generator<{ state: State; decision: Decision<Action>; action: Action }> {
  const seats = Object.fromEntries(['red', 'yellow', 'blue'].map((seat) => [seat, { by: 'random' as const }]))
  for (let n = 0; n < games; n++) {
    const table = Table.start(arcsPackage, { options: { players: 3 }, seats, seed: `p${n}` })
    while (table.next().kind === 'auto') {
      const state = arcsPackage.game.copy(table.state)
      const decision = arcsPackage.game.decision(state)
      const entry = table.advance()?.entry
      if (decision !== undefined && entry?.t === 'action')
        yield { state, decision, action: arcsPackage.game.parseAction(entry.action) }
    }
  }
}

describe('in whole games', () => {
  const all = [...byLot(12)]

  it('pieces that come back with the end of a chapter are no loss of one’s own', () => {
    const harmless = all.filter(({ action }) => ['move', 'build', 'arrange', 'tax', 'influence'].includes(action.do))
    expect(harmless.length).toBeGreaterThan(1000)
    for (const { state, decision, action } of harmless) expect(costsOf(state, decision.seat, action)).toBeUndefined()
  })

  it('what is grave or turns cards over is not done at once, whatever a person has set', () => {
    const plain = (doing: Action['do']) =>
      new Set(
        all
          .filter(({ action }) => action.do === doing)
          .map(({ state, decision, action }) => isPlain(state, decision.seat, action)),
      )
    expect(plain('spread')).toEqual(new Set([false]))
    expect(plain('move')).toEqual(new Set([true]))
    expect(plain('tax')).toEqual(new Set([true]))
    expect([...plain('secure')]).toContain(false)
  })

  it.each(['vox', 'ransack'])('a tap that answers %s only shows what it would do', (kind) => {
    const asked = all.filter(({ decision }) => decision.kind === kind)
    expect(asked.length).toBeGreaterThan(3)
    for (const { state, decision } of asked) {
      const context = { state, decision, beside: false, tableDice: false }
      const start = startPage(context)
      // With one answer only it lies ready from the beginning.
      if (readyAction(context, start) !== undefined) continue
      for (const tap of ownTaps(context, start)) {
        const shown = pressed(context, start, tap)
        if (shown === undefined || !('page' in shown)) throw new Error(JSON.stringify(tap))
        const ready = readyAction(context, shown.page)
        const again = pressed(context, shown.page, tap)
        // A second tap on the same takes it, and nothing else.
        if (again !== undefined && 'act' in again) expect(again.act).toEqual(ready)
      }
    }
  })
})
