// The components that the campaign adds, for `diff`, for setting up from the box and for "does your table match?". Of each
// hidden pile it says whether it may be shuffled anew.

import { RESOURCES } from '../../../vocabulary.ts'
import { cardId, courtId } from '../../board/ids.ts'
import type { ActPart } from '../../round/act-rules.ts'
import { say as baseSay } from '../../sayings.ts'
import * as camp from '../../state/campaign/read.ts'
import * as Pile from '../../state/piles.ts'
import * as read from '../../state/read.ts'
import { colourOf, playersOf, type State } from '../../state/state.ts'
import { SCRAPPED } from '../court.ts'
import { golemsOf } from '../golems.ts'
import { grieves } from '../grievances.ts'
import { say } from '../sayings.ts'
import { isOutlaw } from '../titles.ts'
import { FATES, GOLEMS, POLICIES } from '../vocabulary.ts'

const part = (id: string, looks: unknown, empty: boolean, change: ActPart['change']): ActPart => ({
  id,
  looks,
  empty,
  change,
})

const tokens = (of: (type: number) => number): (typeof RESOURCES)[number][] =>
  RESOURCES.flatMap((type, i) => new Array(of(i + 1)).fill(type))

const SIDES = ['session', 'decided', 'tucked'] as const

export function parts(state: State): ActPart[] {
  const out: ActPart[] = []
  const first = camp.firstRegent(state)
  const of = first < 0 ? 'none' : colourOf(state, first)
  const side = SIDES[camp.council(state)]!
  const holder = side === 'tucked' ? colourOf(state, camp.councilOf(state)) : 'none'
  const policy = POLICIES[camp.policy(state)]!
  out.push(
    part('council', [side, holder], false, say('put.council', { side, of: holder })),
    part('policy', policy, false, say('put.policy', { policy })),
    part('firstRegent', of, false, say('put.firstRegent', { of })),
  )
  for (let seat = 0; seat < playersOf(state); seat++) {
    const n = read.courtAgents(state, 4, seat)
    const colour = colourOf(state, seat)
    out.push(
      part(
        `councilAgents.${seat}`,
        n,
        n === 0,
        baseSay('put.courtAgents', { card: 'council' as never, of: colour, n }),
      ),
    )
  }
  const trust = tokens((type) => camp.trust(state, type))
  const league = tokens((type) => camp.league(state, type))
  out.push(
    part('trust', trust, trust.length === 0, say('put.trust', { types: trust })),
    part('league', league, league.length === 0, say('put.league', { types: league })),
  )
  for (let spot = 0; spot <= 4; spot++) {
    const card = camp.attached(state, spot)
    const id = card === 0 ? ('none' as const) : courtId(card - 1)
    out.push(part(`attached.${spot}`, card, card === 0, say('put.attached', { spot: spot + 1, card: id })))
  }
  const deck = read.count(state, Pile.COURT_DECK) + camp.courtLore(state)
  const buried = read.count(state, Pile.BURIED)
  out.push(part('courtOrder', [deck, buried], false, say('put.deckOrder', { deck, buried })))
  const discard = Array.from({ length: camp.discarded(state) }, (_, n) => courtId(camp.discard(state, n)))
  out.push(part('discardOrder', discard, discard.length === 0, say('put.discardOrder', { cards: discard })))
  const left = camp.faithfulLeft(state)
  out.push(part('faithful', left, left === 0, say('put.faithful', { n: left })))
  const scrapped = read.cards(state, SCRAPPED).map(cardId)
  out.push(part('scrapped', scrapped, scrapped.length === 0, say('put.scrapped', { cards: scrapped })))
  const clusters = [1, 2, 3, 4, 5, 6].filter((cluster) => (camp.golemsOnMap(state) & (1 << (cluster - 1))) !== 0)
  out.push(part('golemMap', clusters, clusters.length === 0, say('put.golemMap', { clusters })))
  for (let seat = 0; seat < playersOf(state); seat++) out.push(...seatParts(state, seat))
  return out
}

function seatParts(state: State, seat: number): ActPart[] {
  const of = colourOf(state, seat)
  const out: ActPart[] = []
  const fate = camp.fate(state, seat)
  const left = camp.objective(state, seat)
  out.push(
    part(`fate.${seat}`, [fate, left], fate < 0, say('put.fate', { of, fate: fate < 0 ? 'none' : FATES[fate]!, left })),
  )
  const outlaw = isOutlaw(state, seat)
  out.push(part(`title.${seat}`, outlaw, false, say('put.title', { of, outlaw })))
  for (let owner = 0; owner < playersOf(state); owner++) {
    const n = camp.favors(state, seat, owner)
    out.push(
      part(`favors.${seat}.${owner}`, n, n === 0, say('put.favors', { seat: of, of: colourOf(state, owner), n })),
    )
  }
  if (grieves(state, seat))
    for (let other = 0; other < playersOf(state); other++) {
      if (other === seat) continue
      const n = camp.grievances(state, seat, other)
      out.push(
        part(
          `grievances.${seat}.${other}`,
          n,
          n === 0,
          say('put.grievances', { seat: of, of: colourOf(state, other), n }),
        ),
      )
    }
  const golems = golemsOf(state, seat).map((each) => `${GOLEMS[each]}${camp.awake(state, each) ? '' : ' *'}`)
  out.push(part(`golems.${seat}`, golems, golems.length === 0, say('put.golems', { of, golems })))
  return out
}
