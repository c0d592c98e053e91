import { describe, expect, it } from 'vitest'
import * as Pile from '../../../rules/state/piles.ts'
import * as read from '../../../rules/state/read.ts'
import * as write from '../../../rules/state/write.ts'
import type { Action, CourtId } from '../../../vocabulary.ts'
import { aim, deeds, play, table, turnOf } from '../lars-testing.ts'

const influence = (card: CourtId): Action => ({ do: 'influence', card, pay: 'pip' })
const secure = (card: CourtId): Action => ({ do: 'secure', card, pay: 'pip' })

/** 3p-mix-up: the Court slots have the numbers 2, 3, 5, 6. The target is in cluster 5, so its card is the third. */
const court = () =>
  aim(table().port('red', '5c').ships('red', '5c', 1), 'red', '5c').court(
    { card: 'BC01', agents: { blue: 1 } },
    { card: 'BC02' },
    { card: 'BC03', agents: { yellow: 1 } },
    { card: 'BC04' },
  )
const admin = (face: number, bench = court()) => turnOf(bench, 'red', 'administration', { dice: { 'INF.1': [face] } })

describe('INF', () => {
  it('INF.2 places one agent for a hit, two for a double hit', () => {
    expect(deeds(admin(4))).toEqual([influence('BC03')])
    expect(deeds(admin(2))).toEqual([influence('BC03'), influence('BC03')])
    expect(deeds(admin(3))).toEqual([influence('BC03'), influence('BC03')])
  })

  it('INF.2 and INF.3 are passed over on a blank', () => {
    const turn = admin(1)
    expect(deeds(turn)).toEqual([])
    expect(turn.fired.has('INF.2')).toBe(false)
    expect(turn.fired.has('INF.3')).toBe(false)
  })

  it('INF.3 joins rivals on every card on an intercept, beside the hit', () => {
    const turn = admin(6)
    expect(deeds(turn)).toEqual([influence('BC03'), influence('BC01'), influence('BC03')])
  })

  it('INF.3 does not count its own agents (lars/A20)', () => {
    const bench = aim(table(), 'red', '5c')
      .port('red', '5c')
      .court({ card: 'BC01', agents: { red: 1 } }, { card: 'BC02' }, { card: 'BC03' })
    expect(deeds(admin(6, bench))).toEqual([influence('BC03')])
  })
})

