// Decisions of the campaign that are asked in a way of their own: which Fate, and an offer at a Summit.

import type { Action, State } from '@understudy/arcs'
import type { Decision } from '@understudy/table'
import { later } from '../../../ui/later.tsx'
import type { ComposerProps } from '../../ui.ts'

type Props = ComposerProps<State, Action>

// A Summit is not in every game, nor in the first rounds of one.
const Negotiation = later<Props>(() => import('./summit/negotiation.tsx').then((part) => part.Negotiation))
const FateChoice = later<Props>(() => import('./fate-choice.tsx').then((part) => part.FateChoice))

const OWN = ['talk', 'fate']

export const composes = ({ kind, seat }: Decision<Action>): boolean => seat !== 'chance' && OWN.includes(kind)

export function ReachComposer(props: Props) {
  return props.decision.kind === 'talk' ? <Negotiation {...props} /> : <FateChoice {...props} />
}
