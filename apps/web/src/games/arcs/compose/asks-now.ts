// What is asked of whoever plays a card: only what can be done, and that a new round is theirs to lead. Fetched with the
// first actions.

import { read, type State, seatName } from '@understudy/arcs'
import { arcs } from '@understudy/arcs/lean'
import type { Lang } from '@understudy/procedure'
import type { Pick } from '@understudy/table'
import { asking } from './asking.ts'

const WAYS: Readonly<Record<string, Readonly<Record<Lang, string>>>> = {
  surpass: { en: 'surpass', ru: 'превзойдите' },
  pivot: { en: 'pivot', ru: 'смените масть' },
  copy: { en: 'copy', ru: 'копируйте' },
}

export function asksNow(
  _picks: readonly Pick[],
  _verb: string | undefined,
  state: State,
): Record<Lang, string> | undefined {
  const decision = arcs.decision(state)
  const seat = state.options.colours.find((colour) => colour === decision?.seat)
  if (decision === undefined || seat === undefined) return undefined
  const [en, ru] = [seatName('en', seat), seatName('ru', seat)]
  if (decision.kind === 'lead' && read.round(state) > 1)
    return {
      en: `${en}: a new round, and you lead it. With which card?`,
      ru: `${ru}: новый раунд открываете вы. Какой картой?`,
    }
  const ways = decision.kind === 'follow' ? decision.next([]).flatMap(({ pick }) => WAYS[String(pick.value)] ?? []) : []
  if (ways.length === 0 || ways.length === Object.keys(WAYS).length) return undefined
  const listed = (lang: Lang, or: string): string => ways.map((way) => way[lang]).join(` ${or} `)
  return { en: `${en}: ${listed('en', 'or')}.`, ru: `${ru}: ${listed('ru', 'или')}.` }
}

asking.value = asksNow
