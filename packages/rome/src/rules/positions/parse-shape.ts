// Numbers and lists of a position that only make sense beside each other and beside the pack.

import type { Lang } from '@understudy/procedure'
import { BadInput } from '@understudy/table'
import type { Pack } from '../../pack/types.ts'
import { gameOptions } from '../options/options.ts'
import type { Frame } from '../state/frames.ts'
import type { RawState } from './state-schema.ts'

const wrong = (where: string, said: Readonly<Record<Lang, string>>): BadInput => new BadInput(said, where)

export function demandShape(pack: Pack, raw: RawState): void {
  const n = raw.sides.length
  for (const [key, list] of Object.entries({
    order: raw.order,
    initiative: raw.initiative,
    committed: raw.committed,
  })) {
    if (list.length !== n) throw wrong(key, { en: `${n} entries are needed.`, ru: `нужно записей: ${n}.` })
  }
  if (raw.order.some((_, no) => !raw.order.includes(no)))
    throw wrong('order', { en: 'each side is needed once.', ru: 'каждая сторона нужна один раз.' })
  if (raw.statuses.length !== n ** 2)
    throw wrong('statuses', { en: 'one value for each pair is needed.', ru: 'нужно по одному значению на пару.' })
  if (raw.statuses.some((status, at) => status !== raw.statuses[(at % n) * n + Math.floor(at / n)]))
    throw wrong('statuses', { en: 'a pair has one status, either way.', ru: 'у пары один статус, с обеих сторон.' })
  if (raw.stacks.length !== pack.stacks.length)
    throw wrong('stacks', {
      en: `${pack.stacks.length} stacks are needed.`,
      ru: `нужно стопок: ${pack.stacks.length}.`,
    })
  demandBelow(raw.over?.winners ?? [], n, 'over.winners')
  raw.sides.forEach((_, no) => {
    demandSide(pack, raw, no)
  })
  raw.frames.forEach((frame, no) => {
    demandFrame(pack, frame, raw, `frames[${no}]`)
  })
  demandOptions(raw)
}

function demandBelow(list: readonly number[], limit: number, where: string): void {
  const stray = list.find((no) => no >= limit)
  if (stray !== undefined)
    throw wrong(where, { en: `there is no number ${stray} here.`, ru: `номера ${stray} здесь нет.` })
}

function demandSide(pack: Pack, raw: RawState, no: number): void {
  const where = `sides[${no}]`
  const side = raw.sides[no]
  if (side === undefined) return
  const n = raw.sides.length
  if (raw.sides.findIndex(({ faction }) => faction === side.faction) < no)
    throw wrong(`${where}.faction`, { en: `${side.faction} sits there twice.`, ru: `${side.faction} сидит дважды.` })
  const tree = pack.developments[pack.factionNo.get(side.faction) ?? -1] ?? []
  const lengths: readonly [string, number, number][] = [
    ['stance', side.stance.length, n],
    ['navies', side.navies.length, pack.limits.navies],
    ['developments', side.developments.length, tree.length],
  ]
  for (const [key, is, needed] of lengths)
    if (is !== needed)
      throw wrong(`${where}.${key}`, { en: `${needed} entries are needed.`, ru: `нужно записей: ${needed}.` })
  side.developments.forEach((rows, col) => {
    demandBelow([rows], (tree[col]?.length ?? 0) + 1, `${where}.developments[${col}]`)
  })
  demandBelow(side.renounced, n, `${where}.renounced`)
  demandBelow([side.looked?.pile ?? 0], Math.max(1, pack.stacks.length), `${where}.looked.pile`)
  side.armies.forEach((army, slot) => {
    demandBelow(army.seenBy, n, `${where}.armies[${slot}].seenBy`)
  })
}

/** By their keys, the numbers of frames count sides, regions, zones, navies or stacks. */
function demandFrame(pack: Pack, frame: Frame, raw: RawState, where: string): void {
  const [sides, regions, seas, stacks] = [raw.sides, pack.regions, pack.seas, pack.stacks].map(({ length }) => length)
  const { navies } = pack.limits
  const limits: Readonly<Record<string, number | undefined>> = {
    ...{ side: sides, of: sides, towards: sides, seat: sides, with: sides, fight: sides },
    ...{ target: regions, stage: regions, port: regions, to: regions, region: regions, regions },
    ...{ zones: seas, navy: navies, ofNavy: navies, stack: stacks, pile: stacks },
    from: frame.kind === 'sailing' ? seas : frame.kind === 'consent' ? sides : regions,
  }
  const visit = (value: unknown, key: string, at: string): void => {
    if (typeof value === 'number') demandBelow([value], limits[key] ?? Number.POSITIVE_INFINITY, at)
    else if (Array.isArray(value)) value.forEach((each, no) => void visit(each, key, `${at}[${no}]`))
    else if (typeof value === 'object' && value !== null)
      for (const [inner, each] of Object.entries(value)) visit(each, inner, `${at}.${inner}`)
  }
  visit(frame, '', where)
}

function demandOptions(raw: RawState): void {
  try {
    gameOptions(raw.options)
  } catch (error) {
    if (error instanceof BadInput) throw error.inside('options')
    throw error
  }
}
