import { describe, expect, it } from 'vitest'
import { Bench, PIP } from '../../../testing.ts'
import { pivots } from './leaders-testing.ts'

describe('Mystic', () => {
  it('Mystic, Attuned: although the taxed type is out; by Nurture; not in the Prelude, not with an empty supply', () => {
    const made = () => new Bench().settled().leader('red', 'LEAD02').city('red', '2h').openSlots('red', 2, 'blue')
    const out = pivots(made().supply('relic', 0), 'administration-2').act({ do: 'tax', city: '2h/1', pay: PIP })
    expect(out.held('red')).toEqual(['psionic'])
    const nurture = pivots(made().lore('red', 'L10'), 'construction-2').act({ do: 'nurture', city: '2h/1', pay: PIP })
    expect(nurture.held('red')).toEqual(['relic', 'psionic'])
    const prelude = pivots(made().tokens('red', 'psionic'), 'construction-2', 'administration-3')
    expect(prelude.act({ do: 'tax', city: '2h/1', pay: { slot: 0 } }).held('red')).toEqual(['relic'])
    const none = pivots(made().supply('psionic', 0), 'administration-2').act({ do: 'tax', city: '2h/1', pay: PIP })
    expect(none.held('red')).toEqual(['relic'])
  })

  it('Mystic, Attuned: a Copy of Administration too', () => {
    const bench = new Bench().settled().leader('red', 'LEAD02').city('red', '2h').openSlots('red', 2, 'blue')
    bench.hand('blue', 'administration-2').hand('red', 'aggression-2').round('blue')
    bench.act({ do: 'lead', card: 'administration-2' }).act({ do: 'end' }).act({ do: 'copy', card: 'aggression-2' })
    expect(bench.act({ do: 'tax', city: '2h/1', pay: PIP }).held('red')).toEqual(['relic', 'psionic'])
  })
})
