// Writes the rulings that bots cite into docs/rulings.md, from their rulebooks: `npm run build && node scripts/rulings.mjs`.
// What stands outside the marks is written by hand.

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './lib/root.mjs'

const { arcsPackage } = await import(join(root, 'packages/arcs/dist/index.js'))
// Editions of the campaign come with it.
await import(join(root, 'packages/arcs/dist/campaign.js'))
const { romePackage } = await import(join(root, 'packages/rome/dist/index.js'))
const path = join(root, 'docs', 'rulings.md')

const cell = (text) =>
  text
    .replaceAll('|', '\\|')
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll(/\[\[[^\]|]+\|([^\]]+)\]\]/g, '$1')
    .replaceAll(/\[\[([^\]]+)\]\]/g, '$1')

let page = readFileSync(path, 'utf8')
for (const bot of [...arcsPackage.bots, ...romePackage.bots]) {
  const { id } = bot
  // Those of all its versions, the oldest first.
  const books = (bot.versions ?? [bot]).flatMap(({ rulebook, rulebookOf, editions }) =>
    rulebook === undefined ? [] : editions.map((edition) => rulebookOf?.(edition) ?? rulebook),
  )
  if (books.length === 0) continue
  const rulings = Object.assign({}, ...books.map((book) => book.rulings?.en ?? {}))
  const rows = Object.entries(rulings).map(([number, text]) => `| ${number} | ${cell(text)} |`)
  const list = ['| number | ruling |', '| --- | --- |', ...rows].join('\n')
  const marks = new RegExp(`(<!-- ${id} -->\n)[\\s\\S]*?(<!-- /${id} -->)`)
  page = page.replace(marks, (_, begin, end) => `${begin}\n${list}\n\n${end}`)
}
writeFileSync(path, page)
