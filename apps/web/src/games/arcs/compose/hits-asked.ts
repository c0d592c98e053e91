// Who is asked about hits: only about those that leave a choice; the others are dealt already.

import type { State } from '@understudy/arcs'
import { demandOf } from '@understudy/arcs/rules'
import { ownerOf, read } from '@understudy/arcs/state'
import { hitsN, ofOwner, ownerName } from '@understudy/arcs/text'
import type { Lang } from '@understudy/procedure'
import { HEADLINE } from '../../heads.ts'
import { hitWays } from './model/hit-ways.ts'

const YOURS: Readonly<Record<Lang, string>> = { en: 'on your ships', ru: 'по вашим кораблям' }

/** "You choose: 2 hits on Blue’s ships". */
export function hitsAsked(state: State): Record<Lang, string> | undefined {
  const demand = demandOf(state)
  const ways = hitWays({ state })
  const foe = ownerOf(state, read.defender(state))
  const sides: readonly { readonly n: number; readonly ways: number; readonly on: Readonly<Record<Lang, string>> }[] = [
    { n: demand.own, ways: ways.own.length, on: YOURS },
    {
      n: demand.ships,
      ways: ways.ships.length,
      on: { en: `on ${ownerName('en', foe)}’s ships`, ru: `по кораблям ${ofOwner(foe)}` },
    },
    {
      n: demand.buildings,
      ways: ways.buildings.length,
      on: { en: `on ${ownerName('en', foe)}’s buildings`, ru: `по зданиям ${ofOwner(foe)}` },
    },
  ]
  const open = sides.filter(({ n, ways: choice }) => n > 0 && choice > 1)
  if (open.length === 0) return undefined
  const told = (lang: Lang) => open.map(({ n, on }) => `${hitsN(lang, n)} ${on[lang]}`).join(', ')
  const brief = (lang: Lang) => open.map(({ n, on }) => `${n} ${on[lang]}`).join(', ')
  const fits = (lang: Lang, head: string) => {
    const whole = `${head}: ${told(lang)}`
    return whole.length <= HEADLINE ? whole : `${head}: ${brief(lang)}`
  }
  return { en: fits('en', 'You choose'), ru: fits('ru', 'Вы выбираете') }
}
