// What every page of the bar is given.

import { type Say, speak } from '@understudy/procedure'
import { type Action, rome, type State } from '@understudy/rome'
import type { Frame } from '@understudy/rome/rules'
import type { Choice, Pick } from '@understudy/table'
import type { ComposerProps } from '../../ui.ts'

export type PageProps = ComposerProps<State, Action>
export type RomeChoice = Choice<Action>

export const told = ({ lang }: Pick_<PageProps>, text: Say): string => speak(rome.phrases, lang, text)
type Pick_<P extends { lang: unknown }> = { readonly lang: P['lang'] }

/** Choices after these taps, by their slot. Several parts of a page ask for the same ones: the rules are asked once. */
export function under({ decision }: PageProps, ...picks: readonly Pick[]): readonly RomeChoice[] {
  const known = asked.get(decision) ?? new Map<string, readonly RomeChoice[]>()
  asked.set(decision, known)
  const key = JSON.stringify(picks)
  const choices = known.get(key) ?? decision.next(picks)
  known.set(key, choices)
  return choices
}

/** A decision belongs to its position and does not change. */
const asked = new WeakMap<PageProps['decision'], Map<string, readonly RomeChoice[]>>()

export const doing = (what: string): Pick => ({ slot: 'do', value: what })

/** The number of the side that is asked, and what about. */
export function askedFrame(state: State): Frame | undefined {
  return state.frames.at(-1)
}

export function askedSide(state: State): number {
  const frame = askedFrame(state)
  return frame !== undefined && 'side' in frame ? frame.side : -1
}
