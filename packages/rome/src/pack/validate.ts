// What a pack must be so that the rules can run on it. Each complaint names what it is about.

import type { Lang } from '@understudy/procedure'
import { BadInput } from '@understudy/table'
import { FACES, type Face } from '../vocabulary.ts'
import { siteFaults } from './sites.ts'
import type { Pack, Region } from './types.ts'
import { armyFaults, deckFaults, factionFaults } from './validate-sides.ts'

const wrong = (where: string, said: Readonly<Record<Lang, string>>): BadInput => new BadInput(said, where)

/** Every mistake that can be told from the others; what is still open is given the benefit of the doubt. */
export function faultsOf(pack: Pack): readonly BadInput[] {
  const open = (column: string): boolean => pack.gaps.some((gap) => gap.column === column)
  const [coasts, borders] = [!open('seas'), !open('borders')]
  return [
    ...pack.regions.flatMap((region) => placeFaults(region, coasts, borders)),
    ...siteFaults(pack),
    ...(coasts ? seaFaults(pack) : []),
    ...(coasts && borders && !open('next') ? cutOff(pack) : []),
    ...pack.factions.flatMap((faction, no) => factionFaults(pack, faction, no)),
    ...deckFaults(pack),
    ...armyFaults(pack),
    ...(pack.gaps.some((gap) => gap.row === 'dice') ? [] : diceFaults(pack)),
    ...tableFaults(pack),
  ]
}

const rowOf = (region: Region): string => `regions.csv (${region.id})`

function placeFaults(region: Region, coasts: boolean, borders: boolean): BadInput[] {
  const faults: BadInput[] = []
  const complain = (said: Readonly<Record<Lang, string>>): void => void faults.push(wrong(rowOf(region), said))
  if (coasts && borders && region.borders.length === 0 && region.seas.length === 0)
    complain({ en: 'it touches neither a region nor a sea.', ru: 'она не граничит ни с областью, ни с морем.' })
  if (coasts && region.port > 0 && region.seas.length === 0)
    complain({ en: 'a port needs a coast.', ru: 'порту нужен берег.' })
  if (new Set(region.seas).size !== region.seas.length)
    complain({ en: 'a sea is named twice.', ru: 'море названо дважды.' })
  if (region.capital && region.home < 0)
    complain({ en: 'a capital is somebody’s home.', ru: 'столица — чья-то родная область.' })
  return faults
}

function seaFaults({ seas }: Pack): BadInput[] {
  return seas.flatMap(({ id, coast }) =>
    coast.length >= 2
      ? []
      : [wrong(`seas.csv (${id})`, { en: 'a sea needs two coasts at least.', ru: 'морю нужны хотя бы два берега.' })],
  )
}

/** By land, strait and sea, everything can be reached from everywhere. */
function cutOff(pack: Pack): BadInput[] {
  const seen = new Set<number>([0])
  const todo = [0]
  for (let at = todo.pop(); at !== undefined; at = todo.pop()) {
    const region = pack.regions[at]
    const near = [
      ...(region?.borders.map(({ to }) => to) ?? []),
      ...(region?.seas.flatMap((sea) =>
        [sea, ...(pack.seas[sea]?.next ?? [])].flatMap((zone) => pack.seas[zone]?.coast ?? []),
      ) ?? []),
    ]
    for (const to of near) {
      if (seen.has(to)) continue
      seen.add(to)
      todo.push(to)
    }
  }
  const cut = pack.regions.filter((_, no) => !seen.has(no))
  const [first, ...others] = cut
  const [root] = pack.regions
  if (first === undefined || root === undefined) return []
  const more =
    others.length === 0
      ? { en: '', ru: '' }
      : { en: ` Nor can ${listed(others)}.`, ru: ` И до этих: ${listed(others)}.` }
  return [
    wrong(rowOf(first), {
      en: `it cannot be reached from the first region (${root.id}).${more.en}`,
      ru: `до неё не добраться от первой области (${root.id}).${more.ru}`,
    }),
  ]
}

const listed = (regions: readonly Region[]): string => regions.map(({ id }) => id).join(', ')

export const share = (faces: readonly Face[], face: Face): number =>
  faces.filter((each) => each === face).length / faces.length

function diceFaults({ dice }: Pack): BadInput[] {
  const where = 'pack.yaml: dice'
  const faults: BadInput[] = []
  if (!FACES.every((face) => dice.G.includes(face)))
    faults.push(wrong(where, { en: 'G shows all four faces.', ru: 'на G есть все четыре грани.' }))
  const blunt = (['Y', 'R'] as const).filter((colour) => !dice[colour].includes('K'))
  for (const colour of blunt)
    faults.push(wrong(where, { en: `${colour} has a skull.`, ru: `на ${colour} есть череп.` }))
  if (blunt.length === 0 && share(dice.R, 'K') <= share(dice.Y, 'K'))
    faults.push(wrong(where, { en: 'R shows skulls more often than Y.', ru: 'на R череп выпадает чаще, чем на Y.' }))
  return faults
}

function tableFaults(pack: Pack): BadInput[] {
  const faults: BadInput[] = []
  const highest = Math.max(pack.levels.highest, ...pack.regions.map((region) => region.level))
  if (pack.defence.length <= highest)
    faults.push(
      wrong('pack.yaml: defence', {
        en: `levels up to ${highest} are in use.`,
        ru: `встречаются уровни до ${highest}.`,
      }),
    )
  if (pack.gather.length <= pack.army.line)
    faults.push(
      wrong('pack.yaml: gather', {
        en: `up to ${pack.army.line} infantry cards can attack.`,
        ru: `атаковать могут до ${pack.army.line} карт пехоты.`,
      }),
    )
  return faults
}
