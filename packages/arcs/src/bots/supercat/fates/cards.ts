// Lines of a Fate's page that call for a card (General Priorities, GP.0), and what comes of it.

import type { Say } from '@understudy/procedure'
import type { C, Option, RuleNode, WaysOf } from '../context.ts'
import { call } from '../general/page.ts'
import { cardsFor, type Line } from '../general/ways.ts'
import type { GpSelect } from '../sources.ts'
import type { CardOrder, Version } from '../versions/version.ts'

/**
 * `call(id, …)`: a card that can do one of these, goals before actions, with half of its actions or with all of them.
 * `${id}.go` takes it and leaves the page; GP.0.1 then leaves General Priorities.
 */
export const fateCall = (
  version: Version,
  id: GpSelect,
  lines: (c: C) => Iterable<Line>,
  how: {
    readonly spends?: 'half' | 'all'
    readonly order?: Exclude<CardOrder, 'any'>
    readonly because?: (c: C) => Say[]
  } = {},
): RuleNode => call(id, fateCards(version, lines, how))

const fateCards = (
  version: Version,
  lines: (c: C) => Iterable<Line>,
  { spends = 'half', order = 'listed', because }: Parameters<typeof fateCall>[3] & object = {},
): WaysOf<Option> => cardsFor(version, lines, order, because, { spends })
