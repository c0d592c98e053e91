// The pages of a plan: a move with its ships, a battle with its dice, and whatever the rules ask pick by pick.

import { arcs } from '@understudy/arcs/lean'
import { damagedShips, ids, seatOf } from '@understudy/arcs/state'
import { place } from '@understudy/arcs/text'
import type { Owner } from '@understudy/arcs/vocabulary'
import { equal, speak } from '@understudy/procedure'
import { later } from '../../../../ui/later.tsx'
import { SeatMark } from '../../draw/pieces.tsx'
import { joiningsOf, poolsOf, rivalsOf } from '../model/battle-page.ts'
import { countsOf, imperialOf } from '../model/move-page.ts'
import { asksFor, listedOf, offersOf } from '../model/pick-page.ts'
import type { BattlePage, Group, MovePage, PickPage } from '../model/tap.ts'
import { isActionCard, isCourtCard } from '../model/values.ts'
import { plainOffer } from '../plainly.ts'
import { COMPOSE_WORDS } from '../words.ts'
import { Key, Row } from './buttons.tsx'
import { CardGrid } from './card-grid.tsx'
import { type PageProps, tapsOfKind } from './page-props.ts'

// Dice come with the first battle.
const FacePad = later(() => import('./dice.tsx').then((part) => part.FacePad), Nothing)
const PoolSteps = later(() => import('./dice.tsx').then((part) => part.PoolSteps), Nothing)
function Nothing() {
  return null
}

export function MovePart({ context, page, lang, onTap }: PageProps<MovePage>) {
  if (page.path.length === 0) return null
  const seat = seatOf(context.state, context.decision.seat)
  const mixed = page.from !== undefined && damagedShips(context.state, ids.sys(page.from), seat) > 0
  return (
    <>
      {page.path.map((to, leg) => (
        <Counts key={`${leg} ${to}`} {...{ context, page, lang, onTap, leg, mixed }} taps={[]} />
      ))}
    </>
  )
}

/** How many ships go there: a tap on the number. */
function Counts({
  context,
  page,
  lang,
  leg,
  mixed,
  onTap,
}: PageProps<MovePage> & { readonly leg: number; readonly mixed: boolean }) {
  const w = COMPOSE_WORDS[lang]
  const now = page.counts[leg]!
  const all = [...countsOf(context, page, leg), now]
  const row = (of: 'fresh' | 'damaged', other: 'fresh' | 'damaged') =>
    all
      .filter((group) => group[other] === now[other] && imperialOf(group) === imperialOf(now))
      .sort((a, b) => a[of] - b[of])
  const imperial = all
    .filter((group) => group.fresh === now.fresh && group.damaged === now.damaged)
    .sort((a, b) => imperialOf(a) - imperialOf(b))
  const keys = (of: 'fresh' | 'damaged', groups: readonly Group[]) =>
    groups.map((group) => (
      <Key
        key={group[of]}
        pressed={equal(group, now)}
        onTap={() => onTap({ tap: 'count', leg, ...group })}
        class="arcs-number"
      >
        {group[of]}
      </Key>
    ))
  const fresh = row('fresh', 'damaged')
  const damaged = row('damaged', 'fresh')
  const label = w.ships(page.path[leg]!)
  return (
    <>
      <Row label={mixed ? `${label}, ${w.fresh}` : label} shown>
        {keys('fresh', fresh)}
      </Row>
      {mixed && damaged.length > 1 ? (
        <Row label={`${label}, ${w.damaged}`} shown>
          {keys('damaged', damaged)}
        </Row>
      ) : null}
      {imperial.length > 1 ? (
        <Row label={w.imperial} shown>
          {imperial.map((group) => (
            <Key
              key={JSON.stringify(group.imperial)}
              pressed={equal(group, now)}
              onTap={() => onTap({ tap: 'count', leg, ...group })}
              class="arcs-number"
            >
              {imperialOf(group)}
            </Key>
          ))}
        </Row>
      ) : null}
    </>
  )
}

