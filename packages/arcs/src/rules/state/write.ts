// Changing a state: the counterpart of read.ts, for the rules alone. Bots and pages change a position by actions.

import type { CardSet } from '../../card-sets.ts'
import * as L from './layout.ts'
import { MAX_SEATS, MOST_POWER } from './numbers.ts'
import { SITE_COUNT, SITE_USED } from './sites.ts'
import type { State } from './state.ts'

// — The moment

export function setSetup({ b }: State, n: number): void {
  b[L.SETUP] = n
}

export function setChapter({ b }: State, n: number): void {
  b[L.CHAPTER] = n
}

export function addChapter({ b }: State, n: number): void {
  b[L.CHAPTER]! += n
}

export function setRound({ b }: State, n: number): void {
  b[L.ROUND] = n
}

export function addRound({ b }: State, n: number): void {
  b[L.ROUND]! += n
}

export function setTurn({ b }: State, n: number): void {
  b[L.TURN] = n
}

export function setInitiative({ b }: State, n: number): void {
  b[L.INITIATIVE] = n
}

export function setLeader({ b }: State, n: number): void {
  b[L.LEADER] = n
}

export function setLeadCard({ b }: State, n: number): void {
  b[L.LEAD_CARD] = n
}

export function setSeized({ b }: State, n: number): void {
  b[L.SEIZED] = n
}

export function setPassed({ b }: State, n: number): void {
  b[L.PASSED] = n
}

export function setOver({ b }: State, n: number): void {
  b[L.OVER] = n
}

export function setActive({ b }: State, n: number): void {
  b[L.ACTIVE] = n
}

export function setMode({ b }: State, n: number): void {
  b[L.MODE] = n
}

export function setSuit({ b }: State, n: number): void {
  b[L.SUIT] = n
}

export function setPipsLeft({ b }: State, n: number): void {
  b[L.PIPS_LEFT] = n
}

export function addPipsLeft({ b }: State, n: number): void {
  b[L.PIPS_LEFT]! += n
}

export function setArranging({ b }: State, n: number): void {
  b[L.ARRANGE] = n
}

export function setUsed({ b }: State, n: number): void {
  b[L.USED] = n
}

export function setExtraDie({ b }: State, n: number): void {
  b[L.EXTRA_DIE] = n
}

export function setGroups({ b }: State, n: number): void {
  b[L.GROUPS] = n
}

export function addGroups({ b }: State, n: number): void {
  b[L.GROUPS]! += n
}

export function setBonus({ b }: State, n: number): void {
  b[L.BONUS] = n
}

export function setLastSite({ b }: State, n: number): void {
  b[L.LAST_SITE] = n
}

export function setLeadZero({ b }: State, yes: boolean): void {
  b[L.LEAD_ZERO] = yes ? 1 : 0
}

export function setDeclared({ b }: State, yes: boolean): void {
  b[L.DECLARED] = yes ? 1 : 0
}

export function setArmed({ b }: State, yes: boolean): void {
  b[L.ARMED] = yes ? 1 : 0
}

export function setPrelude({ b }: State, yes: boolean): void {
  b[L.PRELUDE] = yes ? 1 : 0
}

export function setFirst({ b }: State, yes: boolean): void {
  b[L.FIRST] = yes ? 1 : 0
}

// — The boards of the seats

/** Power ends at MOST_POWER on both sides of zero. */
export function setPower({ b }: State, seat: number, n: number): void {
  b[L.POWER + seat] = Math.min(MOST_POWER, Math.abs(n))
  b[L.belowZeroAt(seat)] = n < 0 ? 1 : 0
}

export function setShipsLeft({ b }: State, seat: number, n: number): void {
  b[L.SHIPS + seat] = n
}

export function addShipsLeft({ b }: State, seat: number, n: number): void {
  b[L.SHIPS + seat]! += n
}

export function setPortsLeft({ b }: State, seat: number, n: number): void {
  b[L.PORTS + seat] = n
}

export function addPortsLeft({ b }: State, seat: number, n: number): void {
  b[L.PORTS + seat]! += n
}

export function setCitiesLeft({ b }: State, seat: number, n: number): void {
  b[L.CITIES + seat] = n
}

export function addCitiesLeft({ b }: State, seat: number, n: number): void {
  b[L.CITIES + seat]! += n
}

export function setAgentsLeft({ b }: State, seat: number, n: number): void {
  b[L.AGENTS + seat] = n
}

export function addAgentsLeft({ b }: State, seat: number, n: number): void {
  b[L.AGENTS + seat]! += n
}

export function setOutrage({ b }: State, seat: number, n: number): void {
  b[L.OUTRAGE + seat] = n
}

export function setAgentsOwed({ b }: State, seat: number, n: number): void {
  b[L.OWED + seat] = n
}

