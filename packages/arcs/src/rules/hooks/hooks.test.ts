// Who listens at each point, in the order in which they are asked; and what a card that is added there can do.

import { afterEach, describe, expect, it } from 'vitest'
import { GUILD, VOX } from '../../data/court.ts'
import { LEAD, LORE_CARD } from '../../data/leaders.ts'
import { Bench, PIP } from '../../testing.ts'
import { destroyed, T_PORT } from '../board/pieces.ts'
import { COURT_CARDS } from '../cards/index.ts'
import { LED_CARDS } from '../cards/led-cards.ts'
import { deedsOf } from '../choosing/deeds.ts'
import { seize } from '../round/initiative.ts'
import { BASE } from '../round/layers.ts'
import { say } from '../sayings.ts'
import * as numbers from '../state/frame-numbers.ts'
import { EMPIRE } from '../state/owners.ts'
import * as Pile from '../state/piles.ts'
import { FRAMES } from '../state/stack.ts'
import type { State } from '../state/state.ts'
import * as write from '../state/write.ts'
import { addCards, baseCards, heard } from './heard.ts'
import type { Card, PointName } from './hooks.ts'
import { POINTS } from './point.ts'
import * as points from './points.ts'

const nameIn = (all: Readonly<Record<string, number>>, number: number): string =>
  Object.keys(all).find((name) => all[name] === number)!

function nameOf({ is }: Card): string {
  if ('guild' in is) return nameIn(GUILD, is.guild as number)
  if ('vox' in is) return nameIn(VOX, is.vox)
  if ('lore' in is) return nameIn(LORE_CARD, is.lore)
  return 'leader' in is ? nameIn(LEAD, is.leader) : is.id
}

/** Every point, in the order of a game. A change here is a change of the rules. */
const ORDER: Readonly<Record<PointName, readonly string[]>> = {
  setUp: ['mystic', 'overseer', 'anarchist', 'quartermaster'],
  beforeDeal: ['archivist'],
  declaringPrice: ['feastbringer'],
  // What is pushed last comes first: Ambitious or Bold, Farseers, Connected.
  declared: ['noble', 'farseers', 'upstart', 'demagogue'],
  keepsNumber: ['secretOrder'],
  declaresFollowing: ['galacticBards'],
  tookInitiative: [],
  refuseSecure: ['demagogue'],
  refuseTheft: ['swornGuardians', 'keepersTrust', 'keepersSolidarity'],
  secured: [],
  refuseUse: [],
  gaveUp: [],
  provoked: [],
  extraSlot: ['ancientHoldings'],
  holdsSupply: ['materialCartel', 'fuelCartel'],
  spendsAs: ['loyalEngineers', 'loyalPilots', 'loyalMarines', 'loyalEmpaths', 'loyalKeepers'],
  refuseTax: ['upstart', 'anarchist'],
  taxesVacant: ['anarchist'],
  taxesWithoutControl: ['empathsBond', 'anarchist'],
  capturesWithoutControl: ['anarchist'],
  taxesAgain: ['warlordsCruelty'],
  taxed: ['overseer', 'shaper'],
  sidePip: ['mystic', 'fuelDrinker', 'warrior', 'feastbringer', 'noble', 'agitator'],
  ahead: ['warrior', 'feastbringer'],
  offSlot: ['gatePorts', 'cloudCities', 'gateStations'],
  buildsClouds: ['cloudCities'],
  buildsFresh: ['hiddenHarbors'],
  buildsInVain: ['overseer'],
  usesAnyPort: ['empathsBond'],
  shipBuilt: ['overseer'],
  moveLimit: ['rebel'],
  // Ancient holds whatever lore says.
  catapults: ['shaper', 'empathsBond'],
  entered: ['gatePorts'],
  moved: ['sprinterDrives'],
  refuseHarm: [],
  closedToRaids: ['hiddenHarbors'],
  raidAnyway: ['raiderExosuits'],
  moreDice: ['gatekeepers'],
  mustRoll: ['rebel'],
  pool: ['corsair'],
  // What is asked last comes first, unless the attacker turns it round (arcs/U6).
  beforeDice: ['railgunArrays', 'predictiveSensors'],
  rollsOn: ['rebel'],
  reroll: ['skirmishers', 'seekerTorpedoes', 'corsair', 'empathsVision'],
  attacksInto: ['signalBreaker'],
  defendsWith: ['mirrorPlating'],
  interceptHits: ['agitator'],
  intercepted: ['agitator'],
  sparesCourt: ['elder'],
  afterBattle: ['repairDrones', 'elder', 'quartermaster'],
  tookTrophy: [],
  counts: ['materialCartel', 'fuelCartel'],
  award: ['elder', 'warrior', 'archivist', 'noble'],
  won: [],
  scored: ['materialCartel', 'fuelCartel', 'fuelDrinker'],
}

