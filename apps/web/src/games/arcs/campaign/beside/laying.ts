// Setting up an act on a real table, by the letters of the rulebook. What dice and cards decide stands in its line as soon as
// it is known; until then the line says that it comes.

import type { State } from '@understudy/arcs'
import { camp, FATE_DATA, FATES, type FateId, POLICIES } from '@understudy/arcs/act'
import { COURT, isGate } from '@understudy/arcs/data'
import { courtRow } from '@understudy/arcs/rules'
import { colourOf, FRAMES, ids, isBuilding, playersOf, read, siteOwner } from '@understudy/arcs/state'
import { cardName, place, seatName, siteName } from '@understudy/arcs/text'
import type { SystemId } from '@understudy/arcs/vocabulary'
import { type Lang, listing } from '@understudy/procedure'
import { LAYING } from './laying-words.ts'

interface Laid {
  /** As in the rulebook: the table’s first page, then each player’s. */
  readonly letter: string
  readonly text: string
  /** What is known only later. */
  readonly open: boolean
}

const FREE = 5
/** Frames that are left while the table is laid out, the last of them first. */
const LATER = [
  'initiative',
  'row',
  'policy',
  'imperial',
  'drawFates',
  'fate',
  'revealFates',
  'found',
  'fillFree',
] as const
type Step = (typeof LATER)[number]

function pending(state: State): ReadonlySet<string> {
  const names = new Set<string>()
  for (let i = 0; i < read.depth(state); i++) names.add(FRAMES[read.frameKind(state, i)]!)
  return names
}

const SYSTEMS = Array.from({ length: 24 }, (_, at) => at)

export function layingLines(state: State, lang: Lang): Laid[] {
  const w = LAYING[lang]
  const players = playersOf(state)
  const left = pending(state)
  const known = (step: Step): boolean => !left.has(step)
  const S = (seat: number): string => seatName(lang, colourOf(state, seat))
  const at = (system: number): string => place(lang, ids.sysId(system) as SystemId)
  const all = (list: readonly string[]): string => listing(lang, [...list])
  const lines: Laid[] = []
  const line = (letter: string, text: string, open = false) => lines.push({ letter, text, open })
  const when = (letter: string, step: Step, text: () => string, before: string) =>
    line(letter, known(step) ? text() : before, !known(step))

  line('1.A', w.box)
  when('1.B', 'initiative', () => w.initiative(S(read.initiative(state))), w.initiativeOpen)
  line('1.C', w.deck)
  line('1.D', players === 4 ? w.onesUsed : w.onesUnused)
  line('1.E', players === 4 ? w.events(3, 31) : w.events(2, 22))
  line('1.F', w.markers)
  line('1.G', w.chapter)
  line('1.H', w.zero)
  const spots = players === 2 ? 3 : 4
  const row = [...courtRow(state)].filter((card) => card !== ('council' as never))
  when('1.I', 'row', () => w.row(spots, all(row.map((card) => cardName(lang, COURT[card]!.name)))), w.rowOpen(spots))
  line('1.J', w.lore(players))
  line('1.K', w.council)
  line('1.L', players === 2 ? w.envoys : w.noEnvoys)
  when('1.M', 'policy', () => w.policy(w.policies[POLICIES[camp.policy(state)]!]), w.policyOpen)
  const first = camp.imperialCluster(state)
  when('1.N', 'imperial', () => w.imperial(first, (first % 6) + 1), w.imperialOpen)
  const free = SYSTEMS.filter((system) => !isImperial(state, system) && cityOf(state, system))
  when('1.O', 'imperial', () => w.freeCities(all(free.map(at))), w.freeCitiesOpen)
  when('1.P', 'imperial', () => w.blight, w.blight)
  line('1.Q', players === 2 ? w.boxes : w.noBoxes)

  line('2.A', w.pieces)
  const open = camp.fatesOpen(state)
  const fates = Array.from({ length: players }, (_, seat): FateId | undefined =>
    open ? FATES[camp.fate(state, seat)] : undefined,
  )
  const each = (tell: (fate: FateId, seat: number) => string): string =>
    fates.flatMap((fate, seat) => (fate === undefined ? [] : [tell(fate, seat)])).join(' ')
  const reveal = (letter: string, text: () => string, before: string) => line(letter, open ? text() : before, !open)
  reveal('2.B', () => each((fate, seat) => `${S(seat)}: ${FATE_DATA[fate].name[lang]}.`), w.fatesOpen)
  reveal('2.C', () => each((fate, seat) => `${S(seat)}: ${w.fateSetup[fate]}`), w.fateSetupOpen)
  reveal('2.D', () => each((fate, seat) => `${S(seat)}: ${FATE_DATA[fate].start[players - 2]}.`), w.objectiveOpen)
  line('2.E', w.power)
  reveal('2.F', () => w.titles(camp.firstRegent(state) < 0 ? '–' : S(camp.firstRegent(state))), w.titlesOpen)
  line('2.G', w.found(all(foundings(state, lang))), !known('found'))
  line('2.H', w.foundBack, !known('found'))
  when('2.I', 'fillFree', () => w.fill(all(filled(state, lang))), w.fillOpen)
  line('2.J', w.deal)
  line('2.K', w.stack)
  return lines
}

/** An Imperial ship was put there, whether or not it has moved since. */
function isImperial(state: State, system: number): boolean {
  const first = camp.imperialCluster(state) - 1
  const cluster = Math.trunc(system / 4)
  return first >= 0 && (cluster === first || cluster === (first + 1) % 6)
}

const cityOf = (state: State, system: number): boolean =>
  !isGate(system) && siteOwner(read.site(state, system * 3)) === FREE && isBuilding(read.site(state, system * 3))

/** Who has settled where so far. */
function foundings(state: State, lang: Lang): string[] {
  const bySeat = Array.from({ length: playersOf(state) }, (): string[] => [])
  for (const system of SYSTEMS) {
    if (!isImperial(state, system) || isGate(system)) continue
    for (let site = system * 3; site < system * 3 + 3; site++) {
      const value = read.site(state, site)
      if (isBuilding(value)) bySeat[siteOwner(value)]?.push(place(lang, ids.sysId(system)))
    }
  }
  return bySeat.flatMap((places, seat) =>
    places.length === 0 ? [] : [`${seatName(lang, colourOf(state, seat))} (${places.join('; ')})`],
  )
}

const filled = (state: State, lang: Lang): string[] =>
  SYSTEMS.filter((system) => isImperial(state, system) && !isGate(system)).flatMap((system) =>
    [0, 1, 2].flatMap((n) => {
      const site = system * 3 + n
      return isBuilding(read.site(state, site)) && siteOwner(read.site(state, site)) === FREE
        ? [siteName(lang, ids.siteId(site))]
        : []
    }),
  )
