// The examples of the docs, as the command runs them.

import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { games } from '@understudy/lab/games'
import { LANGS } from '@understudy/procedure'
import { describe, expect, test } from 'vitest'
import { understudy } from './testing/run.ts'

const example = (name: string): string => fileURLToPath(new URL(`../../../docs/examples/${name}`, import.meta.url))

describe('the bot of seven rules', () => {
  const run = (args: readonly string[], stdin = '') =>
    understudy(['--plugin', example('seven-rules/bot.js'), ...args], { games, stdin })

  interface Unit {
    readonly id: number
  }
  interface Position {
    readonly setting: { readonly map: string }
    readonly units: readonly Unit[]
  }

  /** A row of six tiles, A1 to F1: the Spearman (2) on C1 between two Patrols (3 and 4), the Tyrant (1) at the end. */
  async function position(
    changes: Readonly<Record<number, object>> = {},
    more: (map: string) => string = (map) => map,
  ): Promise<Position> {
    const given = JSON.parse(await readFile(example('seven-rules/position.json'), 'utf8')) as Position
    const units = given.units.map((unit) => ({ ...unit, ...changes[unit.id] }))
    return { ...given, setting: { ...given.setting, map: more(given.setting.map) }, units }
  }

  /** Rules and actions of its turn. */
  async function turn(from: Position): Promise<[string, object][]> {
    const args = ['turn', 'muhq', '--bot', 'lamplighter', '--json', '--brief']
    const { out, err } = await run(args, JSON.stringify(from))
    expect(err).toBe('')
    return JSON.parse(out).steps.map(({ node, action }: { node: string; action: object }) => [node, action])
  }

  test('LAMP.2 destroys whom one blow destroys, and nobody else', async () => {
    const [first] = await turn(await position({ 4: { damage: 2 } }))
    expect(first).toEqual(['LAMP.2', { do: 'attack', unit: 2, target: 4 }])
    expect((await turn(await position())).map(([rule]) => rule)).not.toContain('LAMP.2')
  })

  test('LAMP.3 shoots at who cannot answer, and leaves alone who can', async () => {
    const archer = (map: string) => map.replace('spearman: 1', 'archer: 1')
    const far = { 2: { card: 'archer', x: 0 }, 3: { x: 2 }, 4: { x: 4, damage: 0 } }
    const [first] = await turn(await position(far, archer))
    expect(first).toEqual(['LAMP.3', { do: 'attack', unit: 2, target: 3 }])
    expect((await turn(await position())).map(([rule]) => rule)).not.toContain('LAMP.3')
  })

  test('LAMP.6 goes nearer, but not into anybody’s reach; where it stands best, LAMP.7 ends the turn', async () => {
    const alone = { 2: { x: 0 }, 3: { x: 4 }, 4: { x: 3, damage: 0 } }
    expect((await turn(await position(alone))).map(([rule]) => rule)).toEqual(['LAMP.6', 'LAMP.7'])
    expect(await turn(await position({ ...alone, 2: { x: 1 } }))).toEqual([['LAMP.7', { do: 'end', putAway: [] }]])
  })

  test('every rule decides in some game, and every question is also answered with no', async () => {
    const rules = new Map<string, { asked: number; yes: number }>()
    for (const boss of ['kraken', 'tyrant']) {
      const { out } = await run(['coverage', 'lamplighter', '--boss', boss, '--games', '20', '--json'])
      for (const { node, asked, yes } of JSON.parse(out).rules) {
        const sum = rules.get(node) ?? { asked: 0, yes: 0 }
        rules.set(node, { asked: sum.asked + asked, yes: sum.yes + yes })
      }
    }
    expect([...rules.keys()].sort()).toEqual([1, 2, 3, 4, 5, 6, 7].map((n) => `LAMP.${n}`))
    for (const [rule, { asked, yes }] of rules) {
      expect(yes, rule).toBeGreaterThan(0)
      // Upkeep is asked only of who has to do something about it, and a turn can always be ended.
      if (rule !== 'LAMP.1' && rule !== 'LAMP.7') expect(yes, rule).toBeLessThan(asked)
    }
  })

  test('it keeps what every bot promises', { timeout: 120_000 }, async () => {
    expect(await run(['conform', 'muhq', '--boss', 'tyrant', '--bot', 'lamplighter'])).toMatchObject({
      code: 0,
      out: 'ok: 2 games: lamplighter\n',
    })
  })

  test('its book is printed in both languages', async () => {
    for (const lang of LANGS) {
      const { out } = await run(['rulebook', 'lamplighter', '--lang', lang])
      expect(out.match(/\*\*LAMP\.\d\*\*/g)).toHaveLength(7)
      expect(/[А-я]/.test(out)).toBe(lang === 'ru')
    }
  })
})
