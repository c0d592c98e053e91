// The hand-over sheet (campaign 18): a table set up from its data alone is the position at the end of the act.

import '../index.ts'
import { keyedRandom } from '@understudy/table'
import { describe, expect, it } from 'vitest'
import { arcs } from '../../../game.ts'
import type { ActionCardId, Colour, CourtId, LoreId, Owner, Resource } from '../../../vocabulary.ts'
import { EVERY_TOKEN, PIECES, RESOURCES, TOKENS_PER_TYPE } from '../../../vocabulary.ts'
import { card, court, loreIndex, sys } from '../../board/ids.ts'
import { TYPES, typeIndex } from '../../board/resources.ts'
import { settle } from '../../round/settle.ts'
import { chosenOptions } from '../../setup/options.ts'
import * as camp from '../../state/campaign/read.ts'
import * as set from '../../state/campaign/write.ts'
import { ownerIndex } from '../../state/owners.ts'
import * as Pile from '../../state/piles.ts'
import * as read from '../../state/read.ts'
import { makeSite, SITE_CITY, SITE_PORT } from '../../state/sites.ts'
import { F, push } from '../../state/stack.ts'
import { newState, type State, seatOf } from '../../state/state.ts'
import * as write from '../../state/write.ts'
import { CampaignBench } from '../campaign-testing.ts'
import { FAITHFUL_OUT, SCRAPPED } from '../court.ts'
import { actionOfFaithful, courtLoreCards, FAITHFUL_COURT, objectiveStart } from '../data.ts'
import { handOverHtml, handOverText } from '../text/hand-over.ts'
import { FATES, GOLEMS, POLICIES } from '../vocabulary.ts'
import { type HandOver, handOverOf } from './hand-over.ts'

/** Plays an act at random to its end; some seats are bots'. */
function ended(players: number, seed: string, more: Record<string, string | boolean> = {}): State {
  const state = arcs.start({ players, act: 1, ...more }, {})
  const random = keyedRandom('hand-over', seed)
  for (let d = arcs.decision(state); d !== undefined; d = arcs.decision(state)) arcs.apply(state, d.sample(random))
  return state
}

/** What a person does who has the sheet and the box, and nothing else. */
function setUp(sheet: HandOver, options: Record<string, string | number | boolean>): State {
  const state = newState(chosenOptions({ ...options, act: 1 }))
  const seat = (colour: string) => seatOf(state, colour as Colour)
  for (let type = 1; type <= TYPES; type++) write.setSupply(state, type, TOKENS_PER_TYPE)
  write.putAll(state, Pile.LORE_DECK, courtLoreCards(options.pack === true))
  write.setInitiative(state, seat(sheet.initiative))
  set.setFirstRegent(state, sheet.firstRegent === null ? -1 : seat(sheet.firstRegent))
  set.setPolicy(state, POLICIES.indexOf(sheet.policy as never))
  for (const [system, lines] of Object.entries(sheet.systems)) {
    let site = sys(system) * 3
    for (const line of lines) {
      const [, of = '', kind, n = '1', damaged] = /^(\w+)(?: (ship|city|starport))?(?: ×(\d+))?( damaged)?$/.exec(line)!
      const owner = ownerIndex(state, of as Owner)
      if (kind === 'city' || kind === 'starport')
        write.setSite(state, site++, makeSite(kind === 'city' ? SITE_CITY : SITE_PORT, owner, damaged !== undefined))
      else if (damaged === undefined) write.addFresh(state, sys(system), owner, Number(n))
      else write.addDamaged(state, sys(system), owner, Number(n))
    }
  }
  for (const each of sheet.seats) {
    const at = seat(each.colour)
    const fate = FATES.indexOf(each.fate)
    set.setFate(state, at, fate)
    set.setObjective(state, at, each.objectiveLeft)
    expect(each.objectiveLeft).toBeLessThanOrEqual(objectiveStart(fate, sheet.seats.length))
    if (each.completed) set.setCompleted(state, camp.completed(state) | (1 << at))
    if (each.title === 'outlaw') set.setOutlaws(state, camp.outlaws(state) | (1 << at))
    set.setResult(state, at, each.powerBefore)
    write.setPower(state, at, each.power)
    for (const [of, n] of Object.entries(each.favors)) set.addFavors(state, at, seat(of), n)
    each.slots.forEach((type, slot) => {
      if (type === null) return
      write.setSlot(state, at, slot, EVERY_TOKEN.indexOf(type as Resource) + 1)
      if (RESOURCES.includes(type as Resource)) write.addSupply(state, typeIndex(type as Resource), -1)
    })
    for (const id of each.guild) write.put(state, Pile.guild(at), court(id as CourtId))
    for (const id of each.lore) {
      write.put(state, Pile.lore(at), loreIndex(id as LoreId))
      write.drop(state, Pile.LORE_DECK, loreIndex(id as LoreId))
    }
    for (const type of each.outrage)
      write.setOutrage(state, at, read.outrage(state, at) | (1 << typeIndex(type as Resource)))
    for (const { golem, awake } of each.golems) {
      const index = GOLEMS.indexOf(golem as never)
      if (!each.slots.includes(golem)) set.setHearth(state, index, true)
      set.setAwake(state, index, awake)
    }
    write.setShipsLeft(state, at, each.supply.ships)
    write.setCitiesLeft(state, at, each.supply.cities)
    write.setPortsLeft(state, at, each.supply.starports)
    write.setAgentsLeft(state, at, each.supply.agents)
    if (each.bot === null) continue
    write.setCounter(state, at, each.bot.hand)
    write.setSeizeCounter(state, at, each.bot.seize)
    for (const [of, n] of Object.entries(each.bot.grievances)) set.setGrievances(state, at, seat(of), n)
  }
  for (const id of sheet.courtDeck) {
    if (id.startsWith('L')) {
      write.put(state, Pile.LORE_ROW, loreIndex(id as LoreId))
      write.drop(state, Pile.LORE_DECK, loreIndex(id as LoreId))
    } else if (!id.startsWith('faithful')) write.put(state, Pile.COURT_DECK, court(id as CourtId))
  }
  for (const id of sheet.scrappedCourt) write.put(state, Pile.COURT_DISCARD, court(id as CourtId))
  for (const id of sheet.scrappedActions) write.put(state, SCRAPPED, card(id as ActionCardId))
  set.setCourtLore(state, sheet.unseenLore)
  for (const [number, where] of Object.entries(sheet.faithful)) {
    const action = actionOfFaithful(FAITHFUL_COURT + Number(number) - 1)
    if (where === 'stack') set.setFaithfulLeft(state, Math.max(camp.faithfulLeft(state), Number(number)))
    if (where === 'actions') write.put(state, FAITHFUL_OUT, action)
  }
  set.setGolemsOnMap(
    state,
    sheet.golemsOnMap.reduce((bits, cluster) => bits | (1 << (cluster - 1)), 0),
  )
  return state
}

