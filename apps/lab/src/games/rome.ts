// Total War: Rome, with what it offers beside its package.

import { plural } from '@understudy/procedure'
import {
  census,
  filesOf,
  HOUSE_PACK,
  type Name,
  oddities,
  optionsOf,
  packNamed,
  readPack,
  romePackage,
} from '@understudy/rome'
import type { Options } from '@understudy/table'
import type { CheckedFile, GameEntry } from '../game-entry.ts'

function checkFile(text: string): CheckedFile {
  const pack = readPack(filesOf(text))
  const [regions, seas] = [pack.regions.length, pack.seas.length]
  const en = `${plural('en', regions, { one: 'region', many: 'regions' })}, ${plural('en', seas, { one: 'sea', many: 'seas' })}`
  const ru = `${plural('ru', regions, { one: 'область', few: 'области', many: 'областей' })}, ${plural('ru', seas, { one: 'море', few: 'моря', many: 'морей' })}`
  return {
    kind: 'pack',
    about: { en: `a pack, “${pack.meta.title.en}”: ${en}`, ru: `набор «${pack.meta.title.ru}»: ${ru}` },
    warnings: oddities(pack).map((odd) => ({ where: odd.where, what: { en: odd.en, ru: odd.ru } })),
    ...(pack.meta.reconstruction ? { notice: pack.meta.label } : {}),
  }
}

/** What has to be said wherever a reconstruction is used. */
function notice(options: Options): Name | undefined {
  const { meta } = packNamed(typeof options.pack === 'string' && options.pack !== '' ? options.pack : HOUSE_PACK)
  return meta.reconstruction ? meta.label : undefined
}

const role = (...roles: string[]): Options => Object.fromEntries(roles.map((each, no) => [`role${no + 1}`, each]))

export const romeEntry: GameEntry = {
  pkg: romePackage,
  optionsOf,
  checkFile,
  notice,
  starter: { pack: () => filesOf(HOUSE_PACK) },
  census,
  soak: {
    settings: [
      role('human', 'human', 'human', 'human'),
      role('super', 'speed', 'super', 'speed'),
      role('human', 'super', 'human', 'speed'),
      role('human', 'super', 'absent', 'absent'),
      role('absent', 'human', 'human', 'super'),
    ],
    drawn: 50,
  },
}
