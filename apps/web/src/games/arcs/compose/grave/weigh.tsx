// What is pressed with care: how a deed is pressed, what a grave one costs, and both sides' losses of hits that are dealt. It comes once the
// table stands.

import type { Action, State } from '@understudy/arcs'
import { arcs } from '@understudy/arcs/lean'
import { copyState, ids, ownerIndex, ownerOf, read, seatOf } from '@understudy/arcs/state'
import type { Owner } from '@understudy/arcs/vocabulary'
import { LANGS, type Lang } from '@understudy/procedure'
import { CHANCE } from '@understudy/table'
import type { Pressed } from '../../../ui.ts'
import { actOf } from '../../act.ts'
import { resultOf } from '../../battle/result.ts'
import { spoilsOf } from '../../battle/spoils.ts'
import type { BattlePage } from '../model/tap.ts'
import { COMPOSE_WORDS } from '../words.ts'
import { type Costs, costsOf, mayFall } from './costs.ts'
import { costWords, GRAVE_WORDS, mayFallWords, pressWords } from './words.ts'

export { costsOf } from './costs.ts'
export { costWords, pressWords } from './words.ts'

const inEvery = (tell: (lang: Lang) => string) =>
  Object.fromEntries(LANGS.map((lang) => [lang, tell(lang)])) as Record<Lang, string>

/** Deeds with a button of their own, or that only say what comes next. */
const AT_ONCE: readonly Action['do'][] = ['end', 'decline', 'pass']

/** How a deed is pressed that was chosen from the list. */
export function press(state: State, action: Action): Pressed | undefined {
  const decision = arcs.decision(state)
  // What an act composes in its own way has its own plan.
  if (decision === undefined || AT_ONCE.includes(action.do) || actOf(state)?.composes(decision) === true)
    return undefined
  const { seat } = decision
  const costs = costsOf(state, seat, action)
  if (costs !== undefined) return { kind: 'grave', text: inEvery((lang) => pressWords(costs, lang)) }
  if (action.do !== 'battle') return { kind: 'plain' }
  const dice = Object.values(action.dice ?? {}).reduce<number>((sum, n) => sum + Number(n), 0)
  return {
    kind: 'chance',
    text: inEvery((lang) => (dice > 0 ? COMPOSE_WORDS[lang].rollDice(dice) : COMPOSE_WORDS[lang].ok)),
  }
}

/** Whether undo gives all of it back: nothing is lost for good by it, and nothing turned over. */
export function isPlain(state: State, seat: string, action: Action): boolean {
  if (costsOf(state, seat, action) !== undefined) return false
  const after = copyState(state)
  arcs.apply(after, action)
  // What is dealt once the turn is over does not come of it.
  return arcs.decision(after)?.seat !== CHANCE || arcs.moment(after) !== arcs.moment(state)
}

/** What hits that are dealt come to: both sides, attacker first. */
export function hitsWords(state: State, viewer: string, action: Action, lang: Lang): string {
  const after = copyState(state)
  arcs.apply(after, action)
  const fight = {
    at: ids.sysId(read.battleAt(state)),
    attacker: ownerOf(state, read.attacker(state)),
    defender: ownerOf(state, read.defender(state)),
  }
  return resultOf(spoilsOf({ before: state, state: after, steps: [], fight }), viewer, lang)
}

/** What the dice that are chosen may bring, if it cannot be mended: for a line of a phone, and the whole. */
export function fallWords(
  state: State,
  seat: string,
  { system, against, pool }: BattlePage,
  lang: Lang,
): { readonly brief: string; readonly whole: string } | undefined {
  if (system === undefined || against === undefined || pool === undefined) return undefined
  const fall = mayFall(state, system, seatOf(state, seat), ownerIndex(state, against as Owner), pool)
  if (fall === undefined) return undefined
  return { brief: GRAVE_WORDS[lang].mayFallBriefly(fall.types), whole: mayFallWords(fall, lang) }
}

export function Weighed({ costs, lang }: { readonly costs: Costs; readonly lang: Lang }) {
  const w = GRAVE_WORDS[lang]
  return (
    <aside class="inspect weigh" data-region="reader" aria-label={w.weighed}>
      <Costing {...{ costs, lang }} />
    </aside>
  )
}

function Costing({ costs, lang }: { readonly costs: Costs; readonly lang: Lang }) {
  const w = GRAVE_WORDS[lang]
  const { outraged } = costs
  return (
    <div class="arcs arcs-inspect">
      <h2>{w.weighed}</h2>
      <p>{costWords(costs, lang)}.</p>
      {outraged === undefined ? null : <p>{w.stays}</p>}
    </div>
  )
}

/** The same for a deed from the list. */
export function Weigh({
  state,
  action,
  lang,
}: {
  readonly state: State
  readonly action: Action
  readonly lang: Lang
}) {
  const seat = arcs.decision(state)?.seat
  const costs = seat === undefined ? undefined : costsOf(state, seat, action)
  return costs === undefined ? null : <Costing {...{ costs, lang }} />
}
