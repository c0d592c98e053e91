// A page that only the campaign edition of 0.5 has.

import { type C, type RuleNode, type RulePage, rules } from '../context.ts'
import { perVersion } from '../lib/per-version.ts'
import type { PageId } from '../sources.ts'
import type { Version } from '../versions/version.ts'

export const pageIn05 = (
  id: PageId,
  nodes: (version: Version) => readonly RuleNode[],
  again?: (c: C) => boolean,
): ((version: Version) => RulePage) => perVersion((version) => rules.page(id, nodes(version), again))
