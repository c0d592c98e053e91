// What came of a battle, in a sentence or two; nothing is said twice.

import { type Lang, speak } from '@understudy/procedure'
import { rome } from '@understudy/rome'
import type { GameEvent } from '@understudy/table'
import { BATTLE_WORDS } from './words.ts'

const ENDS = ['battleWon', 'assaultRolled', 'gatheredRolled', 'seaFought', 'attackFailed', 'taken', 'points']

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
  const others = ends.filter(({ say }) => !left.includes(say)).map((event) => speak(rome.phrases, lang, event))
  return [...short, ...others].join(' ')
}

const placeOf = ({ with: facts }: GameEvent, lang: Lang): string =>
  (facts?.region as Readonly<Record<Lang, string>> | undefined)?.[lang] ?? ''
