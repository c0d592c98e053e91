// The hand-over sheet: what people need to go on with Act II on paper (campaign 18).

import { EVERY_TOKEN, RESOURCES } from '../../../vocabulary.ts'
import { cardId, courtId, loreId, sysId } from '../../board/ids.ts'
import { seatRules } from '../../seats/index.ts'
import * as camp from '../../state/campaign/read.ts'
import { ownerOf, owners } from '../../state/owners.ts'
import * as Pile from '../../state/piles.ts'
import * as read from '../../state/read.ts'
import { isBuilding, isCity, isDamaged, siteOwner } from '../../state/sites.ts'
import { colourOf, playersOf, type State } from '../../state/state.ts'
import { FAITHFUL_OUT, SCRAPPED } from '../court.ts'
import { actionOfFaithful, FAITHFUL_COURT, type Name } from '../data.ts'
import { golemsOf } from '../golems.ts'
import { isOutlaw } from '../titles.ts'
import { FATES, type FateId, GOLEMS, POLICIES } from '../vocabulary.ts'
import { AFTER } from './after.ts'

export interface HandOverSeat {
  readonly colour: string
  readonly fate: FateId
  readonly completed: boolean
  readonly objectiveLeft: number
  readonly powerBefore: number
  readonly power: number
  readonly title: 'regent' | 'outlaw'
  readonly favors: Readonly<Record<string, number>>
  readonly slots: readonly (string | null)[]
  readonly guild: readonly string[]
  readonly lore: readonly string[]
  readonly outrage: readonly string[]
  readonly golems: readonly { readonly golem: string; readonly awake: boolean }[]
  readonly supply: {
    readonly ships: number
    readonly cities: number
    readonly starports: number
    readonly agents: number
  }
  /** What only a seat of a bot has; null for a person's. */
  readonly bot: HandOverBot | null
}

interface HandOverBot {
  /** Cards that it has by its counter, and its counter for seizing. */
  readonly hand: number
  readonly seize: number
  /** By the seat that it holds something against. */
  readonly grievances: Readonly<Record<string, number>>
}

export interface HandOver {
  readonly act: 1
  readonly winner: string
  readonly initiative: string
  readonly firstRegent: string | null
  readonly policy: string
  readonly edicts: readonly string[]
  readonly laws: readonly string[]
  readonly systems: Readonly<Record<string, readonly string[]>>
  readonly seats: readonly HandOverSeat[]
  readonly courtDeck: readonly string[]
  readonly unseenLore: number
  readonly added: readonly Name[]
  readonly scrappedCourt: readonly string[]
  readonly scrappedActions: readonly string[]
  readonly faithful: Readonly<Record<string, string>>
  readonly golemsOnMap: readonly number[]
}

export function handOverOf(state: State): HandOver {
  const seats = Array.from({ length: playersOf(state) }, (_, seat) => seatOf(state, seat))
  const fates = seats.map(({ fate }) => fate)
  return {
    act: 1,
    winner: colourOf(state, Math.max(0, read.over(state) - 1)),
    initiative: colourOf(state, read.initiative(state)),
    firstRegent: camp.firstRegent(state) < 0 ? null : colourOf(state, camp.firstRegent(state)),
    policy: POLICIES[camp.policy(state)]!,
    edicts: [
      ...(playersOf(state) === 2 ? ['00 Guild Envoys Depart'] : []),
      '03 Govern the Imperial Reach',
      // A failed Admiral scraps it: said among what the Fates do.
      ...(seats.some(({ fate, completed }) => fate === 'admiral' && completed) ? ['55 Use Imperial Foundries'] : []),
    ],
    laws: [
      ...(fates.includes('caretaker') ? ['Golems', 'Golem Actions'] : []),
      ...(fates.includes('believer') ? ['Faithful Cards', 'Pluralistic Faith'] : []),
    ],
    systems: systemsOf(state),
    seats,
    courtDeck: [
      ...read.cards(state, Pile.COURT_DECK).map(courtId),
      ...read.cards(state, Pile.LORE_ROW).map(loreId),
      ...faithfulIn(state, 'court'),
    ],
    unseenLore: camp.courtLore(state),
    added: seats.flatMap(({ fate, completed }) => AFTER[fate][completed ? 'completed' : 'failed']),
    scrappedCourt: read.cards(state, Pile.COURT_DISCARD).map(courtId),
    scrappedActions: read.cards(state, SCRAPPED).map(cardId),
    faithful: Object.fromEntries(
      fates.includes('believer')
        ? [1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => [String(number), placeOfFaithful(state, number)])
        : [],
    ),
    golemsOnMap: [1, 2, 3, 4, 5, 6].filter((cluster) => (camp.golemsOnMap(state) & (1 << (cluster - 1))) !== 0),
  }
}

