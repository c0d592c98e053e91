// Files that a person names. Whatever is wrong with them is one sentence that begins with the file's name.

import { constants } from 'node:fs'
import { type FileHandle, open, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { setTimeout as after } from 'node:timers/promises'
import { BadInput } from '@understudy/table'
import { bad } from './context.ts'
import { reasonOf } from './reasons.ts'

/** A journal of 8 MB is the largest that is read; anything beyond that is a mistake. */
const MOST_BYTES = 16_000_000
const AT_ONCE = 65_536
/** How long a pipe or a device that is named as a file may say nothing. What comes on stdin may take its time. */
const PATIENCE_MS = 30_000
const PAUSE_MS = 20

interface Reading {
  readonly most?: number
  readonly patience?: number
}

/** The one way in for files: never more of one than can be of use, and never for ever. */
export async function readText(path: string, reading: Reading = {}): Promise<string> {
  let file: FileHandle | undefined
  try {
    // A pipe that nobody writes to yet is opened at once like this, instead of never.
    file = await open(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0))
    return asText(await readUpTo(file, path, reading), path)
  } catch (error) {
    throw error instanceof BadInput ? error : unreadable(path, error)
  } finally {
    await file?.close()
  }
}

async function readUpTo(file: FileHandle, path: string, reading: Reading): Promise<Buffer> {
  const { most = MOST_BYTES, patience = PATIENCE_MS } = reading
  const about = await file.stat()
  if (about.isFile() && about.size > most) throw tooLarge(path, most)
  const parts: Buffer[] = []
  let [size, waited] = [0, 0]
  for (;;) {
    const part = Buffer.allocUnsafe(AT_ONCE)
    const got = await readSome(file, part)
    if (got > 0) {
      waited = 0
      size += got
      if (size > most) throw tooLarge(path, most)
      parts.push(part.subarray(0, got))
      continue
    }
    // A pipe that has said nothing may have nobody at its other end so far.
    if (got === 0 && (!about.isFIFO() || size > 0)) return Buffer.concat(parts)
    if (waited >= patience) throw silent(path, patience)
    waited += PAUSE_MS
    await after(PAUSE_MS)
  }
}

/** How many bytes came; none at the end, less than none if there are none yet. */
async function readSome(file: FileHandle, part: Buffer): Promise<number> {
  try {
    return (await file.read(part, 0, part.length)).bytesRead
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EAGAIN') return -1
    throw error
  }
}

export const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  )

/** Beside the data, a folder may hold photos, notes, workbooks, and what other programs leave there. */
const isData = (name: string): boolean => /^[^.~].*\.(csv|json|ya?ml)$/i.test(name)

/** A file, or a folder of data files as one JSON text that has them by name, in small letters. */
export async function readData(path: string, { most = MOST_BYTES }: Reading = {}): Promise<string> {
  let folder: boolean
  try {
    folder = (await stat(path)).isDirectory()
  } catch (error) {
    throw unreadable(path, error)
  }
  if (!folder) return readText(path, { most })
  const files: Record<string, string> = {}
  let left = most
  for (const file of (await readdir(path, { withFileTypes: true })).sort((a, b) => a.name.localeCompare(b.name))) {
    if (!file.isFile() || !isData(file.name)) continue
    const text = await readText(join(path, file.name), { most })
    left -= text.length
    if (left < 0)
      throw bad({
        en: `the files in ${path} are too large together: at most ${megabytes(most)} MB can be read`,
        ru: `файлы в ${path} вместе слишком велики: можно прочитать не больше ${megabytes(most)} МБ`,
      })
    files[file.name.toLowerCase()] = text
  }
  return JSON.stringify(files)
}

/** The same for what comes in on stdin. */
export async function readAll(stream: Readable, name: string, { most = MOST_BYTES }: Reading = {}): Promise<string> {
  const parts: Buffer[] = []
  let size = 0
  try {
    for await (const part of stream) {
      const bytes = typeof part === 'string' ? Buffer.from(part) : (part as Buffer)
      size += bytes.length
      if (size > most) throw tooLarge(name, most)
      parts.push(bytes)
    }
  } catch (error) {
    throw error instanceof BadInput ? error : unreadable(name, error)
  }
  return asText(Buffer.concat(parts), name)
}

function asText(bytes: Buffer, name: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const sheet = name.endsWith('.csv')
    throw bad({
      en: `the file ${name} is not text in UTF-8${sheet ? '; spreadsheets call that “CSV UTF-8” when they save' : ''}`,
      ru: `файл ${name} — не текст в UTF-8${sheet ? '; в таблицах при сохранении это называется «CSV UTF-8»' : ''}`,
    })
  }
}

/** Runs something that reads a file's content, and names the file in what it complains about. */
export function about<T>(name: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    throw prefixed(name, error)
  }
}

/** The same for what takes a while. */
export async function aboutWhole<T>(name: string, read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    throw prefixed(name, error)
  }
}

const prefixed = (name: string, error: unknown): unknown =>
  error instanceof BadInput
    ? new BadInput({ en: `${name}: ${error.in('en')}`, ru: `${name}: ${error.in('ru')}` })
    : error

function unreadable(path: string, error: unknown): BadInput {
  const { code } = error as NodeJS.ErrnoException
  switch (code) {
    case 'ENOENT':
      return bad({ en: `there is no file ${path}`, ru: `файла ${path} нет` })
    case 'EISDIR':
      return bad({ en: `the path ${path} is a folder, not a file`, ru: `по пути ${path} — папка, а не файл` })
    case 'EACCES':
      return bad({ en: `the file ${path} may not be read`, ru: `файл ${path} нельзя прочитать: нет доступа` })
    default: {
      const why = reasonOf(error)
      return bad({
        en: `the file ${path} cannot be read (${why.en})`,
        ru: `файл ${path} не удаётся прочитать (${why.ru})`,
      })
    }
  }
}

const megabytes = (bytes: number): number => Math.round(bytes / 1_000_000)

const tooLarge = (name: string, most: number) => {
  const size = megabytes(most)
  return name === 'stdin'
    ? bad({
        en: `too much comes on stdin: at most ${size} MB can be read`,
        ru: `на stdin слишком много: можно не больше ${size} МБ`,
      })
    : bad({
        en: `the file ${name} is too large: at most ${size} MB can be read`,
        ru: `файл ${name} слишком велик: можно прочитать не больше ${size} МБ`,
      })
}

const silent = (name: string, patience: number) =>
  bad({
    en: `nothing has come from ${name} for ${patience / 1000} seconds; pipe it to stdin if it takes longer`,
    ru: `из ${name} за ${patience / 1000} секунд ничего не пришло; если нужно больше времени, подайте это на stdin`,
  })
