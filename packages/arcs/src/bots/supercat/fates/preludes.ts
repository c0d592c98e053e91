// What Fates do in the Prelude, after the Golems and before everything else.

import type { RuleNode } from '../context.ts'
import type { Version } from '../versions/version.ts'

export const fatePreludes = (_version: Version): readonly RuleNode[] => []