const CARDS = [...COURT_CARDS, ...LED_CARDS]
let undo: (() => void)[] = []
afterEach(() => {
  for (const takeAway of undo) takeAway()
  undo = []
})
const add = (card: Card): void => {
  undo.push(addCards([card]))
}
const asAct1 = (state: State): State => ({ ...state, options: { ...state.options, act: 1 } })

describe('the points at which rules ask', () => {
  it('have these listeners, in this order', () => {
    const found = POINTS.map((point) => [point.name, point.make(baseCards()).map(({ card }) => nameOf(card))])
    undo.push(addCards([]))
    expect(Object.fromEntries(found)).toEqual(ORDER)
    expect(POINTS.map(({ name }) => name)).toEqual(Object.keys(ORDER))
    expect(new Set(Object.values(points)).size).toBe(POINTS.length)
  })

  it('are those of cards, each once, and of every card that does something', () => {
    expect(baseCards()).toEqual(CARDS)
    expect(CARDS).toHaveLength(25 + 6 + 28 + 16)
    expect(new Set(CARDS.map(nameOf)).size).toBe(CARDS.length)
    const idle = CARDS.filter(({ is: _is, order: _order, ...does }) => Object.keys(does).length === 0)
    expect(idle.map(nameOf)).toEqual([])
  })

  it('answer for what the seat holds, and no text where it does not work', () => {
    const bench = new Bench(3).settled()
    expect(heard(points.spendsAs, bench.state, 0)).toEqual([])
    bench.guild('red', 'BC01').guild('red', 'BC07')
    expect([heard(points.spendsAs, bench.state, 0), heard(points.spendsAs, bench.state, 1)]).toEqual([[1, 2], []])
    expect(heard(points.spendsAs, bench.state, EMPIRE)).toEqual([])
    const lars = new Bench(3, undefined, { role1: 'lars' }).settled().guild('red', 'BC01')
    expect(heard(points.spendsAs, lars.state, 0)).toEqual([])
  })

  it('hand out the same list again, so that asking costs no memory', () => {
    const bench = new Bench(3).settled().guild('red', 'BC01')
    expect(heard(points.spendsAs, bench.state, 0)).toBe(heard(points.spendsAs, bench.state, 0))
    expect(heard(points.moreDice, bench.state, 0)).toBe(heard(points.pool, bench.state, 1))
  })
})

describe('what cards bring along', () => {
  const deeds = deedsOf(new Bench(3).state)

  it('are Prelude actions in this order, which random play counts by', () => {
    expect(deeds.uses).toEqual([
      ...['useInterest', 'useCartel', 'useUnion', 'useGates', 'useShips', 'useSpies', 'useFarseers', 'useTongues'],
      ...['useBroker', 'useFence', 'useTycoonsAmbition', 'useCharm', 'useTerror', 'useEgo', 'forgive'],
    ])
  })

  it('are new actions beside the standard one, by kind', () => {
    const named = (kind: number): string[] =>
      deeds.byKind[kind]!.map((deed) => Object.keys(deeds.byName).find((name) => deeds.byName[name as 'tax'] === deed)!)
    expect(deeds.byKind.map((_, kind) => named(kind))).toEqual([
      ['tax', 'trade'],
      ['build', 'manufacture', 'synthesize', 'pressgang', 'summon', 'nurture', 'annex'],
      ['move', 'guide', 'martyr'],
      ['repair', 'prune'],
      ['influence', 'execute'],
      ['secure'],
      ['battle', 'abduct', 'rifles'],
    ])
  })

  it('are frames that offer something or run by themselves, and steps at the end of the round', () => {
    const idle = FRAMES.slice(0, Object.keys(numbers).length).filter(
      (_, kind) => deeds.offered[kind]!.length === 0 && deeds.settles[kind] === undefined,
    )
    expect(idle).toEqual([
      ...['none', 'place', 'round', 'nextTurn', 'endRound', 'score', 'cleanUp', 'nextChapter'],
      // The first two of these are of no game any more.
      ...['farseers', 'cities', 'afterBattle', 'afterTurn', 'endAct'],
    ])
    for (const doing of new Set(deeds.offered.flat())) expect(deeds.byName[doing], doing).toBeDefined()
    expect(BASE.roundEnd.map(({ id }) => id)).toEqual(['unions', 'initiative', 'discard'])
  })
})

