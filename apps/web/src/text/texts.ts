// English sets the list of texts; a language that lacks one of them does not compile.

import type { en } from './en/index.ts'

export type Texts = typeof en
