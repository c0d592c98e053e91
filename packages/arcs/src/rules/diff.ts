// The table as a list by component: what differs between two positions, and everything there is, to set it up from the box.

import type { Change } from '@understudy/table'
import { say } from '../text/sayings.ts'
import { AMBITIONS, type Colour, RESOURCES, SETUP_CARDS, TROPHIES } from '../vocabulary.ts'
import { pileSize, sizeOf } from './cards.ts'
import { markerValue } from './declare.ts'
import { cardId, courtId, leaderId, loreId, siteId, sysId } from './ids.ts'
import * as L from './layout.ts'
import { captiveAt, trophyAt } from './pieces.ts'
import { handSize } from './seats/index.ts'
import { larsParts } from './seats/lars-parts.ts'
import { bitsOf, colourOf, isCity, isDamaged, playersOf, popcount, type State, siteKind, siteOwner } from './state.ts'

/** One component: its name, what it looks like (as a text to compare), and the sentence that puts it so. */
interface Part {
  readonly id: string
  readonly looks: string
  /** Nothing there: not worth a line when setting up. */
  readonly empty: boolean
  readonly change: Change
}

const part = (id: string, looks: unknown, empty: boolean, change: Change): Part => ({
  id,
  looks: JSON.stringify(looks),
  empty,
  change,
})

export function changesBetween(from: State, to: State): Change[] {
  const before = new Map(parts(from).map((each) => [each.id, each.looks]))
  return parts(to)
    .filter((each) => before.get(each.id) !== each.looks)
    .map((each) => each.change)
}

export const setupOf = (state: State): Change[] =>
  parts(state)
    .filter((each) => !each.empty)
    .map((each) => each.change)

function parts(state: State): Part[] {
  return [...tableParts(state), ...mapParts(state), ...courtParts(state), ...seatParts(state)]
}

const MARKERS = ['large', 'medium', 'small'] as const

function tableParts(state: State): Part[] {
  const { b } = state
  const out: Part[] = []
  if (b[L.SETUP]! > 0) {
    const card = SETUP_CARDS[b[L.SETUP]! - 1]!
    out.push(part('setup', card, false, say('put.setup', { card })))
  }
  out.push(part('chapter', b[L.CHAPTER], false, say('put.chapter', { n: b[L.CHAPTER]! })))
  const seat = colourOf(state, b[L.INITIATIVE]!)
  const seized = b[L.SEIZED] === 1
  out.push(part('initiative', [seat, seized], false, say('put.initiative', { seat, seized })))
  MARKERS.forEach((marker, i) => {
    const at = b[L.MARKER_AT + i]!
    const [high, low] = markerValue(state, i)
    const ambition = at === 0 ? 'none' : AMBITIONS[at - 1]!
    out.push(part(`marker.${marker}`, [at, high], false, say('put.marker', { marker, ambition, high, low })))
  })
  out.push(part('zero', b[L.LEAD_ZERO], b[L.LEAD_ZERO] === 0, say('put.zero', { on: b[L.LEAD_ZERO] === 1 })))
  RESOURCES.forEach((type, i) => {
    const n = b[L.SUPPLY + i + 1]! + b[L.HELD + i + 1]!
    out.push(part(`supply.${type}`, n, false, say('put.supply', { type, n })))
    const box = b[L.BOXES + i + 1]!
    out.push(part(`box.${type}`, box, box === 0, say('put.box', { type, n: box })))
  })
  const pile = pileSize(state) + sizeOf(state, L.P_FACE_UP) + sizeOf(state, L.P_STACK)
  out.push(part('discard', pile, pile === 0, say('put.discard', { n: pile })))
  return out
}