describe('a card that is added', () => {
  /** It is in red's hands. */
  const table = () => new Bench(3).settled().guild('red', 'BC24')
  const is = { guild: GUILD.relicFence }

  it('vetoes what its holder would do, and what is done to its holder', () => {
    const bench = table().ships('red', '2a', 2).ships('yellow', '2a', 1).tokens('red', 'relic').guild('red', 'BC20')
    bench.leads('red', 'aggression-2')
    const fight = {
      do: 'battle',
      at: '2a',
      against: 'yellow',
      dice: { assault: 1, skirmish: 0, raid: 0 },
      pay: PIP,
    } as const
    expect([bench.no(fight), bench.no({ do: 'useTongues' })]).toEqual([undefined, undefined])
    add({
      is,
      refuseHarm: () => say('no.rival', {}),
      refuseUse: (_state, _seat, card) => (card === GUILD.silverTongues ? say('no.bards', {}) : undefined),
    })
    expect([bench.no(fight), bench.no({ do: 'useTongues' })]).toEqual(['no.rival', 'no.bards'])
  })

  it('is told of the initiative, of trophies, of what is secured, given up, outraged and won', () => {
    const told: string[] = []
    add({
      is,
      tookInitiative: (_state, seat) => void told.push(`initiative ${seat}`),
      tookTrophy: (_state, seat, owner, kind) => void told.push(`trophy ${seat} ${owner} ${kind}`),
      secured: (_state, seat, card) => void told.push(`secured ${seat} ${card}`),
      gaveUp: (_state, seat, card) => void told.push(`gave up ${seat} ${card}`),
      provoked: (_state, seat, type) => void told.push(`outraged ${seat} ${type}`),
      won: (_state, seat, ambition, power) => void told.push(`won ${seat} ${ambition} ${power}`),
    })
    const bench = table()
      .guild('red', 'BC08')
      .tokens('red', 'relic')
      .court({ card: 'BC28', agents: { red: 1 } }, { card: 'BC17' }, { card: 'BC18' }, { card: 'BC25' })
    bench.leads('red', 'aggression-2').act({ do: 'useGates', gates: [] })
    bench.act({ do: 'secure', card: 'BC28', pay: PIP }).act({ do: 'spread', type: 'weapon' })
    expect(told.splice(0)).toEqual(['gave up 0 7', 'secured 0 27', 'outraged 0 3'])
    destroyed(bench.state, 0, 2, T_PORT)
    seize(bench.state, 1)
    seize(bench.state, 0)
    // Whoever has it already is not given it.
    seize(bench.state, 0)
    expect(told.splice(0)).toEqual(['trophy 0 2 2', 'initiative 0'])
    const end = table().tokens('red', 'relic').declared('keeper').declared('warlord', 1)
    write.addTrophy(end.state, 1, 2, T_PORT, 1)
    end.endChapter()
    expect(told).toEqual(['won 0 4 5'])
  })

  it('that only the campaign has is never asked in a base game', () => {
    add({ is: { id: 'regent', has: (_state, seat) => seat === 1 }, moveLimit: 1 })
    const { state } = table()
    expect([heard(points.moveLimit, state, 1), heard(points.moveLimit, asAct1(state), 1)]).toEqual([[], [1]])
    expect(heard(points.moveLimit, asAct1(state), 0)).toEqual([])
  })

  it('brings its actions into an act, and leaves those of the base game as they are', () => {
    const { state } = table()
    const base = deedsOf(state)
    const before = deedsOf(asAct1(state)).uses
    const use = base.byName.useBroker as NonNullable<NonNullable<Card['uses']>['useBroker']>
    add({
      is: { guild: 31 },
      uses: { reckon: use } as unknown as NonNullable<Card['uses']>,
      frames: { farseers: { offers: ['reckon'] } },
    })
    expect(deedsOf(asAct1(state)).uses.filter((doing) => !before.includes(doing))).toEqual(['reckon'])
    expect(deedsOf(asAct1(state)).offered[FRAMES.indexOf('farseers')]).toEqual(['reckon'])
    expect([deedsOf(state), base.uses.includes('reckon')]).toEqual([base, false])
  })

  it('comes where its order says', () => {
    const first: Card = { is, refuseTheft: () => undefined, order: { refuseTheft: -1 } }
    add(first)
    expect(points.refuseTheft.make([...baseCards(), first]).map(({ card }) => nameOf(card))).toEqual([
      'relicFence',
      ...ORDER.refuseTheft,
    ])
    const bench = table()
    write.put(bench.state, Pile.lore(0), LORE_CARD.keepersTrust)
    expect(heard(points.refuseTheft, bench.state, 0)).toHaveLength(2)
  })
})
