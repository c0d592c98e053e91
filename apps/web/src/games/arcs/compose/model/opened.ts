// The page as it stood when an action was entered: an earlier step is put right with a tap or two, not typed anew.

import type { Action } from '@understudy/arcs'
import { ownerIndex } from '@understudy/arcs/state'
import type { Pick } from '@understudy/table'
import { cardPage } from './card-page.ts'
import type { Context } from './context.ts'
import { doPick, payPick } from './root-page.ts'
import { startPage } from './sheet.ts'
import { NO_FACES } from './start.ts'
import type { Page } from './tap.ts'

export function openedPage(context: Context, action: Action): Page {
  switch (action.do) {
    case 'lead':
    case 'surpass':
    case 'pivot':
    case 'copy': {
      const { do: how, ...rest } = action
      return { ...cardPage, ...rest, down: how === 'copy' }
    }
    case 'move':
    case 'bonusMove':
    case 'sprint': {
      const head: Pick[] = [doPick(action.do), ...(action.do === 'move' ? [payPick(action.pay)] : [])]
      return {
        at: 'move',
        head,
        from: action.from,
        path: action.legs.map(({ to }) => to),
        counts: action.legs.map(({ to: _, ...group }) => group),
      }
    }
    case 'battle':
      if (action.dice === undefined || ownerIndex(context.state, action.against) < 0) break
      return {
        at: 'battle',
        head: [doPick('battle'), payPick(action.pay)],
        system: action.at,
        against: action.against,
        ...(action.imperial === undefined ? {} : { imperial: action.imperial }),
        pool: action.dice,
        faces: NO_FACES,
      }
    case 'hits': {
      const { do: _, ...dealt } = action
      return { at: 'hits', ...dealt }
    }
    case 'deal':
      return { at: 'cards', chosen: action.cards }
  }
  return startPage(context)
}
