// What lies ready, in words.

import { type Action, RESOURCES, read, type State, typeIndex } from '@understudy/arcs'
import { arcs } from '@understudy/arcs/lean'
import { type Lang, speak } from '@understudy/procedure'
import { ahead, type Context } from './model/context.ts'
import type { Page } from './model/tap.ts'
import { COMPOSE_WORDS } from './words.ts'

/** Who begins with why it is nobody else, a card with the actions that it brings when it is played like that; a tax with a warning where nothing is left to gain. */
export function planOf(context: Context, page: Page, ready: Action, lang: Lang): string {
  const w = COMPOSE_WORDS[lang]
  const plan = speak(arcs.phrases, lang, arcs.describe(ready))
  if (ready.do === 'initiative' && context.decision.next([]).length === 1) return `${plan} · ${w.botBegins}`
  if (context.beside || (page.at !== 'card' && ready.do !== 'tax')) return plan
  const after = ahead(context, ready)?.state
  if (after === undefined) return plan
  if (ready.do === 'tax') return inSupply(after) < inSupply(context.state) ? plan : `${plan} · ${w.noneLeft}`
  return `${plan} · ${w.brings(read.pipsLeft(after))}`
}

const inSupply = (state: State): number => RESOURCES.reduce((sum, type) => sum + read.supply(state, typeIndex(type)), 0)
