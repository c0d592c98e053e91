export interface Part {
  /** By how many files they have, in four steps. */
  readonly rooms: Readonly<Record<string, number>>
  /** `a → b`: true if only types are taken. */
  readonly arrows: Readonly<Record<string, boolean>>
}
export const PARTS: readonly { readonly id: string; readonly title: string; readonly grain?: readonly string[] }[]
// biome-ignore lint/suspicious/noExplicitAny: the parts that there are
export function foldersIn(root: string): any
