// The shelves of the shop, drawn: every good with its price, in as much room as its words may come to need.

import type { ComponentChildren } from 'preact'
import { MarkIcon } from '../../draw/mark.tsx'
import type { PageProps } from '../page.ts'
import { COMPOSE_WORDS } from '../words.ts'
import { type Good, linesOf, type Shelf } from './shop-goods.ts'

export function Shelves({
  shelves,
  lang,
  above,
  tap,
  onWhy,
}: Pick<PageProps, 'lang' | 'onWhy'> & {
  readonly shelves: readonly Shelf[]
  /** What stands between the name of a shelf and its goods. */
  above(shelf: Shelf['key']): ComponentChildren
  /** Undefined: it cannot be had now. */
  tap(good: Good): (() => void) | undefined
}) {
  const w = COMPOSE_WORDS[lang]
  return (
    <div class="rome-shelves">
      {shelves.map(({ key, goods }) =>
        goods.length === 0 ? null : (
          <section key={key} class="rome-shelf" aria-label={w[key]}>
            <h2>{w[key]}</h2>
            {above(key)}
            <ul>
              {goods.map((good) => (
                <GoodRow key={good.key} good={good} lang={lang} onWhy={onWhy} onTap={tap(good)} />
              ))}
            </ul>
          </section>
        ),
      )}
    </div>
  )
}

/** What cannot be had now can be tapped all the same: it says why. */
function GoodRow({
  good,
  lang,
  onTap,
  onWhy,
}: Pick<PageProps, 'lang' | 'onWhy'> & { readonly good: Good; readonly onTap: (() => void) | undefined }) {
  const lines = linesOf(good)
  const { room } = good
  return (
    <li>
      <button
        type="button"
        class={onTap === undefined ? 'rome-good impossible' : 'rome-good'}
        {...(onTap === undefined ? { 'aria-disabled': true } : {})}
        {...(good.why === undefined ? {} : { title: good.why[lang] })}
        onClick={onTap ?? (() => onWhy(good.why))}
      >
        <span class="title" data-room={room?.title ?? ''}>
          <span>
            {good.title}
            {good.places === undefined ? '' : ' …'}
          </span>
        </span>
        {lines === '' && room?.lines === undefined ? null : (
          <small data-room={room?.lines ?? ''}>
            <span>{lines}</span>
          </small>
        )}
        {good.price === 0 ? null : (
          <b>
            {good.price} <MarkIcon of="coin" size={12} />
          </b>
        )}
      </button>
    </li>
  )
}
