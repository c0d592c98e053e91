// A choice that takes several taps: what was tapped so far, what can come next, and the way back.

import { useLayoutEffect, useState } from 'preact/hooks'
import { tapsBefore } from './amends.ts'
import { type Offer, offerOf, useOffers } from './bridge.ts'
import { type PageProps, type RomeChoice, told, under } from './page.ts'
import { usePlan } from './plan.tsx'

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
  // What can follow is read from its beginning, wherever the row stood before.
  useLayoutEffect(() => document.querySelector('section.bar .rome-compose')?.scrollTo({ left: 0 }), [path])
  usePlan(
    props.beside || props.amends !== undefined
      ? []
      : path.map((choice, at) => ({ text: told(props, choice.text), onBack: () => setPath(path.slice(0, at)) })),
  )
  return { path, choices, tap, back: () => setPath(path.slice(0, -1)) }
}
