// What came of a battle, in a sentence or two; nothing is said twice.

import { type Lang, speak } from '@understudy/procedure'
import { rome } from '@understudy/rome'
import { pointsOf } from '@understudy/rome/rules'
import type { Face } from '@understudy/rome/vocabulary'
import type { GameEvent } from '@understudy/table'
import { BATTLE_WORDS } from './words.ts'

const ENDS = ['battleWon', 'assaultRolled', 'gatheredRolled', 'seaFought', 'attackFailed', 'taken', 'points']
/** Armies that are gone from the map, and why. */
const GONE = ['defeated', 'withdrawn']

export function outcomeOf(steps: readonly { readonly events: readonly GameEvent[] }[], lang: Lang): string {
  const events = steps.flatMap((step) => step.events)
  const ends = events.filter(({ say }) => ENDS.includes(say))
  const rolled = ends.find(({ say }) => say === 'assaultRolled')
  // The points say already that it failed.
  const left = rolled === undefined ? ['points'] : ['points', 'assaultRolled', 'attackFailed']
  const short =
    rolled === undefined
      ? []
      : [
          `${BATTLE_WORDS[lang].points(Number(rolled.with?.points), Number(rolled.with?.against), placeOf(rolled, lang))}.`,
        ]
  const over = events.findLast(({ say }) => say === 'battleOver')
  if (over !== undefined && Number(over.with?.lostA) === Number(over.with?.lostB)) short.push(BATTLE_WORDS[lang].nobody)
  const fought = ends.findLast(({ say }) => say === 'seaFought')?.with
  if (fought !== undefined) short.push(seaEnd(fought as unknown as Fought, lang))
  const others = ends.filter(({ say }) => !left.includes(say)).map((event) => speak(rome.phrases, lang, event))
  const lost = lostIn(events, lang)
  const gone = events.filter(({ say }) => GONE.includes(say)).map((event) => speak(rome.phrases, lang, event))
  return [...short, ...lost, ...gone, ...others].join(' ')
}

/** What each side lost to one throw: cards that nobody has to choose go without a question. */
function lostIn(events: readonly GameEvent[], lang: Lang): string[] {
  const sides = new Map<string, Map<string, number>>()
  for (const { say, with: facts } of events) {
    if (say !== 'cardLost') continue
    const { seat, card } = facts as unknown as Readonly<Record<'seat' | 'card', Readonly<Record<Lang, string>>>>
    const cards = sides.get(seat[lang]) ?? new Map<string, number>()
    sides.set(seat[lang], cards.set(card[lang], (cards.get(card[lang]) ?? 0) + 1))
  }
  return [...sides].map(([seat, cards]) =>
    BATTLE_WORDS[lang].losses(
      seat,
      [...cards].map(([card, n]) => (n === 1 ? card : `${card} ×${n}`)),
    ),
  )
}

interface Fought {
  readonly a: Readonly<Record<Lang, string>>
  readonly b: Readonly<Record<Lang, string>>
  readonly attack: string
  readonly defence: string
}

/** Who has the sea; on a draw whoever came turns back (10.7). */
function seaEnd({ a, b, attack, defence }: Fought, lang: Lang): string {
  const [mine, theirs] = [pointsOf([...attack] as Face[]), pointsOf([...defence] as Face[])]
  const w = BATTLE_WORDS[lang]
  return mine === theirs ? w.seaTie(a[lang]) : w.seaWon(mine > theirs ? a[lang] : b[lang])
}

const placeOf = ({ with: facts }: GameEvent, lang: Lang): string =>
  (facts?.region as Readonly<Record<Lang, string>> | undefined)?.[lang] ?? ''
