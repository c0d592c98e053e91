// Lists that a pack may leave open as a whole: which troop cards, generals, mercenaries, developments and wonders are in the
// box. `lists` in pack.yaml says which of them are asked about while they are empty, and which of them the box does not have;
// a pack that says nothing of a list means its table to be complete, as all packs did before.

import type { FactForm, FactOption, RowColumn } from '@understudy/table/gaps'
import { CLASSES, type Cls, DEVELOPMENTS, type DevelopmentEffect } from '../vocabulary.ts'
import type { Row } from './csv.ts'
import type { TableName } from './files.ts'
import { type Gap, gapKey } from './gap.ts'
import type { Faction, General, Name, Pack } from './types.ts'

export const LISTS = ['troops', 'generals', 'mercenaries', 'developments', 'wonders'] as const
export type ListName = (typeof LISTS)[number]
/** By list (`generals`), or by list and faction (`generals.ROM`). */
type Lists = Readonly<Record<string, 'ask' | 'none'>>

/** The column that stands for a whole list in the keys of questions. */
export const LIST = 'list'
/** The row that stands for a list which no faction owns. */
export const COMMON = 'all'

export const fileOf = (list: ListName): TableName => `${list}.csv`
export const listIn = (file: string): ListName | undefined => LISTS.find((list) => fileOf(list) === file)

/** Without their cards no faction can play. */
const OWNED: readonly ListName[] = ['troops', 'generals', 'developments']
/** Laid out before the game begins. */
const LAID: readonly ListName[] = ['troops', 'generals', 'mercenaries']

/** The key under which pack.yaml remembers that a list, or a faction's part of it, is not in the box. */
export const noneKey = (list: ListName, row: string): string => (row === COMMON ? list : `${list}.${row}`)

/** Whether the box does not have it. */
export const isNone = (lists: Lists, list: ListName, faction?: string): boolean =>
  lists[list] === 'none' || (faction !== undefined && lists[`${list}.${faction}`] === 'none')

export const isOpenList = ({ gaps }: Pick<Pack, 'gaps'>, list: ListName, faction: string): boolean =>
  gaps.some(({ file, row, column }) => column === LIST && file === fileOf(list) && row === faction)

interface OpenList {
  readonly list: ListName
  /** Id of a faction, or COMMON. */
  readonly row: string
}

/** Lists that are empty and to be asked about. */
export function openLists(
  lists: Lists,
  tables: Readonly<Record<TableName, readonly Row[]>>,
  factions: readonly { readonly id: string }[],
): readonly OpenList[] {
  return LISTS.flatMap((list): OpenList[] => {
    if (lists[list] !== 'ask') return []
    const rows = tables[fileOf(list)]
    if (!OWNED.includes(list)) return rows.length > 0 ? [] : [{ list, row: COMMON }]
    return factions.flatMap(({ id }) =>
      rows.some(({ values }) => values.faction === id) || isNone(lists, list, id) ? [] : [{ list, row: id }],
    )
  })
}

const words = (en: string, ru: string): Name => ({ en, ru })

const CLASS_NAMES: Readonly<Record<Cls, Name>> = {
  MI: words('main battle infantry', 'основная пехота'),
  SK: words('skirmishers', 'застрельщики'),
  CV: words('cavalry, chariots, elephants', 'конница, колесницы, слоны'),
  AR: words('artillery', 'артиллерия'),
}

const EFFECT_NAMES: Readonly<Record<DevelopmentEffect, Name>> = {
  TAX: words('more taxes', 'больше налогов'),
  MARKET: words('more for each Market', 'больше за каждый рынок'),
  AGENT: words('a farther reach of agents', 'агенты ходят дальше'),
  CARD: words('more action cards', 'больше карт действий'),
  NAVY: words('stronger navies', 'флот сильнее'),
  GARRISON: words('stronger home regions', 'родные области крепче'),
  ASSAULT: words('better dice in assaults', 'лучше кубики при штурме'),
  MP: words('armies move farther', 'армии ходят дальше'),
  UPGRADE: words('brings the upgrade cards', 'открывает улучшенные карты'),
  VP: words('victory points (0: something that the table sees to)', 'победные очки (0: следят сами игроки)'),
}

const options = <K extends string>(names: Readonly<Record<K, Name>>, order: readonly K[]): readonly FactOption[] =>
  order.map((id) => ({ id, name: names[id] }))

const YES_NO: readonly FactOption[] = [
  { id: '0', name: words('no', 'нет') },
  { id: '1', name: words('yes', 'да') },
]
const SUBS: readonly FactOption[] = [
  { id: '-', name: words('no', 'нет') },
  { id: 'skirmish', name: words('yes', 'да') },
]

