import { readFileSync } from 'node:fs'
import { FATE_DATA, FATES } from '@understudy/arcs/campaign'
import { expect, it } from 'vitest'
import { GENTLE, STRENGTH } from './fate-strength.ts'

it('the figures of the Fates are those of docs/supercat.md', () => {
  const page = readFileSync(new URL('../../../../../../docs/supercat.md', import.meta.url), 'utf8')
  const table = page.slice(page.indexOf('### How the Fates do'))
  for (const fate of FATES) {
    const row = table.split('\n').find((line) => line.startsWith(`| ${FATE_DATA[fate].name.en} |`))!
    const [, four, winsFour, , , three, winsThree, two, winsTwo] = row
      .split('|')
      .slice(1)
      .map((cell) => Number.parseFloat(cell))
    expect({ fate, ...STRENGTH[fate], hard: 0 }).toEqual({
      fate,
      wins: [winsTwo, winsThree, winsFour],
      objective: [two, three, four],
      hard: 0,
    })
  }
})

it('gentle Fates are easy to play', () => {
  expect(GENTLE.map((fate) => STRENGTH[fate].hard)).toEqual([1, 1, 1])
})
