// Changing a state: the counterpart of read.ts, for the rules alone. Bots and pages change a position by actions.

import type { CardSet } from '../../card-sets.ts'
import * as L from './layout.ts'
import { MAX_SEATS, MOST_POWER } from './numbers.ts'
import { SITE_COUNT, SITE_USED } from './sites.ts'
import type { State } from './state.ts'

// Not looked up in the layout each time: what is constant in a file costs nothing.
const {
  SETUP,
  CHAPTER,
  ROUND,
  TURN,
  INITIATIVE,
  LEADER,
  LEAD_CARD,
  SEIZED,
  PASSED,
  OVER,
  ACTIVE,
  MODE,
  SUIT,
  PIPS_LEFT,
  ARRANGE,
  USED,
  EXTRA_DIE,
  GROUPS,
  BONUS,
  LAST_SITE,
  LEAD_ZERO,
  DECLARED,
  ARMED,
  PRELUDE,
  FIRST,
  POWER,
  SHIPS,
  PORTS,
  CITIES,
  AGENTS,
  OUTRAGE,
  OWED,
  LEADER_OF,
  GONE_SHIPS,
  GONE_AGENTS,
  GONE_CITIES,
  PLAYED_MODE,
  PLAYED_CARD,
  COUNTER,
  SEIZE_COUNTER,
  RESOURCE_POWER,
  TARGET,
  SLOTS,
  SLOTS_PER_SEAT,
  TROPHIES_AT,
  OWNER_STRIDE,
  CAPTIVES,
  SUPPLY,
  HELD,
  BOXES,
  MARKER_AT,
  MARKER_FLIPPED,
  FRESH,
  DAMAGED,
  SITE,
  MYTHIC,
  MOVED,
  SYSTEMS,
  ROW,
  UNION_ON,
  UNION_OF,
  B_KIND,
  B_AT,
  B_ATT,
  B_DEF,
  B_REROLLED,
  B_ALIVE,
  B_KEYS,
  B_RANSACKS,
  B_TYPES,
  B_AFTER,
  B_CLEAN,
  B_TROPHY,
  B_DICE,
  B_FACES,
  UNKNOWN,
  PILES,
} = L

// — The moment

export function setSetup({ b }: State, n: number): void {
  b[SETUP] = n
}

export function setChapter({ b }: State, n: number): void {
  b[CHAPTER] = n
}

export function addChapter({ b }: State, n: number): void {
  b[CHAPTER]! += n
}

export function setRound({ b }: State, n: number): void {
  b[ROUND] = n
}

export function addRound({ b }: State, n: number): void {
  b[ROUND]! += n
}

export function setTurn({ b }: State, n: number): void {
  b[TURN] = n
}

export function setInitiative({ b }: State, n: number): void {
  b[INITIATIVE] = n
}

export function setLeader({ b }: State, n: number): void {
  b[LEADER] = n
}

export function setLeadCard({ b }: State, n: number): void {
  b[LEAD_CARD] = n
}

export function setSeized({ b }: State, n: number): void {
  b[SEIZED] = n
}

export function setPassed({ b }: State, n: number): void {
  b[PASSED] = n
}

export function setOver({ b }: State, n: number): void {
  b[OVER] = n
}

export function setActive({ b }: State, n: number): void {
  b[ACTIVE] = n
}

export function setMode({ b }: State, n: number): void {
  b[MODE] = n
}

export function setSuit({ b }: State, n: number): void {
  b[SUIT] = n
}

export function setPipsLeft({ b }: State, n: number): void {
  b[PIPS_LEFT] = n
}

export function addPipsLeft({ b }: State, n: number): void {
  b[PIPS_LEFT]! += n
}

export function setArranging({ b }: State, n: number): void {
  b[ARRANGE] = n
}

export function setUsed({ b }: State, n: number): void {
  b[USED] = n
}

export function setExtraDie({ b }: State, n: number): void {
  b[EXTRA_DIE] = n
}

export function setGroups({ b }: State, n: number): void {
  b[GROUPS] = n
}

export function addGroups({ b }: State, n: number): void {
  b[GROUPS]! += n
}

export function setBonus({ b }: State, n: number): void {
  b[BONUS] = n
}

export function setLastSite({ b }: State, n: number): void {
  b[LAST_SITE] = n
}

export function setLeadZero({ b }: State, yes: boolean): void {
  b[LEAD_ZERO] = yes ? 1 : 0
}

export function setDeclared({ b }: State, yes: boolean): void {
  b[DECLARED] = yes ? 1 : 0
}

export function setArmed({ b }: State, yes: boolean): void {
  b[ARMED] = yes ? 1 : 0
}

export function setPrelude({ b }: State, yes: boolean): void {
  b[PRELUDE] = yes ? 1 : 0
}

export function setFirst({ b }: State, yes: boolean): void {
  b[FIRST] = yes ? 1 : 0
}

// — The boards of the seats

/** Power ends at MOST_POWER on both sides of zero. */
export function setPower({ b }: State, seat: number, n: number): void {
  b[POWER + seat] = Math.min(MOST_POWER, Math.abs(n))
  b[L.belowZeroAt(seat)] = n < 0 ? 1 : 0
}