const number = (max: number): FactForm => ({ kind: 'number', min: 0, max })
const one = (of: readonly FactOption[]): FactForm => ({ kind: 'one', of })
const column = (id: string, title: Name, form: FactForm, given?: string): RowColumn => ({
  id,
  title,
  form,
  ...(given === undefined ? {} : { given }),
})
const asked = (id: string, title: Name, form: FactForm): RowColumn => ({ id, title, form, optional: true })
const NAME = column('name', words('name', 'название'), { kind: 'text', most: 80 })
const CLASS = column('class', words('class', 'класс'), one(options(CLASS_NAMES, CLASSES)))
const SUB = column('sub', words('an S kills it', 'S её убивает'), one(SUBS), '-')

/** What is asked of each row; what is missing here may stay open and is asked cell by cell. */
function columnsOf(list: ListName, regions: readonly FactOption[]): readonly RowColumn[] {
  const at = (title: Name): RowColumn => column('region', title, one(regions))
  switch (list) {
    case 'troops':
      return [
        NAME,
        CLASS,
        SUB,
        column('start', words('cards at the start', 'карт в начале'), number(40), '0'),
        column('reserve', words('in the Reserves', 'в резерве'), number(40), '0'),
        column('upgrade', words('upgrade cards', 'карт улучшения'), number(40), '0'),
        column('retires', words('goes with the upgrade', 'уходит с улучшением'), one(YES_NO), '0'),
      ]
    case 'generals':
      return [
        NAME,
        asked('stars', words('stars', 'звёзды'), number(9)),
        column('start', words('leads an army at the start', 'ведёт армию в начале'), one(YES_NO), '1'),
      ]
    case 'mercenaries':
      return [
        NAME,
        at(words('lies at', 'лежит в области')),
        CLASS,
        SUB,
        column('count', words('cards', 'карт'), { kind: 'number', min: 1, max: 20 }, '1'),
      ]
    case 'developments':
      return [
        column('col', words('column', 'столбец'), { kind: 'number', min: 1, max: 9 }, '1'),
        NAME,
        column('effect', words('what it does', 'что даёт'), one(options(EFFECT_NAMES, DEVELOPMENTS))),
      ]
    case 'wonders':
      return [NAME, at(words('stands in', 'стоит в области'))]
  }
}

/** Columns of an answer, in order; a further cell is the id. */
export const columnIds = (list: ListName): readonly string[] => columnsOf(list, []).map(({ id }) => id)

const TITLES: Readonly<Record<ListName, Name>> = {
  troops: words('troop cards', 'карты войск'),
  generals: words('generals', 'полководцы'),
  mercenaries: words('mercenaries', 'наёмники'),
  developments: words('developments, down the columns', 'улучшения, по столбцам сверху вниз'),
  wonders: words('ancient wonders', 'чудеса света'),
}

const QUESTIONS: Readonly<Record<ListName, (of: Name) => Name>> = {
  troops: (of) => words(`Which troop cards has ${of.en}?`, `Какие карты войск у фракции «${of.ru}»?`),
  generals: (of) =>
    words(
      `Which generals has ${of.en}? Four of them lead armies at the start.`,
      `Какие полководцы у фракции «${of.ru}»? Четверо из них ведут армии с начала.`,
    ),
  mercenaries: () => words('Which mercenaries lie on the board?', 'Какие наёмники лежат на поле?'),
  developments: (of) => words(`Which developments has ${of.en}?`, `Какие улучшения у фракции «${of.ru}»?`),
  wonders: () => words('Which ancient wonders can be built?', 'Какие чудеса света можно построить?'),
}

export function listGaps(pack: Pack, open: readonly OpenList[]): Gap[] {
  const regions = pack.regions.map(({ id, name }) => ({ id, name }))
  return open.map(({ list, row }): Gap => {
    const faction = pack.factionNo.get(row)
    const of = pack.factions[faction ?? -1]?.name ?? TITLES[list]
    return {
      key: gapKey(fileOf(list), row, LIST),
      file: fileOf(list),
      row,
      column: LIST,
      rowName: of,
      columnName: TITLES[list],
      form: { kind: 'rows', columns: columnsOf(list, regions), least: 1, most: 60 },
      question: QUESTIONS[list](of),
      // A box without troops would be another game.
      ...(list === 'troops' ? {} : { absent: '-' }),
      ...(LAID.includes(list) ? { laid: true } : {}),
      ...(faction === undefined ? {} : { faction }),
    }
  })
}

const NUMERALS = ['I', 'II', 'III', 'IV']

/** 12.3: where the box has no generals, Captains without stars lead the four armies (ruling rome/R-141). */
export const captainsOf = ({ id }: Pick<Faction, 'id'>, faction: number): readonly General[] =>
  NUMERALS.map((numeral, no) => ({
    id: `captain_${id.replaceAll('-', '_')}_${no + 1}`,
    faction,
    name: words(`Captain ${numeral}`, `Капитан ${numeral}`),
    stars: 0,
    start: true,
  }))
