// Files that a person wants written. Whatever hinders that is one sentence that names the file.

import { existsSync } from 'node:fs'
import { constants, copyFile, readdir, realpath, rmdir, unlink } from 'node:fs/promises'
import { join, parse, resolve } from 'node:path'
import { makeFolder, writeWhole } from '@understudy/lab'
import { bad } from './context.ts'
import { reasonOf } from './reasons.ts'

export async function writeText(path: string, text: string | Uint8Array, { force = true } = {}): Promise<void> {
  if (!force && existsSync(path))
    throw bad({
      en: `the file ${path} exists already; choose another --out`,
      ru: `файл ${path} уже существует; выберите другой --out`,
    })
  try {
    await writeWhole(path, text)
  } catch (error) {
    const why = reasonOf(error)
    throw bad({
      en: `the file ${path} cannot be written (${why.en})`,
      ru: `файл ${path} не удаётся записать (${why.ru})`,
    })
  }
}

/** Whether two paths lead to the same file, by links too. */
export async function isSameFile(one: string, other: string): Promise<boolean> {
  const [a, b] = await Promise.all([one, other].map((path) => realpath(path).catch(() => resolve(path))))
  return a === b
}

/** Copies a file to a free name beside it, and answers that name: game.json, game.older.json, game.older-2.json. */
export async function keepCopy(path: string): Promise<string> {
  const { dir, name, ext } = parse(path)
  for (let n = 1; ; n++) {
    const copy = join(dir, `${name}.older${n === 1 ? '' : `-${n}`}${ext}`)
    try {
      await copyFile(path, copy, constants.COPYFILE_EXCL)
      return copy
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') continue
      const why = reasonOf(error)
      throw bad({
        en: `the file ${path} holds more than this game and cannot be kept as ${copy} (${why.en})`,
        ru: `в файле ${path} больше, чем в этой партии, а сохранить его как ${copy} не удаётся (${why.ru})`,
      })
    }
  }
}

/** Files into a new folder, all of them or none. Nothing that is there is ever written over. */
export async function writeFolder(path: string, files: Readonly<Record<string, string>>): Promise<void> {
  const there = existsSync(path) ? await readdir(path).catch(() => undefined) : []
  if (there === undefined)
    throw bad({
      en: `the path ${path} is no folder that can be read`,
      ru: `по пути ${path} нет папки, которую можно прочитать`,
    })
  if (there.length > 0)
    throw bad({
      en: `the folder ${path} exists already and is not empty; choose another`,
      ru: `папка ${path} уже существует и не пуста; выберите другую`,
    })
  const made = await newFolder(path)
  const written: string[] = []
  try {
    for (const [name, text] of Object.entries(files)) {
      await writeText(join(path, name), text, { force: false })
      written.push(join(path, name))
    }
  } catch (error) {
    for (const file of written) await unlink(file).catch(() => {})
    for (const folder of made.reverse()) await rmdir(folder).catch(() => {})
    throw error
  }
}

async function newFolder(path: string): Promise<string[]> {
  try {
    return await makeFolder(path)
  } catch (error) {
    // The folder above is there.
    const nowhere = { en: 'the system makes none there', ru: 'система их там не создаёт' }
    const why = (error as NodeJS.ErrnoException).code === 'ENOENT' ? nowhere : reasonOf(error)
    throw bad({
      en: `the folder ${path} cannot be made (${why.en})`,
      ru: `папку ${path} не удаётся создать (${why.ru})`,
    })
  }
}
