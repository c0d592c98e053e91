// Packs out of nothing, out of the house pack and out of others; and back into a file.

import type { Lang } from '@understudy/procedure'
import { HOUSE_PACK } from '@understudy/rome'
import { blankPack, filesOf, type PackFiles, packText } from '@understudy/rome/pack'
import { breath } from '../../../play/saving/slices.ts'
import { newId } from '../../../storage/tabs.ts'
import { fetchYaml } from '../../yaml.ts'
import type { Brought } from './bringing.ts'
import { draftOf, filesOfDraft, withSheet, YAML } from './model/draft.ts'
import { type Path, plainOf, settingAt, tidy, withSetting, withSettings } from './model/settings.ts'
import { withCells } from './model/sheet.ts'
import { addPack, type StoredPack } from './stored.ts'

const LABEL = {
  en: 'A pack of its owner. Whatever its owner has not replaced is the house pack’s: a reconstruction, not the publisher’s data.',
  ru: 'Набор его владельца. Всё, что владелец не заменил, — из домашнего набора: реконструкция, а не данные издателя.',
}

/** A pack that is one's own from now on: with an id by which games find it again. Settings take time to read: one task each. */
async function owned(files: PackFiles, id: string, title: string): Promise<PackFiles> {
  await breath()
  const yaml = tidy(files[YAML] ?? '')
  await breath()
  const label = settingAt(yaml, ['meta', 'label', 'en'])
  const reconstructed = settingAt(yaml, ['meta', 'reconstruction'])
  await breath()
  const house = plainOf(filesOf(HOUSE_PACK)[YAML] ?? '') as {
    readonly meta: { readonly label: { readonly en: string } }
  }
  await breath()
  const settings: [Path, unknown][] = [
    [['meta', 'id'], `own-${id}`],
    [['meta', 'title'], { en: title, ru: title }],
  ]
  if (label === undefined || label === house.meta.label.en) settings.push([['meta', 'label'], LABEL])
  if (reconstructed === undefined) settings.push([['meta', 'reconstruction'], false])
  return { ...files, [YAML]: withSettings(yaml, settings) }
}

/** The same pack under another name. */
export const retitled = (files: PackFiles, title: string): PackFiles => ({
  ...files,
  [YAML]: withSetting(files[YAML] ?? '', ['meta', 'title'], { en: title, ru: title }),
})

async function add(title: string, files: PackFiles): Promise<StoredPack> {
  await fetchYaml()
  const id = newId()
  return addPack(title, await owned(files, id, title), id)
}

/** Only what the bots' rulebook fixes. */
export async function addBlank(title: string): Promise<StoredPack> {
  await fetchYaml()
  return add(title, await blankFiles())
}

/** Nobody has said yet where the armies start. */
async function blankFiles(): Promise<PackFiles> {
  await breath()
  const files = blankPack()
  await breath()
  const yaml = tidy(files[YAML] ?? '')
  await breath()
  const draft = draftOf({ ...files, [YAML]: yaml })
  await breath()
  const { factions } = draft.sheets
  const starts = ['start1', 'start2', 'start3', 'start4'].map((column) => factions.columns.indexOf(column))
  const open = withCells(
    factions,
    factions.rows.flatMap((_, row) => starts.map((column) => ({ row, column, value: '' }))),
  )
  return filesOfDraft(withSheet(draft, 'factions', open))
}

/** What somebody brought; a blank pack's files stand for those that were not there. */
export async function addBrought(title: string, { files, missing }: Brought): Promise<StoredPack> {
  await fetchYaml()
  return add(title, missing.length === 0 ? files : { ...(await blankFiles()), ...files })
}

export const addHouse = (title: string): Promise<StoredPack> => add(title, filesOf(HOUSE_PACK))
export const addCopy = (title: string, files: PackFiles): Promise<StoredPack> => add(title, files)

/** What a pack calls itself. */
export function titleIn(files: PackFiles, lang: Lang): string | undefined {
  const title = settingAt(files[YAML] ?? '', ['meta', 'title', lang])
  return typeof title === 'string' && title.trim() !== '' ? title.trim().slice(0, 80) : undefined
}

export const asFile = (title: string, files: PackFiles): File =>
  new File([packText(files)], `${fileName(title)}.json`, { type: 'application/json' })

export const recordFile = (title: string, record: unknown): File =>
  new File([JSON.stringify(record)], `${fileName(title)}.json`, { type: 'application/json' })

function fileName(title: string): string {
  const bare = title.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-+|-+$/g, '')
  return bare === '' ? 'pack' : bare
}
