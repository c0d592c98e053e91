// A pack is data: rules and bots play on one that has nothing in common with the house pack.

import { type Controller, simulate } from '@understudy/table'
import { conform } from '@understudy/table/testing'
import { describe, expect, it } from 'vitest'
import { romePackage } from '../package.ts'
import { decisionOf } from '../rules/play/decision.ts'
import { startGame } from '../rules/round/start.ts'
import { targetOf } from '../rules/round/victory.ts'
import { incomeOf } from '../rules/spending/tax.ts'
import { census } from '../rules/state/census.ts'
import { readPackLoosely } from './read.ts'
import { smallPack, smallPackText } from './small-pack-testing.ts'

const seated = (first: string, second: string) => ({
  options: { pack: smallPackText(), role1: first, role2: second },
  seats: Object.fromEntries(
    [first, second].map((role, no): [string, Controller] => [
      no === 0 ? 'reds' : 'blues',
      role === 'human' ? { by: 'random' } : { by: 'bot', bot: `${role}bot` },
    ]),
  ),
})

describe('a very different pack', () => {
  it('is sound', () => {
    expect(readPackLoosely(smallPack())).toMatchObject({ errors: [], gaps: [] })
  })
  it('calls the seats by its names, and has as many as it has factions', () => {
    const rolesOf = (pack: string) =>
      (romePackage.game.optionsFor?.({ pack }) ?? []).flatMap(({ id, title }) =>
        id.startsWith('role') ? [[id, title.en, title.ru]] : [],
      )
    expect(rolesOf(smallPackText())).toEqual([
      ['role1', 'Reds', 'Красные'],
      ['role2', 'Blues', 'Синие'],
    ])
    expect(rolesOf('')).toHaveLength(4)
    // What is wrong with a pack is said elsewhere; meanwhile all can be chosen.
    expect(rolesOf('{}')).toHaveLength(4)
  })
  it('sets its own table', () => {
    const state = startGame(seated('human', 'super').options)
    expect(
      state.sides.map(({ gold, agents, navyCards, navies }) => [gold, agents.length, navyCards, navies.length]),
    ).toEqual([
      [2, 1, 2, 1],
      [2, 1, 2, 1],
    ])
    expect([incomeOf(state, 0), targetOf(state), state.stacks.length]).toEqual([8, 6, 1])
    expect(decisionOf(state)?.seat).toBe('reds')
  })
  it.each([
    ['super', 'speed'],
    ['speed', 'super'],
    ['human', 'super'],
    ['speed', 'human'],
    ['human', 'human'],
  ])('%s against %s: games end', (first, second) => {
    for (let n = 0; n < 2; n++) {
      const { outcome, last } = simulate(romePackage, { ...seated(first, second), seed: `strip ${n}` })
      expect(outcome.winners.length).toBeGreaterThan(0)
      expect(Number(last.split('.')[0])).toBeLessThanOrEqual(15)
    }
  })
  it('keeps every promise of the table', () => {
    const { options, seats } = seated('human', 'speed')
    const rounds = { ...options, 'victory.maxRounds': 1 }
    const settings = { options: rounds, seats, seed: 'strip', every: 60, written: 40, journal: false }
    expect(conform(romePackage, { census, ...settings }).map(({ check, what }) => `${check}: ${what}`)).toEqual([])
  })
})

describe('what is too small or too large is refused', () => {
  const told = (change: Record<string, (text: string) => string>): string[] => {
    const files = { ...smallPack() }
    for (const [file, edit] of Object.entries(change)) files[file as keyof typeof files] = edit(files[file] ?? '')
    return readPackLoosely(files).errors.map(({ where, en }) => `${where}: ${en}`)
  }
  it('three regions', () => {
    const keep = (text: string): string =>
      text
        .split('\n')
        .filter((line) => !/_[234]/.test(line))
        .join('\n')
    const starts = (text: string): string => text.replaceAll(/(\w+)_[234]/g, '$1_1')
    const borders = () => 'a,b,kind\nreds_1,ford,land\nford,blues_1,land\n'
    const cut = (text: string): string => keep(text).replace(/^isle.*\n/m, '')
    expect(told({ 'regions.csv': cut, 'borders.csv': borders, 'pack.yaml': starts })).toEqual([
      'pack.yaml: factions (reds): armies start in four different regions.',
      'pack.yaml: factions (blues): armies start in four different regions.',
    ])
  })
  it('eight factions, or one', () => {
    const line = / {2}- \{ id: reds.*\n/
    const eight = (text: string): string =>
      text.replace(line, (row) => ['', 1, 2, 3, 4, 5, 6].map((n) => row.replace('reds', `reds${n}`)).join(''))
    expect(told({ 'pack.yaml': eight })).toEqual(['pack.yaml.factions: two to four factions are needed.'])
    expect(told({ 'pack.yaml': (text) => text.replace(line, '') })).toEqual([
      'pack.yaml.factions: two to four factions are needed.',
    ])
  })
  it('a faction without a home', () => {
    const free = (text: string): string => text.replaceAll(',blues,', ',-,')
    expect(told({ 'regions.csv': free })).toEqual(['pack.yaml: factions (blues): it has no home region.'])
  })
  it('a faction that is called as chance is', () => {
    const rename = (text: string): string => text.replaceAll(/\bblues\b/g, 'chance')
    expect(
      told({
        'pack.yaml': rename,
        'regions.csv': rename,
        'troops.csv': rename,
        'generals.csv': rename,
        'developments.csv': rename,
      }),
    ).toEqual(['pack.yaml: factions (chance): this id means the dice; choose another.'])
  })
})
