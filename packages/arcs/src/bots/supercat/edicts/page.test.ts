import { listNodes } from '@understudy/procedure/trace'
import { describe, expect, it } from 'vitest'
import type { CampaignAction } from '../../../rules/campaign/vocabulary.ts'
import * as camp from '../../../rules/state/campaign/read.ts'
import { campaignBook } from '../campaign/book.ts'
import { decides, reasons, TalkBench } from '../negotiation/talk-testing.ts'

const did = (turn: ReturnType<typeof decides>) => turn.actions as unknown as CampaignAction[]

describe('Edicts', () => {
  it('reads these rules, in this order', () => {
    const rules = listNodes(campaignBook, 'campaign').filter(({ page }) => page === 'EDI')
    expect(rules.map(({ node }) => node).filter((node) => node.length === 4)).toEqual([
      'ED.1',
      'ED.2',
      'ED.3',
      'ED.4',
      'ED.6',
      'ED.7',
      'ED.5',
    ])
  })

  it('ED.1, ED.1a and ED.1b enforce a Policy aligned with an ambition it is contending; ED.1c is passed over', () => {
    const bench = new TalkBench().policy('escalation').tokens('red', 'fuel').frame('govern')
    const turn = decides(bench, 'red')
    expect([did(turn), turn.nodes]).toEqual([[{ do: 'enforce' }], ['ED.1b']])
    expect([turn.answers('ED.1'), turn.answers('ED.1a'), turn.answers('ED.1c')]).toEqual([[true], [true], []])
    expect(reasons(turn, 'ED.1a')[0]).toBe('Escalation: aligned with Tycoon, which it is contending')
  })

  it('ED.1c changes to a Policy that is aligned, declared ambitions first; ED.1a is passed over', () => {
    const bench = () => new TalkBench().policy('war').tokens('red', 'fuel', 'relic')
    const turn = decides(bench().declared('keeper').frame('govern'), 'red')
    expect([did(turn), turn.nodes]).toEqual([[{ do: 'changePolicy', policy: 'peace' }], ['ED.1c']])
    expect(turn.answers('ED.1a')).toEqual([false])
    expect(did(decides(bench().declared('tycoon').frame('govern'), 'red'))).toEqual([
      { do: 'changePolicy', policy: 'escalation' },
    ])
  })

  it('ED.1d enforces all the same if no Policy is aligned; ED.1c is passed over', () => {
    const turn = decides(new TalkBench().policy('peace').frame('govern'), 'red')
    expect([did(turn), turn.nodes, turn.answers('ED.1c')]).toEqual([[{ do: 'enforce' }], ['ED.1d'], [false]])
  })

  it('ED.2 rolls for a Regent without piece and agent: ED.2c from 5 on, ED.2d below; ED.1 is passed over', () => {
    const bench = () => new TalkBench().policy('peace').agents('yellow', 0).frame('demand', 'red', 0b0010)
    const out = decides(bench(), 'red', { die: [5] })
    expect([did(out), out.nodes]).toEqual([[{ do: 'exact', of: 'yellow', expel: true }], ['ED.2c']])
    const stays = decides(bench(), 'red', { die: [4] })
    expect([did(stays), stays.nodes]).toEqual([[{ do: 'exact', of: 'yellow', expel: false }], ['ED.2d']])
    expect([out.answers('ED.1'), out.answers('ED.2'), out.answers('ED.2b'), stays.answers('ED.2b')]).toEqual([
      [false],
      [true],
      [true],
      [false],
    ])
  })

  it('ED.2 is passed over, and ED.3 takes, if there is a choice of pieces', () => {
    const bench = new TalkBench().policy('peace').tokens('yellow', 'relic', 'psionic').declared('keeper')
    const turn = decides(bench.frame('demand', 'red', 0b0010), 'red')
    expect([did(turn), turn.nodes]).toEqual([[{ do: 'exact', of: 'yellow', take: { slot: 0 } }], ['ED.3']])
    expect([turn.answers('ED.2'), camp.trust(turn.state, 4)]).toEqual([[false], 1])
  })

  it('ED.3 prefers what contends an undeclared ambition to what merely hinders a rival', () => {
    const bench = new TalkBench()
      .policy('peace')
      .tokens('yellow', 'relic', 'psionic')
      .tokens('blue', 'psionic', 'psionic', 'psionic')
      .tokens('white', 'psionic', 'psionic')
    // Yellow has two Psionics with its card: tied for second in Empath.
    bench.declared('empath').frame('demand', 'red', 0b0010)
    expect(did(decides(bench, 'red'))).toEqual([{ do: 'exact', of: 'yellow', take: { slot: 0 } }])
    bench.declared('warlord', 1).declared('tyrant', 2)
    expect(did(decides(bench, 'red'))).toEqual([{ do: 'exact', of: 'yellow', take: { slot: 1 } }])
  })

  it('ED.4 places ships beside its pieces in danger, then beside its pieces; ED.3 is passed over', () => {
    const bench = () =>
      new TalkBench().policy('escalation').imperial('5a', 1).imperial('5c', 1).imperial('5h', 1).ships('red', '5c', 1)
    const calm = decides(bench().frame('policyAction'), 'red')
    expect([did(calm), calm.nodes, calm.answers('ED.3')]).toEqual([[{ do: 'escalate', at: '5c' }], ['ED.4'], [false]])
    const blight = bench().ships('red', '5h', 1).blight('5h', 1).frame('policyAction')
    expect(did(decides(blight, 'red'))).toEqual([{ do: 'escalate', at: '5h' }])
    const outlaw = bench().ships('red', '5a', 1).outlaw('white').ships('white', '5a', 1).frame('policyAction')
    expect(did(decides(outlaw, 'red'))).toEqual([{ do: 'escalate', at: '5a' }])
  })

  it('ED.5: ED.5b Edicts for the Admiral; ED.4 is passed over', () => {
    const turn = decides(new TalkBench().frame('councilChoice'), 'red')
    expect([did(turn), turn.nodes, turn.answers('ED.5'), turn.answers('ED.4')]).toEqual([
      [{ do: 'resolveCouncil', as: 'edicts' }],
      ['ED.5b'],
      [true],
      [false],
    ])
  })

  it('ED.5c and ED.5d: Crises for a Caretaker with a sleeping Golem off the map; ED.5a and ED.5c are passed over otherwise', () => {
    const bench = () => new TalkBench(['caretaker', 'partisan', 'founder', 'magnate'])
    const asleep = bench()
    asleep.asleep('warrior').frame('councilChoice')
    const turn = decides(asleep, 'red')
    expect([did(turn), turn.nodes, turn.answers('ED.5a')]).toEqual([
      [{ do: 'resolveCouncil', as: 'crises' }],
      ['ED.5d'],
      [false],
    ])
    // Without one the Material of its card decides: not aligned with Peace.
    expect(decides(bench().policy('peace').frame('councilChoice'), 'red').answers('ED.5c')).toEqual([false])
  })

  it('ED.5e and ED.5f: Edicts for a First Regent who would enforce; otherwise ED.5h asks the event die', () => {
    const bench = (first: 'red' | 'yellow') =>
      new TalkBench(['magnate', 'partisan', 'founder', 'caretaker']).policy('escalation').firstRegent(first)
    const turn = decides(bench('red').frame('councilChoice'), 'red')
    expect([did(turn), turn.nodes]).toEqual([[{ do: 'resolveCouncil', as: 'edicts' }], ['ED.5f']])
    const edict = decides(bench('yellow').frame('councilChoice'), 'red', { die: [4] })
    expect([did(edict), edict.nodes, edict.answers('ED.5e')]).toEqual([
      [{ do: 'resolveCouncil', as: 'edicts' }],
      ['ED.5i'],
      [false],
    ])
    const crisis = decides(bench('yellow').frame('councilChoice'), 'red', { die: [3] })
    expect([did(crisis), crisis.nodes, crisis.answers('ED.5h')]).toEqual([
      [{ do: 'resolveCouncil', as: 'crises' }],
      ['ED.5j'],
      [false],
    ])
  })

  it('ED.6: too few Weapons: itself first; ED.4 is passed over', () => {
    const turn = decides(new TalkBench().policy('war').supply('weapon', 2).frame('supplyWeapons'), 'red')
    const [action] = did(turn)
    expect([turn.nodes, action?.do, turn.answers('ED.4')]).toEqual([['ED.6'], 'supplyWeapons', [false]])
    expect((action as unknown as { to: string[] }).to).toContain('red')
  })

  it('ED.7 replaces as many ships as can be; ED.6 is passed over', () => {
    const bench = new TalkBench().port('red', '1h').port('red', '2h').ships('red', '1h', 2).ships('red', '2h', 1)
    const turn = decides(bench.frame('foundries'), 'red')
    expect([did(turn), turn.nodes, turn.answers('ED.6')]).toEqual([
      [{ do: 'foundries', ships: [{ at: '1h' }, { at: '2h' }] }],
      ['ED.7'],
      [false],
    ])
    expect(decides(new TalkBench().frame('govern'), 'red').answers('ED.7')).toEqual([])
  })

  it('ED.6 and ED.7 are passed over as an Edict is read on, and ED.5 chooses for the Council', () => {
    const bench = new TalkBench()
      .policy('peace')
      .tokens('yellow', 'relic', 'psionic')
      .tokens('white', 'relic', 'psionic')
    const turn = decides(bench.agents('blue', 0).frame('govern'), 'red', { actions: 2, die: [1] })
    expect(turn.nodes).toEqual(['ED.1d', 'ED.3'])
    const council = decides(new TalkBench().frame('councilChoice'), 'red')
    expect([council.answers('ED.6'), council.answers('ED.7'), council.answers('ED.5')]).toEqual([
      [false],
      [false],
      [true],
    ])
  })
})
