import type { Part } from './folders.mjs'

export function ordered(part: Part, grain?: readonly string[]): string[]
export function arrowsOf(
  part: Part,
  grain?: readonly string[],
): { readonly from: number; readonly to: number; readonly type: boolean; readonly up: boolean }[]
export function draw(before: Readonly<Record<string, Part>>, after: Readonly<Record<string, Part>>): string
