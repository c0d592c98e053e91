// A blow as a headline: who deals how much to whom, what comes back, and who falls.

import { type Lang, type PluralForms, plural } from '@understudy/procedure'
import type { GameEvent } from '@understudy/table'
import type { Kind } from '../../heads.ts'

export type Name = Readonly<Record<Lang, string>>
export interface Unit {
  readonly id: number
  readonly name: Name
  readonly seat: string
  readonly at: string
}
/** Facts of an event that somebody reads, and whose deed it belongs to. */
interface Read {
  readonly you?: string | undefined
  readonly actor?: string | undefined
}

export const forms = (said: Readonly<Record<Lang, PluralForms>>) => (lang: Lang, n: number) =>
  plural(lang, n, said[lang])
const damage = forms({ en: { one: 'damage', many: 'damage' }, ru: { one: 'урон', few: 'урона', many: 'урона' } })
const units = forms({ en: { one: 'unit', many: 'units' }, ru: { one: 'юнит', few: 'юнита', many: 'юнитов' } })

interface Hurt {
  readonly unit: Unit
  readonly n: number
  readonly warded: boolean
}
interface Blow extends Read {
  readonly unit: Unit
  readonly target?: Unit
  readonly hurts: readonly Hurt[]
  readonly dead: readonly Unit[]
}

/** Events with all that comes of a blow put together with it; damage that no unit deals, with the card that deals it. */
export function struck(events: readonly GameEvent[], you: string | undefined): GameEvent[] {
  const out: { say: string; with: Record<string, unknown> }[] = []
  const seatOf = (facts: Record<string, unknown>) =>
    (facts.seat as string | undefined) ?? (facts.unit as Unit | undefined)?.seat
  const actor = events
    .map(({ with: facts = {} }) => seatOf(facts as Record<string, unknown>))
    .find((seat) => seat !== undefined)
  let blow: { hurts: Hurt[]; dead: Unit[] } | undefined
  for (const { say, with: facts = {} } of events) {
    const { unit, n } = facts as unknown as { unit: Unit; n: number }
    if (isLeadUp(say, facts as Record<string, unknown>, events)) continue
    if (say === 'log.attacked' || say === 'log.full') {
      blow = { hurts: [], dead: [] }
      out.push({ say: 'blow', with: { ...facts, ...blow, you, actor } })
    } else if (blow !== undefined && (say === 'log.damage' || say === 'log.warded'))
      blow.hurts.push({ unit, n, warded: say === 'log.warded' })
    else if (blow !== undefined && say === 'log.destroyed') blow.dead.push(unit)
    else {
      // What a card does afterwards is no longer the unit's doing.
      if (say === 'log.played' || say === 'log.cast') blow = undefined
      out.push({ say, with: { ...facts, you, actor } })
    }
  }
  return out as unknown as GameEvent[]
}

/** A card that is drawn and played, and the way to whom is struck: what follows tells enough. */
function isLeadUp(say: string, facts: Record<string, unknown>, events: readonly GameEvent[]): boolean {
  const { unit, card } = facts as unknown as { readonly unit?: Unit; readonly card?: Name }
  return events.some(({ say: other, with: more = {} }) => {
    const later = more as unknown as { readonly unit?: Unit; readonly card?: Name }
    if (say === 'log.moved' || say === 'log.streetMoved') return other === 'log.attacked' && later.unit?.id === unit?.id
    return say === 'log.drew' && (other === 'log.played' || other === 'log.cast') && later.card?.en === card?.en
  })
}

/** "your Skiff", «ваш юнит «Ялик»». */
const whose = ({ name, seat }: Unit, you?: string) =>
  seat === you ? { en: `your ${name.en}`, ru: `ваш юнит «${name.ru}»` } : { en: name.en, ru: `юнит «${name.ru}»` }

