// `understudy.config.json`: what every command is told that is run in its folder.

import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, resolve } from 'node:path'
import type { Lang } from '@understudy/procedure'
import { BadInput } from '@understudy/table'
import { readJson } from '@understudy/table/journal'
import { reasonOf } from './reasons.ts'

const CONFIG = 'understudy.config.json'

/**
 * The plug-ins that a config file names, as files: that of this folder, if there is one and no other is named. Paths are
 * relative to it; what is no path is a package that is installed there.
 */
export function pluginsOf(named: string | undefined): string[] {
  const file = resolve(named ?? CONFIG)
  if (named === undefined && !existsSync(file)) return []
  const { plugins = [], ...rest } = read(file)
  const [other] = Object.keys(rest)
  if (other !== undefined) throw bad({ en: `there is no setting “${other}”`, ru: `нет настройки «${other}»` }, file)
  if (!Array.isArray(plugins) || plugins.some((plugin) => typeof plugin !== 'string'))
    throw bad({ en: '“plugins” is a list of files', ru: '«plugins» — это список файлов' }, file)
  return (plugins as string[]).map((plugin) => located(plugin, file))
}

function read(file: string): Record<string, unknown> {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      throw bad({ en: 'there is no such file', ru: 'такого файла нет' }, file)
    const { en, ru } = reasonOf(error)
    throw bad({ en: `it cannot be read: ${en}`, ru: `его нельзя прочитать: ${ru}` }, file)
  }
  let data: unknown
  try {
    data = readJson(text)
  } catch (error) {
    throw error instanceof BadInput ? bad({ en: error.in('en'), ru: error.in('ru') }, file) : error
  }
  if (typeof data !== 'object' || data === null || Array.isArray(data))
    throw bad({ en: 'a config file is an object', ru: 'файл настроек — это объект' }, file)
  return data as Record<string, unknown>
}

function located(plugin: string, file: string): string {
  if (/^\.{0,2}\//.test(plugin) || /^[a-z]:[\\/]/i.test(plugin)) return resolve(dirname(file), plugin)
  try {
    return createRequire(file).resolve(plugin)
  } catch {
    throw bad(
      {
        en: `the plug-in “${plugin}” is not installed here (a file is written ./${plugin})`,
        ru: `подключаемый модуль «${plugin}» здесь не установлен (файл пишется ./${plugin})`,
      },
      file,
    )
  }
}

const bad = (said: Readonly<Record<Lang, string>>, file: string): BadInput => new BadInput(said, file)
