// The cards of a pack: troops, mercenaries, generals, actions, developments, wonders.

import { CLASSES, DEVELOPMENTS, EFFECTS } from '../vocabulary.ts'
import type { Collector } from './collect.ts'
import type { Row } from './csv.ts'
import {
  cellOrNone,
  complain,
  diceCell,
  facesCell,
  flagCell,
  idCell,
  nameCell,
  pickCell,
  refCell,
  wholeCell,
} from './fields.ts'
import {
  type ActionCard,
  type Development,
  type General,
  type Pack,
  type TroopCard,
  WHERES,
  type Wonder,
} from './types.ts'

function troopCells(row: Row): Omit<TroopCard, 'faction' | 'stack' | 'start' | 'reserve' | 'upgrade' | 'retires'> {
  const sub = cellOrNone(row, 'sub') ?? ''
  return {
    id: idCell(row, 'id'),
    name: nameCell(row),
    cls: pickCell(row, 'class', CLASSES),
    skirmishing: sub === 'skirmish',
    sub,
    cost: wholeCell(row, 'cost', 0, 20),
    terrain: diceCell(row, 'T'),
    flanks: diceCell(row, 'F'),
    centre: diceCell(row, 'C'),
  }
}

export const readTroop = (row: Row, factionNo: ReadonlyMap<string, number>): TroopCard => ({
  ...troopCells(row),
  faction: refCell(row, 'faction', 'faction', factionNo),
  stack: -1,
  start: wholeCell(row, 'start', 0, 40),
  reserve: wholeCell(row, 'reserve', 0, 40),
  upgrade: wholeCell(row, 'upgrade', 0, 40),
  retires: flagCell(row, 'retires'),
})

export const readMercenary = (row: Row, stackNo: ReadonlyMap<string, number>): TroopCard => ({
  ...troopCells(row),
  faction: -1,
  stack: refCell(row, 'stack', 'stack', stackNo),
  start: 0,
  reserve: 0,
  upgrade: 0,
  retires: false,
})

export const readGeneral = (row: Row, factionNo: ReadonlyMap<string, number>): General => ({
  id: idCell(row, 'id'),
  faction: refCell(row, 'faction', 'faction', factionNo),
  name: nameCell(row),
  stars: wholeCell(row, 'stars', 0, 9),
  start: wholeCell(row, 'start', 0, 1) === 1,
})

export function readAction(row: Row): ActionCard {
  const tests: { -readonly [K in keyof ActionCard['tests']]: ActionCard['tests'][K] } = {}
  for (const kind of ['general', 'agent', 'any'] as const) {
    const dice = diceCell(row, kind)
    if (dice.length > 1)
      throw complain(row, kind, { en: 'one die is rolled for a test.', ru: 'для проверки бросают один кубик.' })
    if (dice[0] !== undefined) tests[kind] = dice[0]
  }
  const effect = pickCell(row, 'effect', EFFECTS)
  const consent = wholeCell(row, 'consent', 0, 1) === 1
  const mutual = effect === 'trade' || effect === 'treaty'
  if (consent && !mutual)
    throw complain(row, 'consent', {
      en: 'only trade and treaty need consent.',
      ru: 'согласие нужно только для trade и treaty.',
    })
  if (mutual && !consent)
    throw complain(row, 'consent', { en: `${effect} needs consent: 1.`, ru: `для ${effect} нужно согласие: 1.` })
  const success = facesCell(row, 'success')
  const caught = facesCell(row, 'caught')
  const both = caught.find((face) => success.includes(face))
  if (both !== undefined)
    throw complain(row, 'caught', { en: `${both} is a success already.`, ru: `${both} уже означает успех.` })
  return {
    id: idCell(row, 'id'),
    effect,
    name: nameCell(row),
    gold: wholeCell(row, 'gold', 0, 20),
    copies: wholeCell(row, 'copies', 0, 20),
    where: pickCell(row, 'where', WHERES),
    tests,
    consent,
    pay: wholeCell(row, 'pay', 0, 20),
    success,
    caught,
  }
}

export function readDevelopments(
  rows: readonly Row[],
  factionNo: ReadonlyMap<string, number>,
  collector: Collector,
): Pack['developments'] {
  const trees = Array.from({ length: 1 + Math.max(-1, ...factionNo.values()) }, (): Development[][] => [])
  collector.each(rows, (row) => {
    const faction = refCell(row, 'faction', 'faction', factionNo)
    const col = wholeCell(row, 'col', 1, 9)
    const line = wholeCell(row, 'row', 1, 9)
    const tree = trees[faction] ?? []
    while (tree.length < col) tree.push([])
    const column = tree[col - 1] ?? []
    if (column.length !== line - 1) {
      throw complain(row, 'row', {
        en: 'the rows of a column are listed from 1 on, without gaps.',
        ru: 'строки столбца перечисляются с 1 подряд.',
      })
    }
    column.push({
      faction,
      col,
      row: line,
      cost: wholeCell(row, 'cost', 0, 99),
      name: nameCell(row),
      effect: pickCell(row, 'effect', DEVELOPMENTS),
      value: wholeCell(row, 'value', 0, 99),
    })
  })
  return trees
}

export const readWonder = (row: Row, regionNo: ReadonlyMap<string, number>): Wonder => ({
  id: idCell(row, 'id'),
  name: nameCell(row),
  region: cellOrNone(row, 'region') === undefined ? -1 : refCell(row, 'region', 'region', regionNo),
  vp: wholeCell(row, 'vp', 0, 20),
})
