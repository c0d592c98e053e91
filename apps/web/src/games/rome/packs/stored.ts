// Packs in IndexedDB, beside the saved games. What cannot be read is listed with the reason and kept as it is.

import type { PackFiles } from '@understudy/rome/pack'
import { database, writing } from '../../../storage/db.ts'
import { announce, newId } from '../../../storage/tabs.ts'

const FORMAT = 1

export interface StoredPack {
  readonly id: string
  readonly format: typeof FORMAT
  readonly title: string
  readonly created: number
  readonly updated: number
  /** Counts writes; a writer that expects another number has been overtaken by another tab. */
  readonly revision: number
  readonly files: PackFiles
}

/** A record that is not a pack as we know it: `newer` if a later version of the page wrote it. */
export interface BrokenPack {
  readonly id: string
  readonly broken: 'newer' | 'shape'
  readonly title: string | undefined
  readonly record: unknown
}

function readRecord(record: unknown): StoredPack | BrokenPack {
  const data = (typeof record === 'object' && record !== null ? record : {}) as Partial<StoredPack>
  const id = String(data.id ?? '')
  const title = typeof data.title === 'string' ? data.title : undefined
  const broken = (why: BrokenPack['broken']): BrokenPack => ({ id, broken: why, title, record })
  if (typeof data.format === 'number' && data.format > FORMAT) return broken('newer')
  const { files, format, created, updated, revision } = data
  const sound =
    format === FORMAT &&
    title !== undefined &&
    [created, updated, revision].every((n) => typeof n === 'number') &&
    typeof files === 'object' &&
    files !== null &&
    Object.values(files).every((text) => typeof text === 'string')
  return sound ? (data as StoredPack) : broken('shape')
}

export async function listPacks(): Promise<{ packs: StoredPack[]; broken: BrokenPack[] }> {
  const all = (await (await database()).getAll('packs')).map(readRecord)
  return {
    packs: all.filter((each) => 'files' in each).sort((a, b) => b.updated - a.updated),
    broken: all.filter((each) => 'broken' in each),
  }
}

export async function readPackRecord(id: string): Promise<StoredPack | BrokenPack | undefined> {
  const record = await (await database()).get('packs', id)
  return record === undefined ? undefined : readRecord(record)
}

export async function addPack(title: string, files: PackFiles, id = newId()): Promise<StoredPack> {
  const now = Date.now()
  const pack: StoredPack = { id, format: FORMAT, title, created: now, updated: now, revision: 0, files }
  await put(pack)
  return pack
}

/** Another tab wrote this pack meanwhile, or deleted it: nothing was written. */
export class PackOvertaken extends Error {
  constructor() {
    super('another tab changed this pack')
    this.name = 'PackOvertaken'
  }
}

/** Writes a change of what was read at `revision`. */
export async function changePack(
  id: string,
  revision: number,
  change: Partial<Pick<StoredPack, 'title' | 'files'>>,
): Promise<StoredPack> {
  const next = await writing(async (db) => {
    const tx = db.transaction('packs', 'readwrite', { durability: 'strict' })
    const now = readRecord((await tx.store.get(id)) ?? {})
    const mine = 'files' in now && now.revision === revision
    const changed = mine ? { ...now, ...change, updated: Date.now(), revision: revision + 1 } : undefined
    if (changed !== undefined) await tx.store.put(changed)
    await tx.done
    return changed
  })
  if (next === undefined) throw new PackOvertaken()
  announce({ say: 'changed' })
  return next
}

/** Deletes a record, whatever it is, and answers what it takes to bring it back. */
export async function removePack(id: string): Promise<{ readonly id: string } | undefined> {
  const record = await (await database()).get('packs', id)
  await writing((db) => db.delete('packs', id))
  announce({ say: 'changed' })
  return record
}

export async function restorePack(record: { readonly id: string }): Promise<void> {
  await put(record)
}

async function put(record: { readonly id: string }): Promise<void> {
  await writing((db) => db.put('packs', record))
  announce({ say: 'changed' })
}
