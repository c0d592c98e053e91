// What was picked of a deed, as tokens in the line of the plan: a tap on one goes back to it.

import { ownerName, place } from '@understudy/arcs/text'
import type { Doing, Owner, Pay } from '@understudy/arcs/vocabulary'
import type { Lang } from '@understudy/procedure'
import type { Context } from '../model/context.ts'
import { startPage } from '../model/sheet.ts'
import type { BattlePage, MovePage, Page } from '../model/tap.ts'
import { paidWith } from '../plainly.ts'
import { COMPOSE_WORDS } from '../words.ts'
import { kindName } from './kinds.tsx'

interface PlanToken {
  readonly key: string
  readonly text: string
  /** The page on which it is picked; undefined: it is chosen where it lies. */
  readonly to?: Page
}

export function tokensOf(context: Context, page: Page, lang: Lang): PlanToken[] {
  if (context.decision.kind !== 'turn' || context.beside) return []
  switch (page.at) {
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

function wayOf(page: MovePage, lang: Lang): PlanToken[] {
  const { head, from, path, counts } = page
  if (from === undefined) return []
  const origin: Page = { at: 'move', head, path: [], counts: [] }
  const way = [from, ...path].map((system) => place(lang, system)).join(' ▸ ')
  const ships = counts.at(-1)
  return [
    { key: 'way', text: way, to: path.length === 0 ? origin : { ...page, path: [], counts: [] } },
    ...(ships === undefined
      ? []
      : [{ key: 'ships', text: COMPOSE_WORDS[lang].shipsTo(counts[0]!.fresh + counts[0]!.damaged) }]),
  ]
}

function fightOf({ head, faces, system, against }: BattlePage, lang: Lang): PlanToken[] {
  if (system === undefined) return []
  return [
    { key: 'at', text: place(lang, system), to: { at: 'battle', head, faces } },
    ...(against === undefined
      ? []
      : [
          {
            key: 'against',
            text: ownerName(lang, against as Owner),
            to: { at: 'battle', head, faces, system } as const,
          },
        ]),
  ]
}

export function PlanTokens({
  context,
  page,
  lang,
  onBack,
}: {
  readonly context: Context
  readonly page: Page
  readonly lang: Lang
  onBack(page: Page): void
}) {
  return (
    <>
      {tokensOf(context, page, lang).map(({ key, text, to }) => (
        <button
          key={key}
          type="button"
          class="plan-token plan-step"
          data-key={`plan ${key}`}
          disabled={to === undefined}
          onClick={() => to !== undefined && onBack(to)}
        >
          {text}
        </button>
      ))}
    </>
  )
}
