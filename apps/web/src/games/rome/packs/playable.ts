// A pack as a game takes it: with places for regions that nobody has placed, so that its map is the one of the editor.

import { type PackFiles, packText } from '@understudy/rome/pack'
import { layout } from './map/layout.ts'
import { mapSource } from './map/source.ts'
import { draftOf, filesOfDraft, withSheet } from './model/draft.ts'
import { withCells } from './model/sheet.ts'

const texts = new WeakMap<PackFiles, string>()

/** The same files always make the same text. Reads YAML: fetch its reader first. */
export function playableText(files: PackFiles): string {
  const known = texts.get(files)
  if (known !== undefined) return known
  const draft = draftOf(files)
  const source = mapSource(draft, 'en')
  const sheet = draft.sheets['regions.csv']
  const columns = [sheet.columns.indexOf('lat'), sheet.columns.indexOf('lon')] as const
  const open = source.regions.some(({ at }) => at === undefined)
  const places = open ? layout(source) : []
  const changes = source.regions.flatMap(({ row, at }, no) => {
    const place = places[no]
    if (at !== undefined || place === undefined) return []
    return [place.lat, place.lon].map((value, i) => ({ row, column: columns[i] ?? -1, value: String(value) }))
  })
  const text = packText(
    changes.length === 0 ? files : filesOfDraft(withSheet(draft, 'regions.csv', withCells(sheet, changes))),
  )
  texts.set(files, text)
  return text
}
