// A page as each version has it: which rules, in which order.

import { type C, type RuleNode, type RulePage, rules } from '../context.ts'
import { perVersion } from '../lib/per-version.ts'
import type { PageId } from '../sources.ts'
import type { Version, VersionId } from './version.ts'

export const pageIn = (
  id: PageId,
  versions: Readonly<Record<VersionId, (version: Version) => readonly RuleNode[]>>,
  again?: (c: C) => boolean,
): ((version: Version) => RulePage) => perVersion((version) => rules.page(id, versions[version.id](version), again))
