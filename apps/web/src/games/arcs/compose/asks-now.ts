// What is asked of whoever plays a card: only what can be done, and that a new round is theirs to lead. Fetched with the
// first actions.

import type { Action, State } from '@understudy/arcs'
import { arcs } from '@understudy/arcs/lean'
import { read } from '@understudy/arcs/state'
import { dieName, seatName } from '@understudy/arcs/text'
import type { DieKind } from '@understudy/arcs/vocabulary'
import { type Lang, speak } from '@understudy/procedure'
import type { Decision, Pick } from '@understudy/table'
import { HEADLINE } from '../../heads.ts'
import { asking } from './asking.ts'
import { hitsAsked } from './hits-asked.ts'

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
  const who = { en: seatName('en', seat), ru: seatName('ru', seat) }
  if (decision.kind === 'lead' && read.round(state) > 1)
    return {
      en: `${who.en}: a new round, and you lead it. With which card?`,
      ru: `${who.ru}: новый раунд открываете вы. Какой картой?`,
    }
  if (decision.kind === 'hits') return hitsAsked(state)
  if (decision.kind === 'reroll') return rerollAsked(decision, who)
  const ways = decision.kind === 'follow' ? decision.next([]).flatMap(({ pick }) => WAYS[String(pick.value)] ?? []) : []
  if (ways.length === 0 || ways.length === Object.keys(WAYS).length) return undefined
  const listed = (lang: Lang, or: string): string => ways.map((way) => way[lang]).join(` ${or} `)
  return { en: `${who.en}: ${listed('en', 'or')}.`, ru: `${who.ru}: ${listed('ru', 'или')}.` }
}

/** Which card allows it, and for which dice: as much of it as has room. */
function rerollAsked(
  decision: Decision<Action>,
  { en, ru }: Readonly<Record<Lang, string>>,
): Record<Lang, string> | undefined {
  const reroll: Pick = { slot: 'do', value: 'reroll' }
  const [by, ...others] = decision.next([reroll])
  // Of several cards one is chosen first.
  if (by === undefined || others.length > 0) return undefined
  const dice = [...new Set(decision.next([reroll, by.pick]).map(({ pick }) => pick.slot as DieKind))]
  const of = (lang: Lang) => dice.map((die) => dieName(lang, die)).join(', ')
  const card = (lang: Lang) => speak(arcs.phrases, lang, by.text)
  const fits = (...forms: string[]) => forms.find((form) => form.length <= HEADLINE) ?? forms.at(-1)!
  return {
    en: fits(`${en}: ${card('en')}: reroll ${of('en')} dice?`, `${en}: reroll dice? (${card('en')})`),
    ru: fits(`${ru}: ${card('ru')}: перебросить (${of('ru')})?`, `${ru}: перебросить? (${card('ru')})`),
  }
}

asking.value = asksNow
