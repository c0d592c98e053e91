// Doctrines with the Empire, Blight and Truce (supercat 7.1.7, 4.4, supercat/A76, A121, A126 to A128).

import { describe, expect, it } from 'vitest'
import { sys } from '../../../rules/board/ids.ts'
import { movePlans } from '../plans/move.ts'
import { actTurn, plain } from './act-testing.ts'

const claims = () => plain().port('red', '5c').unbuilt('red', 4)
const MOVES = ['mobilization-4', 'mobilization-5'] as const

describe('Imperial ships in moves', () => {
  it('come along, one for each ship of a Regent', () => {
    const turn = actTurn(
      claims()
        .ships('red', '5g', 1)
        .imperial('5g', 3)
        .draws(...MOVES),
      { actions: 2 },
    )
    expect(turn.did('move')[0]?.legs[0]).toMatchObject({ fresh: 1, imperial: { fresh: 1, damaged: 0 } })
  })

  it('stay if the table wants it so, unless Blight calls for them', () => {
    const stay = { options: { imperialAlong: 'stay' }, actions: 2 }
    const plainMove = actTurn(
      claims()
        .ships('red', '5g', 1)
        .imperial('5g', 3)
        .draws(...MOVES),
      stay,
    )
    expect(plainMove.did('move')[0]?.legs[0]?.imperial).toBeUndefined()
    const blighted = claims().ships('red', '5g', 1).imperial('5g', 3).blight('5a', 0, 1).blight('5h', 0, 1)
    const turn = actTurn(blighted.draws(...MOVES), stay)
    expect(turn.did('move')[0]?.legs[0]?.imperial).toEqual({ fresh: 1, damaged: 0 })
  })

  it('do not come along with an Outlaw', () => {
    const turn = actTurn(
      claims()
        .outlaw('red')
        .ships('red', '5g', 1)
        .imperial('5g', 3)
        .draws(...MOVES),
      { actions: 2 },
    )
    expect(turn.did('move')[0]?.legs[0]?.imperial).toBeUndefined()
  })

  it('one stays where a rival would otherwise have a loyal building', () => {
    const table = plain().city('red', '5h').port('red', '5h').unbuilt('red', 4).ships('red', '5h', 2)
    table.imperial('5h', 1).ships('yellow', '5h', 1)
    const turn = actTurn(table.draws(...MOVES), { actions: 2 })
    expect(turn.did('move')[0]?.from).toBe('5h')
    expect(turn.did('move')[0]?.legs[0]?.imperial).toBeUndefined()
  })

  it('supercat/A126 in a system of the Empire one ship keeps control, a damaged one first', () => {
    const table = claims().ships('red', '5g', 2, 1).ships('yellow', '5g', 3).imperial('5g', 1)
    const leg = actTurn(table.draws(...MOVES), { actions: 2 }).did('move')[0]?.legs[0]
    expect(leg).toMatchObject({ fresh: 2, damaged: 0 })
    expect(leg?.imperial, 'without the Imperial ship the gate would be lost').toBeUndefined()
  })

  it('supercat/A126 where Blight calls for the last one, enough of its own stay, or the origin counts as given up', () => {
    const blighted = (own: number) => {
      const table = plain().ships('red', '5g', own).ships('yellow', '5g', 1).imperial('5g', 1).blight('5a', 0, 1)
      const [plan] = movePlans(table.state, table.seat('red'), 1, [sys('5a')], () => true)
      return { fresh: plan?.fresh, imperial: plan?.imperial?.fresh, keep: plan?.keep }
    }
    expect(blighted(4)).toEqual({ fresh: 2, imperial: 1, keep: true })
    expect(blighted(2)).toEqual({ fresh: 2, imperial: 1, keep: false })
  })
})

describe('control (supercat/A76)', () => {
  it('the Empire threatens the buildings of an Outlaw, not of a Regent', () => {
    const table = () =>
      plain().city('red', '5h').port('red', '1h').unbuilt('red', 0).ships('red', '1h', 2).imperial('5h', 1)
    expect(actTurn(table().draws(...MOVES)).answers('MOB.13.if')[0]).toBe(false)
    expect(
      actTurn(
        table()
          .outlaw('red')
          .draws(...MOVES),
      ).answers('MOB.13.if')[0],
    ).toBe(true)
  })

  it('a gate of the Empire is no rival gate for a Regent', () => {
    const table = () => plain().port('red', '1h').unbuilt('red', 0).ships('red', '1h', 6).imperial('1g', 1)
    expect(actTurn(table().draws(...MOVES)).answers('MOB.40')[0]).toBe(false)
  })
})

