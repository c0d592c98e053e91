// Where stacks of mercenaries lie and wonders stand: a region's row may say it, or the card's, or both if they agree.

import type { Lang } from '@understudy/procedure'
import { BadInput } from '@understudy/table'
import type { Collector } from './collect.ts'
import type { Row } from './csv.ts'
import { cell, complain, refCell, wholeCell } from './fields.ts'
import type { Pack, Region, Stack } from './types.ts'

const NONE = -1

export function stacksOf(
  rows: readonly Row[],
  stackNo: ReadonlyMap<string, number>,
  regionNo: ReadonlyMap<string, number>,
  regions: readonly Region[],
  collector: Collector,
): readonly Stack[] {
  return collector.each([...stackNo.keys()], (id, no) => {
    const own = rows.filter((row) => cell(row, 'stack') === id)
    const named = regions.findIndex((region) => region.stack === no)
    let region = NONE
    for (const row of own) {
      if (cell(row, 'region') === '-') continue
      const place = refCell(row, 'region', 'region', regionNo)
      if (region !== NONE && place !== region)
        throw complain(row, 'region', {
          en: 'a stack lies at one region only.',
          ru: 'стопка лежит только в одной области.',
        })
      region = place
    }
    return {
      id,
      region: region === NONE ? named : region,
      cards: own.flatMap((row) => Array<string>(wholeCell(row, 'count', 1, 20)).fill(cell(row, 'id'))),
    }
  })
}

/** Each side of it told to the other. */
export function sited(pack: Pack): Pack {
  const wonders = pack.wonders.map((wonder, no) =>
    wonder.region === NONE ? { ...wonder, region: pack.regions.findIndex((region) => region.wonder === no) } : wonder,
  )
  const regions = pack.regions.map((region, no) => {
    const stack = region.stack === NONE ? pack.stacks.findIndex((each) => each.region === no) : region.stack
    const wonder = region.wonder === NONE ? wonders.findIndex((each) => each.region === no) : region.wonder
    return stack === region.stack && wonder === region.wonder ? region : { ...region, stack, wonder }
  })
  return { ...pack, wonders, regions }
}

/** Rows that contradict each other. */
export function siteFaults(pack: Pack): BadInput[] {
  const wrong = (where: string, said: Readonly<Record<Lang, string>>): BadInput => new BadInput(said, where)
  const faults: BadInput[] = []
  for (const [no, region] of pack.regions.entries()) {
    const where = `regions.csv (${region.id})`
    const stack = pack.stacks[region.stack]
    if (stack !== undefined && stack.region !== no)
      faults.push(
        wrong(where, { en: `the stack ${stack.id} lies elsewhere.`, ru: `стопка ${stack.id} лежит в другом месте.` }),
      )
    const wonder = pack.wonders[region.wonder]
    if (wonder !== undefined && wonder.region !== no)
      faults.push(
        wrong(where, {
          en: `the wonder ${wonder.id} stands elsewhere.`,
          ru: `чудо ${wonder.id} стоит в другом месте.`,
        }),
      )
  }
  pack.stacks.forEach((stack, no) => {
    if (stack.region === NONE || pack.regions[stack.region]?.stack === no) return
    const what = { en: 'its region does not name this stack.', ru: 'её область не называет эту стопку.' }
    faults.push(wrong(`mercenaries.csv (${stack.id})`, what))
  })
  pack.wonders.forEach((wonder, no) => {
    if (wonder.region === NONE || pack.regions[wonder.region]?.wonder === no) return
    const what = { en: 'its region does not name this wonder.', ru: 'его область не называет это чудо.' }
    faults.push(wrong(`wonders.csv (${wonder.id})`, what))
  })
  return faults
}