function placeOfFaithful(state: State, number: number): 'stack' | 'actions' | 'scrapped' | 'court' {
  const action = actionOfFaithful(FAITHFUL_COURT + number - 1)
  if (number <= camp.faithfulLeft(state)) return 'stack'
  if (read.has(state, FAITHFUL_OUT, action)) return 'actions'
  return read.has(state, SCRAPPED, action) ? 'scrapped' : 'court'
}
const faithfulIn = (state: State, where: string): string[] => {
  for (let seat = 0; seat < playersOf(state); seat++)
    if (FATES[camp.fate(state, seat)] === 'believer')
      return [1, 2, 3, 4, 5, 6, 7, 8, 9]
        .filter((number) => placeOfFaithful(state, number) === where)
        .map((number) => `faithful-${number}`)
  return []
}

function systemsOf(state: State): Record<string, string[]> {
  const out: Record<string, string[]> = {}
  for (let system = 0; system < 24; system++) {
    const lines: string[] = []
    for (const owner of owners(state)) {
      const fresh = read.fresh(state, system, owner)
      const damaged = read.damaged(state, system, owner)
      const kind = ownerOf(state, owner) === 'blight' ? '' : ' ship'
      if (fresh > 0) lines.push(`${ownerOf(state, owner)}${kind} ×${fresh}`)
      if (damaged > 0) lines.push(`${ownerOf(state, owner)}${kind} ×${damaged} damaged`)
    }
    for (let site = system * 3; site < system * 3 + 3; site++) {
      const value = read.site(state, site)
      if (!isBuilding(value)) continue
      lines.push(
        `${ownerOf(state, siteOwner(value))} ${isCity(value) ? 'city' : 'starport'}${isDamaged(value) ? ' damaged' : ''}`,
      )
    }
    if (lines.length > 0) out[sysId(system)] = lines
  }
  return out
}

function seatOf(state: State, seat: number): HandOverSeat {
  return {
    colour: colourOf(state, seat),
    fate: FATES[camp.fate(state, seat)]!,
    completed: (camp.completed(state) & (1 << seat)) !== 0,
    objectiveLeft: camp.objective(state, seat),
    powerBefore: camp.result(state, seat),
    power: read.power(state, seat),
    title: isOutlaw(state, seat) ? 'outlaw' : 'regent',
    favors: bySeat(state, (owner) => camp.favors(state, seat, owner)),
    slots: Array.from({ length: 7 }, (_, slot) => {
      const type = read.slot(state, seat, slot)
      return type === 0 ? null : EVERY_TOKEN[type - 1]!
    }),
    guild: read.cards(state, Pile.guild(seat)).map(courtId),
    lore: read.cards(state, Pile.lore(seat)).map(loreId),
    outrage: RESOURCES.filter((_, i) => (read.outrage(state, seat) & (2 << i)) !== 0),
    golems: golemsOf(state, seat).map((golem) => ({ golem: GOLEMS[golem]!, awake: camp.awake(state, golem) })),
    supply: {
      ships: read.shipsLeft(state, seat),
      cities: read.citiesLeft(state, seat),
      starports: read.portsLeft(state, seat),
      agents: read.agentsLeft(state, seat),
    },
    bot: seatRules(state, seat).counts
      ? {
          hand: read.counter(state, seat),
          seize: read.seizeCounter(state, seat),
          grievances: bySeat(state, (other) => camp.grievances(state, seat, other)),
        }
      : null,
  }
}

/** Numbers by colour, without those that are nothing. */
const bySeat = (state: State, of: (seat: number) => number): Record<string, number> =>
  Object.fromEntries(state.options.colours.flatMap((colour, seat) => (of(seat) > 0 ? [[colour, of(seat)]] : [])))
