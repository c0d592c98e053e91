// The table as a list by component: what differs between two positions, and everything there is, to set it up from the box.

import type { Change } from '@understudy/table'
import { AMBITIONS, EVERY_TOKEN, type Owner, RESOURCES, SETUP_CARDS, TROPHIES } from '../../vocabulary.ts'
import { cardId, courtId, leaderId, loreId, siteId, sysId } from '../board/ids.ts'
import { actRules } from '../round/act-rules.ts'
import { markerValue } from '../round/declare.ts'
import { say } from '../sayings.ts'
import { handSize, seatRules } from '../seats/index.ts'
import { pileSize, sizeOf } from '../state/cards.ts'
import { ROW_SIZE } from '../state/numbers.ts'
import { isSeat, ownerOf, owners } from '../state/owners.ts'
import * as Pile from '../state/piles.ts'
import * as read from '../state/read.ts'
import { isCity, isDamaged, SITE_USED, siteKind, siteOwner } from '../state/sites.ts'
import { colourOf, playersOf, type State } from '../state/state.ts'

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
  const base = [...tableParts(state), ...mapParts(state), ...courtParts(state), ...seatParts(state)]
  if (state.options.act === 0) return base
  return [
    ...base,
    ...actRules()
      .parts(state)
      .map((each) => part(each.id, each.looks, each.empty, each.change)),
  ]
}

const MARKERS = ['large', 'medium', 'small'] as const

function tableParts(state: State): Part[] {
  const out: Part[] = []
  if (read.setup(state) > 0) {
    const card = SETUP_CARDS[read.setup(state) - 1]!
    out.push(part('setup', card, false, say('put.setup', { card })))
  }
  out.push(part('chapter', read.chapter(state), false, say('put.chapter', { n: read.chapter(state) })))
  const seat = colourOf(state, read.initiative(state))
  const seized = read.seized(state) === 1
  out.push(part('initiative', [seat, seized], false, say('put.initiative', { seat, seized })))
  MARKERS.forEach((marker, i) => {
    const at = read.markerAt(state, i)
    const [high, low] = markerValue(state, i)
    const ambition = at === 0 ? 'none' : AMBITIONS[at - 1]!
    out.push(part(`marker.${marker}`, [at, high], false, say('put.marker', { marker, ambition, high, low })))
  })
  out.push(
    part('zero', Number(read.leadZero(state)), !read.leadZero(state), say('put.zero', { on: read.leadZero(state) })),
  )
  RESOURCES.forEach((type, i) => {
    const n = read.supply(state, i + 1) + read.held(state, i + 1)
    out.push(part(`supply.${type}`, n, false, say('put.supply', { type, n })))
    const box = read.box(state, i + 1)
    out.push(part(`box.${type}`, box, box === 0, say('put.box', { type, n: box })))
  })
  const pile = pileSize(state) + sizeOf(state, Pile.FACE_UP) + sizeOf(state, Pile.STACK)
  out.push(part('discard', pile, pile === 0, say('put.discard', { n: pile })))
  return out
}

function mapParts(state: State): Part[] {
  const out: Part[] = []
  for (let system = 0; system < 24; system++) {
    for (const owner of owners(state)) {
      const fresh = read.fresh(state, system, owner)
      const damaged = read.damaged(state, system, owner)
      const of = ownerOf(state, owner)
      out.push(
        part(
          `ships.${system}.${owner}`,
          [fresh, damaged],
          fresh + damaged === 0,
          say('put.ships', { system: sysId(system), of, fresh, damaged }),
        ),
      )
    }
    for (let site = system * 3; site < system * 3 + 3; site++) {
      const value = read.site(state, site) & ~SITE_USED
      const none = siteKind(value) === 0
      const of: Owner = none ? colourOf(state, 0) : ownerOf(state, siteOwner(value))
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
  const out: Part[] = []
  for (let spot = 0; spot < ROW_SIZE; spot++) {
    const card = read.rowCard(state, spot)
    const id = card === 0 ? 'none' : courtId(card - 1)
    out.push(part(`row.${spot}`, card, card === 0, say('put.row', { spot: spot + 1, card: id })))
    if (id === 'none') continue
    for (let seat = 0; seat < playersOf(state); seat++) {
      const n = read.courtAgents(state, spot, seat)
      out.push(
        part(`agents.${id}.${seat}`, n, n === 0, say('put.courtAgents', { card: id, of: colourOf(state, seat), n })),
      )
    }
  }
  const deck = read.count(state, Pile.COURT_DECK) + read.count(state, Pile.BURIED)
  const discard = read.cards(state, Pile.COURT_DISCARD).map(courtId)
  out.push(part('courtDeck', [deck, discard], false, say('put.courtDeck', { n: deck, discard })))
  return out
}

function seatParts(state: State): Part[] {
  const out: Part[] = []
  for (let seat = 0; seat < playersOf(state); seat++) {
    const of = colourOf(state, seat)
    const add = (name: string, looks: unknown, empty: boolean, change: Change) =>
      out.push(part(`${name}.${seat}`, looks, empty, change))
    for (const { name, looks, empty, change } of seatRules(state, seat).parts(state, seat))
      add(name, looks, empty, change)
    const power = read.power(state, seat)
    add('power', power, false, say('put.power', { of, power }))
    const leader = read.leaderOf(state, seat)
    const lore = read.cards(state, Pile.lore(seat)).map(loreId)
    add(
      'lore',
      [leader, lore],
      leader === 0 && lore.length === 0,
      say('put.lore', { of, leader: leader === 0 ? 'none' : leaderId(leader - 1), lore }),
    )
    const slots = Array.from({ length: 7 }, (_, slot) => {
      const type = read.slot(state, seat, slot)
      return type === 0 ? ('none' as const) : EVERY_TOKEN[type - 1]!
    })
    add('slots', slots, false, say('put.tokens', { of, slots }))
    add('agents', read.agentsLeft(state, seat), false, say('put.agents', { of, n: read.agentsLeft(state, seat) }))
    const outrage = RESOURCES.filter((_, i) => (read.outrage(state, seat) & (2 << i)) !== 0)
    add('outrage', outrage, outrage.length === 0, say('put.outrage', { of, types: outrage }))
    const guild = read.cards(state, Pile.guild(seat)).map(courtId)
    add('guild', guild, guild.length === 0, say('put.guild', { of, cards: guild }))
    const hand = handSize(state, seat)
    add('hand', hand, hand === 0, say('put.hand', { of, n: hand }))
    const played = read.playedCard(state, seat)
    const card = played === 0 ? 'none' : cardId(played - 1)
    add('played', card, played === 0, say('put.played', { of, card }))
    for (const owner of owners(state)) {
      const other = ownerOf(state, owner)
      TROPHIES.forEach((piece, kind) => {
        const n = read.trophy(state, seat, owner, kind)
        add(`trophy.${piece}.${owner}`, n, n === 0, say('put.trophies', { seat: of, of: other, piece, n }))
      })
      if (!isSeat(owner)) continue
      const n = read.captive(state, seat, owner)
      add(`captive.${owner}`, n, n === 0, say('put.captives', { seat: of, of: colourOf(state, owner), n }))
    }
  }
  return out
}
