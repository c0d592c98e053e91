// Files that a person names. Whatever is wrong with them is one sentence that begins with the file's name.

import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { BadInput } from '@understudy/table'
import { bad } from './context.ts'

/** A journal of 8 MB is the largest that is read; anything beyond that is a mistake. */
const MAX_BYTES = 16_000_000

export async function readText(path: string): Promise<string> {
  let bytes: Buffer
  try {
    bytes = await readFile(path)
  } catch (error) {
    throw unreadable(path, error)
  }
  return asText(bytes, path)
}

export const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  )

/** Beside the data, a folder may hold photos, notes, workbooks, and what other programs leave there. */
const isData = (name: string): boolean => /^[^.~].*\.(csv|json|ya?ml)$/i.test(name)

/** A file, or a folder of data files as one JSON text that has them by name, in small letters. */
export async function readData(path: string): Promise<string> {
  let folder: boolean
  try {
    folder = (await stat(path)).isDirectory()
  } catch (error) {
    throw unreadable(path, error)
  }
  if (!folder) return readText(path)
  const files: Record<string, string> = {}
  for (const file of (await readdir(path, { withFileTypes: true })).sort((a, b) => a.name.localeCompare(b.name))) {
    if (file.isFile() && isData(file.name)) files[file.name.toLowerCase()] = await readText(join(path, file.name))
  }
  return JSON.stringify(files)
}

/** Files into a new folder. Nothing that is there is ever written over. */
export async function writeFolder(path: string, files: Readonly<Record<string, string>>): Promise<void> {
  if (existsSync(path) && (await readdir(path).catch(() => [''])).length > 0)
    throw bad(
      `the folder ${path} exists already and is not empty; choose another`,
      `папка ${path} уже существует и не пуста; выберите другую`,
    )
  try {
    await mkdir(path, { recursive: true })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw bad(`the folder ${path} cannot be made (${code})`, `папку ${path} не удаётся создать (${code})`)
  }
  for (const [name, text] of Object.entries(files)) await writeText(join(path, name), text, { force: false })
}

export async function readAll(stream: Readable, name: string): Promise<string> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of stream) {
    const bytes = typeof part === 'string' ? Buffer.from(part) : (part as Buffer)
    size += bytes.length
    if (size > MAX_BYTES) throw tooLarge(name)
    parts.push(bytes)
  }
  return asText(Buffer.concat(parts), name)
}

function asText(bytes: Buffer, name: string): string {
  if (bytes.length > MAX_BYTES) throw tooLarge(name)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const sheet = name.endsWith('.csv')
    throw bad(
      `the file ${name} is not text in UTF-8${sheet ? '; spreadsheets call that “CSV UTF-8” when they save' : ''}`,
      `файл ${name} — не текст в UTF-8${sheet ? '; в таблицах при сохранении это называется «CSV UTF-8»' : ''}`,
    )
  }
}

export async function writeText(path: string, text: string | Uint8Array, { force = true } = {}): Promise<void> {
  if (!force && existsSync(path))
    throw bad(
      `the file ${path} exists already; choose another --out`,
      `файл ${path} уже существует; выберите другой --out`,
    )
  try {
    await writeFile(path, text)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw bad(`the file ${path} cannot be written (${code})`, `файл ${path} не удаётся записать (${code})`)
  }
}

/** Runs something that reads a file's content, and names the file in what it complains about. */
export function about<T>(name: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof BadInput)) throw error
    throw new BadInput({ en: `${name}: ${error.in('en')}`, ru: `${name}: ${error.in('ru')}` })
  }
}

function unreadable(path: string, error: unknown): BadInput {
  const { code } = error as NodeJS.ErrnoException
  switch (code) {
    case 'ENOENT':
      return bad(`there is no file ${path}`, `файла ${path} нет`)
    case 'EISDIR':
      return bad(`the path ${path} is a folder, not a file`, `по пути ${path} — папка, а не файл`)
    case 'EACCES':
      return bad(`the file ${path} may not be read`, `файл ${path} нельзя прочитать: нет доступа`)
    default:
      return bad(`the file ${path} cannot be read (${code})`, `файл ${path} не удаётся прочитать (${code})`)
  }
}

const tooLarge = (name: string) => bad(`the file ${name} is too large`, `файл ${name} слишком велик`)
