import { describe, expect, it } from 'vitest'
import { Bench, PIP } from '../../../testing.ts'

/** Red copies or pivots: yellow has led. */
const sidePip = (bench: Bench, card: Parameters<Bench['hand']>[1], lead: Parameters<Bench['hand']>[1]) => {
  bench.hand('blue', lead).hand('red', card).round('blue')
  return bench.act({ do: 'lead', card: lead }).act({ do: 'end' }).act({ do: 'pivot', card })
}

describe('leaders with a token for a Tax', () => {
  it.each([
    ['Mystic, Attuned', 'LEAD02', 'psionic'],
    ['Fuel-Drinker, Insatiable', 'LEAD03', 'fuel'],
    ['Agitator, Firebrand', 'LEAD15', 'weapon'],
  ] as const)('%s: the pip of a Copy or Pivot spent on Tax yields one more; a lead does not', (_, leader, token) => {
    const base = () => new Bench().settled().leader('red', leader).city('red', '2h').openSlots('red', 2, 'blue')
    const side = sidePip(base(), 'administration-2', 'mobilization-2').act({ do: 'tax', city: '2h/1', pay: PIP })
    expect(side.held('red')).toEqual(['relic', token])
    expect(base().leads('red', 'administration-2').act({ do: 'tax', city: '2h/1', pay: PIP }).held('red')).toEqual([
      'relic',
    ])
  })
})
