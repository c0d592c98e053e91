// What somebody may choose as the files of a pack.

import { HOUSE_PACK } from '@understudy/rome'
import { filesOf, PACK_FILES, packText } from '@understudy/rome/pack'
import { expect, it } from 'vitest'
import { filesFrom, MOST_BYTES } from './bringing.ts'

const house = filesOf(HOUSE_PACK)
const file = (name: string, content: string | Uint8Array<ArrayBuffer> = house[name] ?? ''): File =>
  new File([content], name)
const all = () => PACK_FILES.map((name) => file(name))

it('the files of a folder, or one file that has them all', async () => {
  const found = { files: { ...house }, ignored: [], missing: [] }
  expect(await filesFrom(all())).toEqual(found)
  expect(await filesFrom([file('My pack.json', packText(house))])).toEqual(found)
  expect(await filesFrom([file('old.json', JSON.stringify({ id: 7, files: house }))])).toEqual(found)
})

it('names may be in capitals; what is no file of a pack is named, and what is missing', async () => {
  expect(
    await filesFrom([
      file('REGIONS.CSV', 'id,name\n'),
      file('notes.csv', 'a,b'),
      file('photo.jpg', new Uint8Array([255, 216])),
    ]),
  ).toEqual({
    files: { 'regions.csv': 'id,name\n' },
    ignored: ['notes.csv', 'photo.jpg'],
    missing: PACK_FILES.filter((name) => name !== 'regions.csv'),
  })
})

it('text is UTF-8, or UTF-16 that says so; nothing is taken with letters that are lost', async () => {
  const name = 'Рим'
  const wide = new Uint8Array([0xff, 0xfe, ...[...name].flatMap((c) => [c.charCodeAt(0) & 255, c.charCodeAt(0) >> 8])])
  expect(await filesFrom([file('seas.csv', wide)])).toMatchObject({ files: { 'seas.csv': name } })
  expect(await filesFrom([file('seas.csv', `\uFEFF${name}`)])).toMatchObject({ files: { 'seas.csv': name } })
  // As a spreadsheet on Windows saves it.
  const old = new Uint8Array([0xd0, 0xe8, 0xec])
  expect(await filesFrom([...all(), file('seas.csv', old)])).toEqual({ why: 'encoding', file: 'seas.csv' })
})

it('what is no pack', async () => {
  for (const text of ['', '{oops', '[]', 'null', '7', '{"pack.yaml":5}', '{"format":"journal"}'])
    expect(await filesFrom([file('x.json', text)])).toEqual({ why: 'nothing' })
  expect(await filesFrom([file('x.json', 'a'.repeat(MOST_BYTES + 1))])).toEqual({ why: 'large' })
})
