// Pieces of the report's HTML.

import type { Interval } from '@understudy/lab'

export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

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
