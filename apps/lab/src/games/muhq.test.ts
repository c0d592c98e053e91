import { BUILT_IN_MAPS } from '@understudy/muhq'
import { LANGS } from '@understudy/procedure'
import { Table, withDefaults } from '@understudy/table'
import { describe, expect, test } from 'vitest'
import { optionSpace } from '../option-space.ts'
import { simulatedSeats } from '../seating.ts'
import { muhqEntry } from './muhq.ts'

const { pkg, checkFile, optionsOf, textBoard } = muhqEntry
const map = BUILT_IN_MAPS.kraken ?? ''
const cards = `cards:
- { id: ghost, type: unit, name: { en: Ghost, ru: Призрак }, attack: 1, health: 1, movement: 1, play: 1 }
`

describe('files', () => {
  test('maps and cards are told apart and described', () => {
    expect(checkFile?.(map, undefined, {})).toMatchObject({ kind: 'map', about: { en: expect.stringContaining('×') } })
    expect(checkFile?.(cards, undefined, {})).toEqual({ kind: 'cards', about: { en: '1 card', ru: '1 карта' } })
  })

  test('a map may need cards that lie beside it', () => {
    const own = map.replace('farmer: 2', 'ghost: 2')
    expect(() => checkFile?.(own, 'map', {})).toThrow('start_deck_list.ghost')
    expect(checkFile?.(own, 'map', { cards }).kind).toBe('map')
  })

  test('anything else is refused', () => {
    expect(() => checkFile?.('roses: red', undefined, {})).toThrow('neither a map')
    expect(() => checkFile?.('map: [', undefined, {})).toThrow('line')
  })
})

test('a position tells the options of its game', () => {
  const given = [...optionSpace(pkg), { map, players: 2 }, { cards, boss: 'tyrant' }]
  for (const options of given.map((each) => withDefaults(pkg, each))) {
    const state = pkg.game.start(options, {})
    const found = withDefaults(pkg, optionsOf?.(state) ?? {})
    expect(pkg.game.serialise(pkg.game.start(found, {}))).toEqual(pkg.game.serialise(state))
  }
})

test('the board is drawn in both languages, as wide in every row', () => {
  const options = withDefaults(pkg, { players: 4, boss: 'tyrant' })
  const table = Table.start(pkg, { options, seed: 'board', seats: simulatedSeats(pkg, options) })
  for (let step = 0; step < 60; step++) table.advance()
  for (const lang of LANGS) {
    const lines = textBoard?.(table.state, lang).split('\n') ?? []
    const rows = lines.filter((line) => /^ *\d+ [^:]+$/.test(line)).map((line) => line.length)
    expect(rows.length).toBeGreaterThan(5)
    expect(new Set(rows).size).toBe(1)
  }
})

test('the text shows no more than the view that it is given', () => {
  const options = withDefaults(pkg, { players: 1 })
  const table = Table.start(pkg, { options, seed: 'hidden' })
  while (table.next().kind === 'auto') table.advance()
  expect(textBoard?.(table.state, 'en')).not.toContain('unknown')
  expect(textBoard?.(pkg.game.view(table.state, 'boss'), 'en')).toMatch(/hand: \d unknown/)
})