function mapParts(state: State): Part[] {
  const { b } = state
  const out: Part[] = []
  for (let system = 0; system < 24; system++) {
    for (let seat = 0; seat < playersOf(state); seat++) {
      const at = system * L.OWNER_STRIDE + seat
      const fresh = b[L.FRESH + at]!
      const damaged = b[L.DAMAGED + at]!
      const of = colourOf(state, seat)
      out.push(
        part(
          `ships.${system}.${seat}`,
          [fresh, damaged],
          fresh + damaged === 0,
          say('put.ships', { system: sysId(system), of, fresh, damaged }),
        ),
      )
    }
    for (let site = system * 3; site < system * 3 + 3; site++) {
      const value = b[L.SITE + site]! & ~L.SITE_USED
      const none = siteKind(value) === 0
      const of: Colour = none ? colourOf(state, 0) : colourOf(state, siteOwner(value))
      const piece = none ? 'none' : isCity(value) ? 'city' : 'starport'
      out.push(
        part(
          `site.${site}`,
          none ? 0 : value,
          none,
          say('put.building', { site: siteId(site), piece, of, damaged: isDamaged(value) }),
        ),
      )
    }
  }
  return out
}

function courtParts(state: State): Part[] {
  const { b, m } = state
  const out: Part[] = []
  for (let spot = 0; spot < L.ROW_SIZE; spot++) {
    const card = b[L.ROW + spot]!
    const id = card === 0 ? 'none' : courtId(card - 1)
    out.push(part(`row.${spot}`, card, card === 0, say('put.row', { spot: spot + 1, card: id })))
    if (id === 'none') continue
    for (let seat = 0; seat < playersOf(state); seat++) {
      const n = b[L.COURT_AGENTS + spot * L.OWNER_STRIDE + seat]!
      out.push(
        part(`agents.${id}.${seat}`, n, n === 0, say('put.courtAgents', { card: id, of: colourOf(state, seat), n })),
      )
    }
  }
  const deck = popcount(m[L.M_DECK]! | m[L.M_BOTTOM]!)
  const discard = bitsOf(m[L.M_DISCARD]!).map(courtId)
  out.push(part('courtDeck', [deck, discard], false, say('put.courtDeck', { n: deck, discard })))
  return out
}

function seatParts(state: State): Part[] {
  const { b, m } = state
  const out: Part[] = []
  for (let seat = 0; seat < playersOf(state); seat++) {
    const of = colourOf(state, seat)
    const add = (name: string, looks: unknown, empty: boolean, change: Change) =>
      out.push(part(`${name}.${seat}`, looks, empty, change))
    for (const { name, looks, empty, change } of larsParts(state, seat)) add(name, looks, empty, change)
    const power = b[L.POWER + seat]!
    add('power', power, false, say('put.power', { of, power }))
    const leader = b[L.LEADER_OF + seat]!
    const lore = bitsOf(m[L.M_LORE + seat]!).map(loreId)
    add(
      'lore',
      [leader, lore],
      leader === 0 && lore.length === 0,
      say('put.lore', { of, leader: leader === 0 ? 'none' : leaderId(leader - 1), lore }),
    )
    const slots = Array.from({ length: 7 }, (_, slot) => {
      const type = b[L.SLOTS + seat * L.SLOTS_PER_SEAT + slot]!
      return type === 0 ? ('none' as const) : RESOURCES[type - 1]!
    })
    add('slots', slots, false, say('put.tokens', { of, slots }))
    add('agents', b[L.AGENTS + seat], false, say('put.agents', { of, n: b[L.AGENTS + seat]! }))
    const outrage = RESOURCES.filter((_, i) => (b[L.OUTRAGE + seat]! & (2 << i)) !== 0)
    add('outrage', outrage, outrage.length === 0, say('put.outrage', { of, types: outrage }))
    const guild = bitsOf(m[L.M_GUILD + seat]!).map(courtId)
    add('guild', guild, guild.length === 0, say('put.guild', { of, cards: guild }))
    const hand = handSize(state, seat)
    add('hand', hand, hand === 0, say('put.hand', { of, n: hand }))
    const played = b[L.PLAYED_CARD + seat]!
    const card = played === 0 ? 'none' : cardId(played - 1)
    add('played', card, played === 0, say('put.played', { of, card }))
    for (let owner = 0; owner < playersOf(state); owner++) {
      const other = colourOf(state, owner)
      TROPHIES.forEach((piece, kind) => {
        const n = b[trophyAt(seat, owner, kind)]!
        add(`trophy.${piece}.${owner}`, n, n === 0, say('put.trophies', { seat: of, of: other, piece, n }))
      })
      const n = b[captiveAt(seat, owner)]!
      add(`captive.${owner}`, n, n === 0, say('put.captives', { seat: of, of: other, n }))
    }
  }
  return out
}
