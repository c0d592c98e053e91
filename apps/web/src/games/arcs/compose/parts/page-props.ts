// What every page is given.

import type { Lang } from '@understudy/procedure'
import type { Context } from '../model/context.ts'
import type { Page, Tap } from '../model/tap.ts'

export interface PageProps<P extends Page> {
  readonly context: Context
  readonly page: P
  /** Everything that can be tapped on this page itself. */
  readonly taps: readonly Tap[]
  readonly lang: Lang
  onTap(tap: Tap): void
}

/** Why something is impossible, in the language that is asked for. */
export type Why = (lang: Lang) => Promise<string>

export const tapsOfKind = <K extends Tap['tap']>(taps: readonly Tap[], kind: K): Extract<Tap, { tap: K }>[] =>
  taps.filter((tap): tap is Extract<Tap, { tap: K }> => tap.tap === kind)