describe('battles', () => {
  const ATTACKS = ['aggression-3', 'aggression-4'] as const
  const warlord = () => plain().port('red', '1h').unbuilt('red', 0).declared('warlord')

  it('Truce: a Regent does not fight a Regent where an Imperial ship is', () => {
    const table = () => warlord().ships('red', '1g', 3).ships('yellow', '1g', 1)
    expect(actTurn(table().draws(...ATTACKS), { actions: 2 }).did('battle')).toHaveLength(1)
    expect(
      actTurn(
        table()
          .imperial('1g', 0, 1)
          .draws(...ATTACKS),
      ).answers('AGG.8')[0],
    ).toBe(false)
    expect(
      actTurn(
        table()
          .imperial('1g', 0, 1)
          .outlaw('yellow')
          .draws(...ATTACKS),
        { actions: 2 },
      ).did('battle')[0],
    ).toMatchObject({
      against: 'yellow',
      imperial: 'all',
      dice: { assault: 4 },
    })
  })

  it('an Outlaw counts the Imperial ships that defend along with a Regent', () => {
    const table = () => warlord().outlaw('red').ships('red', '1g', 2).ships('yellow', '1g', 1)
    expect(actTurn(table().draws(...ATTACKS), { actions: 2 }).did('battle')).toHaveLength(1)
    expect(
      actTurn(
        table()
          .imperial('1g', 3)
          .draws(...ATTACKS),
      ).answers('AGG.8')[0],
    ).toBe(false)
  })

  it('an Outlaw fights the Empire by itself for Trophies', () => {
    const turn = actTurn(
      warlord()
        .outlaw('red')
        .ships('red', '1g', 4)
        .imperial('1g', 2)
        .draws(...ATTACKS),
      { actions: 2 },
    )
    expect(turn.did('battle')[0]).toMatchObject({ against: 'empire', at: '1g' })
  })

  it('supercat/A50 Blight needs two dice, whatever is fresh', () => {
    const table = (damaged: number) => warlord().ships('red', '1g', 0, damaged).blight('1g', 0, 1)
    expect(actTurn(table(2).draws(...ATTACKS), { actions: 2 }).did('battle')[0]).toMatchObject({
      against: 'blight',
      dice: { assault: 2, skirmish: 0, raid: 0 },
    })
    expect(actTurn(table(1).draws(...ATTACKS)).did('battle')).toHaveLength(0)
  })

  it('supercat/A128 Imperial ships take the hits first', () => {
    const table = warlord().ships('red', '1g', 2).imperial('1g', 2).ships('yellow', '1g', 2).outlaw('yellow')
    const turn = actTurn(table.draws(...ATTACKS), {
      actions: 3,
      // Two hits on itself.
      rolls: [{ assault: [4, 4, 1, 1], skirmish: [], raid: [] }],
    })
    const hits = turn.did('hits')[0]
    expect(hits?.own).toEqual({ damage: 0, destroyFresh: 0, destroyDamaged: 0 })
    expect(hits?.ownImperial?.damage).toBeGreaterThan(0)
  })

  describe('supercat/A36, A121: Blight calls for the Imperial ship by which a system with its building is held', () => {
    const called = (own: number, rival = 1) =>
      warlord()
        .city('red', '5h')
        .unbuilt('red', 0)
        .ships('red', '5h', own)
        .imperial('5h', 1)
        .ships('yellow', '5h', rival)
        .blight('5g', 0, 1)
    const firstMove = (table: ReturnType<typeof called>, setup = {}) =>
      actTurn(table.draws(...ATTACKS), { actions: 2, ...setup }).did('move')[0]

    it('enough of its own stay', () => {
      expect(firstMove(called(4))).toMatchObject({
        from: '5h',
        legs: [{ to: '5g', fresh: 2, imperial: { fresh: 1, damaged: 0 } }],
      })
    })
    it('nobody goes if none can be spared', () => {
      expect(firstMove(called(2))).toBeUndefined()
    })
    it('all go if no rival would have the building', () => {
      expect(firstMove(called(4, 0))).toMatchObject({ legs: [{ to: '5g', fresh: 4 }] })
    })
    it('a plan says that control is given up by the Imperial ship that goes along', () => {
      const { events } = actTurn(called(4, 0).draws(...ATTACKS))
      expect(events.find((event) => event.e === 'found' && event.node === 'AGG.8')).toMatchObject({
        candidates: [{ value: { move: { from: '5h', fresh: 4, imperial: { fresh: 1, damaged: 0 }, keep: false } } }],
      })
    })
  })

  it('supercat/A121 if the table lets Imperial ships stay, they go into battle only to Blight or if it needs them', () => {
    const legs = (rivals: number, imperialAlong: string) => {
      const table = warlord().ships('red', '5g', 3).imperial('5g', 2).ships('yellow', '5a', rivals).outlaw('yellow')
      return actTurn(table.draws(...ATTACKS), { actions: 2, options: { imperialAlong } }).did('move')[0]?.legs
    }
    expect(legs(1, 'along')).toMatchObject([{ to: '5a', fresh: 3, imperial: { fresh: 2, damaged: 0 } }])
    expect(legs(1, 'stay')).toEqual([{ to: '5a', fresh: 3, damaged: 0 }])
    expect(legs(5, 'stay')).toMatchObject([{ to: '5a', fresh: 3, imperial: { fresh: 2, damaged: 0 } }])
  })

  it('supercat/A127 AGG.14 an Outlaw fights the Empire for control of its building', () => {
    const table = plain()
      .outlaw('red')
      .city('red', '5h')
      .port('red', '1h')
      .unbuilt('red', 0)
      .ships('red', '5h', 3)
      .imperial('5h', 1)
    const turn = actTurn(table.draws(...ATTACKS), { actions: 2 })
    expect(turn.did('battle')[0]).toMatchObject({ at: '5h', against: 'empire' })
    expect(turn.answers('AGG.14')[0]).toBe(true)
  })
})
