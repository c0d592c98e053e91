// The options of Lars, and the preset that follows the published text in all of them.

import { Table } from '@understudy/table'
import { expect, it } from 'vitest'
import { arcs } from '../../game.ts'
import { arcsPackage } from '../../package.ts'
import { lars } from './index.ts'
import { GAME_PRINTED, optionSpecs, PRINTED, settled } from './options.ts'

/** What the text of 0.8.13 says. Nothing: it leaves the choice to the table, or its symbol is lost. */
const LETTER = { citySymbol: true, damagedFly: true, demands: 'any', seizeFace: undefined, openChoices: undefined }
const GAME_LETTER = {
  larsCap: false,
  larsRaid: false,
  larsFewDice: false,
  larsOutrage: true,
  larsRanksPeople: true,
}

it('have defaults, and both languages', () => {
  expect(Object.fromEntries(optionSpecs.map((spec) => [spec.id, 'default' in spec ? spec.default : '']))).toEqual({
    preset: 'ruled',
    citySymbol: false,
    damagedFly: false,
    demands: 'undeclared',
    seizeFace: 'doubleKey',
    openChoices: 'random',
  })
  for (const spec of [...optionSpecs, ...arcs.options.filter(({ id }) => id.startsWith('lars'))]) {
    expect(spec.title.ru).toMatch(/[а-я]/)
    expect(spec.title.en).not.toMatch(/[а-я]/)
  }
})

it('as printed: every option of the seat follows the letter, whatever else was chosen', () => {
  expect(Object.keys(LETTER).sort()).toEqual(
    optionSpecs
      .map(({ id }) => id)
      .filter((id) => id !== 'preset')
      .sort(),
  )
  expect({ seizeFace: undefined, openChoices: undefined, ...PRINTED }).toEqual(LETTER)
  const chosen = { citySymbol: false, damagedFly: false, demands: 'tied', openChoices: 'human' }
  expect(settled(chosen)).toEqual(chosen)
  expect(settled({ ...chosen, preset: 'printed' })).toMatchObject({ ...PRINTED, openChoices: 'human' })
})

it('as printed: every option of the game that is about Lars follows the letter', () => {
  expect(
    arcs.options
      .map(({ id }) => id)
      .filter((id) => id.startsWith('lars'))
      .sort(),
  ).toEqual(Object.keys(GAME_LETTER).sort())
  expect(GAME_PRINTED).toEqual(GAME_LETTER)
  const begun = (preset: string) =>
    Table.start(arcsPackage, {
      options: { players: 3, role2: 'lars', role3: 'lars', larsRaid: true, larsOutrage: false },
      seats: { yellow: { by: 'bot', bot: 'lars' }, blue: { by: 'bot', bot: 'lars', options: { preset } } },
      seed: 'printed',
    }).state.options
  expect(begun('printed')).toMatchObject(GAME_LETTER)
  expect(begun('ruled')).toMatchObject({ larsRaid: true, larsOutrage: false, larsRanksPeople: false })
})

it('are all known to the bot that is made of them', () => {
  expect(lars.options).toBe(optionSpecs)
})