export function setShipsLeft({ b }: State, seat: number, n: number): void {
  b[SHIPS + seat] = n
}

export function addShipsLeft({ b }: State, seat: number, n: number): void {
  b[SHIPS + seat]! += n
}

export function setPortsLeft({ b }: State, seat: number, n: number): void {
  b[PORTS + seat] = n
}

export function addPortsLeft({ b }: State, seat: number, n: number): void {
  b[PORTS + seat]! += n
}

export function setCitiesLeft({ b }: State, seat: number, n: number): void {
  b[CITIES + seat] = n
}

export function addCitiesLeft({ b }: State, seat: number, n: number): void {
  b[CITIES + seat]! += n
}

export function setAgentsLeft({ b }: State, seat: number, n: number): void {
  b[AGENTS + seat] = n
}

export function addAgentsLeft({ b }: State, seat: number, n: number): void {
  b[AGENTS + seat]! += n
}

export function setOutrage({ b }: State, seat: number, n: number): void {
  b[OUTRAGE + seat] = n
}

export function setAgentsOwed({ b }: State, seat: number, n: number): void {
  b[OWED + seat] = n
}

export function addAgentsOwed({ b }: State, seat: number, n: number): void {
  b[OWED + seat]! += n
}

export function setLeaderOf({ b }: State, seat: number, n: number): void {
  b[LEADER_OF + seat] = n
}

export function setShipsGone({ b }: State, seat: number, n: number): void {
  b[GONE_SHIPS + seat] = n
}

export function setAgentsGone({ b }: State, seat: number, n: number): void {
  b[GONE_AGENTS + seat] = n
}

export function setCitiesGone({ b }: State, seat: number, n: number): void {
  b[GONE_CITIES + seat] = n
}

export function setPlayedMode({ b }: State, seat: number, n: number): void {
  b[PLAYED_MODE + seat] = n
}

export function setPlayedCard({ b }: State, seat: number, n: number): void {
  b[PLAYED_CARD + seat] = n
}

export function setCounter({ b }: State, seat: number, n: number): void {
  b[COUNTER + seat] = n
}

export function addCounter({ b }: State, seat: number, n: number): void {
  b[COUNTER + seat]! += n
}

export function setSeizeCounter({ b }: State, seat: number, n: number): void {
  b[SEIZE_COUNTER + seat] = n
}

export function addSeizeCounter({ b }: State, seat: number, n: number): void {
  b[SEIZE_COUNTER + seat]! += n
}

export function setResourcePower({ b }: State, seat: number, n: number): void {
  b[RESOURCE_POWER + seat] = n
}

export function addResourcePower({ b }: State, seat: number, n: number): void {
  b[RESOURCE_POWER + seat]! += n
}

export function setTarget({ b }: State, seat: number, n: number): void {
  b[TARGET + seat] = n
}

/** Forgets how everybody played this round. */
export function clearPlayed({ b }: State): void {
  b.fill(0, PLAYED_MODE, PLAYED_MODE + MAX_SEATS)
  b.fill(0, PLAYED_CARD, PLAYED_CARD + MAX_SEATS)
}

export function setSlot({ b }: State, seat: number, at: number, type: number): void {
  b[SLOTS + seat * SLOTS_PER_SEAT + at] = type
}

export function clearSlots({ b }: State, seat: number): void {
  const from = SLOTS + seat * SLOTS_PER_SEAT
  b.fill(0, from, from + SLOTS_PER_SEAT)
}

export function setTrophy({ b }: State, holder: number, owner: number, kind: number, n: number): void {
  b[TROPHIES_AT + (holder * OWNER_STRIDE + owner) * 4 + kind] = n
}

export function addTrophy({ b }: State, holder: number, owner: number, kind: number, n: number): void {
  b[TROPHIES_AT + (holder * OWNER_STRIDE + owner) * 4 + kind]! += n
}

export function setCaptive({ b }: State, holder: number, owner: number, n: number): void {
  b[CAPTIVES + holder * OWNER_STRIDE + owner] = n
}

export function addCaptive({ b }: State, holder: number, owner: number, n: number): void {
  b[CAPTIVES + holder * OWNER_STRIDE + owner]! += n
}

// — Tokens and ambitions of the table

export function setSupply({ b }: State, type: number, n: number): void {
  b[SUPPLY + type] = n
}

export function addSupply({ b }: State, type: number, n: number): void {
  b[SUPPLY + type]! += n
}

export function setHeld({ b }: State, type: number, n: number): void {
  b[HELD + type] = n
}

export function addHeld({ b }: State, type: number, n: number): void {
  b[HELD + type]! += n
}

export function setBox({ b }: State, type: number, n: number): void {
  b[BOXES + type] = n
}

export function addBox({ b }: State, type: number, n: number): void {
  b[BOXES + type]! += n
}

export function setMarkerAt({ b }: State, marker: number, n: number): void {
  b[MARKER_AT + marker] = n
}

