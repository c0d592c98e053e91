// An earlier step that is put right: the page opens with what it was, so that only what was wrong is tapped again.

import { equal } from '@understudy/procedure'
import type { Action } from '@understudy/rome'
import { pathTo } from '../../../play/undo/path-to.ts'
import type { PageProps, RomeChoice } from './page.ts'

/** What it was, if it was an action of this kind. */
export function was<Kind extends Action['do']>(
  { amends }: Pick<PageProps, 'amends'>,
  kind: Kind,
): Extract<Action, { do: Kind }> | undefined {
  return amends?.do === kind ? (amends as Extract<Action, { do: Kind }>) : undefined
}

/** Marks the choice that was taken then; nothing is marked while a new step is entered. */
export const pressedIfWas = ({ amends }: PageProps, action: Action | undefined): { pressed?: boolean } =>
  amends === undefined || action === undefined ? {} : { pressed: equal(action, amends) }

/** The taps that led to it, without the last one. */
export const tapsBefore = ({ amends, decision }: PageProps): readonly RomeChoice[] =>
  amends === undefined ? [] : (pathTo(decision, amends).slice(0, -1) as readonly RomeChoice[])
