import { describe, expect, it } from 'vitest'
import { Bench, PIP } from '../../../testing.ts'
import type { Action } from '../../../vocabulary.ts'
import * as read from '../../state/read.ts'
import { SITE_CITY, SITE_DAMAGED, siteKind } from '../../state/sites.ts'

describe('Living Structures', () => {
  it('14.2: Nurture contains a Tax, so what modifies Taxes modifies it (Warlord’s Cruelty)', () => {
    const nurture: Action = { do: 'nurture', city: '2h/1', pay: PIP }
    const twice = (cruelty: boolean) => {
      const bench = new Bench().settled().lore('red', 'L10').city('red', '2h').declared('warlord')
      if (cruelty) bench.lore('red', 'L23')
      return bench.leads('red', 'construction-2').act(nurture).no(nurture)
    }
    expect([twice(false), twice(true)]).toEqual(['no.taxed', undefined])
  })

  it('L10 Living Structures: Nurture taxes, Prune replaces and keeps damage (D17, D41)', () => {
    const bench = new Bench()
      .settled()
      .lore('red', 'L10')
      .city('red', '2h')
      .port('red', '2a', true)
      .leads('red', 'construction-2')
    bench.act({ do: 'nurture', city: '2h/1', pay: PIP })
    expect([bench.held('red'), bench.no({ do: 'nurture', city: '2h/1', pay: PIP })]).toEqual([['relic'], 'no.taxed'])
    bench.act({ do: 'prune', site: '2a/1', pay: PIP })
    expect([
      siteKind(bench.site('2a')) | (bench.site('2a') & SITE_DAMAGED),
      bench.of(read.portsLeft, 'red'),
      bench.of(read.citiesLeft, 'red'),
    ]).toEqual([SITE_CITY | SITE_DAMAGED, 5, 3])
    bench.building('red', '3g', 'city', false, 1)
    expect(bench.no({ do: 'prune', site: '3g/2', pay: PIP })).toBe('no.prune')
  })

  it('L10: Prune needs the new piece; a city that goes home may close slots; not a rival’s, not in the clouds', () => {
    const bench = new Bench().settled().lore('red', 'L10').city('red', '2h').city('red', '2c').port('yellow', '3a')
    bench
      .building('red', '3c', 'city', false, 2)
      .tokens('red', 'fuel', 'fuel', 'fuel', 'fuel')
      .leads('red', 'construction-2')
    expect([
      bench.no({ do: 'prune', site: '3a/1', pay: PIP }),
      bench.no({ do: 'prune', site: '3c/3', pay: PIP }),
    ]).toEqual(['no.prune', 'no.prune'])
    const full = new Bench().settled().lore('red', 'L10').city('red', '2h').tokens('red', 'fuel', 'relic', 'weapon')
    full.leads('red', 'construction-2').act({ do: 'prune', site: '2h/1', pay: PIP })
    expect([full.waits, full.of(read.citiesLeft, 'red'), full.of(read.portsLeft, 'red')]).toEqual([
      'overflow.red',
      5,
      4,
    ])
    const none = new Bench().settled().lore('red', 'L10').port('red', '2a').openSlots('red', 0, 'blue')
    expect(none.leads('red', 'construction-2').no({ do: 'prune', site: '2a/1', pay: PIP })).toBe('no.supply')
  })
})