export function setMarkerFlipped({ b }: State, marker: number, yes: boolean): void {
  b[MARKER_FLIPPED + marker] = yes ? 1 : 0
}

// — The map

export function setFresh({ b }: State, system: number, owner: number, n: number): void {
  b[FRESH + system * OWNER_STRIDE + owner] = n
}

export function addFresh({ b }: State, system: number, owner: number, n: number): void {
  b[FRESH + system * OWNER_STRIDE + owner]! += n
}

export function setDamaged({ b }: State, system: number, owner: number, n: number): void {
  b[DAMAGED + system * OWNER_STRIDE + owner] = n
}

export function addDamaged({ b }: State, system: number, owner: number, n: number): void {
  b[DAMAGED + system * OWNER_STRIDE + owner]! += n
}

export function setSite({ b }: State, at: number, n: number): void {
  b[SITE + at] = n
}

/** Everything may be taxed and may build again. */
export function clearUsedSites({ b }: State): void {
  for (let at = SITE; at < SITE + SITE_COUNT; at++) b[at]! &= ~SITE_USED
}

export function setMythic({ b }: State, system: number, n: number): void {
  b[MYTHIC + system] = n
}

export function setMoved({ b }: State, system: number, n: number): void {
  b[MOVED + system] = n
}

export function addMoved({ b }: State, system: number, n: number): void {
  b[MOVED + system]! += n
}

export function clearMoved({ b }: State): void {
  b.fill(0, MOVED, MOVED + SYSTEMS)
}

// — The Court

export function setRowCard({ b }: State, spot: number, n: number): void {
  b[ROW + spot] = n
}

export function setCourtAgents({ b }: State, spot: number, owner: number, n: number): void {
  b[L.courtAgentsAt(spot, owner)] = n
}

export function addCourtAgents({ b }: State, spot: number, owner: number, n: number): void {
  b[L.courtAgentsAt(spot, owner)]! += n
}

export function setUnionOn({ b }: State, union: number, n: number): void {
  b[UNION_ON + union] = n
}

export function setUnionOf({ b }: State, union: number, n: number): void {
  b[UNION_OF + union] = n
}

// — The battle, or the rifle fire, under way

export function setBattleKind({ b }: State, n: number): void {
  b[B_KIND] = n
}

export function setBattleAt({ b }: State, n: number): void {
  b[B_AT] = n
}

export function setAttacker({ b }: State, n: number): void {
  b[B_ATT] = n
}

export function setDefender({ b }: State, n: number): void {
  b[B_DEF] = n
}

export function setRerolled({ b }: State, n: number): void {
  b[B_REROLLED] = n
}

export function setAttackersAlive({ b }: State, n: number): void {
  b[B_ALIVE] = n
}

export function setBattleKeys({ b }: State, n: number): void {
  b[B_KEYS] = n
}

export function setRansacks({ b }: State, n: number): void {
  b[B_RANSACKS] = n
}

export function setBattleTypes({ b }: State, n: number): void {
  b[B_TYPES] = n
}

export function setAfterBattle({ b }: State, n: number): void {
  b[B_AFTER] = n
}

export function setBattleClean({ b }: State, yes: boolean): void {
  b[B_CLEAN] = yes ? 1 : 0
}

export function setBattleTrophy({ b }: State, yes: boolean): void {
  b[B_TROPHY] = yes ? 1 : 0
}

export function setBattleDice({ b }: State, die: number, n: number): void {
  b[B_DICE + die] = n
}

export function setRolledFaces({ b }: State, die: number, face: number, n: number): void {
  b[B_FACES + die * 6 + face] = n
}

export function addRolledFaces({ b }: State, die: number, face: number, n: number): void {
  b[B_FACES + die * 6 + face]! += n
}

export function clearBattle({ b }: State): void {
  b.fill(0, B_KIND, B_AFTER + 1)
}

// — Cards

export function setUnknown({ b }: State, pile: number, n: number): void {
  b[UNKNOWN + pile] = n
}

export function addUnknown({ b }: State, pile: number, n: number): void {
  b[UNKNOWN + pile]! += n
}

export function put({ m }: State, pile: number, card: number): void {
  m[pile + (card >>> 5) * PILES]! |= 1 << card
}

export function drop({ m }: State, pile: number, card: number): void {
  m[pile + (card >>> 5) * PILES]! &= ~(1 << card)
}

export function clear({ m }: State, pile: number): void {
  for (let at = pile; at < m.length; at += PILES) m[at] = 0
}
/** Puts all cards of one pile into another. */
export function pour({ m }: State, from: number, to: number): void {
  m[to]! |= m[from]!
  m[from] = 0
  for (let at = PILES; at < m.length; at += PILES) {
    m[to + at]! |= m[from + at]!
    m[from + at] = 0
  }
}

export function putAll({ m }: State, pile: number, set: CardSet): void {
  for (let at = pile, word = 0; at < m.length; at += PILES, word++) m[at]! |= set[word] ?? 0
}

export function dropAll({ m }: State, pile: number, set: CardSet): void {
  for (let at = pile, word = 0; at < m.length; at += PILES, word++) m[at]! &= ~(set[word] ?? 0)
}
