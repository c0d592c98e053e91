import { existsSync } from 'node:fs'
import { mkdir, rmdir } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'

/**
 * Makes a folder and those around it, all of them or none, and answers which were made. Step by step: asked for all at once,
 * Node goes on for ever where the system says that the folder above is missing although it is there, as in `/proc`.
 */
export async function makeFolder(path: string): Promise<string[]> {
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
    throw error
  }
  return made
}