function blowWays(all: readonly Blow[], lang: Lang): string[] {
  const [blow, ...more] = all
  if (blow === undefined) return []
  const others = all.flatMap(({ unit, hurts }) => hurts.filter((hurt) => hurt.unit.id !== unit.id))
  const sum = (hurts: readonly Hurt[]) => hurts.reduce((n, hurt) => n + (hurt.warded ? 0 : hurt.n), 0)
  const fell = all.flatMap(({ unit, dead }) => dead.filter(({ id }) => id !== unit.id))
  const { unit, target, hurts, dead, you } = blow
  const name = { en: unit.name.en, ru: `«${unit.name.ru}»` }[lang]
  if (more.length > 0) {
    const n = sum(others)
    const killed = { en: `, destroys ${fell.length}`, ru: `, уничтожено: ${fell.length}` }[lang]
    const head = { en: `strikes ${all.length} times, deals ${n}`, ru: `ударов: ${all.length}, урон ${n}` }[lang]
    return [fell.length > 0 ? head + killed : head, head]
  }
  const met = [...new Map(others.map((hurt) => [hurt.unit.id, hurt.unit])).values()]
  const [only = target] = met
  if (only === undefined) return [{ en: `${name} takes its full action`, ru: `${name}: полное действие` }[lang]]
  const whom = met.length > 1 ? units(lang, met.length) : whose(only, you)[lang]
  const short = met.length > 1 ? whom : `${only.seat === you ? 'ваш ' : ''}«${only.name.ru}»`
  const warded = others.length > 0 && others.every((hurt) => hurt.warded)
  const n = sum(others)
  const back = sum(hurts.filter((hurt) => hurt.unit.id === unit.id))
  const dies = dead.some(({ id }) => id === unit.id)
  const kills = fell.length > 0
  const returned =
    (back > 0 ? { en: `, takes ${back} back`, ru: `, в ответ ${back}` }[lang] : '') +
    (dies ? { en: back > 0 ? ' and dies' : ', dies', ru: ' и гибнет' }[lang] : '')
  // One who was struck, and fell; or so many of them.
  const alone = Math.max(met.length, fell.length) <= 1
  const fallen = alone ? whom : units(lang, fell.length)
  const killed = alone ? 'уничтожен' : `уничтожено: ${fell.length}`
  const ends = {
    en: kills ? ` and destroys ${alone ? 'it' : fell.length}` : '',
    ru: kills ? (alone ? ` ${killed}` : `, ${killed}`) : '',
  }[lang]
  if (others.length === 0) return [{ en: `${name} attacks ${whom}`, ru: `${name} атакует: ${whom}` }[lang] + returned]
  if (warded)
    return [{ en: `${name} strikes the ward of ${whom}`, ru: `${name} бьёт по защите: ${whom}` }[lang] + returned]
  return {
    en: [
      `${name} deals ${n} to ${whom}${ends}${returned}`,
      ...(kills ? [`${name} deals ${n}, destroys ${fallen}${returned}`] : []),
      kills ? `${name} destroys ${fallen}${returned}` : `${name} deals ${n}${returned}`,
      kills ? `destroys ${fallen}` : `deals ${n} to ${whom}`,
    ],
    ru: [
      `${name} наносит ${damage('ru', n)}: ${whom}${ends}${returned}`,
      `${name}: ${short} −${n}${kills ? `, ${killed}` : ''}${returned}`,
      `${name}: ${short} −${n}${kills ? `, ${killed}` : ''}`,
      `${short} −${n}`,
    ],
  }[lang]
}

/** Damage that a card deals. */
function damageWays(all: readonly ({ readonly unit: Unit; readonly n: number } & Read)[], lang: Lang): string[] {
  const n = all.reduce((so, hurt) => so + hurt.n, 0)
  const met = new Map(all.map(({ unit }) => [unit.id, unit]))
  const [only] = met.values()
  if (only === undefined) return []
  const whom = met.size > 1 ? units(lang, met.size) : whose(only, all[0]?.you)[lang]
  return { en: [`deals ${n} to ${whom}`, `deals ${n}`], ru: [`наносит ${damage('ru', n)}: ${whom}`, `урон: ${n}`] }[
    lang
  ]
}

/** What falls otherwise: to a card, or for want of upkeep. */
function fallenWays(all: readonly ({ readonly unit: Unit } & Read)[], lang: Lang): string[] {
  const [first, ...more] = all
  if (first === undefined) return []
  const { unit, you, actor } = first
  const own = unit.seat === actor
  if (more.length > 0)
    return [
      { en: `${own ? 'gives up' : 'destroys'} ${units('en', all.length)}`, ru: `потеряно юнитов: ${all.length}` }[lang],
    ]
  return own
    ? [{ en: `gives up ${unit.name.en}`, ru: `отдаёт юнита «${unit.name.ru}»` }[lang]]
    : [{ en: `destroys ${whose(unit, you).en}`, ru: `уничтожен ${whose(unit, you).ru}` }[lang]]
}

export const BLOWS: readonly Kind[] = [
  { weight: 10, of: ['blow'], ways: blowWays },
  { weight: 8, of: ['log.damage'], ways: damageWays },
  { weight: 9, of: ['log.destroyed'], ways: fallenWays },
]
