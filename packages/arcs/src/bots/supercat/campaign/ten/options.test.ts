// The options that 0.10 has only in the campaign: for each a case that it changes and one that it does not (supercat-0.10, 0.4).

import { type Options, Table } from '@understudy/table'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { offerCampaign } from '../../../../campaign.ts'
import { arcsPackage } from '../../../../package.ts'
import { GOLEM_TOKEN } from '../../../../rules/campaign/data.ts'
import { C } from '../../../../rules/campaign/frames.ts'
import { GOLEMS } from '../../../../rules/campaign/vocabulary.ts'
import * as set from '../../../../rules/state/campaign/write.ts'
import * as Pile from '../../../../rules/state/piles.ts'
import { push } from '../../../../rules/state/stack.ts'
import * as write from '../../../../rules/state/write.ts'
import { ABLE_CARDS, type ActionCardId } from '../../../../vocabulary.ts'
import { calm, cc, didCampaign } from '../../fates/fate-testing.ts'
import { TalkBench } from '../../negotiation/talk-testing.ts'
import { event, FateBench, settledIn, withFaithful } from '../act-testing.ts'
import { tenDecides, tenTurn } from './ten-testing.ts'

const MOBILIZATION = ['mobilization-3', 'mobilization-4'] as const
const CONSTRUCTION = ['construction-3', 'construction-4'] as const

describe('fateAbilitiesOnce (supercat/B10)', () => {
  const golem = (used: boolean) => {
    const table = calm('caretaker').golemsAt(1).ships('red', '1g', 1)
    if (used) write.put(table.state, Pile.exhausted(0), ABLE_CARDS.indexOf('LF502'))
    return table.draws(...MOBILIZATION)
  }
  const awakens = (used: boolean, fateAbilitiesOnce: boolean) => {
    const turn = tenTurn(golem(used), { options: { fateAbilitiesOnce } })
    return [didCampaign(turn, 'awaken').length, turn.actions.filter((each) => each.do === 'exhaust').length]
  }

  it('a second Awaken of the chapter: not by the letter, but without the option', () => {
    expect([awakens(true, true), awakens(true, false)]).toEqual([
      [0, 0],
      [1, 0],
    ])
  })
  it('the first one is the same; only the letter turns the card', () => {
    expect([awakens(false, true), awakens(false, false)]).toEqual([
      [1, 1],
      [1, 0],
    ])
  })
})

describe('fateOnEvent (supercat/B40)', () => {
  const believer = (fateOnEvent: boolean, ...cards: ActionCardId[]) => {
    const table = calm('believer').city('red', '1h').unbuilt('red', 3).ships('red', '4a', 1).ships('blue', '3c', 1)
    return tenTurn(table.after('construction-4', ...cards), { options: { fateOnEvent }, actions: 2 })
  }
  it('after an Event the page of the suit builds, with the option that of the Fate', () => {
    expect(believer(false, event(1), 'mobilization-3').nodes).toEqual(['BT.X4e.1', 'CON.X17'])
    expect(believer(true, event(1), 'mobilization-3').nodes).toEqual(['BT.X4e.1', 'FX.BE2'])
  })
  it('after any other card it changes nothing', () => {
    const nodes = (on: boolean) => believer(on, 'construction-6', 'mobilization-3').nodes
    expect(nodes(true)).toEqual(nodes(false))
    expect(nodes(true)[1]).toBe('FX.BE2')
  })
})

describe('paradeDeclares (supercat/B42)', () => {
  const founder = (paradeDeclares: string, outlaw: boolean) => {
    const table = new FateBench('founder')
      .council('decided')
      .court({ card: 'BC23' }, { card: 'BC21' })
      .port('red', '1h')
      .ships('red', '1h', 2)
      .unbuilt('red', 0)
      .tokens('blue', 'psionic')
    if (outlaw) table.outlaw('red').firstRegent('yellow')
    const turn = tenTurn(table.draws('mobilization-3', 'administration-6'), { actions: 1, options: { paradeDeclares } })
    return (turn.actions[0] as { declare?: string }).declare
  }
  it('an Outlaw without a Free city for ships declares by the letter only; a Regent would become an Outlaw', () => {
    const all = ['always', 'useful', 'never']
    expect(all.map((how) => founder(how, true))).toEqual(['tyrant', undefined, undefined])
    expect(all.map((how) => founder(how, false))).toEqual(['tyrant', 'tyrant', undefined])
  })
})

describe('blightLoomsAdverse (supercat/B46)', () => {
  const looms = (blightLoomsAdverse: boolean, blight: boolean) => {
    const table = settledIn().ships('red', '4a', 1)
    if (blight) table.blight('4a', 0, 1)
    table.court({ card: cc('CC15'), agents: { red: 1 } }, { card: cc('CC09') })
    return tenTurn(table.draws('aggression-3', 'construction-3'), { actions: 2, options: { blightLoomsAdverse } })
  }
  it('a card that would do nothing for it is taken only with the option, lest Blight come to its ships', () => {
    expect(looms(false, false).did('secure')).toEqual([])
    expect(looms(true, false).did('secure')[0]?.card).toBe(cc('CC15'))
  })
  it('one that helps it to Trophies is taken either way', () => {
    for (const on of [false, true]) expect(looms(on, true).did('secure')[0]?.card).toBe(cc('CC15'))
  })
})

