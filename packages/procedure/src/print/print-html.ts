// HTML of a printed rulebook: escaping, inline marks, the page around it.

import type { BookText } from '../book/rulebook.ts'

export function escapeHtml(text: string): string {
  return text.replace(
    /[&<>"']/g,
    (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[c] ?? c,
  )
}

/** `MOB.16` → `MOB.16`; anything that could upset an address is replaced. */
export function anchor(id: string): string {
  return id.replace(/[^A-Za-z0-9._-]/g, '-')
}

export const termAnchor = (id: string): string => `term-${anchor(id)}`

/** **strong**, *emphasis* and [[term]] or [[term|shown]]; everything else is text. */
export function inlineHtml(text: string, book: BookText): string {
  return escapeHtml(text)
    .replace(/\[\[([^\]|]+)(?:\|([^\]]+))?\]\]/g, (_, id: string, shown?: string) => {
      const term = book.terms.find((candidate) => candidate.id === id)
      return `<a class="term" href="#${termAnchor(id)}">${shown ?? (term === undefined ? id : escapeHtml(term.term))}</a>`
    })
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/\*([^*]+)\*/g, '<em>$1</em>')
}

export function htmlDocument(title: string, lang: string, body: string, style: string): string {
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`
}

export const PRINT_STYLE = `
:root { color-scheme: light; }
body { margin: 0; background: #fbf8f1; color: #1d1b16; font: 1rem/1.55 Literata, Georgia, "Times New Roman", serif; }
main { max-width: 42rem; margin: 2rem auto; padding: 0 1.25rem; }
h1 { font-size: 2rem; line-height: 1.2; margin: 0 0 .5rem; }
h2 { font-size: 1.3rem; margin: 2rem 0 .5rem; border-bottom: 1px solid #cfc6b3; padding-bottom: .2rem; break-after: avoid; }
ul { list-style: none; margin: 0; padding-left: 1.1rem; }
main > ul { padding-left: 0; }
li { margin: .35rem 0; }
li.prefer { break-inside: avoid; }
li.rule { border-left: 2px solid #cfc6b3; padding-left: .7rem; }
b.node { font: 600 .8em/1 ui-monospace, monospace; color: #6a4a12; margin-right: .35rem; }
small.source { color: #6b6455; }
a.term { color: inherit; text-decoration: underline dotted; }
@media print { body { background: none; font-size: 10.5pt; } main { margin: 0; max-width: none; padding: 0; } a { color: inherit; text-decoration: none; } @page { margin: 18mm 16mm; } }
`
