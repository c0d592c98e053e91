// A choice that takes several taps: what was tapped so far, what can come next, and the way back.

import { useState } from 'preact/hooks'
import { tapsBefore } from './amends.ts'
import { type Offer, offerOf, useOffers } from './bridge.ts'
import { type PageProps, type RomeChoice, under } from './page.ts'

interface Path {
  readonly path: readonly RomeChoice[]
  readonly choices: readonly RomeChoice[]
  tap(choice: RomeChoice): void
  back(): void
}

/** `onTable`: which choices can be tapped on the table as well. */
export function usePath(props: PageProps, onTable: (choice: RomeChoice) => boolean = () => true): Path {
  const [path, setPath] = useState(() => tapsBefore(props))
  const picks = path.map(({ pick }) => pick)
  const choices = under(props, ...picks)
  const tap = (choice: RomeChoice) =>
    choice.action !== undefined && choice.more !== true ? props.onAct(choice.action) : setPath([...path, choice])
  const offers: Offer[] = choices.filter(onTable).map((choice) => offerOf(choice, () => tap(choice)))
  useOffers(offers, picks)
  return { path, choices, tap, back: () => setPath(path.slice(0, -1)) }
}
