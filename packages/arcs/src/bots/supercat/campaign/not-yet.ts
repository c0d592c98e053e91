// A decision whose page is not written yet: declined if it may be, otherwise by lot. Nothing of this is to be left.

import { type RuleNode, rules } from '../context.ts'
import { anything } from '../others/ways.ts'
import type { NodeId } from '../sources.ts'

export const notYet = (id: NodeId): RuleNode => rules.can(id, anything, (_, action) => action)
