// A game that is about to begin: what was chosen so far, and whether it can start.

import type { Lang } from '@understudy/procedure'
import {
  type AnyPackage,
  BadInput,
  type Controller,
  type Options,
  type SeatSpec,
  Table,
  type Way,
  withDefaults,
} from '@understudy/table'
import type { Preset } from '../games/ui.ts'
import type { Saved } from '../storage/db.ts'
import { newId } from '../storage/tabs.ts'

export interface Draft {
  readonly beside: boolean
  readonly options: Options
  /** Only seats that somebody has changed. */
  readonly seats: Readonly<Record<string, Controller>>
  readonly chance: Readonly<Record<string, Way>>
  readonly seed: string
  /** Undefined: derived from the options. */
  readonly title: string | undefined
}

export const newSeed = (): string => newId(4)

export function freshDraft(): Draft {
  return { beside: false, options: {}, seats: {}, chance: {}, seed: newSeed(), title: undefined }
}

/** A table that a game proposes. */
export function draftOf({ beside, options, seats, chance }: Preset): Draft {
  return { ...freshDraft(), beside, options, seats, chance: chance ?? {} }
}

/** The same settings as a game that was played, with new chance. */
export function draftLike({ meta, entries }: Saved): Draft {
  const start = entries[0]
  if (start?.t !== 'start') return freshDraft()
  const { options, seats, chance } = start
  return { ...freshDraft(), beside: meta.beside, options, seats, chance }
}

/** What is not offered (any more), or means nothing without another option, is not chosen either. */
export function optionsOf(pkg: AnyPackage, { options }: Draft): Options {
  const offered = new Map(pkg.game.options.map((spec) => [spec.id, spec]))
  const isUsual = (id: string) => {
    const spec = offered.get(id)
    return options[id] === undefined || (spec !== undefined && 'default' in spec && options[id] === spec.default)
  }
  const counts = (id: string) => {
    const spec = offered.get(id)
    return spec !== undefined && (spec.needs === undefined || !isUsual(spec.needs))
  }
  return withDefaults(pkg, Object.fromEntries(Object.entries(options).filter(([id]) => counts(id))))
}

/** Empty while the options do not fit together; then `problemOf` says why. */
export function seatsFor(pkg: AnyPackage, draft: Draft): readonly SeatSpec[] {
  try {
    return pkg.game.seats(optionsOf(pkg, draft))
  } catch {
    return []
  }
}

export function controllerOf(pkg: AnyPackage, draft: Draft, seat: string): Controller {
  const own = draft.seats[seat]
  if (own !== undefined) return own
  try {
    return pkg.seating(optionsOf(pkg, draft))[seat] ?? { by: 'person' }
  } catch {
    return { by: 'person' }
  }
}

/** Beside the board, what can come from the table does, unless the game proposes otherwise or somebody says so. */
export function wayOf(pkg: AnyPackage, draft: Draft, id: string): Way {
  if (!draft.beside) return 'app'
  const source = pkg.game.sources.find((each) => each.id === id)
  const ways = source?.ways ?? ['app']
  return draft.chance[id] ?? source?.beside ?? (ways.includes('table') ? 'table' : (ways[0] ?? 'app'))
}

/** Throws BadInput if it cannot start. */
// biome-ignore lint/suspicious/noExplicitAny: the shell handles every game alike
export function begin(pkg: AnyPackage, draft: Draft): Table<any, any> {
  const seats = Object.fromEntries(seatsFor(pkg, draft).map(({ id }) => [id, controllerOf(pkg, draft, id)]))
  const chance = Object.fromEntries(pkg.game.sources.map(({ id }) => [id, wayOf(pkg, draft, id)]))
  return Table.start(pkg, { options: optionsOf(pkg, draft), seed: draft.seed, seats, chance })
}

export function problemOf(pkg: AnyPackage, draft: Draft): BadInput | undefined {
  try {
    pkg.game.seats(optionsOf(pkg, draft))
    begin(pkg, draft)
    return undefined
  } catch (error) {
    if (error instanceof BadInput) return error
    throw error
  }
}

/** "muhq's game: The Kraken"; where seats are chosen one by one, by the bots that sit there. */
export function derivedTitle(pkg: AnyPackage, draft: Draft, lang: Lang): string {
  const options = optionsOf(pkg, draft)
  const dealt = pkg.game.options.find(({ id }) => id === 'role1')
  const first = dealt ?? pkg.game.options.find((option) => option.kind === 'choice')
  const value = first?.kind === 'choice' ? first.values.find((each) => each.id === options[first.id]) : undefined
  const name = pkg.game.title[lang]
  if (dealt !== undefined) {
    const bots = seatsFor(pkg, draft).map(({ id }) => controllerOf(pkg, draft, id))
    const titles = bots.flatMap((to) =>
      to.by === 'bot' ? (pkg.bots.find(({ id }) => id === to.bot)?.title[lang] ?? []) : [],
    )
    return [name, [...new Set(titles)].join(', ')].filter((part) => part !== '').join(': ')
  }
  return value === undefined ? name : `${name}: ${value.title[lang]}`
}
