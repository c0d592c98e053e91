// Draws folders and the arrows between them: each part as a list, arrows down on its right, arrows up (against the grain) on its left.

import { PARTS } from './folders.mjs'

const ROW = 26
const WIDE = 470
const MIDDLE = 170

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Top down: by the grain of a game; else whoever is imported less comes first, so that few arrows point up. */
export function ordered({ rooms, arrows }, grain) {
  const names = Object.keys(rooms)
  if (grain !== undefined)
    return grain.filter((name) => names.includes(name)).concat(names.filter((name) => !grain.includes(name)))
  const left = new Set(names)
  const edges = Object.entries(arrows).map(([name, type]) => [...name.split(' → '), type ? 0.1 : 1])
  const first = []
  const weigh = (name) =>
    edges.reduce(
      (sum, [a, b, weight]) =>
        !left.has(a) || !left.has(b) ? sum : a === name ? sum + weight : b === name ? sum - weight : sum,
      0,
    )
  while (left.size > 0) {
    const [next] = [...left].sort((a, b) => weigh(b) - weigh(a) || (a < b ? -1 : 1))
    first.push(next)
    left.delete(next)
  }
  return first
}

/** Arrows of a part by where they point; `up` is true for those that are still there when the program runs. */
export function arrowsOf(part, grain) {
  const order = ordered(part, grain)
  return Object.entries(part.arrows).map(([name, type]) => {
    const [from, to] = name.split(' → ').map((room) => order.indexOf(room))
    return { from, to, type, up: from > to }
  })
}

function panel(part, { title, grain }, x, y) {
  const order = ordered(part, grain)
  const arrows = arrowsOf(part, grain)
  const up = arrows.filter((arrow) => arrow.up && !arrow.type).length
  const at = (index) => y + 44 + index * ROW
  const out = [
    `<text class="title" x="${x}" y="${y + 18}">${escaped(title)}</text>`,
    `<text class="note" x="${x + WIDE - 10}" y="${y + 18}" text-anchor="end">${arrows.length - arrows.filter((arrow) => arrow.up).length} down, ${up} up</text>`,
  ]
  for (const { from, to, type, up: against } of arrows) {
    const [a, b] = [at(from), at(to)]
    const reach = 14 + Math.abs(to - from) * 11
    const side = against ? x + MIDDLE - 58 : x + MIDDLE + 84
    const bend = against ? side - reach : side + reach
    const kind = `${against ? 'up' : 'down'}${type ? ' type' : ''}`
    out.push(
      `<path class="${kind}" d="M${side} ${a}C${bend} ${a} ${bend} ${b} ${side} ${b}" marker-end="url(#${against ? 'up' : 'down'})"/>`,
    )
  }
  order.forEach((room, index) => {
    const width = 10 + part.rooms[room] * 4
    out.push(
      `<rect class="room s${part.rooms[room]}" x="${x + MIDDLE - 54}" y="${at(index) - 10}" width="134" height="20" rx="4"/>`,
      `<rect class="size" x="${x + MIDDLE - 54}" y="${at(index) - 10}" width="${width / 2}" height="20" rx="4"/>`,
      `<text class="name" x="${x + MIDDLE - 34}" y="${at(index) + 4}">${escaped(room)}</text>`,
    )
  })
  return { svg: out.join('\n'), height: 60 + order.length * ROW }
}

const STYLE = `
svg { --ink: #1d2430; --soft: #5b6675; --paper: #ffffff; --room: #e9eef5; --edge: #b9c4d2; --size: #4d7fc4; --down: #8d9aab; --up: #c2312b }
@media (prefers-color-scheme: dark) {
svg { --ink: #e8ecf2; --soft: #a3afbf; --paper: #14181f; --room: #232b36; --edge: #3c4857; --size: #6d9fe0; --down: #6c7a8c; --up: #ff7a70 }
}
.paper { fill: var(--paper) }
text { font: 13px system-ui, sans-serif; fill: var(--ink) }
.head { font-size: 20px; font-weight: 600 }
.title { font-weight: 600 }
.note { fill: var(--soft); font-size: 12px }
.room { fill: var(--room); stroke: var(--edge) }
.size { fill: var(--size) }
path { fill: none; stroke-width: 1.4 }
.down { stroke: var(--down) }
.up { stroke: var(--up) }
path.type { stroke-dasharray: 2 4 }
.downhead { fill: var(--down) }
.uphead { fill: var(--up) }
`

/** The picture: `before` on the left, `after` on the right. */
export function draw(before, after) {
  const bodies = []
  let y = 92
  for (const part of PARTS) {
    const left = panel(before[part.id], part, 20, y)
    const right = panel(after[part.id], part, 20 + WIDE, y)
    bodies.push(left.svg, right.svg)
    y += Math.max(left.height, right.height) + 6
  }
  const head = (kind) =>
    `<marker id="${kind}" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path class="${kind}head" d="M0 0L8 4L0 8z"/></marker>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${2 * WIDE + 30} ${y}" role="img" aria-labelledby="t d">
<title id="t">Folders of Understudy and what they import, before and after</title>
<desc id="d">Each part of the house as a list of folders. Arrows on the right point down, along the grain; arrows on the left point up, against it. Dotted: types only.</desc>
<style>${STYLE}</style>
<defs>${head('down')}${head('up')}</defs>
<rect class="paper" width="100%" height="100%"/>
<text class="head" x="20" y="34">Before (f171528)</text>
<text class="head" x="${20 + WIDE}" y="34">After</text>
<text class="note" x="20" y="58">An arrow: imports from. On the right: down. On the left, red: up, against the grain. Dotted: types only. Blue: number of files (up to 5, 20, 60, more).</text>
${bodies.join('\n')}
</svg>
`
}
