// What the pages of a composer want tapped is tapped on the drawings as well: while a page is open, they offer what it
// offers.

import { type Signal, signal } from '@preact/signals'
import type { Choice, Pick } from '@understudy/table'
import type { ComponentType } from 'preact'
import type { BoardProps } from '../../games/ui.ts'

export interface Offers<Action> {
  readonly choices: readonly Choice<Action>[]
  readonly picks: readonly Pick[]
  onPick(choice: Choice<Action>): void
  /** A mouse or the focus is on it; undefined: no more. */
  onPoint?(choice: Choice<Action> | undefined): void
}

interface Bridge<State, Action> {
  readonly bridge: Signal<Offers<Action> | undefined>
  bridged(Part: ComponentType<BoardProps<State, Action>>): ComponentType<BoardProps<State, Action>>
}

export function makeBridge<State, Action>(): Bridge<State, Action> {
  const bridge = signal<Offers<Action> | undefined>(undefined)
  /** Always the same function: what is drawn stays as it is while pages come and go. */
  const tapped = (choice: Choice<Action>): void => bridge.peek()?.onPick(choice)
  return {
    bridge,
    bridged: (Part) =>
      function Bridged(props) {
        const now = bridge.value
        // While nothing can be tapped (a look back, another person's turn), nothing is offered here either.
        if (now === undefined || props.choices.length === 0) return <Part {...props} />
        return <Part {...props} choices={now.choices} picks={now.picks} onPick={tapped} />
      },
  }
}