describe('SEC', () => {
  const aggression = (bench = court(), given = {}) =>
    turnOf(bench.ships('red', '2g', 0), 'red', 'aggression', { ...given })

  it('SEC.1 secures what it leads in, from the left, and captures agents', () => {
    const bench = aim(table().port('red', '5c'), 'red', '5c').court(
      { card: 'BC01', agents: { red: 2, blue: 1 } },
      { card: 'BC02', agents: { red: 1, blue: 1 } },
      { card: 'BC03', agents: { red: 1 } },
    )
    const turn = aggression(bench)
    expect(deeds(turn)).toEqual([secure('BC01'), secure('BC03')])
    expect(bench.captivesOf('red', 'blue')).toBe(1)
  })

  it('SEC.1 is passed over when it leads nowhere', () => {
    expect(
      aggression(aim(table().port('red', '5c'), 'red', '5c').court({ card: 'BC01', agents: { blue: 1 } })).fired.has(
        'SEC.1',
      ),
    ).toBe(false)
  })

  const vox = (card: CourtId) => aim(table().port('red', '5c'), 'red', '5c').court({ card, agents: { red: 1 } })

  it('UPR.1 puts a ship into each system of the target’s cluster', () => {
    const bench = vox('BC26')
    const turn = aggression(bench, { anyTie: true })
    expect(deeds(turn).slice(0, 2)).toEqual([secure('BC26'), { do: 'uprising', systems: ['5g', '5a', '5c', '5h'] }])
  })

  it('UPR.1 takes the nearest systems when ships are short (lars/A53)', () => {
    const bench = vox('BC26').trophies('blue', 'red', 'ship', 13)
    const turn = aggression(bench, { anyTie: true })
    expect(deeds(turn)[1]).toEqual({ do: 'uprising', systems: ['5g', '5c'] })
  })

  it('DEM.1 declares the ambition with the largest lead (lars/A40)', () => {
    const bench = vox('BC27').tokens('red', 'psionic', 'psionic', 'relic')
    expect(deeds(aggression(bench))).toEqual([secure('BC27'), { do: 'demand', declare: 'empath' }])
  })

  it('DEM.1 with other options: any ambition that it leads, or one in which it is tied (lars/A40)', () => {
    const asked = (demands: string, bench = vox('BC27').tokens('red', 'relic')) =>
      deeds(aggression(bench, { anyTie: true, options: { demands } })).find(({ do: doing }) => doing === 'demand')
    const declared = () => vox('BC27').tokens('red', 'relic').declared('keeper')
    const tied = () => vox('BC27').tokens('red', 'relic').tokens('blue', 'relic')
    for (const demands of ['undeclared', 'any', 'tied'])
      expect(asked(demands)).toEqual({ do: 'demand', declare: 'keeper' })
    expect([asked('any', declared()), asked('tied', tied())]).toEqual([
      { do: 'demand', declare: 'keeper' },
      { do: 'demand', declare: 'keeper' },
    ])
    expect([asked('any', tied()), asked('tied', declared()), asked('tied', vox('BC27'))]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })

  it('SEC.1 leaves Populist Demands where it leads in nothing that is undeclared (lars/A40)', () => {
    expect(deeds(aggression(vox('BC27')))).toEqual([])
    expect(deeds(aggression(vox('BC27').tokens('red', 'relic').declared('keeper')))).toEqual([])
    expect(deeds(aggression(vox('BC27').tokens('red', 'relic').tokens('blue', 'relic')))).toEqual([])
    const noMarker = vox('BC27')
      .tokens('red', 'relic')
      .declared('tycoon', 0)
      .declared('tycoon', 1)
      .declared('tycoon', 2)
    expect(deeds(aggression(noMarker))).toEqual([])
  })

  it('OUT.1 hurts the leader most, then itself least (lars/A41)', () => {
    const bench = vox('BC28')
      .power('blue', 5)
      .tokens('blue', 'fuel', 'relic')
      .tokens('red', 'fuel')
      .tokens('yellow', 'psionic', 'psionic')
    expect(deeds(aggression(bench))).toEqual([secure('BC28'), { do: 'spread', type: 'relic' }])
    expect(bench.held('blue')).toEqual(['fuel'])
  })

  it('OUT.1 draws lots between two leaders, and only then looks at what they would lose (lars/A4)', () => {
    const bench = () =>
      aim(table('3p-mix-up', { role2: 'human' }).port('red', '5c'), 'red', '5c')
        .court({ card: 'BC28', agents: { red: 1 } })
        .tokens('yellow', 'fuel')
        .tokens('blue', 'relic', 'relic')
    const spread = (pick: number) => deeds(aggression(bench(), { picks: { 'OUT.1': [pick] } }))[1]
    expect([spread(0), spread(1)]).toEqual([
      { do: 'spread', type: 'fuel' },
      { do: 'spread', type: 'relic' },
    ])
  })

  it('SON.1 frees a city of the leader and seizes if it may (lars/A42)', () => {
    const bench = vox('BC29')
      .city('blue', '3h')
      .ships('red', '3h', 1)
      .city('yellow', '2h')
      .ships('red', '2h', 1)
      .power('yellow', 3)
    const turn = aggression(bench, { anyTie: true })
    expect(deeds(turn).slice(0, 2)).toEqual([secure('BC29'), { do: 'free', city: '2h/1' }])
  })

  it('SEC.1 leaves Song of Freedom where it controls no city of a rival', () => {
    expect(deeds(aggression(vox('BC29').city('blue', '3h')))).toEqual([])
  })

  it('STR.1 steals from the leader; SEC.1 leaves Guild Struggle if nobody has a Guild card', () => {
    const bench = vox('BC30').guild('blue', 'BC05').guild('yellow', 'BC06').power('blue', 2)
    expect(deeds(aggression(bench))).toEqual([secure('BC30'), { do: 'struggle', from: 'blue', card: 'BC05' }])
    expect(deeds(aggression(vox('BC30')))).toEqual([])
  })

  it('STR.1.1 steals nothing where Sworn Guardians stand in the way', () => {
    const bench = vox('BC30').guild('blue', 'BC22', 'BC05')
    expect(deeds(aggression(bench))[1]).toEqual({ do: 'struggle', from: 'blue', card: 'BC22' })
  })

  it('Call to Action: the card goes under its deck, unseen (lars/A44)', () => {
    const bench = vox('BC31')
    const before = read.unknown(bench.state, Pile.deck(0))
    aggression(bench)
    // Three were given, one was led, one was drawn.
    expect(read.unknown(bench.state, Pile.deck(0))).toBe(before + 3)
  })
})

describe('fallbacks', () => {
  it('DEM.1.1 and SON.1.1 answer a Vox card whose condition does not hold', () => {
    for (const [card, action] of [
      ['BC27', { do: 'demand' }],
      ['BC29', { do: 'free' }],
      ['BC30', { do: 'struggle' }],
    ] as const) {
      const bench = aim(table().port('red', '5c'), 'red', '5c').court({ card, agents: { red: 1 } })
      turnOf(bench, 'red', 'aggression', { until: 'end' })
      const forced = aim(table().port('red', '5c'), 'red', '5c').court({ card, agents: { red: 1 } })
      write.addUnknown(forced.state, Pile.group(0), -3)
      write.addUnknown(forced.state, Pile.deck(0), 3)
      forced
        .round('red')
        .act({ do: 'reveal', seat: 'red', cards: ['aggression-2'] })
        .act({ do: 'lead', card: 'aggression-2' })
      forced.act(secure(card))
      expect(play(forced, 'red').actions[0]).toEqual(action)
    }
  })
})
