// Files that a person wants written. Whatever hinders that is one sentence that names the file.

import { existsSync } from 'node:fs'
import { mkdir, readdir, rmdir, unlink } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { writeWhole } from '@understudy/lab'
import { bad } from './context.ts'
import { reasonOf } from './reasons.ts'

export async function writeText(path: string, text: string | Uint8Array, { force = true } = {}): Promise<void> {
  if (!force && existsSync(path))
    throw bad(
      `the file ${path} exists already; choose another --out`,
      `файл ${path} уже существует; выберите другой --out`,
    )
  try {
    await writeWhole(path, text)
  } catch (error) {
    const why = reasonOf(error)
    throw bad(`the file ${path} cannot be written (${why.en})`, `файл ${path} не удаётся записать (${why.ru})`)
  }
}

/** Files into a new folder, all of them or none. Nothing that is there is ever written over. */
export async function writeFolder(path: string, files: Readonly<Record<string, string>>): Promise<void> {
  const there = existsSync(path) ? await readdir(path).catch(() => undefined) : []
  if (there === undefined)
    throw bad(`the path ${path} is no folder that can be read`, `по пути ${path} нет папки, которую можно прочитать`)
  if (there.length > 0)
    throw bad(
      `the folder ${path} exists already and is not empty; choose another`,
      `папка ${path} уже существует и не пуста; выберите другую`,
    )
  const made = await makeFolder(path)
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

/**
 * Makes a folder and those around it, and answers which were made. Step by step: asked for all at once, Node goes on for ever
 * where the system says that the folder above is missing although it is there, as in `/proc`.
 */
async function makeFolder(path: string): Promise<string[]> {
  const missing: string[] = []
  for (let folder = resolve(path); !existsSync(folder) && dirname(folder) !== folder; folder = dirname(folder))
    missing.unshift(folder)
  const made: string[] = []
  try {
    for (const folder of missing) {
      await mkdir(folder)
      made.push(folder)
    }
  } catch (error) {
    for (const folder of made.reverse()) await rmdir(folder).catch(() => {})
    // The folder above is there.
    const nowhere = { en: 'the system makes none there', ru: 'система их там не создаёт' }
    const why = (error as NodeJS.ErrnoException).code === 'ENOENT' ? nowhere : reasonOf(error)
    throw bad(`the folder ${path} cannot be made (${why.en})`, `папку ${path} не удаётся создать (${why.ru})`)
  }
  return made
}
