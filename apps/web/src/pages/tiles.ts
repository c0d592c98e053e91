// The tiles of a new game: one for each place at the table, with those who may sit there. Bots for practice are not among
// them; whoever sits there is.

import type { Lang } from '@understudy/procedure'
import type { AnyPackage, Controller, SeatSpec } from '@understudy/table'
import { versionName } from '@understudy/table/bots'
import { GAMES } from '../games/index.ts'
import type { OptionFolds, OptionGroups } from '../games/ui.ts'
import { controllerId, controllersFor, versionShown } from '../play/seats/controllers.ts'
import { controllerName } from '../play/telling/story.ts'
import { textsIn } from '../text/index.ts'
import { named } from '../text/named.ts'
import { seatGroups, withOption } from './choosing.ts'
import { controllerOf, type Draft, optionsOf, seatsFor } from './draft.ts'
import { sitDown } from './seating.ts'

type Part = Pick<Draft, 'options' | 'seats'>

interface Sitter {
  readonly id: string
  readonly title: string
  /** The table with them at it. */
  readonly take: Part
}

export interface Tile {
  /** Counted from 1. */
  readonly n: number
  /** Undefined: nobody sits there. */
  readonly seat: SeatSpec | undefined
  readonly id: string
  readonly title: Readonly<Record<Lang, string>>
  readonly now: Controller | undefined
  readonly sitters: readonly Sitter[]
  /** One of them. */
  readonly chosen: string
}

/** The bots with a rulebook, in the order in which they are named. A game without any has no others either. */
export type Published = readonly string[]

export const publishedOf = (game: string): Published => [
  ...new Set(GAMES.find(({ id }) => id === game)?.books.map(({ id }) => id.split('@')[0] ?? id)),
]

export function tilesOf(
  pkg: AnyPackage,
  groups: OptionFolds | OptionGroups | undefined,
  draft: Draft,
  published: Published,
  lang: Lang,
): Tile[] {
  const seated = seatsFor(pkg, draft)
  const all = groups?.places === undefined ? seated : everyPlace(pkg, groups, draft)
  const people = seated.filter(({ id }) => controllerOf(pkg, draft, id).by === 'person')
  return all.map(({ id, title }, at) => {
    const n = at + 1
    const seat = seated.find((each) => each.id === id)
    const now = seat === undefined ? undefined : controllerOf(pkg, draft, id)
    // Alone one is oneself.
    const person =
      people.length === 0 || (people.length === 1 && now?.by === 'person')
        ? textsIn(lang).seats.you
        : textsIn(lang).seats.person
    const option = groups?.who?.(n, all.length, optionsOf(pkg, draft))
    const { sitters, chosen } =
      option === undefined
        ? whoeverSits(pkg, seatGroups(groups), draft, seat, n, now, published, person, lang)
        : asTheOptionSays(pkg, groups, draft, option, id, now, person, lang)
    return { n, seat, id, title, now, sitters, chosen }
  })
}

/** With those that are empty now. */
function everyPlace(pkg: AnyPackage, groups: OptionFolds, draft: Draft): readonly SeatSpec[] {
  const most = groups.places?.most ?? 0
  const spec = pkg.game.options.find(({ id }) => id === groups.who?.(1, most, draft.options))
  const someone = spec?.kind === 'choice' ? spec.values.find(({ id }) => id !== groups.places?.empty)?.id : undefined
  const full = Array.from({ length: most }, (_, at) => [groups.who?.(at + 1, most, draft.options) ?? '', someone])
  return seatsFor(pkg, { ...draft, options: { ...draft.options, ...Object.fromEntries(full) } })
}

/** An option of the game says who sits there: its values are those who may. */
function asTheOptionSays(
  pkg: AnyPackage,
  groups: OptionFolds | undefined,
  draft: Draft,
  option: string,
  seat: string,
  now: Controller | undefined,
  person: string,
  lang: Lang,
): Pick<Tile, 'sitters' | 'chosen'> {
  const spec = pkg.game.options.find(({ id }) => id === option)
  if (spec?.kind !== 'choice') return { sitters: [], chosen: '' }
  const value = String(optionsOf(pkg, draft)[option])
  const isPerson = (id: string): boolean => {
    const options = optionsOf(pkg, { ...draft, options: { ...draft.options, [option]: id } })
    try {
      return pkg.seating(options)[seat]?.by === 'person'
    } catch {
      return false
    }
  }
  const sitters = spec.values.map(({ id, title }): Sitter => {
    const { options, seats } = withOption(pkg, draft, option, id)
    const { [seat]: _, ...others } = seats
    const called =
      id === groups?.places?.empty ? textsIn(lang).newGame.nobody : isPerson(id) ? person : named(title[lang])
    return { id, title: called, take: { options, seats: others } }
  })
  if (now?.by !== 'random') return { sitters, chosen: value }
  return { sitters: [...sitters, alsoThere(pkg, now, draft, lang)], chosen: now.by }
}

/** Somebody sits down at a seat, and its role follows. */
function whoeverSits(
  pkg: AnyPackage,
  groups: OptionGroups | undefined,
  draft: Draft,
  seat: SeatSpec | undefined,
  n: number,
  now: Controller | undefined,
  published: Published,
  person: string,
  lang: Lang,
): Pick<Tile, 'sitters' | 'chosen'> {
  const chosen = now === undefined ? '' : controllerId(pkg, now)
  const sitters = sittersFor(pkg, groups, draft, seat, published).map((who): Sitter => {
    const take = sitDown(pkg, groups, draft, n, who)
    const bot = who.by === 'bot' ? pkg.bots.find(({ id }) => id === who.bot)?.title[lang] : person
    return { id: controllerId(pkg, who), title: bot ?? '', take }
  })
  if (now === undefined || sitters.some(({ id }) => id === chosen)) return { sitters, chosen }
  return { sitters: [...sitters, alsoThere(pkg, now, draft, lang)], chosen }
}

const alsoThere = (pkg: AnyPackage, now: Controller, draft: Draft, lang: Lang): Sitter => ({
  id: controllerId(pkg, now),
  title: controllerName(pkg, now, lang),
  take: { options: draft.options, seats: draft.seats },
})

/** People and published bots, each as it is played today. */
export function sittersFor(
  pkg: AnyPackage,
  groups: OptionGroups | undefined,
  draft: Draft,
  seat: SeatSpec | undefined,
  published: Published,
): Controller[] {
  const role = groups === undefined ? seat?.role : undefined
  const could = controllersFor(pkg, role).filter(
    (each) => each.by !== 'bot' || groups?.sits?.(each.bot, draft.options) !== false,
  )
  const bots = published.length === 0 ? pkg.bots.map(({ id }) => id) : published
  const isToday = (each: Extract<Controller, { by: 'bot' }>): boolean => {
    const spec = pkg.bots.find(({ id }) => id === each.bot)
    return spec === undefined || [versionName(spec), ''].includes(versionShown(pkg, each))
  }
  return [
    ...could.filter(({ by }) => by === 'person'),
    ...bots.flatMap((id) => could.filter((each) => each.by === 'bot' && each.bot === id && isToday(each))),
  ]
}