/** Everything that lies on a table between two acts. */
function table(state: State) {
  const players = state.options.players
  const seats = Array.from({ length: players }, (_, seat) => seat)
  const all = Array.from({ length: 7 }, (_, owner) => owner)
  return {
    initiative: read.initiative(state),
    first: camp.firstRegent(state),
    policy: camp.policy(state),
    council: camp.council(state),
    outlaws: camp.outlaws(state),
    completed: camp.completed(state),
    map: Array.from({ length: 24 }, (_, system) =>
      all.map((owner) => [read.fresh(state, system, owner), read.damaged(state, system, owner)]),
    ),
    // In a system it does not matter which slot a building stands in.
    sites: Array.from({ length: 24 }, (_, system) =>
      [0, 1, 2].map((n) => read.site(state, system * 3 + n) & 63).sort(),
    ),
    supply: [1, 2, 3, 4, 5].map((type) => [
      read.supply(state, type),
      camp.trust(state, type),
      camp.league(state, type),
    ]),
    seats: seats.map((seat) => ({
      fate: camp.fate(state, seat),
      objective: camp.objective(state, seat),
      power: [read.power(state, seat), camp.result(state, seat)],
      favors: seats.map((other) => camp.favors(state, seat, other)),
      grievances: seats.map((other) => camp.grievances(state, seat, other)),
      counters: [read.counter(state, seat), read.seizeCounter(state, seat)],
      slots: Array.from({ length: 7 }, (_, slot) => read.slot(state, seat, slot)),
      guild: read.cards(state, Pile.guild(seat)),
      lore: read.cards(state, Pile.lore(seat)),
      outrage: read.outrage(state, seat),
      left: [
        read.shipsLeft(state, seat),
        read.citiesLeft(state, seat),
        read.portsLeft(state, seat),
        read.agentsLeft(state, seat),
      ],
      loot: all.map((owner) => [0, 1, 2, 3].map((kind) => read.trophy(state, seat, owner, kind))),
      captives: seats.map((owner) => read.captive(state, seat, owner)),
    })),
    court: [
      Pile.COURT_DECK,
      Pile.LORE_ROW,
      Pile.LORE_DECK,
      Pile.COURT_DISCARD,
      Pile.BURIED,
      SCRAPPED,
      FAITHFUL_OUT,
    ].map((pile) => read.cards(state, pile)),
    lore: camp.courtLore(state),
    stack: camp.faithfulLeft(state),
    golems: [
      camp.golemsOnMap(state),
      GOLEMS.map((_, golem) => [camp.onHearth(state, golem), camp.awake(state, golem)]),
    ],
  }
}

