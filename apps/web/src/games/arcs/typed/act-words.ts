// Words that only an act has: Events and Faithful cards, their sides, the event die with the number die.

import type { Action, State } from '@understudy/arcs'
import type { ActionCardId } from '@understudy/arcs/vocabulary'
import type { Decision } from '@understudy/table'
import { latin } from './letters.ts'
import { say } from './phrases.ts'
import { NotUnderstood, type Reader } from './reader.ts'

const begins = (word: string, names: readonly string[], least = 2): boolean =>
  word.length >= least && names.some((name) => name.startsWith(word) || name.startsWith(latin(word)))

const EVENTS = ['event-1', 'event-2', 'event-3'] as unknown as readonly ActionCardId[]

/** `event`, `fa5`: the cards that can be meant. Events are alike. */
export function actCards(state: State, word: string): readonly ActionCardId[] {
  if (state.options.act === 0) return []
  if (begins(word, ['event', 'событие'])) return EVENTS
  const [, name, number] = /^(\p{L}+)([1-9])$/u.exec(word) ?? []
  if (name === undefined || !begins(name, ['faithful', 'вера'])) return []
  return [`faithful-${number}` as unknown as ActionCardId]
}

/** The side of a Faithful card, if the next word names one. */
export function readSide(reader: Reader): 'zeal' | 'wisdom' | undefined {
  const side = begins(reader.word, ['zeal', 'рвение'])
    ? 'zeal'
    : begins(reader.word, ['wisdom', 'мудрость'])
      ? 'wisdom'
      : undefined
  if (side !== undefined) reader.take()
  return side
}

const SIGNS = { a: ['a', 'arrow', 'стрела'], c: ['c', 'crescent', 'полумесяц'], h: ['h', 'hex', 'шестиугольник'] }
const FACES = { crisis: ['crisis', 'кризис'], edict: ['edict', 'эдикт'] }

/** `crisis arrow 4`, `ca4`, `эдикт полумесяц 2`. */
export function readEventRoll(decision: Decision<Action>, reader: Reader): Action {
  const text = reader.rest.join(' ')
  for (const [face, names] of Object.entries(FACES))
    for (const [sign, called] of Object.entries(SIGNS)) {
      const all = names.flatMap((name) => called.map((each) => [name, each] as const))
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
