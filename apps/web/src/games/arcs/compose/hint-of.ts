// What the line of the plan says while nothing lies ready: what is tapped next, or what was picked so far.

import { arcs } from '@understudy/arcs/lean'
import { equal, type Lang, speak } from '@understudy/procedure'
import type { Context } from './model/context.ts'
import type { Page, PickPage } from './model/tap.ts'
import { isCourtCard } from './model/values.ts'
import { nothingLeft } from './unfinished.ts'
import { COMPOSE_WORDS } from './words.ts'

/** What to tap while nothing lies ready. */
export function hintOf(context: Context, page: Page, lang: Lang): string {
  const w = COMPOSE_WORDS[lang]
  switch (page.at) {
    case 'card':
      return page.card === undefined && !context.beside ? w.fromHand : ''
    case 'root':
      return nothingLeft(context.state) === undefined ? w.kindHint : w.endHint
    case 'move':
      return page.from === undefined ? w.from : page.path.length === 0 ? w.to : ''
    case 'battle':
      return page.system === undefined ? w.where : page.pool === undefined ? '' : w.noDice
    case 'hits':
      return w.dealHint
    case 'arrange':
      return w.swap
    case 'pick':
      return askedNext(context, page, lang) ?? pickedSoFar(context, page, lang)
    default:
      return ''
  }
}

/** What is tapped next on the map or in the Court, while the verb is marked and nothing else is picked. */
function askedNext(context: Context, { picks }: PickPage, lang: Lang): string | undefined {
  const { beside, decision } = context
  if (beside || decision.kind !== 'turn' || picks.some(({ slot }) => !VERB.includes(slot))) return undefined
  const w = COMPOSE_WORDS[lang]
  const offers = decision.next(picks)
  if (offers.every(({ pick }) => isCourtCard(pick.value))) return w.whichCard
  return offers.every(({ pick }) => PLACE.includes(pick.slot)) ? w.where : undefined
}

const VERB: readonly string[] = ['do', 'piece', 'pay']
const PLACE: readonly string[] = ['at', 'city', 'port']

/** What was picked of the action so far, as its keys said it; not what to do it with. */
function pickedSoFar({ decision }: Context, { picks }: PickPage, lang: Lang): string {
  const texts = picks.flatMap((pick, n) => {
    if (pick.slot === 'pay') return []
    const offers = decision.next(picks.slice(0, n))
    // What left no choice was not picked by anybody.
    const text = offers.length > 1 ? offers.find((offer) => equal(offer.pick, pick))?.text : undefined
    return text === undefined ? [] : [speak(arcs.phrases, lang, text)]
  })
  return texts.join(' · ')
}
