import { romePackage } from '@understudy/rome'
import { blankPack, filesOf, type PackFiles, packOf, packText } from '@understudy/rome/pack'
import { Table, withDefaults } from '@understudy/table'
import { expect, test } from 'vitest'
import type { Context } from '../context.ts'
import { byCell } from './asking-facts.ts'

/** Two factions with four homes each, and nothing else. */
function small(): PackFiles {
  const blank = blankPack()
  const ids = [...'abcdefgh']
  const regions = ids.map((id, at) => `${id},${id},,${at < 4 ? 'ROM' : 'GRE'},,,,,,,,-,${ids[at + 1] ?? '-'},,`)
  const yaml = (blank['pack.yaml'] ?? '')
    .split('\n')
    .filter((line) => !/id: (CAR|BAR)/.test(line))
    .join('\n')
    .replace('[army1, army2, army3, army4]', '[a, b, c, d]')
    .replace('[army1, army2, army3, army4]', '[e, f, g, h]')
  return { ...blank, 'regions.csv': `${blank['regions.csv']}${regions.join('\n')}\n`, 'pack.yaml': yaml }
}

test('a list is typed row by row, or said not to be in the game', () => {
  const options = withDefaults(romePackage, { role1: 'super', role2: 'speed', pack: packText(small()) })
  const table = Table.start(romePackage, { options, seed: 'rows' })
  const context = { lang: 'en', t: (name: { en: string }) => name.en } as unknown as Context
  const asking = () => {
    const next = table.next()
    return next.kind === 'gap' ? byCell(context, table, next) : expect.fail(`it waits for ${next.kind}`)
  }
  // Gold and agents: 0 agents are none.
  expect(asking().question).toContain('gold of a side')
  asking().take(6)
  expect(asking().choices[0]).toBe('0 (not in my game)')
  asking().take(1)
  for (const faction of ['Rome', 'Greeks']) {
    const troops = asking()
    expect(troops.question).toContain(`Which troop cards has ${faction}?`)
    expect(troops.choices).toEqual([])
    expect(troops.type?.('nonsense')).toBe(false)
    expect(troops.canEnd).toBe(false)
    expect(troops.type?.('Foot, heavy; MI; ; 12')).toBe(true)
    expect(troops.taken).toEqual(['Foot, heavy; MI; -; 12; 0; 0; 0'])
    expect(troops.take(0)).toBe(true)
  }
  const generals = asking()
  expect(generals.choices).toEqual(['not in my game'])
  generals.take(1)
  const pack = packOf(table.state as never)
  expect([...pack.troops.values()].map(({ name, start }) => [name.en, start])).toEqual([
    ['Foot, heavy', 12],
    ['Foot, heavy', 12],
  ])
  expect(filesOf((table.state as { setting: { pack: string } }).setting.pack)['pack.yaml']).toContain('generals.ROM')
})
