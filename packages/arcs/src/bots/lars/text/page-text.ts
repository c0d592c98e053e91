// The words of a few pages in one language.

import type { NodeText } from '@understudy/procedure'
import type { NodeId, PageOf } from '../sources.ts'

export interface PageText<Id extends NodeId> {
  readonly pages: Readonly<Record<PageOf<Id>, { readonly title: string; readonly intro?: string }>>
  readonly nodes: Readonly<Record<Id, NodeText>>
}
