// How many taps the recorder needs for what happened: the shortest way through its own pages, found by pressing them.

import type { Action } from '@understudy/arcs'
import { stepsOf } from '@understudy/arcs/rules'
import { DICE, type DieKind, type Pool } from '@understudy/arcs/vocabulary'
import { equal, type Json } from '@understudy/procedure'
import { canonical } from '@understudy/procedure/json'
import type { Context } from '../compose/model/context.ts'
import * as hits from '../compose/model/hits-page.ts'
import { aheadTaps, bringHits, ownTaps, press, readyAction, startPage } from '../compose/model/sheet.ts'
import { allTaps } from '../compose/model/sheet-testing.ts'
import type { BattlePage, Page, Pressed, Tap } from '../compose/model/tap.ts'

bringHits(hits)

interface Tapped {
  readonly taps: readonly Tap[]
  /** The page on which the action lies ready; undefined if the last tap has made it happen. */
  readonly page?: Page
}

const MOST_TAPS = 24

type Loose = Record<string, Json | undefined>

/** Whether a tap can be on the way to this action; others need not be tried. */
function leadsTo(tap: Tap, action: Action, page: Page, rolled: Roll | undefined): boolean {
  const fields = action as unknown as Loose
  switch (tap.tap) {
    case 'card':
      return fields.card === tap.card || (Array.isArray(fields.cards) && fields.cards.includes(tap.card))
    case 'down':
      return action.do === 'copy'
    case 'how':
      return action.do === tap.how
    case 'pass':
      return action.do === 'pass'
    case 'declare':
      return fields.declare === tap.ambition
    case 'give':
      return fields.give === tap.card
    case 'seizing':
      return fields.seize !== undefined
    case 'seize':
      return fields.seize === tap.with
    case 'pay':
      return equal(fields.pay, tap.pay)
    case 'do':
      return action.do === tap.doing && (tap.piece === undefined || fields.piece === tap.piece)
    case 'system':
      return JSON.stringify(action).includes(`"${tap.system}`)
    case 'pick':
      if (tap.pick.slot === 'do') return tap.pick.value === action.do
      return stepsOf(action).some((step) => equal(step, tap.pick))
    case 'picks':
      return false
    case 'count': {
      const leg = (fields.legs as unknown as { fresh: number; damaged: number }[] | undefined)?.[tap.leg]
      return leg !== undefined && (leg.fresh === tap.fresh || leg.damaged === tap.damaged)
    }
    case 'side':
      return fields.side === tap.side
    case 'against':
      return fields.against === tap.seat
    case 'joining':
      return fields.imperial === tap.imperial
    case 'pool':
      return equal((fields.dice as unknown as Pool) ?? poolFields(fields), tap.pool)
    case 'face':
      if (rolled !== undefined) return page.at === 'battle' && equal(nextFace(page, rolled), [tap.die, tap.face])
      return ((fields[tap.die] as number[] | undefined) ?? []).includes(tap.face)
    case 'drop':
    case 'lift':
    case 'rest':
      // On screen only.
      return false
    case 'own':
      return equal(fields.own, tap.hits)
    case 'theirs':
      return equal(fields.ships, tap.hits)
    case 'buildings':
      return equal(fields.buildings, tap.hits)
    case 'slot':
      return action.do === 'arrange'
    case 'done':
      return true
  }
}

type Roll = Extract<Action, { do: 'roll' }>

/** Dice may be told in any order; one order is enough to count them. */
function nextFace({ faces }: BattlePage, rolled: Roll): readonly [DieKind, number] | undefined {
  const die = DICE.find((each) => faces[each].length < rolled[each].length)
  return die && [die, rolled[die][faces[die].length]!]
}

const poolFields = ({ assault, skirmish, raid }: Loose) => ({ assault, skirmish, raid })

/** The order in which dice, cards and hits are named does not matter. */
export function sameAction(a: Action, b: Action): boolean {
  return canonical(ordered(a)) === canonical(ordered(b))
}

