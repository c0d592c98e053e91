import { muhqPackage } from '@understudy/muhq'
import { BadInput, type JournalFile, loadJournal, parseJournal, Table } from '@understudy/table'
import { JOURNAL_FORMAT } from '@understudy/table/journal'
import { describe, expect, it } from 'vitest'
import { packJournal, unpackJournal } from './pack-link.ts'

function played(steps: number): JournalFile {
  const seats = { ...muhqPackage.seating({}), p1: { by: 'random' } as const }
  const table = Table.start(muhqPackage, { options: {}, seed: 'link', seats })
  for (let n = 0; n < steps && table.next().kind === 'auto'; n++) table.advance()
  return { ...table.file(), title: 'Вечер — «Кракен»' }
}

describe('a game in a link', () => {
  it('comes back entry for entry and leads to the same position', async () => {
    const file = played(60)
    const packed = await packJournal(file)
    expect(packed).toMatch(/^[\w-]+$/)
    const back = parseJournal(await unpackJournal(packed))
    expect(back).toMatchObject({ format: JOURNAL_FORMAT, game: 'muhq', title: file.title })
    const [before, after] = [loadJournal(muhqPackage, file), loadJournal(muhqPackage, back)]
    expect(after.resumed).toBeUndefined()
    expect(after.table.state).toEqual(before.table.state)
  })

  it('is an eighth of the file or less', async () => {
    const file = played(60)
    expect((await packJournal(file)).length).toBeLessThan(JSON.stringify(file).length / 8)
  })

  it('that was cut, or is none at all, is refused', async () => {
    const packed = await packJournal(played(20))
    for (const broken of [packed.slice(0, packed.length / 2), '', 'hello!', packed.slice(40)])
      await expect(unpackJournal(broken)).rejects.toThrow(BadInput)
  })

  it('that unpacks to more than any game is refused', async () => {
    const bomb = await packJournal({ ...played(0), title: ' '.repeat(5_000_000) })
    expect(bomb.length).toBeLessThan(8 * 1024)
    await expect(unpackJournal(bomb)).rejects.toThrow(BadInput)
  })
})
