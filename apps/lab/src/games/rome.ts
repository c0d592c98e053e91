// Total War: Rome, with what it offers beside its package.

import { plural } from '@understudy/procedure'
import { actionSchema, census, HOUSE_PACK, optionsOf, romeMeasures, romePackage, stateSchema } from '@understudy/rome'
import { guessed } from '@understudy/rome/facts'
import * as kit from '@understudy/rome/kit'
import {
  blankPack,
  filesOf,
  type Gap,
  type Name,
  numbersSchema,
  type PackError,
  packNamed,
  packText,
  readPackLoosely,
} from '@understudy/rome/pack'
import type { Options } from '@understudy/table'
import type { CheckedFile, GameEntry } from '../game-entry.ts'
import { romeTables } from './rome-beside.ts'
import { romePaired } from './rome-paired.ts'

/** What is open is no mistake: it is asked beside the board, and one line a file says so. */
function gapsIn(gaps: readonly Gap[]) {
  const files = [...new Set(gaps.map(({ file }) => file))]
  return files.map((file) => {
    const own = gaps.filter((gap) => gap.file === file)
    const n = own.length
    const [first] = own
    return {
      where: file,
      what: {
        en: `${plural('en', n, { one: 'value is', many: 'values are' })} left open and will be asked when a rule needs them, such as: ${first?.question.en}`,
        ru: `не заполнено: ${plural('ru', n, { one: 'значение', few: 'значения', many: 'значений' })}; спросим, когда понадобится, например: ${first?.question.ru}`,
      },
    }
  })
}

const remark = ({ where, en, ru }: PackError) => ({ where, what: { en, ru } })

/** Nothing but notes and the names of the columns. */
const hasNoRows = (sheet: string): boolean => sheet.split('\n').filter((line) => /^\s*[^#\s]/.test(line)).length <= 1

/** All that refers to regions would only say the same again. */
const NO_REGIONS = {
  where: 'regions.csv',
  what: {
    en: 'there are no regions yet: they come first, then borders.csv and the places of the factions in pack.yaml',
    ru: 'областей ещё нет: начните с них, потом borders.csv и места фракций в pack.yaml',
  },
}

function checkFile(text: string): CheckedFile {
  const files = filesOf(text)
  const { pack, errors, warnings } = readPackLoosely(files)
  const { 'regions.csv': regionsFile } = files
  if (pack === undefined && regionsFile !== undefined && hasNoRows(regionsFile))
    return { kind: 'pack', about: { en: 'a blank pack', ru: 'пустой набор' }, problems: [NO_REGIONS] }
  if (pack === undefined)
    return { kind: 'pack', about: { en: 'a pack with mistakes', ru: 'набор с ошибками' }, problems: errors.map(remark) }
  const [regions, seas] = [pack.regions.length, pack.seas.length]
  const en = `${plural('en', regions, { one: 'region', many: 'regions' })}, ${plural('en', seas, { one: 'sea', many: 'seas' })}`
  const ru = `${plural('ru', regions, { one: 'область', few: 'области', many: 'областей' })}, ${plural('ru', seas, { one: 'море', few: 'моря', many: 'морей' })}`
  return {
    kind: 'pack',
    about: { en: `a pack, “${pack.meta.title.en}”: ${en}`, ru: `набор «${pack.meta.title.ru}»: ${ru}` },
    warnings: [...warnings.map(remark), ...gapsIn(pack.gaps)],
    ...(pack.meta.reconstruction ? { notice: pack.meta.label } : {}),
  }
}

const packKey = ({ pack }: Options): string => (typeof pack === 'string' && pack !== '' ? pack : HOUSE_PACK)

/** What has to be said wherever a reconstruction is used. */
function notice(options: Options): Name | undefined {
  const { meta } = packNamed(packKey(options))
  return meta.reconstruction ? meta.label : undefined
}

const role = (...roles: string[]): Options => Object.fromEntries(roles.map((each, no) => [`role${no + 1}`, each]))

export const romeEntry: GameEntry = {
  pkg: romePackage,
  kit,
  measures: romeMeasures,
  optionsOf,
  checkFile,
  notice,
  starter: { pack: () => filesOf(HOUSE_PACK) },
  blank: { pack: blankPack },
  fillGaps: (options) => ({
    ...options,
    pack: packText(guessed(filesOf(packKey(options)), filesOf(HOUSE_PACK))),
  }),
  beside: romeTables,
  paired: (games, seed) => romePaired(games, seed),
  census,
  schemas: { action: actionSchema, position: stateSchema, 'pack.yaml': numbersSchema },
  soak: {
    settings: [
      role('human', 'human', 'human', 'human'),
      role('super', 'speed', 'super', 'speed'),
      role('human', 'super', 'human', 'speed'),
      role('human', 'super', 'absent', 'absent'),
      role('absent', 'human', 'human', 'super'),
      { ...role('human', 'super', 'human', 'speed'), 'armies.secret': true },
    ],
    // Held against every promise, a drawn game takes as long as a hundred quick ones.
    drawn: 250,
  },
}