const ordered = (action: Action): Json => {
  const out: Record<string, Json> = {}
  for (const [key, value] of Object.entries(action as unknown as Record<string, Json>)) {
    if (key === 'slots') out[key] = trimmed(value as (string | null)[])
    else if (Array.isArray(value) && key !== 'legs')
      out[key] = [...value].sort((x, y) => (canonical(x) < canonical(y) ? -1 : 1))
    else out[key] = value
  }
  return out
}

const trimmed = (slots: (string | null)[]): (string | null)[] =>
  slots.slice(0, slots.findLastIndex((slot) => slot !== null) + 1)

/** The shortest way to have this action lie ready, and the shortest to have it done. */
function tappedTo({ context, action, rolled }: Entered & { rolled?: Roll }): { ready?: Tapped; done?: Tapped } {
  const found: { ready?: Tapped; done?: Tapped } = {}
  const seen = new Set<string>()
  let edge: { page: Page; taps: readonly Tap[] }[] = [{ page: startPage(context), taps: [] }]
  for (let depth = 0; depth <= MOST_TAPS && edge.length > 0; depth++) {
    const next: typeof edge = []
    for (const { page, taps } of edge) {
      const ready = readyAction(context, page)
      if (ready !== undefined && sameAction(ready, action)) found.ready ??= { taps, page }
      for (const tap of allTaps(context, page)) {
        if (!leadsTo(tap, action, page, rolled)) continue
        const pressed = press(context, page, tap)
        if (pressed === undefined) continue
        if ('act' in pressed) {
          if (sameAction(pressed.act, action) && saysNoMore(pressed.after, rolled))
            found.done ??= { taps: [...taps, tap] }
          continue
        }
        const key = canonical(pressed.page as unknown as Json)
        if (seen.has(key)) continue
        seen.add(key)
        next.push({ page: pressed.page, taps: [...taps, tap] })
      }
    }
    if (found.done !== undefined) return found
    edge = next
  }
  return found
}

/** Nothing comes after the action but the dice that were to be told with it. */
function saysNoMore(after: Extract<Pressed, { act: unknown }>['after'], rolled: Roll | undefined): boolean {
  if (after === undefined) return rolled === undefined
  return 'answer' in after && rolled !== undefined && sameAction(after.answer, rolled)
}

/** One thing that a person enters, in the position in which they enter it. */
export interface Entered {
  readonly context: Context
  readonly action: Action
}

/** Taps for all of it, in order. Undefined: the recorder has no way to enter something; `stuck` says what. */
export function tapsFor(entered: readonly Entered[]): { taps: readonly Tap[] } | { stuck: Entered } {
  const whole = withDice(entered)
  const ways = whole.map(tappedTo)
  const taps: Tap[] = []
  for (const [i, way] of ways.entries()) {
    const { ready, done } = way
    if (done === undefined) return { stuck: whole[i]! }
    const following = ways[i + 1]
    const first = following?.done?.taps[0]
    if (ready?.page !== undefined && first !== undefined && ready.taps.length < done.taps.length) {
      const { context } = whole[i]!
      // The next tap says yes to this one.
      if (aheadTaps(context, ready.page, ownTaps(context, ready.page)).some((tap) => equal(tap, first))) {
        taps.push(...ready.taps)
        continue
      }
    }
    taps.push(...done.taps)
  }
  return { taps }
}

/** On a real table the dice of a battle are told together with it. */
function withDice(entered: readonly Entered[]): (Entered & { rolled?: Roll })[] {
  const whole: (Entered & { rolled?: Roll })[] = []
  for (const each of entered) {
    const before = whole.at(-1)
    const fights = before?.action.do === 'battle' || before?.action.do === 'dice'
    if (each.action.do === 'roll' && fights && before.context.tableDice)
      whole[whole.length - 1] = { ...before, rolled: each.action }
    else whole.push(each)
  }
  return whole
}