export function BattlePart({ context, page, taps, lang, onTap }: PageProps<BattlePage>) {
  const w = COMPOSE_WORDS[lang]
  if (page.system === undefined) return null
  const rivals = rivalsOf(context, page)
  return (
    <>
      {rivals.length > 1 ? (
        // Once it is said the plan names them.
        <Row label={w.against} shown={page.against === undefined || context.beside} class="arcs-rivals">
          {rivals.map((seat) => (
            <Key
              key={seat}
              label={w.rival(seat as Owner)}
              pressed={page.against === seat}
              onTap={() => onTap({ tap: 'against', seat })}
            >
              <SeatMark colour={seat as Owner} />
              <span>{w.rival(seat as Owner)}</span>
            </Key>
          ))}
        </Row>
      ) : null}
      <Joinings {...{ context, page, taps, lang, onTap }} />
      {page.against === undefined ? null : context.tableDice ? (
        <>
          <p class="arcs-ask">{w.tellDice}</p>
          <FacePad
            lang={lang}
            faces={page.faces}
            open={new Set(tapsOfKind(taps, 'face').map(({ die }) => die))}
            onTap={(die, face) => onTap({ tap: 'face', die, face })}
          />
        </>
      ) : page.pool === undefined ? null : (
        <PoolSteps
          lang={lang}
          pool={page.pool}
          pools={poolsOf(context, page)}
          onPool={(pool) => onTap({ tap: 'pool', pool })}
        />
      )}
    </>
  )
}

/** In an act: whether Imperial ships attack, too. */
function Joinings({ context, page, lang, onTap }: PageProps<BattlePage>) {
  const w = COMPOSE_WORDS[lang]
  const ways = joiningsOf(context, page)
  if (ways.length === 0) return null
  return (
    <Row label={w.imperial} shown>
      {ways.map((imperial) => (
        <Key
          key={imperial ?? ''}
          pressed={page.imperial === imperial}
          onTap={() => onTap({ tap: 'joining', ...(imperial === undefined ? {} : { imperial }) })}
        >
          {w.joining(imperial)}
        </Key>
      ))}
    </Row>
  )
}

/** More of the Court than lies there: only where somebody drew it. */
const CourtGrid = later(() => import('./court-grid.tsx').then((part) => part.CourtGrid), Nothing)

export function PickPart({ context, page, lang, onTap }: PageProps<PickPage>) {
  const w = COMPOSE_WORDS[lang]
  const all = offersOf(context, page)
  // The only one lies ready above.
  const listed = all.length === 1 && all[0]?.action !== undefined ? [] : listedOf(page, all)
  const cards = listed.map(({ pick }) => pick.value).filter(isActionCard)
  const court = listed.map(({ pick }) => pick.value).filter(isCourtCard)
  const slot = listed[0]?.pick.slot ?? ''
  const picked = (value: string) => onTap({ tap: 'pick', pick: { slot, value } })
  const onCourt = court.length > 6 && court.length === listed.length
  const onCards = cards.length > 4 && cards.length === listed.length
  const asked = onCourt || onCards ? asksFor(context, page) : undefined
  return (
    <>
      {page.within === undefined ? null : <p class="arcs-ask">{place(lang, page.within)}</p>}
      {asked === undefined ? null : <p class="arcs-ask">{w.handSoFar(page.picks.length, asked)}</p>}
      {onCards ? (
        <CardGrid
          lang={lang}
          players={context.state.options.players}
          open={new Set(cards)}
          chosen={page.picks.map(({ value }) => value).filter(isActionCard)}
          onTap={picked}
        />
      ) : onCourt ? (
        <CourtGrid
          lang={lang}
          open={new Set(court)}
          chosen={page.picks.map(({ value }) => value).filter(isCourtCard)}
          onTap={picked}
        />
      ) : listed.length === 0 ? null : (
        <Row label={w.choices} class="wrap">
          {listed.map((offer, at) => (
            <Key
              key={at}
              {...(equal(page.picks.at(-1), offer.pick) ? { pressed: true } : {})}
              onTap={() => onTap({ tap: 'pick', pick: offer.pick })}
            >
              {plainOffer(context, page, offer.pick, lang) ?? speak(arcs.phrases, lang, offer.text)}
            </Key>
          ))}
        </Row>
      )}
    </>
  )
}
