// What the pages of the bar want tapped is tapped on the map, at the seats and among the cards as well.

import type { Say } from '@understudy/procedure'
import type { Action, State } from '@understudy/rome'
import type { Choice, Pick } from '@understudy/table'
import { useEffect } from 'preact/hooks'
import { makeBridge } from '../../../ui/board/bridge.tsx'

const { bridge, bridged } = makeBridge<State, Action>()

export { bridged }

/** What was touched on the table last, until somebody asks for it. */
let touched: Pick | undefined

/** Whether this is what was touched: then its verbs open at it. */
export function takeTouched(slot: string, value: Pick['value']): boolean {
  const last = touched
  touched = undefined
  return last?.slot === slot && last.value === value
}

/** Something on the table that can be tapped. */
export interface Offer {
  readonly pick: Pick
  readonly text: Say
  onTap(): void
}

/** Offers these on the table while the page is open; `picks` are marked as chosen. */
export function useOffers(offers: readonly Offer[], picks: readonly Pick[] = []): void {
  const key = JSON.stringify([offers.map(({ pick }) => pick), picks])
  useEffect(() => {
    const choices = offers.map(({ pick, text }): Choice<Action> => ({ pick, text }))
    bridge.value = {
      choices,
      picks,
      onPick: (choice) => {
        touched = choice.pick
        offers[choices.indexOf(choice)]?.onTap()
      },
    }
    return () => {
      bridge.value = undefined
    }
  }, [key])
}

/** What a choice of the rules offers on the table. */
export const offerOf = (choice: Choice<Action>, onTap: () => void): Offer => ({
  pick: choice.pick,
  text: choice.text,
  onTap,
})
