// What was picked of a deed, as tokens in the line of the plan: a tap on one goes back to it.

import { ownerName, place } from '@understudy/arcs/text'
import type { Doing, Owner, Pay, SystemId } from '@understudy/arcs/vocabulary'
import type { Lang } from '@understudy/procedure'
import { type ComponentChild, type ComponentChildren, Fragment } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { inRail, onPhone } from '../../../../ui/narrow.ts'
import { GameIcon, SIGNS } from '../../draw/glyphs.tsx'
import type { Context } from '../model/context.ts'
import { startPage } from '../model/sheet.ts'
import type { BattlePage, MovePage, Page } from '../model/tap.ts'
import { paidWith } from '../plainly.ts'
import { COMPOSE_WORDS } from '../words.ts'
import { kindName } from './kinds.tsx'
import { PlaceSign } from './place-grid.tsx'

interface PlanToken {
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

const ON = ' ▸ '

function wayOf(page: MovePage, lang: Lang): PlanToken[] {
  const { head, from, path, counts } = page
  if (from === undefined) return []
  const origin: Page = { at: 'move', head, path: [], counts: [] }
  const places = [from, ...path]
  const way = places.map((system) => place(lang, system)).join(ON)
  const [first] = counts
  const leaving = first === undefined ? 0 : first.fresh + first.damaged
  return [
    { key: 'way', text: way, places, to: path.length === 0 ? origin : { ...page, path: [], counts: [] } },
    ...(first === undefined ? [] : [{ key: 'ships', text: COMPOSE_WORDS[lang].shipsTo(leaving), ships: leaving }]),
  ]
}

function fightOf({ head, faces, system, against }: BattlePage, lang: Lang): PlanToken[] {
  if (system === undefined) return []
  return [
    { key: 'at', text: place(lang, system), places: [system], to: { at: 'battle', head, faces } },
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
  const all = tokensOf(context, page, lang)
  const last = useRef<HTMLButtonElement>(null)
  const short = onPhone.value || inRail.value
  const told = all.map(({ text }) => text).join()
  // What was picked last is in sight; whatever comes before and after it is a swipe away.
  useLayoutEffect(() => {
    const [token, line] = [last.current, last.current?.parentElement]
    if (token && line)
      line.scrollLeft = token.offsetLeft + token.offsetWidth + SHADE - line.offsetLeft - line.clientWidth
  }, [told])
  // Nothing was picked but the verb, which is marked in its line: a phone says what to pick.
  if (short && all.length < 2) return null
  return (
    <>
      {all.map(({ key, text, places, ships, to }, n) => (
        <button
          key={key}
          ref={n === all.length - 1 ? last : null}
          type="button"
          class="plan-token plan-step"
          data-key={`plan ${key}`}
          disabled={to === undefined}
          onClick={() => to !== undefined && onBack(to)}
        >
          {short && places !== undefined ? (
            <Drawn text={text}>{signs(places)}</Drawn>
          ) : short && ships !== undefined ? (
            <Drawn text={text}>
              {ships}
              <GameIcon d={SIGNS.ship} />
            </Drawn>
          ) : (
            text
          )}
        </button>
      ))}
    </>
  )
}

/** How wide the line fades where it goes on (`bar.css`). */
const SHADE = 12

/** A sign to be seen, words to be heard. */
const Drawn = ({ text, children }: { readonly text: string; readonly children: ComponentChildren }) => (
  <>
    <span class="unseen">{text}</span>
    <span aria-hidden="true">{children}</span>
  </>
)

const signs = (places: readonly SystemId[]): ComponentChild =>
  places.map((system, n) => (
    <Fragment key={n}>
      {n > 0 ? ON.trim() : null}
      <PlaceSign system={system} />
    </Fragment>
  ))