const OTHERS: readonly Record<string, string | boolean>[] = [
  { fate1: 'believer', fate2: 'caretaker' },
  { fate1: 'caretaker', fate2: 'steward', role2: 'supercat' },
  { fate1: 'partisan', fate2: 'believer', role1: 'supercat', role2: 'supercat', pack: true },
]

describe('campaign/18: the hand-over sheet', () => {
  it.each([2, 3, 4])('a table of %i set up from the sheet alone equals the position', (players) => {
    OTHERS.forEach((options, n) => {
      for (const seed of ['a', 'b', 'c']) {
        const state = ended(players, `${n}${seed}`, options)
        const sheet = JSON.parse(JSON.stringify(handOverOf(state))) as HandOver
        expect(table(setUp(sheet, { players, ...options }))).toEqual(table(state))
      }
    })
  })

  it('names Fates, titles, Power, Favors, tokens, Golems and Faithful cards', () => {
    const bench = new CampaignBench(3, ['believer', 'caretaker', 'steward'])
      .settled()
      .ships('red', '1a', 2)
      .city('yellow', '1a')
      .free('2a')
      .imperial('3a', 2)
      .favors('red', 'blue', 1)
      .tokens('blue', 'relic')
    set.setHearth(bench.state, 1, true)
    set.setGolemsOnMap(bench.state, 0b111)
    push(bench.state, F.endAct, 0)
    settle(bench.state)
    const sheet = handOverOf(bench.state)
    expect(sheet.seats.map(({ fate, title, power, powerBefore }) => [fate, title, power, powerBefore])).toEqual([
      ['believer', 'regent', -9, -9],
      ['caretaker', 'regent', -18, -18],
      ['steward', 'regent', -17, -17],
    ])
    expect([
      sheet.seats[0]!.favors,
      sheet.seats[2]!.slots[0],
      sheet.seats[1]!.golems,
      sheet.golemsOnMap,
      Object.keys(sheet.faithful),
    ]).toEqual([
      { blue: 1 },
      'relic',
      [{ golem: 'protector', awake: false }],
      [1, 2, 3],
      ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
    ])
    expect(sheet.added.length).toBe(3)
  })

  it('has the grievances and counters of bots, and none for people', () => {
    const state = ended(3, 'bots', { role2: 'supercat', role3: 'supercat' })
    set.setGrievances(state, 1, 0, 4)
    write.setSeizeCounter(state, 1, 2)
    const [red, yellow, blue] = handOverOf(state).seats
    expect(red!.bot).toBeNull()
    expect(yellow!.bot).toMatchObject({ seize: 2, grievances: { red: 4 } })
    expect(blue!.bot).not.toBeNull()
    const text = handOverText(handOverOf(state), 'en')
    expect(text).toMatch(/Bot: hand counter \d+, seize counter 2\n- Grievances against: Red 4/)
    expect(handOverText(handOverOf(state), 'ru')).toMatch(/счётчик перехвата инициативы 2\n- Обиды на: Красный 4/)
  })

  it('speaks the language of its reader, without ids', () => {
    const state = ended(4, 'words', { role2: 'supercat', fate1: 'believer', fate2: 'caretaker', pack: true })
    const sheet = handOverOf(state)
    const ru = handOverText(sheet, 'ru')
    const en = handOverText(sheet, 'en')
    for (const text of [en, ru])
      expect(text).not.toMatch(/undefined|\[object|faithful-\d|\b(BC|CC|LF?|F)\d\d|\b[1-6][gach]\b/)
    expect(ru).not.toMatch(
      /\b(red|yellow|blue|white|weapon|relic|psionic|fuel|material|regent|outlaw|ship|city|damaged)\b/,
    )
    expect(en.split('\n').length).toBe(ru.split('\n').length)
    // What is said is on the page to print too, and nothing of it is taken for markup.
    const html = handOverHtml(sheet, 'ru')
    for (const line of ru.split('\n').filter((each) => each.startsWith('- ')))
      expect(html).toContain(line.slice(2).split(': ').slice(1).join(': ').replaceAll('&', '&amp;'))
  })

  it('counts every piece of a seat: what is neither on the board nor on the map lies somewhere on the sheet', () => {
    const state = ended(4, 'pieces')
    const sheet = handOverOf(state)
    expect(sheet.seats).toHaveLength(4)
    for (const each of sheet.seats) {
      const held = sheet.seats.reduce((sum, other) => sum + (other.favors[each.colour] ?? 0), 0)
      expect(each.supply.agents + held + each.outrage.length).toBe(PIECES.agents)
    }
  })
})
