// Type has five steps: 14, 16, 19, 24 and 34 px. Sizes of drawings (in units of a map or a card) and of what grows with the window
// are none of them.

import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const STEPS = [14, 16, 19, 24, 34]
const root = fileURLToPath(new URL('..', import.meta.url))

it('every size of letters in rem is one of the five steps', () => {
  let sizes = 0
  const strays = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) =>
      [...readFileSync(`${root}/${file}`, 'utf8').matchAll(/font(?:-size)?:[^;]*?([\d.]+)rem/g)].flatMap(
        ([all, rem]) => {
          sizes++
          return STEPS.includes(Number(rem) * 16) || all.includes('clamp(') ? [] : [`${file}: ${all}`]
        },
      ),
    )
  expect(sizes).toBeGreaterThan(30)
  expect(strays).toEqual([])
})
