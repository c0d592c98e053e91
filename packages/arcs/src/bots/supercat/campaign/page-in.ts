// A page that only the campaign edition has, as each version has it.

import { type C, type RuleNode, type RulePage, rules } from '../context.ts'
import { perVersion } from '../lib/per-version.ts'
import type { NodeId, PageId } from '../sources.ts'
import type { Version } from '../versions/version.ts'

/** `id`: what a rule that is named as in 0.5 is called in the version. */
type Named = <Id extends NodeId>(id: Id) => Id

export const actPage = (
  id: PageId,
  nodes: (version: Version, named: Named) => readonly RuleNode[],
  again?: (c: C) => boolean,
): ((version: Version) => RulePage) => perVersion((version) => rules.page(id, nodes(version, version.named), again))
