// Playing a card: the grid or the cards in hand, face down or up, declaring, seizing.

import { numberOf } from '@understudy/arcs/data'
import { ids, Pile, playersOf, read, seatOf } from '@understudy/arcs/state'
import { actionCard, courtName, RESOURCE, SUIT } from '@understudy/arcs/text'
import { type ActionCardId, AMBITIONS, type Resource, type Suit } from '@understudy/arcs/vocabulary'
import { later } from '../../../../ui/later.tsx'
import { onPhone } from '../../../../ui/narrow.ts'
import { AMBITION_SIGN, GameIcon } from '../../draw/glyphs.tsx'
import { SIDES } from '../model/card-page.ts'
import type { CardPage, Seizing } from '../model/tap.ts'
import { isActionCard } from '../model/values.ts'
import { COMPOSE_WORDS } from '../words.ts'
import { Key, Row } from './buttons.tsx'
import { type PageProps, tapsOfKind, type Why } from './page-props.ts'

// Cards that do not lie in the hand on the screen: only beside a board.
const grids = () => import('./card-grid.tsx')
const CardGrid = later(() => grids().then((part) => part.CardGrid), Nothing)
const CardChips = later(() => grids().then((part) => part.CardChips), Nothing)
function Nothing() {
  return null
}

// It comes once the table stands.
const FollowVerbs = later(() => import('./follow-verbs.tsx').then((part) => part.FollowVerbs), Nothing)

export function CardPart({ context, page, taps, lang, onTap, onWhy }: PageProps<CardPage> & { onWhy(why: Why): void }) {
  const w = COMPOSE_WORDS[lang]
  const { state, decision, beside } = context
  const open = new Set(tapsOfKind(taps, 'card').map(({ card }) => card))
  const chosen = page.card === undefined ? [] : [page.card]
  const onCard = (card: ActionCardId) => onTap({ tap: 'card', card })
  const declared = tapsOfKind(taps, 'declare')
  const gives = tapsOfKind(taps, 'give')
  const sides = tapsOfKind(taps, 'side')
  const seizes = tapsOfKind(taps, 'seize')
  const seizing = tapsOfKind(taps, 'seizing')[0]
  // On screen one card that would do is a key of its own; of several it is a card in hand.
  const only = beside || page.seizing === true || seizes.length > 1 ? undefined : seizes[0]
  const maySeize = seizing !== undefined || page.seizing === true || only !== undefined
  const seizeWords = only === undefined ? w.seizeMore : w.seizeWith(seizeName(only.with))
  const pass = tapsOfKind(taps, 'pass')[0]
  const unknown = read.unknown(state, Pile.hand(seatOf(state, decision.seat))) > 0
  // Few cards are quicker to find in a row than in a grid.
  const grid = beside && (unknown || open.size > 7)
  const Cards = grid ? CardGrid : CardChips
  // On screen the cards lie above, in one's hand.
  const inHand = !beside && !unknown
  // A phone has no room for their names beside the ways to follow.
  const named = inHand && onPhone.value ? seizes.filter((tap) => !isActionCard(tap.with)) : seizes
  const follows = inHand && decision.kind === 'follow'
  const down = follows ? undefined : tapsOfKind(taps, 'down')[0]
  const ambitions = AMBITIONS.filter(
    (ambition) => page.declare === ambition || declared.some((tap) => tap.ambition === ambition),
  )
  return (
    <>
      {inHand ? null : <Cards {...{ lang, open, chosen }} players={playersOf(state)} onTap={onCard} />}
      {follows ? <FollowVerbs {...{ context, page, taps, lang, onTap, onWhy }} /> : null}
      {sides.length === 0 ? null : (
        <Row label={w.side} shown>
          {SIDES.filter((side) => page.side === side || sides.some((tap) => tap.side === side)).map((side) => (
            <Key key={side} pressed={page.side === side} onTap={() => onTap({ tap: 'side', side })}>
              {SUIT[side as Suit]?.[lang]}
            </Key>
          ))}
        </Row>
      )}
      {ambitions.length === 0 ? null : (
        <Row label={w.declares} shown>
          {ambitions.map((ambition) => (
            <Key
              key={ambition}
              label={w.declare(ambition)}
              pressed={page.declare === ambition}
              onTap={() =>
                onTap(page.declare === ambition ? { tap: 'card', card: page.card! } : { tap: 'declare', ambition })
              }
            >
              <GameIcon d={AMBITION_SIGN[ambition]} size={18} />
              {w.declare(ambition).split(' ').at(-1)}
            </Key>
          ))}
        </Row>
      )}
      {gives.length === 0 && page.give === undefined ? null : (
        <Row label={w.give} shown>
          {gives.map((tap) => (
            <Key key={tap.card} onTap={() => onTap(tap)} pressed={page.give === tap.card}>
              {courtName(lang, tap.card)}
            </Key>
          ))}
        </Row>
      )}
      {down === undefined && pass === undefined && !maySeize ? null : (
        <Row label={w.choices} late class="wrap">
          {down === undefined ? null : (
            <Key pressed={page.down} onTap={() => onTap(down)}>
              {w.down}
            </Key>
          )}
          {!maySeize ? null : (
            <Key
              class="arcs-seize"
              {...(onPhone.value ? { label: seizeWords } : {})}
              pressed={page.seizing === true || page.seize !== undefined}
              onTap={() => onTap(only ?? { tap: 'seizing' })}
            >
              {onPhone.value ? w.seizeShort : seizeWords}
            </Key>
          )}
          {pass === undefined ? null : <Key onTap={() => onTap(pass)}>{w.passIt}</Key>}
        </Row>
      )}
      {named.length === 0 || only !== undefined ? null : (
        <Row label={w.seize} shown late>
          {named.map((tap) => (
            <Key key={tap.with} pressed={page.seize === tap.with} onTap={() => onTap(tap)} label={seizeName(tap.with)}>
              {short(tap.with)}
            </Key>
          ))}
        </Row>
      )}
    </>
  )

  function seizeName(what: Seizing): string {
    if (what === 'unknown') return w.seizeUnknown
    if (what === 'counter') return w.seizeCounter
    return isOutrage(what) ? `${w.outrage}: ${RESOURCE[what.slice(8) as Resource][lang]}` : actionCard(lang, what)
  }
  function short(what: Seizing): string {
    if (what === 'unknown' || what === 'counter' || isOutrage(what)) return seizeName(what)
    return `${actionCard(lang, what).slice(0, 3)} ${numberOf(ids.card(what))}`
  }
}

const isOutrage = (what: Seizing): what is `outrage-${Resource}` => what.startsWith('outrage-')
