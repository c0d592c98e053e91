// Pieces of the report's HTML, and numbers as it writes them.

import type { Interval } from '@understudy/lab'
import { percent } from '../text/columns.ts'

export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

export const decimal = (value: number): string => value.toFixed(2)
export const signed = (show: (value: number) => string) => (value: number) =>
  `${value > 0 ? '+' : value < 0 ? '−' : ''}${show(Math.abs(value))}`
export const points: (value: number) => string = signed((value) => percent(value))

export const banded = ({ mean, low, high }: Interval, show: (value: number) => string): string =>
  Number.isNaN(low) ? show(mean) : `${show(mean)} (${show(low)} – ${show(high)})`

/** `kind`: `text` for tables of sentences. */
export function table(head: readonly string[], rows: readonly (readonly string[])[], kind = ''): string {
  const line = (cells: readonly string[], tag: 'th' | 'td') =>
    `<tr>${cells.map((cell) => `<${tag}>${escaped(cell).replaceAll(' %', '\u00a0%')}</${tag}>`).join('')}</tr>`
  const body = rows.map((row) => line(row, 'td')).join('')
  return `<div class="wide ${kind}"><table><thead>${line(head, 'th')}</thead><tbody>${body}</tbody></table></div>`
}

export const section = (title: string, ...parts: readonly string[]): string =>
  `<section><h2>${escaped(title)}</h2>${parts.join('')}</section>`

export const note = (text: string): string => `<p class="notice">${escaped(text)}</p>`
