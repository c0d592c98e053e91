// What was picked of a deed, as tokens of the plan: each knows the page on which it was picked.

import { ownerName, place } from '@understudy/arcs/text'
import type { Doing, Owner, Pay, SystemId } from '@understudy/arcs/vocabulary'
import type { Lang } from '@understudy/procedure'
import type { Context } from '../model/context.ts'
import { startPage } from '../model/sheet.ts'
import type { BattlePage, MovePage, Page } from '../model/tap.ts'
import { paidWith } from '../plainly.ts'
import { COMPOSE_WORDS } from '../words.ts'
import { kindName } from './kinds.tsx'

interface PlanToken {
  /** Another thing that was picked is another token. */
  readonly key: string
  readonly text: string
  /** Places that it names: on a phone they stand there as on the map. */
  readonly places?: readonly SystemId[]
  /** So many ships, as they are drawn. */
  readonly ships?: number
  /** The page on which it is picked; undefined: it is chosen where it lies. */
  readonly to?: Page
}

export function tokensOf(context: Context, page: Page, lang: Lang): PlanToken[] {
  if (context.decision.kind !== 'turn' || context.beside) return []
  switch (page.at) {
    case 'root':
      return page.within === undefined ? [] : [tokenAt(page.within, lang, { at: 'root', pay: page.pay })]
    case 'move':
      return [...headOf(context, page, lang), ...wayOf(page, lang)]
    case 'battle':
      return [...headOf(context, page, lang), ...fightOf(page, lang)]
    default:
      return []
  }
}

/** The verb, and what it is paid with: both are chosen where the verbs are. */
function headOf(context: Context, { head }: MovePage | BattlePage, lang: Lang): PlanToken[] {
  const to = startPage(context)
  const doing = head.find(({ slot }) => slot === 'do')?.value as Doing | undefined
  const pay = head.find(({ slot }) => slot === 'pay')?.value as Pay | undefined
  return [
    ...(doing === undefined ? [] : [{ key: 'verb', text: kindName(lang, { tap: 'do', doing }), to }]),
    ...(pay === undefined || pay === 'pip' ? [] : [{ key: 'pay', text: paidWith(context, pay, lang), to }]),
  ]
}

export const ON = ' ▸ '

function wayOf(page: MovePage, lang: Lang): PlanToken[] {
  const { head, from, path, counts } = page
  if (from === undefined) return []
  const origin: Page = { at: 'move', head, path: [], counts: [] }
  const places = [from, ...path]
  const way = places.map((system) => place(lang, system)).join(ON)
  const [first] = counts
  const leaving = first === undefined ? 0 : first.fresh + first.damaged
  return [
    {
      key: path.length === 0 ? `from ${from}` : `way ${places.join(' ')}`,
      text: way,
      places,
      to: path.length === 0 ? origin : { ...page, path: [], counts: [] },
    },
    ...(first === undefined ? [] : [{ key: 'ships', text: COMPOSE_WORDS[lang].shipsTo(leaving), ships: leaving }]),
  ]
}

function fightOf({ head, faces, system, against }: BattlePage, lang: Lang): PlanToken[] {
  if (system === undefined) return []
  return [
    tokenAt(system, lang, { at: 'battle', head, faces }),
    ...(against === undefined
      ? []
      : [
          {
            key: `against ${against}`,
            text: ownerName(lang, against as Owner),
            to: { at: 'battle', head, faces, system } as const,
          },
        ]),
  ]
}

const tokenAt = (system: SystemId, lang: Lang, to: Page): PlanToken => ({
  key: `at ${system}`,
  text: place(lang, system),
  places: [system],
  to,
})