export function addAgentsOwed({ b }: State, seat: number, n: number): void {
  b[L.OWED + seat]! += n
}

export function setLeaderOf({ b }: State, seat: number, n: number): void {
  b[L.LEADER_OF + seat] = n
}

export function setShipsGone({ b }: State, seat: number, n: number): void {
  b[L.GONE_SHIPS + seat] = n
}

export function setAgentsGone({ b }: State, seat: number, n: number): void {
  b[L.GONE_AGENTS + seat] = n
}

export function setCitiesGone({ b }: State, seat: number, n: number): void {
  b[L.GONE_CITIES + seat] = n
}

export function setPlayedMode({ b }: State, seat: number, n: number): void {
  b[L.PLAYED_MODE + seat] = n
}

export function setPlayedCard({ b }: State, seat: number, n: number): void {
  b[L.PLAYED_CARD + seat] = n
}

export function setCounter({ b }: State, seat: number, n: number): void {
  b[L.COUNTER + seat] = n
}

export function addCounter({ b }: State, seat: number, n: number): void {
  b[L.COUNTER + seat]! += n
}

export function setSeizeCounter({ b }: State, seat: number, n: number): void {
  b[L.SEIZE_COUNTER + seat] = n
}

export function addSeizeCounter({ b }: State, seat: number, n: number): void {
  b[L.SEIZE_COUNTER + seat]! += n
}

export function setResourcePower({ b }: State, seat: number, n: number): void {
  b[L.RESOURCE_POWER + seat] = n
}

export function addResourcePower({ b }: State, seat: number, n: number): void {
  b[L.RESOURCE_POWER + seat]! += n
}

export function setTarget({ b }: State, seat: number, n: number): void {
  b[L.TARGET + seat] = n
}

/** Forgets how everybody played this round. */
export function clearPlayed({ b }: State): void {
  b.fill(0, L.PLAYED_MODE, L.PLAYED_MODE + MAX_SEATS)
  b.fill(0, L.PLAYED_CARD, L.PLAYED_CARD + MAX_SEATS)
}

export function setSlot({ b }: State, seat: number, at: number, type: number): void {
  b[L.SLOTS + seat * L.SLOTS_PER_SEAT + at] = type
}

export function clearSlots({ b }: State, seat: number): void {
  const from = L.SLOTS + seat * L.SLOTS_PER_SEAT
  b.fill(0, from, from + L.SLOTS_PER_SEAT)
}

export function setTrophy({ b }: State, holder: number, owner: number, kind: number, n: number): void {
  b[L.TROPHIES_AT + (holder * L.OWNER_STRIDE + owner) * 4 + kind] = n
}

export function addTrophy({ b }: State, holder: number, owner: number, kind: number, n: number): void {
  b[L.TROPHIES_AT + (holder * L.OWNER_STRIDE + owner) * 4 + kind]! += n
}

export function setCaptive({ b }: State, holder: number, owner: number, n: number): void {
  b[L.CAPTIVES + holder * L.OWNER_STRIDE + owner] = n
}

export function addCaptive({ b }: State, holder: number, owner: number, n: number): void {
  b[L.CAPTIVES + holder * L.OWNER_STRIDE + owner]! += n
}

// — Tokens and ambitions of the table

export function setSupply({ b }: State, type: number, n: number): void {
  b[L.SUPPLY + type] = n
}

export function addSupply({ b }: State, type: number, n: number): void {
  b[L.SUPPLY + type]! += n
}

export function setHeld({ b }: State, type: number, n: number): void {
  b[L.HELD + type] = n
}

export function addHeld({ b }: State, type: number, n: number): void {
  b[L.HELD + type]! += n
}

export function setBox({ b }: State, type: number, n: number): void {
  b[L.BOXES + type] = n
}

export function addBox({ b }: State, type: number, n: number): void {
  b[L.BOXES + type]! += n
}

export function setMarkerAt({ b }: State, marker: number, n: number): void {
  b[L.MARKER_AT + marker] = n
}

export function setMarkerFlipped({ b }: State, marker: number, yes: boolean): void {
  b[L.MARKER_FLIPPED + marker] = yes ? 1 : 0
}

// — The map

export function setFresh({ b }: State, system: number, owner: number, n: number): void {
  b[L.FRESH + system * L.OWNER_STRIDE + owner] = n
}

export function addFresh({ b }: State, system: number, owner: number, n: number): void {
  b[L.FRESH + system * L.OWNER_STRIDE + owner]! += n
}

export function setDamaged({ b }: State, system: number, owner: number, n: number): void {
  b[L.DAMAGED + system * L.OWNER_STRIDE + owner] = n
}

