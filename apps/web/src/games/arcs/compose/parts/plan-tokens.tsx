// What was picked of a deed, as tokens in the line of the plan: a tap on one goes back to it.

import type { SystemId } from '@understudy/arcs/vocabulary'
import type { Lang } from '@understudy/procedure'
import { type ComponentChild, type ComponentChildren, Fragment } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { inRail, onPhone } from '../../../../ui/narrow.ts'
import { GameIcon, SIGNS } from '../../draw/glyphs.tsx'
import type { Context } from '../model/context.ts'
import type { Page } from '../model/tap.ts'
import { PlaceSign } from './place-grid.tsx'
import { ON, tokensOf } from './tokens-of.ts'

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
