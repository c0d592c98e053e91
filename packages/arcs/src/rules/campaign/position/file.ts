// What the campaign adds to a position, as readable JSON, and back.

import type { Json } from '@understudy/procedure'
import { BadInput } from '@understudy/table'
import * as v from 'valibot'
import { COLOURS, type Colour, EVERY_ACTION_CARD, EVERY_COURT_CARD, RESOURCES } from '../../../vocabulary.ts'
import { cardId, card as cardIndex, court, courtId } from '../../board/ids.ts'
import * as L from '../../state/campaign/layout.ts'
import * as camp from '../../state/campaign/read.ts'
import * as set from '../../state/campaign/write.ts'
import * as read from '../../state/read.ts'
import { colourOf, type State, seatOf } from '../../state/state.ts'
import * as write from '../../state/write.ts'
import { FAITHFUL_OUT, SCRAPPED } from '../court.ts'
import { EVENT_FACES, FATES, GOLEMS, POLICIES } from '../vocabulary.ts'

const SIDES = ['session', 'decided', 'tucked'] as const
/** Numbers that are saved as they are. */
const PLAIN = [
  'events',
  'numberDie',
  'faithfulLeft',
  'courtLore',
  'imperialCluster',
  'open',
  'dealBy',
  'dealAsked',
  'dealWith',
  'proposals',
  'attackFresh',
  'attackDamaged',
  'spied',
] as const satisfies readonly L.CampaignScalar[]

const byte = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(255))
const colour = v.picklist(COLOURS)
const fate = v.picklist(FATES)
const golem = v.picklist(GOLEMS)
const types = v.strictObject(Object.fromEntries(RESOURCES.map((type) => [type, byte])))
const bytes = (n: number) => v.pipe(v.array(byte), v.maxLength(n))
const list = <S extends v.GenericSchema>(of: S, max: number) => v.pipe(v.array(of), v.maxLength(max))
const court_ = v.picklist(EVERY_COURT_CARD)
const action = v.picklist(EVERY_ACTION_CARD)

const schema = v.strictObject({
  council: v.picklist(SIDES),
  councilOf: v.nullable(colour),
  policy: v.picklist(POLICIES),
  firstRegent: v.nullable(colour),
  outlaws: list(colour, 4),
  eventDie: v.nullable(v.picklist(EVENT_FACES)),
  trust: types,
  league: types,
  attached: v.pipe(v.array(v.nullable(court_)), v.length(5)),
  councilAgents: v.record(colour, byte),
  discard: list(court_, L.DISCARD_MAX),
  scrapped: list(action, 64),
  faithful: list(action, 9),
  golems: v.strictObject({ gates: list(byte, 6), hearth: list(golem, 4), awake: list(golem, 4) }),
  seats: v.record(
    colour,
    v.strictObject({
      fate: v.nullable(fate),
      drawn: list(fate, 8),
      objective: byte,
      side: byte,
      result: v.pipe(v.number(), v.integer(), v.minValue(-128), v.maxValue(127)),
      completed: v.boolean(),
      favors: v.record(colour, byte),
      given: bytes(L.GIVEN_SIZE),
      // Absent without any, as in games of older builds.
      grievances: v.optional(v.record(colour, byte)),
      harmed: v.optional(v.record(colour, byte)),
    }),
  ),
  proposal: bytes(L.PARTS_MAX * L.PART_SIZE),
  numbers: v.strictObject(Object.fromEntries(PLAIN.map((name) => [name, byte]))),
  /** The action under way, where grievances are kept: its number, and who takes it. */
  deed: v.optional(v.strictObject({ n: byte, by: colour })),
})

const typesOut = (of: (type: number) => number): Json =>
  Object.fromEntries(RESOURCES.map((type, i) => [type, of(i + 1)]))

