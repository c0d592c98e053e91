// Every option of the specification (33), with the values it names and the default first.

import { type OptionSpec, withDefaults } from '@understudy/table'
import { describe, expect, it } from 'vitest'
import { romePackage } from '../../package.ts'
import { LATER_OPTIONS, RULE_OPTIONS } from '../../rules/options/options.ts'
import { startGame } from '../../rules/round/start.ts'
import { settings, speedOptions, superOptions } from './options.ts'

const OPTIONS: Readonly<Record<string, readonly (string | number | boolean)[]>> = {
  'stance.setup': ['centre', 'random', 'chosen'],
  'stance.setupRows': ['card', 'text'],
  'agents.doubleAnywhere': [false, true],
  'agents.goldOnRefusal': [false, true],
  'agents.spareAllies': [false, true],
  'tax.mixed': ['bySeat', 'allFixed'],
  'army.minCountsCavalry': [false, true],
  'loss.compensateAll': [false, true],
  'goldenA.counts': ['main', 'main+declared', 'main+cavalry', 'main+cavalry+declared'],
  'pot.rollPer': ['target', 'opponent'],
  'army.horizonTurns': ['2', '1', '3', '99'],
  'army.repeat': [true, false],
  'army.homeAfterDeed': [false, true],
  'army.reachFirst': [false, true],
  'target.nearestFirst': [false, true],
  'speed.homeGuard': [true, false],
  'army.seaEverywhere': [false, true],
  'conquest.independent': ['contest', 'lossOnly'],
  'bvb.mode': ['gather', 'fourPhase'],
  'bvb.wounds': ['pairs', 'none'],
  'bvb.lossesFrom': ['decks', 'army'],
  'battle.evenRoll': ['both', 'defender'],
  'agents.mercenaries': ['any', 'unheld'],
  'und.onlyAfterLoss': [false, true],
  'nav.intercept': ['table', 'never', 'enemyOnly'],
  'nav.rebuild': [false, true],
  'spend.pile': ['random', 'reservesFirst', 'mercenaryFirst'],
  'spend.short': ['stop', 'skip'],
  'spend.devBudget': ['total', 'perItem'],
  'build.perTurn': ['1', '2', 'unlimited'],
  'build.wonders': [true, false],
  'build.coin': [false, true],
  'build.valueFirst': [false, true],
  'build.randomRoads': [true, false],
  'difficulty.speedTax': ['15', '20', '25'],
  'difficulty.superTaxBonus': [0, 3, 6],
  'difficulty.vpBonus': [0, 1],
  'difficulty.initiativeBonus': [0, 1, 2],
  'difficulty.aggressionFrom': [0, 3],
  'difficulty.tactics': ['plain', 's', 'all', 'none'],
  'victory.maxRounds': [15],
}

const all = [...RULE_OPTIONS, ...LATER_OPTIONS, ...superOptions, ...speedOptions]
const found = (key: string): OptionSpec | undefined => all.find(({ id }) => id === key)

function takes(spec: OptionSpec, value: string | number | boolean): boolean {
  if (spec.kind === 'choice') return spec.values.some(({ id }) => id === value)
  if (spec.kind === 'number') return typeof value === 'number' && value >= spec.min && value <= spec.max
  return spec.kind === 'flag' && typeof value === 'boolean'
}

describe('the 41 options', () => {
  it.each(Object.entries(OPTIONS))('%s', (key, values) => {
    const spec = found(key)
    expect(spec).toMatchObject({ default: values[0] })
    expect(values.filter((value) => spec === undefined || !takes(spec, value))).toEqual([])
  })

  it('are all there are, but for the levels of difficulty and the preset that set them', () => {
    expect([...new Set(all.map(({ id }) => id))].sort()).toEqual(
      [...Object.keys(OPTIONS), 'difficulty', 'preset'].sort(),
    )
    expect(Object.keys(OPTIONS)).toHaveLength(41)
  })
})

describe('as printed', () => {
  const view = (options: Record<string, string> = {}) =>
    startGame(withDefaults(romePackage, { role1: 'super', role2: 'speed', ...options }))
  const settled = (options: Record<string, string | boolean>, game: Record<string, string> = {}) =>
    settings({ view: view(game), options, seat: 'ROM', vars: {}, edition: 'super' })
  const LOOSE = {
    'army.horizonTurns': '1',
    'army.homeAfterDeed': true,
    'army.reachFirst': true,
    'target.nearestFirst': true,
    'build.randomRoads': false,
    'agents.spareAllies': true,
  }
  const LETTER = {
    'army.horizonTurns': '99',
    'army.homeAfterDeed': false,
    'army.reachFirst': false,
    'target.nearestFirst': false,
    'build.randomRoads': true,
    'und.onlyAfterLoss': true,
    'agents.spareAllies': false,
  }

  it('sets every option of a bot that the draft has an answer for, whatever it was', () => {
    expect(settled({ ...LOOSE, preset: 'printed' })).toMatchObject(LETTER)
    expect(settled(LOOSE, { preset: 'printed' })).toMatchObject(LETTER)
  })

  it('not otherwise', () => {
    expect(settled(LOOSE)).toMatchObject(LOOSE)
    expect(settled({ preset: 'standard' }, { preset: 'standard' })).toMatchObject({
      ...LETTER,
      'army.horizonTurns': '2',
      'und.onlyAfterLoss': false,
    })
  })

  it('and those of the game', () => {
    const loose = { 'bvb.lossesFrom': 'army', 'battle.evenRoll': 'defender', 'agents.mercenaries': 'unheld' }
    expect(view(loose).options).toMatchObject(loose)
    expect(view(loose).options).not.toHaveProperty('preset')
    expect(view({ ...loose, preset: 'printed' }).options).toMatchObject({
      preset: 'printed',
      'bvb.lossesFrom': 'decks',
      'battle.evenRoll': 'both',
      'agents.mercenaries': 'any',
      'bvb.wounds': 'none',
    })
  })
})
