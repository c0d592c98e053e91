// Choosing what a new game is to be like: its options in folds, what follows from another value, and what is not as usual.

import type { Lang } from '@understudy/procedure'
import { type AnyPackage, type OptionSpec, type Options, withDefaults } from '@understudy/table'
import type { OptionFolds, OptionGroups } from '../games/ui.ts'
import { type Draft, optionsOf, seatsFor } from './draft.ts'

/** Another value for an option. Where that gives a seat another role, who sits there follows from it again. */
export function withOption(
  pkg: AnyPackage,
  draft: Draft,
  id: string,
  value: Options[string],
): Pick<Draft, 'options' | 'seats'> {
  const options = { ...draft.options, [id]: value }
  const before = new Map(seatsFor(pkg, draft).map((seat) => [seat.id, seat.role]))
  const after = new Map(seatsFor(pkg, { ...draft, options }).map((seat) => [seat.id, seat.role]))
  if (after.size === 0) return { options, seats: draft.seats }
  const seats = Object.entries(draft.seats).filter(([seat]) => before.get(seat) === after.get(seat))
  return { options, seats: Object.fromEntries(seats) }
}

interface Fold {
  readonly title: string | undefined
  readonly options: readonly OptionSpec[]
}

/** How seats are dealt out; undefined: they follow from the options. */
export const seatGroups = (groups: OptionFolds | OptionGroups | undefined): OptionGroups | undefined =>
  groups !== undefined && 'seatId' in groups ? groups : undefined

/** What everybody wants to choose, and what only some do: files, and whatever a game lists after them. */
export function groupOptions(pkg: AnyPackage, groups: OptionFolds | undefined, options: Options, lang: Lang): Fold[] {
  const all = pkg.game.optionsFor?.(options) ?? pkg.game.options
  if (groups === undefined) {
    const at = all.findIndex((option) => option.kind === 'file')
    return at < 0
      ? [{ title: undefined, options: all }]
      : [
          { title: undefined, options: all.slice(0, at) },
          { title: undefined, options: all.slice(at) },
        ]
  }
  const numbers = all.map((_, at) => at + 1)
  const dealt = seatGroups(groups)
  const seats = new Set(
    dealt === undefined ? [] : numbers.flatMap((n) => [dealt.seatId(n), dealt.role(n), ...dealt.ofSeat(n)]),
  )
  const onTiles = onTilesOf(groups, options)
  const named = new Set([...groups.main, ...seats, ...onTiles, ...groups.folded.flatMap((fold) => fold.options)])
  const pick = (ids: readonly string[]) =>
    ids.flatMap((id) => all.filter((option) => option.id === id && groups.idle?.(id, options) !== true))
  const rest = all.filter(({ id }) => !named.has(id)).map(({ id }) => id)
  return [
    { title: undefined, options: pick(groups.main) },
    ...groups.folded.map((fold, at) => ({
      title: fold.title[lang],
      options: pick(at === groups.folded.length - 1 ? [...fold.options, ...rest] : fold.options),
    })),
  ]
}

/** Options that the tiles of the seats ask for. */
function onTilesOf(groups: OptionFolds | undefined, options: Options): readonly string[] {
  if (groups === undefined) return []
  const who = Array.from({ length: MOST_SEATS }, (_, at) => groups.who?.(at + 1, at + 1, options) ?? [])
  return [...who.flat(), 'difficulty']
}

const MOST_SEATS = 8

/** What is asked for behind "Change …": everything but the seats. */
export function behindChange(pkg: AnyPackage, groups: OptionFolds | undefined, options: Options): OptionSpec[] {
  const onTiles = new Set([...onTilesOf(groups, options), 'players'])
  const dealt = seatGroups(groups)
  const seats = Array.from({ length: MOST_SEATS }, (_, at) => [dealt?.seatId(at + 1), dealt?.role(at + 1)]).flat()
  return (pkg.game.optionsFor?.(options) ?? pkg.game.options).filter(
    ({ id }) => !onTiles.has(id) && !seats.includes(id) && groups?.idle?.(id, options) !== true,
  )
}

/** What differs from the usual table among these options, each in a few words: "Rounds: 12". */
export function changesOf(
  pkg: AnyPackage,
  draft: Draft,
  usual: Options,
  options: readonly OptionSpec[],
  lang: Lang,
): string[] {
  const [was, is] = [withDefaults(pkg, usual), optionsOf(pkg, draft)]
  return options.flatMap((option) => {
    const value = is[option.id]
    if (value === was[option.id]) return []
    const title = option.title[lang]
    if (option.kind === 'choice')
      return [`${title}: ${option.values.find(({ id }) => id === value)?.title[lang] ?? String(value)}`]
    if (option.kind === 'number') return [`${title}: ${String(value)}`]
    return [option.kind === 'flag' ? `${value === true ? '+' : '−'} ${title}` : title]
  })
}
