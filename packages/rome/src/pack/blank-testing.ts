// A blank pack with a map typed into it, for tests.

import { blankPack } from './blank.ts'
import { readPack } from './read.ts'
import { filesOf, HOUSE_PACK } from './setting.ts'
import type { PackFiles } from './types.ts'

const house = filesOf(HOUSE_PACK)
const whole = readPack(house)

/** What an owner types first, taken from the house pack: names, homes, borders, coasts and where armies start. */
export function typedMap(borders: 'inRows' | 'inPairs' = 'inRows'): {
  files: PackFiles
  cells: Record<string, number>
} {
  const blank = blankPack()
  const inRows = borders === 'inRows'
  const cells = { regions: 0, homes: 0, borders: 0, seas: 0, coasts: 0, 'sea borders': 0, starts: 0 }
  const region = ({ id, name, home, borders: all, seas }: (typeof whole.regions)[number], no: number): string => {
    // A pair need only stand in one of its rows.
    const after = all.filter(({ to }) => to > no)
    cells.regions++
    cells.borders += after.length
    cells.coasts += seas.length
    if (home >= 0) cells.homes++
    const near = after.map(({ to, strait }) => `${strait ? '~' : ''}${whole.regions[to]?.id}`).join('|')
    const coast = seas.map((sea) => whole.seas[sea]?.id).join('|')
    return `${id},${name.en},${name.ru},${whole.factions[home]?.id ?? '-'},,,,,,,,${coast || '-'},${inRows ? near || '-' : '-'},,`
  }
  const sea = ({ id, name, next }: (typeof whole.seas)[number], no: number): string => {
    const after = next.filter((to) => to > no)
    cells.seas++
    cells['sea borders'] += after.length
    return `${id},${name.en},${name.ru},${after.map((to) => whole.seas[to]?.id).join('|') || '-'}`
  }
  const starts = whole.factions.map((faction) => faction.starts.map((start) => whole.regions[start]?.id).join(', '))
  cells.starts = 4 * starts.length
  const files = {
    ...blank,
    'regions.csv': `${blank['regions.csv']}${whole.regions.map(region).join('\n')}\n`,
    ...(inRows ? {} : { 'borders.csv': house['borders.csv'] ?? '' }),
    'seas.csv': `${blank['seas.csv']}${whole.seas.map(sea).join('\n')}\n`,
    'pack.yaml': (blank['pack.yaml'] ?? '').replaceAll('[army1, army2, army3, army4]', () => `[${starts.shift()}]`),
  }
  return { files, cells }
}

/** A small board: two factions with four homes each in a row, two regions between them, no sea. */
export function smallMap(): PackFiles {
  const blank = blankPack()
  const homes = (faction: string): string[] => [1, 2, 3, 4].map((n) => `${faction}_${n}`)
  const strip = [...homes('rom').reverse(), 'ford', ...homes('gre')]
  const row = (id: string, at: number): string => {
    const home = id.startsWith('rom') ? 'ROM' : id.startsWith('gre') ? 'GRE' : '-'
    const near = [strip[at + 1], ...(id === 'ford' ? ['hill'] : [])].filter((each) => each !== undefined)
    return `${id},${id},,${home},,,,,,,,-,${near.join('|') || '-'},,`
  }
  const yaml = (blank['pack.yaml'] ?? '')
    .split('\n')
    .filter((line) => !line.includes('id: CAR') && !line.includes('id: BAR'))
    .join('\n')
  const starts = ['rom', 'gre'].map((faction) => homes(faction).join(', '))
  return {
    ...blank,
    'regions.csv': `${blank['regions.csv']}${[...strip, 'hill'].map(row).join('\n')}\n`,
    'pack.yaml': yaml.replaceAll('[army1, army2, army3, army4]', () => `[${starts.shift()}]`),
  }
}