export function addDamaged({ b }: State, system: number, owner: number, n: number): void {
  b[L.DAMAGED + system * L.OWNER_STRIDE + owner]! += n
}

export function setSite({ b }: State, at: number, n: number): void {
  b[L.SITE + at] = n
}

/** Everything may be taxed and may build again. */
export function clearUsedSites({ b }: State): void {
  for (let at = L.SITE; at < L.SITE + SITE_COUNT; at++) b[at]! &= ~SITE_USED
}

export function setMythic({ b }: State, system: number, n: number): void {
  b[L.MYTHIC + system] = n
}

export function setMoved({ b }: State, system: number, n: number): void {
  b[L.MOVED + system] = n
}

export function addMoved({ b }: State, system: number, n: number): void {
  b[L.MOVED + system]! += n
}

export function clearMoved({ b }: State): void {
  b.fill(0, L.MOVED, L.MOVED + L.SYSTEMS)
}

// — The Court

export function setRowCard({ b }: State, spot: number, n: number): void {
  b[L.ROW + spot] = n
}

export function setCourtAgents({ b }: State, spot: number, owner: number, n: number): void {
  b[L.courtAgentsAt(spot, owner)] = n
}

export function addCourtAgents({ b }: State, spot: number, owner: number, n: number): void {
  b[L.courtAgentsAt(spot, owner)]! += n
}

export function setUnionOn({ b }: State, union: number, n: number): void {
  b[L.UNION_ON + union] = n
}

export function setUnionOf({ b }: State, union: number, n: number): void {
  b[L.UNION_OF + union] = n
}

// — The battle, or the rifle fire, under way

export function setBattleKind({ b }: State, n: number): void {
  b[L.B_KIND] = n
}

export function setBattleAt({ b }: State, n: number): void {
  b[L.B_AT] = n
}

export function setAttacker({ b }: State, n: number): void {
  b[L.B_ATT] = n
}

export function setDefender({ b }: State, n: number): void {
  b[L.B_DEF] = n
}

export function setRerolled({ b }: State, n: number): void {
  b[L.B_REROLLED] = n
}

export function setAttackersAlive({ b }: State, n: number): void {
  b[L.B_ALIVE] = n
}

export function setBattleKeys({ b }: State, n: number): void {
  b[L.B_KEYS] = n
}

export function setRansacks({ b }: State, n: number): void {
  b[L.B_RANSACKS] = n
}

export function setBattleTypes({ b }: State, n: number): void {
  b[L.B_TYPES] = n
}

export function setAfterBattle({ b }: State, n: number): void {
  b[L.B_AFTER] = n
}

export function setBattleClean({ b }: State, yes: boolean): void {
  b[L.B_CLEAN] = yes ? 1 : 0
}

export function setBattleTrophy({ b }: State, yes: boolean): void {
  b[L.B_TROPHY] = yes ? 1 : 0
}

export function setBattleDice({ b }: State, die: number, n: number): void {
  b[L.B_DICE + die] = n
}

export function setRolledFaces({ b }: State, die: number, face: number, n: number): void {
  b[L.B_FACES + die * 6 + face] = n
}

export function addRolledFaces({ b }: State, die: number, face: number, n: number): void {
  b[L.B_FACES + die * 6 + face]! += n
}

export function clearBattle({ b }: State): void {
  b.fill(0, L.B_KIND, L.B_AFTER + 1)
}

// — Cards

export function setUnknown({ b }: State, pile: number, n: number): void {
  b[L.UNKNOWN + pile] = n
}

export function addUnknown({ b }: State, pile: number, n: number): void {
  b[L.UNKNOWN + pile]! += n
}

export function put({ m }: State, pile: number, card: number): void {
  m[pile + (card >>> 5) * L.PILES]! |= 1 << card
}

export function drop({ m }: State, pile: number, card: number): void {
  m[pile + (card >>> 5) * L.PILES]! &= ~(1 << card)
}

export function clear({ m }: State, pile: number): void {
  for (let at = pile; at < m.length; at += L.PILES) m[at] = 0
}
/** Puts all cards of one pile into another. */
export function pour({ m }: State, from: number, to: number): void {
  m[to]! |= m[from]!
  m[from] = 0
  for (let at = L.PILES; at < m.length; at += L.PILES) {
    m[to + at]! |= m[from + at]!
    m[from + at] = 0
  }
}

export function putAll({ m }: State, pile: number, set: CardSet): void {
  for (let at = pile, word = 0; at < m.length; at += L.PILES, word++) m[at]! |= set[word] ?? 0
}

export function dropAll({ m }: State, pile: number, set: CardSet): void {
  for (let at = pile, word = 0; at < m.length; at += L.PILES, word++) m[at]! &= ~(set[word] ?? 0)
}
