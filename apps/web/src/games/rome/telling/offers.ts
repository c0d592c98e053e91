// Offers that others' agents make: by which agent, and whether the like has been offered this round already, by another one.

import type { Lang } from '@understudy/procedure'
import { rome, type State } from '@understudy/rome'
import { within } from '@understudy/rome/text'
import type { GameEvent, Logged } from '@understudy/table'
import { offerWords } from '../text/offers.ts'

type Name = Readonly<Record<Lang, string>>
interface Acts {
  readonly seat: Name
  readonly card: Name
  readonly against: Name | null
}

const acts = ({ say, with: facts }: GameEvent): Acts | undefined =>
  say === 'agentActs' ? (facts as unknown as Acts) : undefined

/** The agent that has come with an offer: nothing has happened since. */
export function offerMade(log: readonly Logged[]): Logged | undefined {
  const last = log.at(-1)
  const event = last?.events.at(-1)
  return last === undefined || event === undefined || acts(event) === undefined
    ? undefined
    : { ...last, events: [event] }
}

/** The question, where it is not the first of its kind in this round. */
export function offeredAgain(state: State, log: readonly Logged[]): Name | undefined {
  const frame = state.frames.at(-1)
  if (frame?.kind !== 'consent') return undefined
  const n = likeTheLast(log)
  const { with: facts } = rome.decision(state)?.question ?? {}
  if (n < 2 || facts === undefined) return undefined
  const { seat, from } = facts as unknown as { readonly seat: Name; readonly from: Name }
  const asks = (lang: Lang, name: string) =>
    offerWords[lang].again(seat[lang], name, n, offerWords[lang].what(facts as unknown as Offer))
  return { en: asks('en', within(from.en)), ru: asks('ru', from.ru) }
}

/** Gold for each of both, if it is a trade; `null`: nobody knows yet. Otherwise the bond. */
export interface Offer {
  readonly n?: number | null
  readonly status?: string
}

/** How many offers of this round are like the one that was made last, with it. */
function likeTheLast(log: readonly Logged[]): number {
  let made: Acts | undefined
  let n = 0
  for (let at = log.length - 1; at >= 0; at--)
    for (const event of log[at]?.events ?? []) {
      if (event.say === 'round') return n
      const other = acts(event)
      made ??= other
      if (made !== undefined && other !== undefined && alike(made, other)) n++
    }
  return n
}

const alike = (a: Acts, b: Acts): boolean =>
  a.seat.en === b.seat.en && a.card.en === b.card.en && a.against?.en === b.against?.en
