import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { HOUSE_WEST_1 } from '../data/house-west-1/index.ts'
import { readPack } from './read.ts'

it('1.3: no rule and no bot knows a region, sea, faction, card, general, stack or wonder by name', () => {
  const { regions, seas, factions, troops, generals, stacks, wonders } = readPack(HOUSE_WEST_1)
  const things = [...regions, ...seas, ...factions, ...troops.values(), ...generals.values(), ...stacks, ...wonders]
  const ids = new Set(things.map(({ id }) => id))
  const named: string[] = []
  let read = 0
  for (const folder of ['rules', 'facts', 'bots', 'bots/pages']) {
    const place = new URL(`../${folder}/`, import.meta.url)
    for (const file of readdirSync(place)) {
      // Tests and their positions are about the house pack.
      if (!file.endsWith('.ts') || /\.test\.ts$|testing|scenes|^oracle|^scatter/.test(file)) continue
      read++
      const code = readFileSync(new URL(file, place), 'utf8')
      for (const [, text = ''] of code.matchAll(/['"`]([A-Za-z0-9_]+)['"`]/g))
        if (ids.has(text)) named.push(`${folder}/${file}: ${text}`)
    }
  }
  expect(named).toEqual([])
  expect(read).toBeGreaterThan(100)
})
