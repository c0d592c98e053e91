// Decisions of the campaign that are asked in a way of their own: which Fate, an offer at a Summit, what the First Regent does.

import type { Action, State } from '@understudy/arcs'
import type { Decision } from '@understudy/table'
import { later } from '../../../ui/later.tsx'
import type { ComposerProps } from '../../ui.ts'

type Props = ComposerProps<State, Action>

// A Summit is not in every game, nor in the first rounds of one.
const Negotiation = later<Props>(() => import('./summit/negotiation.tsx').then((part) => part.Negotiation))
const FateChoice = later<Props>(() => import('./fate-choice.tsx').then((part) => part.FateChoice))

const Deal = later<Props>(() => import('./summit/deal.tsx').then((part) => part.Deal))

const Govern = later<Props>(() => import('./govern/govern.tsx').then((part) => part.Govern))

const OWN = ['talk', 'fate', 'negotiate', 'proposal', 'govern']

export const composes = ({ kind, seat }: Decision<Action>): boolean => seat !== 'chance' && OWN.includes(kind)

export function ReachComposer(props: Props) {
  switch (props.decision.kind) {
    case 'talk':
      return <Negotiation {...props} />
    case 'fate':
      return <FateChoice {...props} />
    case 'govern':
      return <Govern {...props} />
    default:
      return <Deal key={props.decision.kind} {...props} />
  }
}