describe('advocateHoldsBack (supercat/B56)', () => {
  const ALL = ['never', 'ifLost', 'always']
  /** Red has Mining Interest, which counts for Tycoon, and two tokens; the others have so many each. */
  const uses = (rivals: number, ambition: 'tycoon' | 'keeper' = 'tycoon') =>
    ALL.map((advocateHoldsBack) => {
      const table = calm('advocate')
        .declared(ambition)
        .guild('red', cc('CC01'))
        .tokens('red', 'material', 'fuel')
        .tokens('blue', ...Array(rivals).fill('fuel'))
        .tokens('yellow', ...Array(rivals).fill('material'))
        .court({ card: cc('CC09') }, { card: cc('CC12') })
      const turn = tenTurn(table.draws(...CONSTRUCTION), { options: { advocateHoldsBack } })
      return turn.did('useInterest').length
    })
  it('a card of a declared ambition is discarded by the letter, and not if it is held back as by everybody', () => {
    expect(uses(1)).toEqual([1, 1, 0])
  })
  it('one whose loss ends a contention is held back with either option', () => {
    expect(uses(2)).toEqual([1, 0, 0])
  })
  it('a card of no declared ambition is discarded whatever the option', () => {
    expect(uses(1, 'keeper')).toEqual([1, 1, 1])
  })
})

describe('magnateCalls (supercat/B54)', () => {
  const calls = (magnateCalls: boolean, left: number, council = false) => {
    const bench = new TalkBench(['magnate', 'partisan', 'believer', 'founder']).objective('red', left)
    if (council) push(bench.state, C.councilTitle, 0)
    return tenDecides(bench.frame('summit'), 'red', { die: [1], options: { magnateCalls } }).actions[0]?.do as string
  }
  it('at an Event it calls with the option, while its objective is open', () => {
    expect([calls(false, 5), calls(true, 5), calls(true, 0)]).toEqual(['decline', 'callSummit', 'decline'])
  })
  it('having secured the Council it calls either way', () => {
    expect([calls(false, 5, true), calls(true, 5, true)]).toEqual(['callSummit', 'callSummit'])
  })
})

describe('imperialGrievance (supercat/B63)', () => {
  const protector = (imperialGrievance: string, grievances: number) => {
    const table = new FateBench('admiral', {}, ['caretaker', 'believer', 'founder'])
      .golemsAt()
      .council('decided')
      .court({ card: cc('CC09') }, { card: cc('CC10') })
      .port('red', '1h')
      .unbuilt('red', 0)
      .firstRegent('yellow')
      .ships('red', '1h', 1, 2)
      .imperial('4g', 0, 1)
      .grievances('red', 'yellow', grievances)
    write.setSlot(table.state, 0, 0, GOLEM_TOKEN + GOLEMS.indexOf('protector'))
    set.setAwake(table.state, GOLEMS.indexOf('protector'), true)
    const turn = tenTurn(table.draws(...CONSTRUCTION), { options: { imperialGrievance }, die: [2] })
    return (didCampaign(turn, 'useGolem')[0] as unknown as { repair: unknown[] }).repair.length
  }
  it('grievances against the First Regent may keep Imperial ships from being repaired', () => {
    expect([protector('none', 3), protector('firstRegent', 3)]).toEqual([2, 1])
  })
  it('without any nothing is rolled for', () => {
    expect([protector('none', 0), protector('firstRegent', 0)]).toEqual([2, 2])
  })
})

describe('options that bind the table', () => {
  let withdraw = (): void => {}
  beforeAll(() => {
    withdraw = offerCampaign()
  })
  afterAll(() => withdraw())

  const act = (options: Options, version = '0.10') =>
    Table.start(arcsPackage, {
      options: { players: 2, act: 1, role2: 'supercat' },
      seats: { yellow: { by: 'bot', bot: 'supercat', version, options } },
      seed: 'options',
    }).state.options

  it('negotiation and negotiationEnds (supercat/B50): round the table, one go each, or none; 0.5 asks for nothing', () => {
    expect(act({}).talks).toBe('rounds')
    expect(act({ negotiationEnds: 'oneGoEach' }).talks).toBe('callerGoes')
    expect(act({ negotiation: false }).talks).toBe('off')
    expect(act({ negotiation: false, negotiationEnds: 'oneGoEach' }).talks).toBe('off')
    expect(act({}, '0.5').talks).toBeUndefined()
  })
  it('spyDraw (supercat/B58): as many as the counter shows, or less by those at its board', () => {
    expect([act({}).spying, act({ spyDraw: 'rest' }).spying, act({}, '0.5').spying]).toEqual([
      'counter',
      'rest',
      undefined,
    ])
  })

  /** How many cards stand for the hand of red, who has spied with a counter of three after it led. */
  const drawn = (spying: string, atBoard: boolean) => {
    const table = calm('partisan', { spying }).hand('blue', 'construction-6').counter('red', 4)
    if (atBoard) withFaithful(table, 'red', 6).counter('red', 4)
    table.draws(...MOBILIZATION).act({ do: 'lead', card: 'mobilization-3' })
    table.act({ do: 'spy', on: 'blue', pay: 'pip' } as never)
    const cards = ['aggression-2', 'administration-5', 'administration-4', 'aggression-4'] as const
    return [1, 2, 3, 4].find(
      (n) => table.no({ do: 'spyDraw', of: 'red', cards: cards.slice(0, n) } as never) === undefined,
    )
  }
  it('with a card at its board one less is drawn, without one as many', () => {
    expect([drawn('counter', true), drawn('rest', true)]).toEqual([3, 2])
    expect([drawn('counter', false), drawn('rest', false)]).toEqual([3, 3])
  })
})
