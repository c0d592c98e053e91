// The sheet on which a turn is entered: which page is open, what can be tapped, what a tap does. A tap that belongs to
// the next action also says "yes" to the one that lies ready.

import type { Action } from '@understudy/arcs'
import { equal } from '@understudy/procedure'
import { battleReady, battleTaps, fight, lateDice, pressBattle, settleBattle } from './battle-page.ts'
import { cardPage, cardReady, cardTaps, pressCard } from './card-page.ts'
import { ahead, type Context } from './context.ts'
import { moveReady, moveTaps, pressMove } from './move-page.ts'
import { pickReady, pickTaps, pressPick, settlePicks } from './pick-page.ts'
import { pressRoot, rootPage, rootTaps } from './root-page.ts'
import { arrangePage } from './start.ts'
import {
  arrangeReady,
  arrangeTaps,
  cardsPage,
  cardsReady,
  cardsTaps,
  pressArrange,
  pressCards,
  pressRoll,
  rollPage,
  rollReady,
  rollTaps,
} from './table-pages.ts'
import type { Page, Pressed, Tap } from './tap.ts'

type Hits = typeof import('./hits-page.ts')
let hits: Hits | undefined
/** Hits come after dice: their page is fetched with the first of them. */
export function bringHits(part: Hits): void {
  hits = part
}

/** The page that a decision opens. */
export function startPage(context: Context): Page {
  const { decision } = context
  switch (decision.kind) {
    case 'lead':
    case 'follow':
      return cardPage
    case 'hits':
    case 'railgun': {
      const page = hits?.startHits(context)
      if (page === undefined) break
      return page
    }
    case 'roll':
      return rollPage
    case 'deal':
    case 'redeal':
      return cardsPage
    case 'overflow':
      return arrangePage(context)
    case 'dice':
      return pageOf(settleBattle(context, lateDice(context)))
  }
  const offers = decision.next([])
  if (offers.every(({ pick }) => pick.slot === 'do')) return rootPage
  return pageOf(settlePicks(context, { at: 'pick', picks: [] }))
}

const pageOf = (pressed: Pressed): Page => ('page' in pressed ? pressed.page : rootPage)

/** The action that lies ready, to be confirmed. */
export function readyAction(context: Context, page: Page): Action | undefined {
  switch (page.at) {
    case 'card':
      return cardReady(context, page)
    case 'pick':
      return pickReady(context, page)
    case 'move':
      return moveReady(context, page)
    case 'battle':
      return battleReady(context, page)
    case 'hits':
      return hits?.hitsReady(context, page)
    case 'cards':
      return cardsReady(context, page)
    case 'arrange':
      return arrangeReady(context, page)
    case 'roll':
      return rollReady(context, page)
    case 'root':
      return undefined
  }
}

export function ownTaps(context: Context, page: Page): Tap[] {
  switch (page.at) {
    case 'card':
      return cardTaps(context, page)
    case 'root':
      return rootTaps(context, page)
    case 'pick':
      return pickTaps(context, page)
    case 'move':
      return moveTaps(context, page)
    case 'battle':
      return battleTaps(context, page)
    case 'hits':
      return hits?.hitsTaps(context, page) ?? []
    case 'roll':
      return rollTaps(context, page)
    case 'cards':
      return cardsTaps(context, page)
    case 'arrange':
      return arrangeTaps(page)
  }
}

/** What could be done next, once what lies ready has happened. Systems only where the page itself has no use for them. */
export function aheadTaps(context: Context, page: Page, own: readonly Tap[]): Tap[] {
  // On screen a plan is looked at before it is taken. Dice come before anything else; so do hits.
  if (!context.beside) return []
  if (page.at === 'battle' || page.at === 'hits' || page.at === 'root') return []
  const ready = readyAction(context, page)
  const after = ready === undefined ? undefined : ahead(context, ready)
  if (after === undefined) return []
  const busy = own.some(({ tap }) => tap === 'system')
  return rootTaps(after, rootPage).filter(({ tap }) => tap !== 'system' || !busy)
}

function ownPress(context: Context, page: Page, tap: Tap): Pressed | undefined {
  switch (page.at) {
    case 'card':
      return pressCard(page, tap)
    case 'root':
      return pressRoot(context, page, tap)
    case 'pick':
      return pressPick(context, page, tap)
    case 'move':
      return pressMove(context, page, tap)
    case 'battle':
      return pressBattle(context, page, tap)
    case 'hits':
      return hits?.pressHits(context, page, tap)
    case 'roll':
      return pressRoll(context, page, tap)
    case 'cards':
      return pressCards(page, tap)
    case 'arrange':
      return pressArrange(page, tap)
  }
}

/** Undefined: this tap is not there. */
export function press(context: Context, page: Page, tap: Tap): Pressed | undefined {
  if (tap.tap === 'done') {
    if (page.at === 'battle') return fight(context, page)
    const act = readyAction(context, page)
    return act && { act }
  }
  const own = ownPress(context, page, tap)
  if (own !== undefined) return settled(context, own)
  const act = readyAction(context, page)
  if (act === undefined || !aheadTaps(context, page, []).some((each) => equal(each, tap))) return undefined
  return { act, after: tap }
}

function settled(context: Context, pressed: Pressed): Pressed {
  return 'page' in pressed && pressed.page.at === 'battle' ? settleBattle(context, pressed.page) : pressed
}

/** One step back; undefined if there is none. */
export function back(context: Context, page: Page): Page | undefined {
  const start = startPage(context)
  switch (page.at) {
    case 'move':
      if (page.path.length > 0) return { ...page, path: page.path.slice(0, -1), counts: page.counts.slice(0, -1) }
      // Where it begins was picked, and is not the only way.
      return page.from !== undefined && page.atOnce !== true && context.decision.next(page.head).length > 1
        ? { at: 'move', head: page.head, path: [], counts: [] }
        : start
    case 'pick': {
      if (page.within !== undefined) return { at: 'pick', picks: page.picks }
      if (page.picks.at(-1)?.slot === 'take') return { at: 'pick', picks: page.picks.slice(0, -1) }
      return page.picks.length <= 2 ? (equal(page, start) ? undefined : start) : backOne(context, page.picks)
    }
    default:
      return equal(page, start) ? undefined : start
  }
}

/** Back over what was picked by itself. */
function backOne(context: Context, picks: Extract<Page, { at: 'pick' }>['picks']): Page {
  for (let n = picks.length - 1; n > 1; n--)
    if (context.decision.next(picks.slice(0, n)).length > 1) return { at: 'pick', picks: picks.slice(0, n) }
  return startPage(context)
}
