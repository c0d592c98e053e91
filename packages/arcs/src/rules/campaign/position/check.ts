// What is impossible about a position of an act (campaign 1.1, 2).

import type { Problem } from '@understudy/table'
import { inSet, joined, setOf } from '../../../card-sets.ts'
import { cardId, courtId } from '../../board/ids.ts'
import { TYPES, tokenIn } from '../../board/resources.ts'
import { say as baseSay } from '../../sayings.ts'
import * as camp from '../../state/campaign/read.ts'
import { ROW_SIZE, SLOTS_PER_SEAT } from '../../state/numbers.ts'
import { EMPIRE, FREE_STATES } from '../../state/owners.ts'
import * as Pile from '../../state/piles.ts'
import * as read from '../../state/read.ts'
import { isCity, isPort, siteOwner } from '../../state/sites.ts'
import { F } from '../../state/stack.ts'
import { colourOf, playersOf, type State } from '../../state/state.ts'
import { FAITHFUL_OUT } from '../court.ts'
import {
  actionOfFaithful,
  BLIGHT_TOKENS,
  CAMPAIGN_COURT,
  CARD,
  FAITHFUL_COURT,
  FATE,
  FATE_LORE,
  FREE_PIECES,
  fateData,
  GOLEM_TOKEN,
  IMPERIAL_SHIPS,
} from '../data.ts'
import { C } from '../frames.ts'
import { leagueHolder } from '../frozen.ts'
import { say } from '../sayings.ts'
import { isRegent } from '../titles.ts'
import { FATES, GOLEMS } from '../vocabulary.ts'

type Add = (where: string, what: Problem['what']) => void

export const typeCount = (state: State, type: number): number => camp.trust(state, type) + camp.league(state, type)

/** Agents as Favors, and on the Council. */
export function agentCount(state: State, seat: number): number {
  let n = read.courtAgents(state, ROW_SIZE, seat)
  for (let holder = 0; holder < playersOf(state); holder++) n += camp.favors(state, holder, seat)
  return n
}

const BLIGHT_OWNER = 6

export function problems(state: State, add: Add): void {
  titleProblems(state, add)
  courtProblems(state, add)
  golemProblems(state, add)
  let imperial = 0
  let blight = 0
  let [cities, ports] = [0, 0]
  for (let system = 0; system < 24; system++) {
    imperial += read.ships(state, system, EMPIRE)
    blight += read.ships(state, system, BLIGHT_OWNER)
  }
  for (let holder = 0; holder < playersOf(state); holder++) {
    imperial += read.trophy(state, holder, EMPIRE, 0)
    blight += read.trophy(state, holder, BLIGHT_OWNER, 0)
    cities += read.trophy(state, holder, FREE_STATES, 1)
    ports += read.trophy(state, holder, FREE_STATES, 2)
  }
  for (let site = 0; site < 72; site++) {
    const value = read.site(state, site)
    if (siteOwner(value) !== FREE_STATES) continue
    if (isCity(value)) cities++
    if (isPort(value)) ports++
  }
  if (imperial > IMPERIAL_SHIPS) add('systems', say('bad.imperial', { n: imperial, most: IMPERIAL_SHIPS }))
  if (blight > BLIGHT_TOKENS) add('systems', say('bad.imperial', { n: blight, most: BLIGHT_TOKENS }))
  if (cities > FREE_PIECES.city) add('systems', say('bad.free', { piece: 'city', n: cities, most: FREE_PIECES.city }))
  if (ports > FREE_PIECES.starport)
    add('systems', say('bad.free', { piece: 'starport', n: ports, most: FREE_PIECES.starport }))
}

function titleProblems(state: State, add: Add): void {
  const first = camp.firstRegent(state)
  if (first >= 0 && !isRegent(state, first))
    add('campaign.firstRegent', say('bad.firstRegent', { of: colourOf(state, first) }))
  // "The Trust lies with nobody, but holds two Relics."
  if (first < 0 && camp.trustSize(state) > 0) add('campaign.trust', say('bad.trust', { n: camp.trustSize(state) }))
  let league = 0
  for (let type = 1; type <= TYPES; type++) league += camp.league(state, type)
  if (league > 0 && leagueHolder(state) < 0) add('campaign.league', say('bad.league', { n: league }))
  if (camp.council(state) !== camp.IN_SESSION) {
    let agents = 0
    for (let seat = 0; seat < playersOf(state); seat++) agents += read.courtAgents(state, ROW_SIZE, seat)
    if (agents > 0) add('campaign.council', say('bad.council', {}))
  }
  const seen = new Set<number>()
  for (let seat = 0; seat < playersOf(state); seat++) {
    const fate = camp.fate(state, seat)
    if (fate < 0) {
      if (camp.fatesOpen(state))
        add(`campaign.seats.${colourOf(state, seat)}`, say('bad.noFate', { of: colourOf(state, seat) }))
      continue
    }
    if (seen.has(fate)) add('campaign.seats', say('bad.fateTwice', { fate: FATES[fate]! }))
    seen.add(fate)
  }
}

