// What the pages want tapped is tapped on the map, in the Court and in the hand as well.

import type { Action, State } from '@understudy/arcs'
import type { SystemId } from '@understudy/arcs/vocabulary'
import type { Json } from '@understudy/procedure'
import type { Pick } from '@understudy/table'
import { makeBridge, type Offers } from '../../../ui/board/bridge.tsx'
import type { Role } from '../../../ui/board/marks.ts'
import { pointed } from '../board/ghosting.ts'
import { asksSeizing } from './model/card-page.ts'
import type { Context } from './model/context.ts'
import { waysOn } from './model/move-page.ts'
import { press, readyAction } from './model/sheet.ts'
import type { Page, Tap } from './model/tap.ts'
import { isActionCard, systemOf } from './model/values.ts'

export const { bridge, bridged } = makeBridge<State, Action>()

/** The thing on the table that a tap names. */
function named(tap: Tap): Json | undefined {
  switch (tap.tap) {
    case 'system':
      return tap.system
    case 'card':
      return tap.card
    case 'seize':
      return isActionCard(tap.with) ? tap.with : undefined
    case 'declare':
      return tap.ambition
    case 'against':
      return tap.seat
    case 'pick':
      return systemOf(tap.pick.value) === undefined ? tap.pick.value : undefined
    default:
      return undefined
  }
}

/** Beside a real board the cards lie on the table: only what is drawn here anyway is tapped here. */
const drawnBeside = (tap: Tap, taps: readonly Tap[]): boolean =>
  tap.tap === 'system' || (tap.tap === 'pick' && taps.length <= FEW)
const FEW = 8

/**
 * How a thing is marked: where a deed begins, where it leads, or where somebody is attacked. Never origins and destinations at
 * the same time: once there is an origin, another one can still be tapped, but is not marked.
 */
function roleOf(page: Page, tap: Tap, ways: ReadonlySet<SystemId>): Role {
  if (tap.tap === 'against') return 'grave'
  if (tap.tap !== 'system') return 'goal'
  switch (page.at) {
    case 'root':
      return 'origin'
    case 'move':
      return page.from === undefined ? 'origin' : ways.has(tap.system) ? 'goal' : 'other'
    case 'battle':
      return page.system === undefined ? 'grave' : 'other'
    default:
      return 'goal'
  }
}

/** What a tap there would make ready. */
function wouldBe(context: Context, page: Page, tap: Tap): Action | undefined {
  const pressed = page.at === 'move' || page.at === 'pick' ? press(context, page, tap) : undefined
  return pressed !== undefined && 'page' in pressed ? readyAction(context, pressed.page) : undefined
}

export function bridgeFor(
  context: Context,
  page: Page,
  taps: readonly Tap[],
  beside: boolean,
  onTap: (tap: Tap) => void,
): Offers<Action> {
  const ways = new Set(page.at === 'move' ? waysOn(context, page) : [])
  // While it is asked which card seizes, a card in hand is the answer, and no other way to follow.
  const asked = asksSeizing(page) ? taps.filter(({ tap }) => tap !== 'card') : taps
  const offered = asked.flatMap((tap) => {
    const value = beside && !drawnBeside(tap, taps) ? undefined : named(tap)
    const role = roleOf(page, tap, ways)
    const text = {
      say: 'choose.value',
      with: { doing: 'move', slot: role === 'origin' || role === 'other' ? 'from' : 'to', value },
    }
    return value === undefined ? [] : [{ tap, choice: { pick: { slot: role, value }, text } }]
  })
  return {
    choices: offered.map(({ choice }) => choice),
    picks: wayOf(page),
    onPick: (choice) => {
      pointed.value = undefined
      const found = offered.find((each) => each.choice === choice)
      if (found !== undefined) onTap(found.tap)
    },
    onPoint: (choice) => {
      const found = beside ? undefined : offered.find((each) => each.choice === choice)
      pointed.value = found === undefined ? undefined : wouldBe(context, page, found.tap)
    },
  }
}

/** What was tapped so far, so that the way of a move is drawn. */
function wayOf(page: Page): readonly Pick[] {
  switch (page.at) {
    case 'move':
      return [
        ...(page.from === undefined ? [] : [{ slot: 'from', value: page.from }]),
        ...page.path.map((to) => ({ slot: 'to', value: to })),
      ]
    case 'battle':
      return page.system === undefined ? [] : [{ slot: 'at', value: page.system }]
    case 'card':
      return (['card', 'seize'] as const).flatMap((slot) => {
        const value = page[slot]
        return value === undefined ? [] : [{ slot, value }]
      })
    case 'pick':
      return page.picks
    default:
      return []
  }
}
