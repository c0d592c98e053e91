// A file that is there whole or not at all: beside it first, then in its place. Whoever is stopped in between, or has no room,
// leaves what was there before.

import { randomUUID } from 'node:crypto'
import {
  access,
  constants,
  type FileHandle,
  open,
  readdir,
  readlink,
  rename,
  stat,
  unlink,
  writeFile,
} from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'

const MOST_LINKS = 40

export async function writeWhole(path: string, content: string | Uint8Array): Promise<void> {
  const target = await behindLinks(path)
  const old = await stat(target).catch(missing)
  // A device or a pipe is written to, and so is a file that is open already (`/dev/stdout`): another one in its place would
  // not be it.
  if (old !== undefined && (!old.isFile() || target.startsWith('/proc/'))) return writeFile(target, content)
  if (old !== undefined) await access(target, constants.W_OK)
  const folder = dirname(target)
  const beside = join(folder, `.${basename(target)}.${process.pid}.${randomUUID().slice(0, 8)}.tmp`)
  try {
    const file = await open(beside, 'wx', 0o666)
    try {
      await file.writeFile(content)
      if (old !== undefined) await likeOld(file, old)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(beside, target)
  } catch (error) {
    await unlink(beside).catch(() => {})
    throw error
  }
  await syncFolder(folder)
  await sweep(folder, basename(target))
}

/** The file that a link leads to, which need not exist: the link stays a link. */
async function behindLinks(path: string): Promise<string> {
  let target = resolve(path)
  for (let links = 0; links < MOST_LINKS; links++) {
    const next = target.startsWith('/proc/') ? undefined : await readlink(target).catch(() => undefined)
    if (next === undefined) return target
    target = resolve(dirname(target), next)
  }
  return target
}

const missing = (error: NodeJS.ErrnoException): undefined => {
  if (error.code !== 'ENOENT') throw error
}

async function likeOld(file: FileHandle, old: { mode: number; uid: number; gid: number }): Promise<void> {
  // Only an administrator may give files away; anybody else's stays theirs.
  await file.chown(old.uid, old.gid).catch(() => {})
  await file.chmod(old.mode & 0o7777)
}

/** The new name too is on the disk before anybody is told that it is. Not every system lets folders be flushed. */
async function syncFolder(folder: string): Promise<void> {
  try {
    const handle = await open(folder)
    await handle.sync().finally(() => handle.close())
  } catch {}
}

/** What a process that was stopped left behind, of this file only. */
async function sweep(folder: string, name: string): Promise<void> {
  for (const each of await readdir(folder).catch(() => [])) {
    if (!each.startsWith(`.${name}.`) || !each.endsWith('.tmp')) continue
    const pid = /^(\d+)\.[0-9a-f]{8}$/.exec(each.slice(name.length + 2, -'.tmp'.length))?.[1]
    if (pid !== undefined && !isRunning(Number(pid))) await unlink(join(folder, each)).catch(() => {})
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}