/** Each card of the Court once: deck, row, attached, discarded, held, or under way. */
function courtProblems(state: State, add: Add): void {
  if (!camp.fatesOpen(state)) return
  const fates = new Set(Array.from({ length: playersOf(state) }, (_, seat) => camp.fate(state, seat)))
  const brought = setOf(...[...fates].flatMap((fate) => (fate < 0 ? [] : [...fateData(fate).guild])))
  const deck = joined(CAMPAIGN_COURT, brought)
  const piles = [Pile.COURT_DECK, Pile.BURIED, Pile.COURT_DISCARD, Pile.ATTACHED]
  for (let seat = 0; seat < playersOf(state); seat++) piles.push(Pile.guild(seat))
  const places = (card: number): number => {
    let n = 0
    for (const pile of piles) if (read.has(state, pile, card)) n++
    for (let spot = 0; spot < ROW_SIZE; spot++) if (read.rowCard(state, spot) === card + 1) n++
    for (let spot = 0; spot <= ROW_SIZE; spot++) if (camp.attached(state, spot) === card + 1) n++
    for (let i = 0; i < read.depth(state); i++)
      if (read.frameKind(state, i) === F.vox && read.frameArg(state, i, 0) === card) n++
    return n
  }
  for (let card = 0; card < CARD.imperialAuthority; card++) {
    const n = places(card)
    const right = inSet(deck, card) ? 1 : 0
    if (n !== right) add('court', baseSay('bad.courtCard', { card: courtId(card), n }))
  }
  if (fates.has(FATE.steward)) {
    let n = places(CARD.imperialAuthority)
    for (let seat = 0; seat < playersOf(state); seat++)
      if (read.has(state, Pile.lore(seat), FATE_LORE.imperialAuthority)) n++
    if (n !== 1) add('court', baseSay('bad.courtCard', { card: courtId(CARD.imperialAuthority), n }))
  }
  // After the act the row has gone back to the deck: what lies nowhere else is there.
  if (fates.has(FATE.believer) && read.over(state) === 0) {
    for (let number = 1; number <= 9; number++) {
      const card = FAITHFUL_COURT + number - 1
      const action = actionOfFaithful(card)
      let n = places(card) + (number <= camp.faithfulLeft(state) ? 1 : 0)
      if (read.has(state, FAITHFUL_OUT, action) || read.has(state, Pile.LEADER_DECK, action)) n++
      if (n !== 1 && !isUnderEnd(state)) add('campaign.faithful', say('bad.faithful', { card: cardId(action), n }))
    }
  }
  for (let spot = 0; spot < ROW_SIZE; spot++)
    if (camp.attached(state, spot) > 0 && read.rowCard(state, spot) === 0)
      add(`campaign.attached[${spot}]`, say('bad.attached', { spot: spot + 1 }))
}

const isUnderEnd = (state: State): boolean => {
  for (let i = 0; i < read.depth(state); i++) if (read.frameKind(state, i) === F.endAct) return true
  return false
}

/** Four Golems, each in one place: on the map unknown, on the Hearth, in a slot, or being handed over. */
function golemProblems(state: State, add: Add): void {
  let off = 0
  for (const [golem, id] of GOLEMS.entries()) {
    let n = camp.onHearth(state, golem) ? 1 : 0
    for (let seat = 0; seat < playersOf(state); seat++)
      for (let slot = 0; slot < SLOTS_PER_SEAT; slot++) if (tokenIn(state, seat, slot) === GOLEM_TOKEN + golem) n++
    for (let i = 0; i < read.depth(state); i++)
      if (read.frameKind(state, i) === C.giveGolem && read.frameArg(state, i, 0) === golem) n++
    if (n > 1) add('campaign.golems', say('bad.golem', { golem: id, n }))
    off += n
  }
  if (!camp.fatesOpen(state)) return
  let gates = 0
  for (let cluster = 0; cluster < 6; cluster++) if ((camp.golemsOnMap(state) & (1 << cluster)) !== 0) gates++
  for (let i = 0; i < read.depth(state); i++) if (read.frameKind(state, i) === C.golemType) gates++
  const used = Array.from({ length: playersOf(state) }, (_, seat) => camp.fate(state, seat)).includes(FATE.caretaker)
  // Only the Caretaker brings them into play.
  const must = used ? GOLEMS.length : 0
  if (off + gates !== must) add('campaign.golems', say('bad.golems', { n: off + gates, must }))
}
