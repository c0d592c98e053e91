// Words that only an act has: Events and Faithful cards, their sides, the event die with the number die.

import type { Action, State } from '@understudy/arcs'
import type { ActionCardId } from '@understudy/arcs/vocabulary'
import type { Lang } from '@understudy/procedure'
import type { Decision } from '@understudy/table'
import { inEvery } from '../../typed/every.ts'
import { latin } from './letters.ts'
import { say } from './phrases.ts'
import { NotUnderstood, type Reader } from './reader.ts'

type Words = Readonly<Record<Lang, readonly string[]>>

const begins = (word: string, names: Words, least = 2): boolean =>
  word.length >= least && inEvery(names).some((name) => name.startsWith(word) || name.startsWith(latin(word)))

const EVENTS = ['event-1', 'event-2', 'event-3'] as unknown as readonly ActionCardId[]

/** `event`, `fa5`: the cards that can be meant. Events are alike. */
export function actCards(state: State, word: string): readonly ActionCardId[] {
  if (state.options.act === 0) return []
  if (begins(word, { en: ['event'], ru: ['событие'] })) return EVENTS
  const [, name, number] = /^(\p{L}+)([1-9])$/u.exec(word) ?? []
  if (name === undefined || !begins(name, { en: ['faithful'], ru: ['вера'] })) return []
  return [`faithful-${number}` as unknown as ActionCardId]
}

/** The side of a Faithful card, if the next word names one. */
export function readSide(reader: Reader): 'zeal' | 'wisdom' | undefined {
  const side = begins(reader.word, { en: ['zeal'], ru: ['рвение'] })
    ? 'zeal'
    : begins(reader.word, { en: ['wisdom'], ru: ['мудрость'] })
      ? 'wisdom'
      : undefined
  if (side !== undefined) reader.take()
  return side
}

const SIGNS: Readonly<Record<string, Words>> = {
  a: { en: ['a', 'arrow'], ru: ['стрела'] },
  c: { en: ['c', 'crescent'], ru: ['полумесяц'] },
  h: { en: ['h', 'hex'], ru: ['шестиугольник'] },
}
const FACES: Readonly<Record<string, Words>> = {
  crisis: { en: ['crisis'], ru: ['кризис'] },
  edict: { en: ['edict'], ru: ['эдикт'] },
}

/** `crisis arrow 4`, `ca4`, `эдикт полумесяц 2`. */
export function readEventRoll(decision: Decision<Action>, reader: Reader): Action {
  const text = reader.rest.join(' ')
  for (const [face, names] of Object.entries(FACES))
    for (const [sign, called] of Object.entries(SIGNS)) {
      const all = inEvery(names).flatMap((name) => inEvery(called).map((each) => [name, each] as const))
      for (const [name, each] of all) {
        const match = new RegExp(`^(?:${beginnings(name)})[ -]?(?:${beginnings(each)})[ -]?([1-6])(?= |$)`, 'u').exec(
          text,
        )
        if (match === null) continue
        const words = match[0].split(' ').length
        for (let i = 0; i < words; i++) reader.take()
        return { do: 'eventRoll', event: `${face}-${sign}`, number: Number(match[1]) } as unknown as Action
      }
    }
  const [first] = decision.next([])
  throw new NotUnderstood(
    first === undefined ? say('typed.notHere', {}) : say('typed.word', { word: reader.word, n: reader.at + 1 }),
  )
}

/** `crisis|crisi|…|c` */
const beginnings = (name: string): string =>
  Array.from({ length: name.length }, (_, i) => name.slice(0, name.length - i)).join('|')

/** The first of them that chance can still turn up. */
export function stillOpen(decision: Decision<Action>, cards: readonly ActionCardId[], taken: readonly ActionCardId[]) {
  const open = new Set(decision.next([]).map(({ pick }) => pick.value))
  return cards.find((card) => open.has(card) && !taken.includes(card)) ?? cards[0]
}
