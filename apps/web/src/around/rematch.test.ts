import { arcsPackage } from '@understudy/arcs'
import { muhqPackage } from '@understudy/muhq'
import { romePackage } from '@understudy/rome'
import { describe, expect, it } from 'vitest'
import { presets as arcs } from '../games/arcs/presets.ts'
import { presets as rome } from '../games/rome/presets.ts'
import { begin, draftOf, freshDraft } from '../pages/draft.ts'
import { harder, swapped } from './rematch.ts'

describe('the same table once more', () => {
  for (const [pkg, [preset]] of [
    [arcsPackage, arcs],
    [romePackage, rome],
  ] as const)
    it(`${pkg.game.id}: everybody one seat on, until all have sat everywhere`, () => {
      const first = draftOf(preset!)
      const people = new Set<string>()
      let draft = first
      for (const _ of pkg.game.seats(begin(pkg, first).options)) {
        const table = begin(pkg, draft)
        const seats = pkg.game.seats(table.options).map(({ id }) => id)
        people.add(seats.filter((seat) => table.controller(seat).by === 'person').join())
        draft = swapped(pkg, draft)!
      }
      expect(people.size).toBe(pkg.game.seats(begin(pkg, first).options).length)
      expect(begin(pkg, draft).entries[0]).toMatchObject({
        seats: (begin(pkg, first).entries[0] as { seats: unknown }).seats,
      })
    })

  it('is one step harder, up to the hardest', () => {
    const levels: unknown[] = []
    for (let draft = harder(romePackage, draftOf(rome[0]!)); draft !== undefined; draft = harder(romePackage, draft))
      levels.push(begin(romePackage, draft).options.difficulty)
    expect(levels).toEqual(['hard', 'brutal'])
    expect(harder(arcsPackage, draftOf(arcs[0]!))?.options.difficulty).toBe('harder')
  })

  it('has neither in muhq’s game: the boss is the boss, and there are no levels', () => {
    expect(swapped(muhqPackage, freshDraft())).toBeUndefined()
    expect(harder(muhqPackage, freshDraft())).toBeUndefined()
  })
})
