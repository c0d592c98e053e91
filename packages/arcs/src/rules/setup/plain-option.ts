// An option as the rules know it: what can be chosen. What it is called stands in the texts.

import type { OptionSpec } from '@understudy/table'

type Wordless<Spec> = Spec extends { kind: 'choice' }
  ? Omit<Spec, 'title' | 'help' | 'values'> & { readonly values: readonly string[] }
  : Spec extends { kind: 'file' }
    ? never
    : Omit<Spec, 'title' | 'help'>

export type PlainOption = Wordless<OptionSpec>
