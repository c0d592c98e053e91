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

const CLASS_NAMES: Readonly<Record<Cls, Name>> = {
  MI: { en: 'main battle infantry', ru: 'основная пехота' },
  SK: { en: 'skirmishers', ru: 'застрельщики' },
  CV: { en: 'cavalry, chariots, elephants', ru: 'конница, колесницы, слоны' },
  AR: { en: 'artillery', ru: 'артиллерия' },
}

const EFFECT_NAMES: Readonly<Record<DevelopmentEffect, Name>> = {
  TAX: { en: 'more taxes', ru: 'больше налогов' },
  MARKET: { en: 'more for each Market', ru: 'больше за каждый рынок' },
  AGENT: { en: 'a farther reach of agents', ru: 'агенты ходят дальше' },
  CARD: { en: 'more action cards', ru: 'больше карт действий' },
  NAVY: { en: 'stronger navies', ru: 'флот сильнее' },
  GARRISON: { en: 'stronger home regions', ru: 'родные области крепче' },
  ASSAULT: { en: 'better dice in assaults', ru: 'лучше кубики при штурме' },
  MP: { en: 'armies move farther', ru: 'армии ходят дальше' },
  UPGRADE: { en: 'brings the upgrade cards', ru: 'открывает улучшенные карты' },
  VP: { en: 'victory points (0: something that the table sees to)', ru: 'победные очки (0: следят сами игроки)' },
}

const options = <K extends string>(names: Readonly<Record<K, Name>>, order: readonly K[]): readonly FactOption[] =>
  order.map((id) => ({ id, name: names[id] }))

const YES_NO: readonly FactOption[] = [
  { id: '0', name: { en: 'no', ru: 'нет' } },
  { id: '1', name: { en: 'yes', ru: 'да' } },
]
const SUBS: readonly FactOption[] = [
  { id: '-', name: { en: 'no', ru: 'нет' } },
  { id: 'skirmish', name: { en: 'yes', ru: 'да' } },
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
const NAME = column('name', { en: 'name', ru: 'название' }, { kind: 'text', most: 80 })
const CLASS = column('class', { en: 'class', ru: 'класс' }, one(options(CLASS_NAMES, CLASSES)))
const SUB = column('sub', { en: 'an S kills it', ru: 'S её убивает' }, one(SUBS), '-')

/** What is asked of each row; what is missing here may stay open and is asked cell by cell. */
function columnsOf(list: ListName, regions: readonly FactOption[]): readonly RowColumn[] {
  const at = (title: Name): RowColumn => column('region', title, one(regions))
  switch (list) {
    case 'troops':
      return [
        NAME,
        CLASS,
        SUB,
        column('start', { en: 'cards at the start', ru: 'карт в начале' }, number(40), '0'),
        column('reserve', { en: 'in the Reserves', ru: 'в резерве' }, number(40), '0'),
        column('upgrade', { en: 'upgrade cards', ru: 'карт улучшения' }, number(40), '0'),
        column('retires', { en: 'goes with the upgrade', ru: 'уходит с улучшением' }, one(YES_NO), '0'),
      ]
    case 'generals':
      return [
        NAME,
        asked('stars', { en: 'stars', ru: 'звёзды' }, number(9)),
        column('start', { en: 'leads an army at the start', ru: 'ведёт армию в начале' }, one(YES_NO), '1'),
      ]
    case 'mercenaries':
      return [
        NAME,
        at({ en: 'lies at', ru: 'лежит в области' }),
        CLASS,
        SUB,
        column('count', { en: 'cards', ru: 'карт' }, { kind: 'number', min: 1, max: 20 }, '1'),
      ]
    case 'developments':
      return [
        column('col', { en: 'column', ru: 'столбец' }, { kind: 'number', min: 1, max: 9 }, '1'),
        NAME,
        column('effect', { en: 'what it does', ru: 'что даёт' }, one(options(EFFECT_NAMES, DEVELOPMENTS))),
      ]
    case 'wonders':
      return [NAME, at({ en: 'stands in', ru: 'стоит в области' })]
  }
}

/** Columns of an answer, in order; a further cell is the id. */
export const columnIds = (list: ListName): readonly string[] => columnsOf(list, []).map(({ id }) => id)

const TITLES: Readonly<Record<ListName, Name>> = {
  troops: { en: 'troop cards', ru: 'карты войск' },
  generals: { en: 'generals', ru: 'полководцы' },
  mercenaries: { en: 'mercenaries', ru: 'наёмники' },
  developments: { en: 'developments, down the columns', ru: 'улучшения, по столбцам сверху вниз' },
  wonders: { en: 'ancient wonders', ru: 'чудеса света' },
}

const QUESTIONS: Readonly<Record<ListName, (of: Name) => Name>> = {
  troops: (of) => ({ en: `Which troop cards has ${of.en}?`, ru: `Какие карты войск у фракции «${of.ru}»?` }),
  generals: (of) => ({
    en: `Which generals has ${of.en}? Four of them lead armies at the start.`,
    ru: `Какие полководцы у фракции «${of.ru}»? Четверо из них ведут армии с начала.`,
  }),
  mercenaries: () => ({ en: 'Which mercenaries lie on the board?', ru: 'Какие наёмники лежат на поле?' }),
  developments: (of) => ({ en: `Which developments has ${of.en}?`, ru: `Какие улучшения у фракции «${of.ru}»?` }),
  wonders: () => ({ en: 'Which ancient wonders can be built?', ru: 'Какие чудеса света можно построить?' }),
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
    name: { en: `Captain ${numeral}`, ru: `Капитан ${numeral}` },
    stars: 0,
    start: true,
  }))
