// What a rule of 0.5 on a page of the campaign is called in 0.10: its id with an X, for ten (supercat-0.10, 0.3).

import type { Source } from '@understudy/procedure'
import type { NodeId } from '../sources.ts'

type Later<Id> = Id extends `FA.${infer Of}`
  ? `FX.${Of}`
  : Id extends `${infer Page}.${infer Of}`
    ? `${Page}.X${Of}`
    : never

const laterName = (id: string): string => (id.startsWith('FA.') ? `FX.${id.slice(3)}` : id.replace('.', '.X'))
/** And back. */
export const earlierName = (id: string): string => (id.startsWith('FX.') ? `FA.${id.slice(3)}` : id.replace('.X', '.'))

/** Pages speak of a rule by the name that 0.5 has for it. */
export const laterId = <Id extends NodeId>(id: Id): Id => laterName(id) as Id

/** The same rules in 0.10, with their sources; but for some. */
export function inTen<Own extends Readonly<Record<string, Source>>, But extends keyof Own = never>(
  own: Own,
  but: readonly But[] = [],
): { readonly [Id in keyof Own as Later<Exclude<Id, But>>]: Source } {
  const kept = Object.entries(own).filter(([id]) => !(but as readonly string[]).includes(id))
  return Object.fromEntries(kept.map(([id, source]) => [laterName(id), source])) as never
}