export function serialise(state: State): Json {
  const colours = state.options.colours
  const some = (bits: number): Colour[] => colours.filter((_, seat) => (bits & (1 << seat)) !== 0)
  const bySeat = (name: string, of: (other: number) => number): Record<string, Json> => {
    const some = colours.flatMap((other, at) => (of(at) === 0 ? [] : [[other, of(at)] as const]))
    return some.length === 0 ? {} : { [name]: Object.fromEntries(some) }
  }
  return {
    council: SIDES[camp.council(state)]!,
    councilOf: camp.council(state) === camp.TUCKED ? colourOf(state, camp.councilOf(state)) : null,
    policy: POLICIES[camp.policy(state)]!,
    firstRegent: camp.firstRegent(state) < 0 ? null : colourOf(state, camp.firstRegent(state)),
    outlaws: some(camp.outlaws(state)),
    eventDie: camp.eventDie(state) === 0 ? null : EVENT_FACES[camp.eventDie(state) - 1]!,
    trust: typesOut((type) => camp.trust(state, type)),
    league: typesOut((type) => camp.league(state, type)),
    attached: [0, 1, 2, 3, 4].map((spot) => {
      const card = camp.attached(state, spot)
      return card === 0 ? null : courtId(card - 1)
    }),
    councilAgents: Object.fromEntries(
      colours.flatMap((each, seat) => {
        const n = read.courtAgents(state, 4, seat)
        return n === 0 ? [] : [[each, n]]
      }),
    ),
    discard: Array.from({ length: camp.discarded(state) }, (_, n) => courtId(camp.discard(state, n))),
    scrapped: read.cards(state, SCRAPPED).map(cardId),
    faithful: read.cards(state, FAITHFUL_OUT).map(cardId),
    golems: {
      gates: [1, 2, 3, 4, 5, 6].filter((cluster) => (camp.golemsOnMap(state) & (1 << (cluster - 1))) !== 0),
      hearth: GOLEMS.filter((_, each) => camp.onHearth(state, each)),
      awake: GOLEMS.filter((_, each) => camp.awake(state, each)),
    },
    seats: Object.fromEntries(
      colours.map((each, seat) => [
        each,
        {
          fate: camp.fate(state, seat) < 0 ? null : FATES[camp.fate(state, seat)]!,
          drawn: FATES.filter((_, at) => (camp.drawn(state, seat) & (1 << at)) !== 0),
          objective: camp.objective(state, seat),
          side: camp.side(state, seat),
          result: camp.result(state, seat),
          completed: (camp.completed(state) & (1 << seat)) !== 0,
          favors: Object.fromEntries(
            colours.flatMap((other, owner) => {
              const n = camp.favors(state, seat, owner)
              return n === 0 ? [] : [[other, n]]
            }),
          ),
          given: Array.from({ length: L.GIVEN_SIZE }, (_, what) => camp.given(state, seat, what)),
          ...bySeat('grievances', (other) => camp.grievances(state, seat, other)),
          ...bySeat('harmed', (other) => camp.harmCounted(state, seat, other)),
        },
      ]),
    ),
    proposal: Array.from({ length: camp.partCount(state) * L.PART_SIZE }, (_, at) =>
      camp.part(state, Math.trunc(at / L.PART_SIZE), at % L.PART_SIZE),
    ),
    numbers: Object.fromEntries(PLAIN.map((name) => [name, camp.numberOf(state, name)])),
    ...(camp.actor(state) < 0 ? {} : { deed: { n: camp.deed(state), by: colourOf(state, camp.actor(state)) } }),
  }
}

