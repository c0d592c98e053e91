// What one goes on with, in words: "Arcs, chapter 2, round 6, your turn · 12 minutes ago".

import type { Lang } from '@understudy/procedure'
import type { AnyPackage, Controller, Entry } from '@understudy/table'
import { turnName } from '../play/telling/story.ts'
import type { Meta } from '../storage/db.ts'

const WORDS: Readonly<Record<Lang, { readonly yours: string; readonly now: string }>> = {
  en: { yours: 'your turn', now: 'just now' },
  ru: { yours: 'ваш ход', now: 'только что' },
}

/** Who sits where after all that changed hands. */
function sittingIn(entries: readonly Entry[]): Readonly<Record<string, Controller>> {
  const sitting: Record<string, Controller> = {}
  for (const entry of entries) {
    if (entry.t === 'start') Object.assign(sitting, entry.seats)
    if (entry.t === 'seat' && 'to' in entry) sitting[entry.seat] = entry.to
  }
  return sitting
}

const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
]

export function ago(then: number, now: number, lang: Lang): string {
  const [unit, length] = STEPS.find(([, each]) => now - then >= each) ?? []
  if (unit === undefined || length === undefined) return WORDS[lang].now
  return new Intl.RelativeTimeFormat(lang, { numeric: 'always' }).format(-Math.floor((now - then) / length), unit)
}

export function goingOn(
  pkg: AnyPackage,
  meta: Pick<Meta, 'moment' | 'position' | 'updated'>,
  entries: readonly Entry[],
  now: number,
  lang: Lang,
): string {
  const [turn = ''] = turnName(pkg, {}, meta.moment, lang).split(' · ')
  const parts = [pkg.game.title[lang], turn.charAt(0).toLowerCase() + turn.slice(1)]
  if (asked(pkg, meta.position, entries)) parts.push(WORDS[lang].yours)
  return `${parts.filter((part) => part !== '').join(', ')} · ${ago(meta.updated, now, lang)}`
}

/** Whether a person is to decide; what cannot be read is not claimed. */
function asked(pkg: AnyPackage, position: unknown, entries: readonly Entry[]): boolean {
  try {
    const seat = pkg.game.decision(pkg.game.parse(position))?.seat
    return seat !== undefined && sittingIn(entries)[seat]?.by === 'person'
  } catch {
    return false
  }
}
