// The scenarios of the reference, T01 to T13 (supercat 12). Red acts; yellow is another bot, blue a person.

import { describe, expect, it } from 'vitest'
import * as read from '../../rules/state/read.ts'
import { SupercatBench, turnOf } from './bot-testing.ts'
import { NONE, standing } from './terms/standing.ts'

const WAIT = { card: 'BC25' } as const
/** A Court that nobody wants anything from. */
const quiet = (table: SupercatBench): SupercatBench =>
  table.court(WAIT, { card: 'BC22' }, { card: 'BC24' }, { card: 'BC23' })

describe('scenarios', () => {
  it('T01 zero is no tie, and nobody is second behind a tie', () => {
    const turn = turnOf(
      quiet(new SupercatBench().city('red', '1c').port('red', '1h').ships('red', '1g', 1)).draws(
        'administration-3',
        'construction-4',
      ),
      { actions: 1 },
    )
    expect(turn.answers('BT.3c')).toEqual([false])
    const tied = new SupercatBench()
      .declared('tycoon')
      .tokens('yellow', 'fuel', 'fuel')
      .tokens('blue', 'material', 'fuel')
      .tokens('red', 'fuel')
    expect(standing(tied.state, 0, 1)).toBe(NONE)
  })

  it('T02 an outright lead beats a tie', () => {
    const table = quiet(
      new SupercatBench().tokens('red', 'relic', 'psionic', 'psionic').unbuilt('red', 4).tokens('yellow', 'relic'),
    )
    const turn = turnOf(table.port('red', '1h').draws('mobilization-5', 'construction-6'), { actions: 1 })
    expect(turn.actions).toEqual([{ do: 'lead', card: 'construction-6', declare: 'empath' }])
  })

  it('T03 a second marker only when winning', () => {
    const tied = quiet(
      new SupercatBench().declared('keeper').tokens('red', 'relic').tokens('blue', 'relic', 'fuel').port('red', '1h'),
    )
    expect(
      turnOf(tied.draws('mobilization-5', 'administration-2'), { actions: 1 }).did('lead')[0]?.declare,
    ).toBeUndefined()
    const ahead = quiet(
      new SupercatBench().declared('keeper').tokens('red', 'relic', 'relic').tokens('blue', 'relic').port('red', '1h'),
    )
    expect(turnOf(ahead.draws('mobilization-5', 'administration-2'), { actions: 1 }).actions[0]).toEqual({
      do: 'lead',
      card: 'mobilization-5',
      declare: 'keeper',
    })
  })

  it('T04 surpass by number, not by pips', () => {
    const table = quiet(new SupercatBench().port('red', '1h').ships('blue', '6g', 1)).after(
      'construction-2',
      ['construction-3', 'construction-6'],
      'tycoon',
    )
    const turn = turnOf(table, { actions: 1 })
    expect(turn.actions).toEqual([{ do: 'surpass', card: 'construction-6' }])
    expect(read.pipsLeft(turn.state)).toBe(2)
    expect(turn.events.some((event) => event.e === 'page' && event.page === 'GP')).toBe(false)
  })

  const seizing = (counter: number) =>
    quiet(
      new SupercatBench()
        .counter('red', counter)
        .seizeCounter('red', 2)
        .trophies('red', 'blue', 'ship', 1)
        .port('red', '1h')
        .ships('blue', '6g', 1),
    ).after('construction-6', ['administration-3', 'mobilization-4'])

  it('T05 the arithmetic of seizing', () => {
    const low = turnOf(seizing(3), { die: [3], actions: 1 })
    expect(read.seizeCounter(low.state, 0)).toBe(3)
    expect(read.seized(low.state)).toBe(1)
    expect(read.counter(low.state, 0)).toBe(1)
    const high = turnOf(seizing(3), { die: [4], actions: 1 })
    expect(read.seized(high.state)).toBe(0)
    expect(read.counter(high.state, 0)).toBe(2)
  })

  it('T06 the gate of seizing', () => {
    const turn = turnOf(seizing(2), { die: [1], actions: 1 })
    expect(read.counter(turn.state, 0)).toBe(1)
    expect(read.seizeCounter(turn.state, 0)).toBe(3)
    expect(turn.events.some((event) => event.e === 'roll')).toBe(false)
  })

  it('T07 actions in the listed order', () => {
    const table = new SupercatBench()
      .declared('empath')
      .tokens('blue', 'psionic', 'psionic')
      .city('red', '6h')
      .port('red', '1h')
    table.court({ card: 'BC18', agents: { red: 1 } }, WAIT)
    const turn = turnOf(table.draws('administration-4', 'aggression-4'), { actions: 2 })
    expect(turn.actions).toMatchObject([
      { do: 'lead', card: 'administration-4' },
      { do: 'tax', city: '6h/1' },
    ])
  })

  it('T08 the branch that is not read', () => {
    const table = quiet(new SupercatBench().city('red', '1c').port('red', '1h'))
    const turn = turnOf(table.draws('construction-3', 'administration-5'), { actions: 2 })
    expect(turn.answers('GP.6.1')).toEqual([true])
    expect(turn.actions).toMatchObject([
      { do: 'lead', card: 'administration-5' },
      { do: 'tax', city: '1c/1' },
    ])
  })

  it('T09 the threshold of the base edition', () => {
    const table = quiet(new SupercatBench().city('red', '1c').city('red', '5a').port('red', '1h').ships('red', '1h', 2))
    expect(turnOf(table.draws('construction-4', 'mobilization-4'), { actions: 1 }).did('lead')[0]?.card).toBe(
      'mobilization-4',
    )
  })

  it('T10 a preference of the rule beats distance', () => {
    const table = quiet(
      new SupercatBench().city('red', '1h').ships('red', '1h', 2).port('red', '5c').ships('yellow', '5g', 2),
    )
    const turn = turnOf(table.draws('mobilization-4', 'mobilization-3'), { actions: 3 })
    const [, first, second] = turn.actions
    expect(first).toMatchObject({ do: 'move', from: '1h' })
    expect(second).toMatchObject({ do: 'move', legs: [{ to: '1a', fresh: 1 }] })
  })

  it('T11 how many ships stay', () => {
    const table = quiet(
      new SupercatBench().city('red', '5a').port('red', '5c').ships('red', '4g', 4, 1).ships('yellow', '4g', 1),
    )
    const turn = turnOf(table.draws('mobilization-6', 'mobilization-5'), { actions: 2 })
    expect(turn.did('lead')[0]?.card).toMatch(/^mobilization/)
    const [move] = turn.did('move')
    expect(move).toMatchObject({ from: '4g' })
    expect(move?.legs[0]).toMatchObject({ fresh: 2, damaged: 1 })
    expect(['4a', '4c']).toContain(move?.legs[0]?.to)
  })

  it('T12 the task force before the short way', () => {
    const table = quiet(
      new SupercatBench()
        .city('red', '4a')
        .port('red', '1c')
        .ships('red', '1g', 4)
        .ships('red', '4c', 3)
        .ships('yellow', '4a', 1),
    )
    const turn = turnOf(table.draws('mobilization-4', 'mobilization-5'), { actions: 3 })
    expect(turn.actions.slice(1)).toMatchObject([
      { do: 'move', from: '1g', legs: [{ to: '4g', fresh: 3 }] },
      { do: 'move', from: '4g', legs: [{ to: '4a', fresh: 3 }] },
    ])
  })

  it('T13 giving up when it cannot be helped', () => {
    const table = quiet(new SupercatBench().ships('red', '5g', 1))
    const turn = turnOf(table.draws('mobilization-3', 'administration-3'), { actions: 2 })
    expect(turn.did('lead')[0]?.card).toBe('mobilization-3')
    expect(turn.nodes[1]).toBe('MOB.10')
    const pick = turn.events.find((event) => event.e === 'pick' && event.node === 'MOB.10')
    expect(pick?.e === 'pick' && pick.of.length).toBe(3)
  })
})
