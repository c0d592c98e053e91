import { listNodes } from '@understudy/procedure/trace'
import { describe, expect, it } from 'vitest'
import type { CampaignAction, FateId } from '../../../rules/campaign/vocabulary.ts'
import { campaignBook } from '../campaign/book.ts'
import { decides, reasons, TalkBench } from '../negotiation/talk-testing.ts'

const did = (turn: ReturnType<typeof decides>) => turn.actions as unknown as CampaignAction[]
const as = (fate: FateId) => new TalkBench([fate, 'partisan', 'believer', 'magnate'])

describe('Summits', () => {
  it('reads these rules, in this order', () => {
    const rules = listNodes(campaignBook, 'campaign').filter(({ page }) => page === 'SUM')
    expect(rules.map(({ node }) => node).filter((node) => node.length === 4)).toEqual(['SU.1', 'SU.2', 'SU.3', 'SU.4'])
  })

  it('SU.1f: a die of 5 or more calls (SU.1g), less does not (SU.1h); each Favor adds 1; SU.1a and SU.1c are passed over', () => {
    const bench = (favors: number) => new TalkBench().favors('red', 'white', favors).frame('summit')
    const call = (favors: number, die: number) => {
      const turn = decides(bench(favors), 'red', { die: [die] })
      return [did(turn)[0]?.do, turn.nodes[0]]
    }
    expect([call(0, 5), call(0, 4), call(1, 4), call(2, 3), call(2, 2)]).toEqual([
      ['callSummit', 'SU.1g'],
      ['decline', 'SU.1h'],
      ['callSummit', 'SU.1g'],
      ['callSummit', 'SU.1g'],
      ['decline', 'SU.1h'],
    ])
    const turn = decides(bench(2), 'red', { die: [2] })
    expect([turn.answers('SU.1'), turn.answers('SU.1a'), turn.answers('SU.1c'), turn.answers('SU.1f')]).toEqual([
      [true],
      [false],
      [false],
      [false],
    ])
    expect(reasons(turn, 'SU.1f')).toEqual(['Die 2, Favors 2: 4; from 5 on it calls.'])
  })

  it('SU.1b: the Founder as Regent always calls; SU.1a is passed over once it is an Outlaw', () => {
    const turn = decides(as('founder').frame('summit'), 'red', { die: [1] })
    expect([did(turn)[0]?.do, turn.nodes]).toEqual(['callSummit', ['SU.1b']])
    const outlaw = as('founder').outlaw('red').firstRegent('yellow').frame('summit')
    const out = decides(outlaw, 'red', { die: [1] })
    expect([out.answers('SU.1a'), out.nodes]).toEqual([[false], ['SU.1h']])
  })

  it('SU.1c, SU.1d, supercat/A122: the Steward calls for a petition only if the table wants it', () => {
    const bench = () => as('steward').firstRegent('yellow').council('decided').frame('summit')
    expect(decides(bench(), 'red', { die: [1] }).nodes).toEqual(['SU.1h'])
    expect(decides(bench(), 'red', { die: [1], act: { stewardPetitions: true } }).nodes).toEqual(['SU.1d'])
    const session = as('steward').firstRegent('yellow').council('session').frame('summit')
    expect(decides(session, 'red', { die: [1], act: { stewardPetitions: true } }).nodes).toEqual(['SU.1h'])
  })

  it('SU.2b returns Favors for what contends a declared ambition, the cheapest first', () => {
    // The same type in a slot of three keys and in one of a single key.
    const bench = new TalkBench().favors('red', 'white', 3).tokens('white', 'relic', 'relic').declared('keeper')
    const turn = decides(bench.frame('callToOrder'), 'red')
    expect([did(turn), turn.nodes]).toEqual([
      [{ do: 'returnFavors', part: { from: 'white', to: 'red', slot: 1 } }],
      ['SU.2b'],
    ])
    expect([turn.answers('SU.1'), turn.answers('SU.2'), turn.answers('SU.2a')]).toEqual([[false], [true], [true]])
    expect(turn.found('SU.2b')[0]).toContain('for 3 Favors')
  })

  it('SU.2b is passed over if nothing contends a declared one; SU.2c then looks at undeclared ones', () => {
    const bench = new TalkBench().favors('red', 'white', 1).tokens('white', null, 'relic').declared('warlord')
    const turn = decides(bench.frame('callToOrder'), 'red')
    expect([turn.nodes, turn.answers('SU.2b')]).toEqual([['SU.2c'], [false]])
  })

  it('SU.2a: several Favors are returned one after another, from the top of the list each time', () => {
    const bench = new TalkBench().favors('red', 'white', 3).tokens('white', null, 'psionic', 'relic').declared('keeper')
    const turn = decides(bench.frame('callToOrder'), 'red', { actions: 9 })
    const rules = turn.nodes.filter((node) => node !== 'SL.1')
    expect(rules.slice(0, 2)).toEqual(['SU.2b', 'SU.2c'])
    expect(turn.nodes.at(-1)).toBe('SU.4')
  })

  it('SU.2d advances the objective; SU.2c is passed over', () => {
    // The Founder as Outlaw would control one system more; no marker is left for other ambitions.
    const bench = as('founder').outlaw('red').firstRegent('yellow').favors('red', 'white', 1)
    bench.declared('warlord').declared('tyrant', 1).declared('tycoon', 2).outlaw('white')
    bench.ships('white', '1g', 1).ships('white', '2g', 1).ships('yellow', '1g', 0, 1).tokens('yellow', 'fuel', 'fuel')
    bench.tokens('blue', 'fuel', 'material', 'material')
    const turn = decides(bench.frame('callToOrder'), 'red')
    expect([turn.nodes, turn.answers('SU.2b'), turn.answers('SU.2c')]).toEqual([['SU.2d'], [false], [false]])
    expect(did(turn)[0]).toMatchObject({ do: 'returnFavors', part: { cede: { ship: expect.any(String) } } })
  })

  it('SU.2e ends the contention of a rival; SU.2d is passed over', () => {
    const bench = new TalkBench(['advocate', 'partisan', 'believer', 'magnate']).favors('red', 'white', 1)
    bench.declared('warlord').declared('tyrant', 1).declared('tycoon', 2)
    bench.loot('blue', 'blight', 'ship', 3).loot('yellow', 'blight', 'ship', 2).loot('white', 'blight', 'ship', 2)
    const turn = decides(bench.frame('callToOrder'), 'red')
    expect([turn.nodes, turn.answers('SU.2d')]).toEqual([['SU.2e'], [false]])
    expect(did(turn)[0]).toEqual({
      do: 'returnFavors',
      part: { from: 'white', to: 'red', trophy: { of: 'blight', piece: 'ship' } },
    })
  })

  it('SU.2a and SU.2e are passed over: without Favors nothing, with useless ones nothing either', () => {
    expect(decides(new TalkBench().frame('callToOrder'), 'red').answers('SU.2a')).toEqual([false])
    const useless = new TalkBench().favors('red', 'white', 2).declared('warlord').declared('tyrant', 1)
    const turn = decides(useless.declared('tycoon', 2).frame('callToOrder'), 'red')
    expect([turn.answers('SU.2e'), turn.nodes]).toEqual([[false], ['SU.4']])
  })

  it('SU.3a: the Founder leaves the Empire; SU.3 is passed over by anybody else', () => {
    const turn = decides(as('founder').frame('callToOrder'), 'red', { actions: 9 })
    expect([turn.nodes, did(turn).map((action) => action.do)]).toEqual([
      ['SU.3a', 'SU.4'],
      ['leaveEmpire', 'decline'],
    ])
    expect(decides(new TalkBench().frame('callToOrder'), 'red').answers('SU.3')).toEqual([false])
  })

  it('SU.3c: a Steward without the tile petitions a Council that has decided; SU.3b is passed over in session', () => {
    const bench = (side: 'session' | 'decided') =>
      as('steward').firstRegent('yellow').council(side).frame('callToOrder')
    expect(decides(bench('decided'), 'red', { actions: 9 }).nodes).toEqual(['SU.3c', 'SU.4'])
    expect(decides(bench('session'), 'red').answers('SU.3b')).toEqual([false])
    expect(decides(bench('decided'), 'red', { options: { backports: false } }).nodes).toEqual(['SU.4'])
  })

  it('SU.4 ends Call to Order; SU.2 is passed over when a Summit may be called', () => {
    const turn = decides(new TalkBench().frame('callToOrder'), 'red')
    expect([did(turn), turn.nodes]).toEqual([[{ do: 'decline' }], ['SU.4']])
    expect(decides(new TalkBench().frame('summit'), 'red', { actions: 2, die: [1] }).answers('SU.2')).not.toContain(
      true,
    )
  })
})
