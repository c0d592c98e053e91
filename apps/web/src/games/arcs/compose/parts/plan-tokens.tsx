// What was picked of a deed, as tokens in the line of the plan: a tap on one goes back to it.

import type { SystemId } from '@understudy/arcs/vocabulary'
import type { Lang } from '@understudy/procedure'
import { type ComponentChild, type ComponentChildren, Fragment } from 'preact'
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
  const short = onPhone.value || inRail.value
  // The verb is marked in its line, right above.
  const all = tokensOf(context, page, lang).filter(({ key }) => !short || key !== 'verb')
  return (
    <>
      {all.map(({ key, text, places, ships, to }) => (
        <button
          key={key}
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
              <GameIcon d={SIGNS.ship} size={16} />
            </Drawn>
          ) : (
            text
          )}
        </button>
      ))}
    </>
  )
}

/** A sign to be seen, words to be heard. */
export const Drawn = ({ text, children }: { readonly text: string; readonly children: ComponentChildren }) => (
  <>
    <span class="unseen">{text}</span>
    <span aria-hidden="true">{children}</span>
  </>
)

const signs = (places: readonly SystemId[]): ComponentChild =>
  places.map((system, n) => (
    <Fragment key={n}>
      {n > 0 ? ON.trim() : null}
      <PlaceSign system={system} size={16} />
    </Fragment>
  ))
