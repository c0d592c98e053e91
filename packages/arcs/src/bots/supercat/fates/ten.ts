// The pages of the Fates that 0.10 has otherwise.

import type { PageId } from '../sources.ts'
import type { Version } from '../versions/version.ts'
import { ten as admiral } from './admiral/ten.ts'
import { ten as advocate } from './advocate/ten.ts'
import { ten as believer } from './believer/ten.ts'
import { ten as caretaker } from './caretaker/ten.ts'
import type { FateRules } from './fate-page.ts'
import { ten as founder } from './founder/ten.ts'
import { ten as magnate } from './magnate/ten.ts'
import { ten as steward } from './steward/ten.ts'

export const IN_TEN: Readonly<Partial<Record<PageId, (version: Version) => FateRules>>> = {
  FST: steward,
  FFO: founder,
  FMA: magnate,
  FAD: advocate,
  FCA: caretaker,
  FAM: admiral,
  FBE: believer,
}
