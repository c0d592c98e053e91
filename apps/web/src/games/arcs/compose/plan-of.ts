// What lies ready, in words.

import type { Action } from '@understudy/arcs'
import { arcs } from '@understudy/arcs/lean'
import { bestMarker, markerValue } from '@understudy/arcs/rules'
import { read } from '@understudy/arcs/state'
import { ambitionName, courtName, place, resource } from '@understudy/arcs/text'
import { type Lang, speak } from '@understudy/procedure'
import { briefOf } from './brief.ts'
import { ahead, type Context, gains } from './model/context.ts'
import type { Page } from './model/tap.ts'
import { COMPOSE_WORDS } from './words.ts'

export const planOf = (context: Context, page: Page, ready: Action, lang: Lang): string =>
  speak(arcs.phrases, lang, arcs.describe(ready)) + asideOf(context, page, ready, lang)

/** On a phone few letters fit beside Confirm, and what is tapped is marked: what comes of it is said first, all of it stands in the reader. */
export function gistOf(context: Context, page: Page, ready: Action, plan: string, lang: Lang): string {
  const aside = asideOf(context, page, ready, lang)
  const brief = briefOf(plan)
  if (ready.do === 'influence' || ready.do === 'secure') return courtName(lang, ready.card)
  // The place is marked, too, but one may have touched its neighbour.
  if (ready.do === 'build' && 'at' in ready) return place(lang, ready.at)
  if (aside === '' || ready.do === 'initiative') return brief
  // The card is raised, how it is played stands right above.
  if (page.at === 'card') return [aside.slice(SEPARATED.length), ...extrasOf(context, ready, lang)].join(SEPARATED)
  return `${aside.slice(SEPARATED.length)}${SEPARATED}${briefOf(plan.slice(0, -aside.length))}`
}

const SEPARATED = ' · '

/** What comes with a card: an ambition with the Power of its marker, the initiative. */
function extrasOf({ state }: Context, ready: Action, lang: Lang): string[] {
  const declared = 'declare' in ready ? ready.declare : undefined
  const marker = declared === undefined ? -1 : bestMarker(state)
  const worth = marker < 0 ? '' : ` ${markerValue(state, marker).join('/')}`
  return [
    ...(declared === undefined ? [] : [`${ambitionName(lang, declared)}${worth}`]),
    ...('seize' in ready && ready.seize !== undefined ? [COMPOSE_WORDS[lang].seizing] : []),
  ]
}

/** Why nobody else begins; how many actions a card brings when it is played like that; what a tax brings. */
export function asideOf(context: Context, page: Page, ready: Action, lang: Lang): string {
  const w = COMPOSE_WORDS[lang]
  if (ready.do === 'initiative' && context.decision.next([]).length === 1) return ` · ${w.botBegins}`
  if (context.beside || (page.at !== 'card' && ready.do !== 'tax')) return ''
  if (ready.do === 'tax') {
    const gained = gains(context, ready).map((type) => `+1 ${resource(lang, type)}`)
    return ` · ${gained.length === 0 ? w.noneLeft : gained.join(', ')}`
  }
  const after = ahead(context, ready)?.state
  if (after === undefined) return ''
  return ` · ${w.brings(read.pipsLeft(after))}`
}
