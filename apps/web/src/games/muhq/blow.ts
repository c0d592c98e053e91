// A blow: what it would do, said before it is struck; and what the log tells of one that was.

import { type Action, muhq, type State } from '@understudy/muhq'
import { cardOf } from '@understudy/muhq/data'
import { healthOf, unitOf } from '@understudy/muhq/rules'
import { type Lang, plural } from '@understudy/procedure'
import type { GameEvent } from '@understudy/table'
import type { Pressed } from '../ui.ts'

/** A number that rises over a unit: what it loses, or that a shield broke in its place. */
interface Hurt {
  readonly id: number
  readonly n: number
  readonly warded: boolean
}

export interface Blow {
  readonly id: number
  readonly target: number
  /** What the target suffers, then what comes back. */
  readonly hurts: readonly Hurt[]
  readonly dead: readonly number[]
}

const idOf = (fact: unknown): number | undefined => {
  const id = typeof fact === 'object' && fact !== null && 'id' in fact ? fact.id : fact
  return typeof id === 'number' ? id : undefined
}

/** Who struck whom, and what came of it, in the order in which it was told. */
export function blowsIn(events: readonly GameEvent[]): Blow[] {
  const blows: { id: number; target: number; hurts: Hurt[]; dead: number[] }[] = []
  for (const { say, with: facts } of events) {
    const unit = idOf(facts?.unit)
    if (unit === undefined) continue
    const now = blows.at(-1)
    if (say === 'log.attacked') {
      const target = idOf(facts?.target)
      if (target !== undefined) blows.push({ id: unit, target, hurts: [], dead: [] })
    } else if (say === 'log.damage' || say === 'log.warded')
      now?.hurts.push({ id: unit, n: Number(facts?.n ?? 0), warded: say === 'log.warded' })
    else if (say === 'log.destroyed') now?.dead.push(unit)
  }
  return blows
}

const WORDS: Readonly<
  Record<
    Lang,
    {
      deals(n: number, of: number): string
      back(n: number, dies: boolean): string
      ward(n: number): string
      /** What came back was stopped. */
      kept(n: number, wards: number): string
    }
  >
> = {
  en: {
    deals: (n, of) => `deals ${n} of ${of}`,
    back: (n, dies) => `takes ${n} back${dies ? ' and dies' : ''}`,
    ward: (n) => (n === 1 ? 'breaks the ward' : `breaks the wards: ${n}`),
    kept: (n, wards) => `${n} back: no damage, ${plural('en', wards, { one: 'ward breaks', many: 'wards break' })}`,
  },
  ru: {
    deals: (n, of) => `нанесёт ${n} из ${of}`,
    back: (n, dies) => `получит ${n}${dies ? ' и погибнет' : ''}`,
    ward: (n) => (n === 1 ? 'сломает щит' : `сломает щиты: ${n}`),
    kept: (n, wards) =>
      `в ответ ${n}: без урона, минус ${plural('ru', wards, { one: 'щит', few: 'щита', many: 'щитов' })}`,
  },
}

/** What an attack would come to, for its ghost. */
export function foretold(state: State, action: Action): Pressed['note'] {
  if (action.do !== 'attack') return undefined
  const after = muhq.copy(state)
  const events: GameEvent[] = []
  try {
    muhq.apply(after, action, { event: (event) => events.push(event) })
  } catch {
    return undefined
  }
  const [blow] = blowsIn(events)
  const target = blow === undefined ? undefined : unitOf(state, blow.target)
  if (blow === undefined || target === undefined) return undefined
  const sum = (id: number) =>
    blow.hurts.filter((hurt) => hurt.id === id && !hurt.warded).reduce((all, { n }) => all + n, 0)
  const wards = (id: number) =>
    blow.hurts.filter((hurt) => hurt.id === id && hurt.warded).reduce((all, { n }) => all + n, 0)
  const [broken, spent] = [wards(blow.target), wards(blow.id)]
  const text = (lang: Lang): string =>
    [
      broken > 0
        ? WORDS[lang].ward(broken)
        : WORDS[lang].deals(Math.min(sum(blow.target), healthOf(state, target)), healthOf(state, target)),
      ...(sum(blow.id) > 0 ? [WORDS[lang].back(sum(blow.id), blow.dead.includes(blow.id))] : []),
      ...(spent > 0 ? [WORDS[lang].kept(cardOf(state, target.card).attack, spent)] : []),
    ].join(' · ')
  return {
    at: { x: target.x, y: target.y },
    text: { en: text('en'), ru: text('ru') },
    kills: blow.dead.includes(blow.target),
  }
}
