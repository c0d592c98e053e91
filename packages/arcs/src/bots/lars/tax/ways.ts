// Tax (lars 6.3).

import { refuseTaxing, taxedAlready } from '../../../rules/actions/tax.ts'
import { siteId } from '../../../rules/board/ids.ts'
import * as read from '../../../rules/state/read.ts'
import { isCity } from '../../../rules/state/sites.ts'
import type { Action } from '../../../vocabulary.ts'
import { type C, me, say } from '../context.ts'
import type { W } from '../preferences.ts'

/** Its own cities, and those of rivals in systems that it controls; in random order (lars/A21). */
export const taxable: W<number> = {
  from: (c) => {
    const out: number[] = []
    for (let site = 0; site < 72; site++) {
      if (!isCity(read.site(c.view, site))) continue
      if (!taxedAlready(c.view, me(c), site) && refuseTaxing(c.view, me(c), site) === undefined) out.push(site)
    }
    return out
  },
  show: (_c, site) => say('lars.city', { site: siteId(site) }),
  key: (site) => site,
}
export const tax = (_c: C, site: number): Action => ({ do: 'tax', city: siteId(site), pay: 'pip' })
