// The picture of folders is what the script draws.

import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { arrowsOf, draw, ordered } from './draw.mjs'
import { foldersIn } from './folders.mjs'

const root = fileURLToPath(new URL('../../', import.meta.url))
const before = JSON.parse(readFileSync(new URL('./before.json', import.meta.url), 'utf8'))
const after = foldersIn(root)

describe('docs/pictures/folders.svg', () => {
  it('is what npm run graph draws today', () => {
    const drawn = draw(before, after)
    const committed = readFileSync(`${root}docs/pictures/folders.svg`, 'utf8')
    expect(committed === drawn, 'run npm run graph: a folder imports from one that it did not, or no longer').toBe(true)
  })

  it('shows what there is: between packages nothing points up, rules look into data and never into bots', () => {
    expect(
      arrowsOf(after.packages, ['web', 'cli', 'lab', 'rome', 'arcs', 'muhq', 'table', 'procedure']),
    ).toContainEqual({
      from: 6,
      to: 7,
      type: false,
      up: false,
    })
    for (const game of ['muhq', 'arcs', 'rome']) {
      expect(after[game].arrows['bots → rules']).toBe(false)
      expect(after[game].arrows).not.toHaveProperty('rules → bots')
      expect(before[game].arrows).toHaveProperty('rules → text')
    }
    expect(after.muhq.arrows).not.toHaveProperty('rules → text')
    expect(Object.keys(after.muhq.arrows)).not.toContain('data → top')
  })

  it('orders folders so that whoever is only imported comes last', () => {
    const part = { rooms: { a: 1, b: 1, c: 1 }, arrows: { 'a → b': false, 'b → c': false, 'c → a': true } }
    expect(ordered(part)).toEqual(['a', 'b', 'c'])
    expect(arrowsOf(part)).toContainEqual({ from: 2, to: 0, type: true, up: true })
  })
})