export function restore(state: State, data: unknown): void {
  const result = v.safeParse(schema, data, { abortEarly: true })
  if (!result.success) {
    const [issue] = result.issues
    const place = (issue.path ?? []).map(({ key }) => String(key)).join('.')
    throw new BadInput(
      {
        en: issue.received === 'undefined' ? 'this is missing.' : 'this value cannot be used here.',
        ru: issue.received === 'undefined' ? 'здесь чего-то не хватает.' : 'такое значение здесь не подходит.',
      },
      place === '' ? 'campaign' : `campaign.${place}`,
    )
  }
  const from = result.output
  const seat = (of: Colour, where: string): number => {
    const at = seatOf(state, of)
    if (at < 0) throw new BadInput({ en: `${of} does not play.`, ru: `${of} не играет.` }, `campaign.${where}`)
    return at
  }
  const bits = (of: readonly Colour[], where: string): number =>
    of.reduce((so, each) => so | (1 << seat(each, where)), 0)
  set.setCouncil(state, SIDES.indexOf(from.council))
  set.setCouncilOf(state, from.councilOf === null ? 0 : seat(from.councilOf, 'councilOf'))
  set.setPolicy(state, POLICIES.indexOf(from.policy))
  set.setFirstRegent(state, from.firstRegent === null ? -1 : seat(from.firstRegent, 'firstRegent'))
  set.setOutlaws(state, bits(from.outlaws, 'outlaws'))
  set.setEventDie(state, from.eventDie === null ? 0 : EVENT_FACES.indexOf(from.eventDie) + 1)
  RESOURCES.forEach((type, i) => {
    set.addTrust(state, i + 1, (from.trust as Record<string, number>)[type]!)
    set.addLeague(state, i + 1, (from.league as Record<string, number>)[type]!)
  })
  from.attached.forEach((card, spot) => {
    set.setAttached(state, spot, card === null ? 0 : court(card) + 1)
  })
  for (const [each, n] of Object.entries(from.councilAgents))
    write.setCourtAgents(state, 4, seat(each as Colour, 'councilAgents'), n)
  from.discard.forEach((card, n) => {
    set.setDiscard(state, n, court(card))
  })
  set.setDiscarded(state, from.discard.length)
  for (const card of from.scrapped) write.put(state, SCRAPPED, cardIndex(card))
  for (const card of from.faithful) write.put(state, FAITHFUL_OUT, cardIndex(card))
  set.setGolemsOnMap(
    state,
    from.golems.gates.reduce((so, cluster) => so | (1 << (cluster - 1)), 0),
  )
  for (const each of from.golems.hearth) set.setHearth(state, GOLEMS.indexOf(each), true)
  for (const each of from.golems.awake) set.setAwake(state, GOLEMS.indexOf(each), true)
  let completed = 0
  for (const [each, own] of Object.entries(from.seats)) {
    const at = seat(each as Colour, `seats.${each}`)
    set.setFate(state, at, own.fate === null ? -1 : FATES.indexOf(own.fate))
    set.setDrawn(
      state,
      at,
      own.drawn.reduce((so, id) => so | (1 << FATES.indexOf(id)), 0),
    )
    set.setObjective(state, at, own.objective)
    set.setSide(state, at, own.side)
    set.setResult(state, at, own.result)
    if (own.completed) completed |= 1 << at
    for (const [other, n] of Object.entries(own.favors))
      set.addFavors(state, at, seat(other as Colour, `seats.${each}.favors`), n)
    for (const [other, n] of Object.entries(own.grievances ?? {}))
      set.setGrievances(state, at, seat(other as Colour, `seats.${each}.grievances`), n)
    for (const [other, n] of Object.entries(own.harmed ?? {}))
      set.setHarmCounted(state, at, seat(other as Colour, `seats.${each}.harmed`), n)
    own.given.forEach((n, what) => {
      set.addGiven(state, at, what, n)
    })
  }
  set.setCompleted(state, completed)
  set.setPartCount(state, Math.trunc(from.proposal.length / L.PART_SIZE))
  from.proposal.forEach((n, at) => {
    set.setPart(state, Math.trunc(at / L.PART_SIZE), at % L.PART_SIZE, n)
  })
  if (from.deed !== undefined) {
    set.setDeed(state, from.deed.n)
    set.setActor(state, seat(from.deed.by, 'deed.by'))
  }
  for (const name of PLAIN) set.setNumber(state, name, (from.numbers as Record<string, number>)[name]!)
}
