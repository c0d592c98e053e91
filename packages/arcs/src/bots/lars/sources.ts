// All rules of the book, and where each comes from: an id is what a page's `sources` names, and begins with its page.

import { sources as battle } from './battle/sources.ts'
import { sources as build } from './build/sources.ts'
import { sources as chapterEnd } from './chapter-end/sources.ts'
import { sources as influence } from './influence/sources.ts'
import { sources as move } from './move/sources.ts'
import { sources as repair } from './repair/sources.ts'
import { sources as secure } from './secure/sources.ts'
import { sources as suits } from './suits/sources.ts'
import { sources as target } from './target/sources.ts'
import { sources as tax } from './tax/sources.ts'
import { sources as turn } from './turn/sources.ts'
import { sources as vox } from './vox/sources.ts'

export const sources = {
  ...target,
  ...turn,
  ...suits,
  ...influence,
  ...repair,
  ...tax,
  ...build,
  ...move,
  ...battle,
  ...secure,
  ...vox,
  ...chapterEnd,
}

export type NodeId = keyof typeof sources
export type PageId = PageOf<NodeId>
export type PageOf<Id extends string> = Id extends `${infer Page}.${string}` ? Page : never
