// The hand-over sheet: what people need to go on with Act II on paper (campaign 18).

import { COURT } from '../../../data/court.ts'
import { LORE } from '../../../data/leaders.ts'
import { EVERY_TOKEN, RESOURCES } from '../../../vocabulary.ts'
import { cardId, courtId, loreId, sysId } from '../../ids.ts'
import * as camp from '../../state/campaign/read.ts'
import { ownerOf, owners } from '../../state/owners.ts'
import * as Pile from '../../state/piles.ts'
import * as read from '../../state/read.ts'
import { isBuilding, isCity, isDamaged, siteOwner } from '../../state/sites.ts'
import { colourOf, playersOf, roleOf, type State } from '../../state/state.ts'
import { FAITHFUL_OUT, SCRAPPED } from '../court.ts'
import { actionOfFaithful, FAITHFUL_COURT, FATE_DATA, type Name } from '../data.ts'
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
  readonly grievances: null
  /** A SUPERCAT: it goes on by the page of its Fate in the author's text, where Acts II and III have one each. */
  readonly goesOnBy?: FateId
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
    favors: Object.fromEntries(
      Array.from({ length: playersOf(state) }, (_, owner) => owner)
        .filter((owner) => camp.favors(state, seat, owner) > 0)
        .map((owner) => [colourOf(state, owner), camp.favors(state, seat, owner)]),
    ),
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
    grievances: null,
    ...(roleOf(state, seat) === 'supercat' ? { goesOnBy: FATES[camp.fate(state, seat)]! } : {}),
  }
}

type Lang = 'en' | 'ru'
const WORDS = {
  en: {
    title: 'The Blighted Reach: hand-over after Act I',
    table: 'Table',
    winner: 'Won Act I',
    initiative: 'Initiative',
    first: 'First Regent',
    nobody: 'nobody',
    policy: 'Policy',
    edicts: 'Edicts',
    laws: 'Laws',
    map: 'Map',
    fate: 'Fate',
    completed: 'completed',
    failed: 'failed',
    power: 'Power (before halving → now)',
    titles: { regent: 'Regent', outlaw: 'Outlaw' },
    favors: 'Favors held of',
    slots: 'Slots',
    cards: 'Guild cards',
    lore: 'Lore',
    outrage: 'Outrage',
    golems: 'Golems',
    awake: 'awake',
    asleep: 'asleep',
    board: 'On the board: ships, cities, starports, agents',
    deck: 'Court deck, to be shuffled',
    unseen: 'and lore that nobody has seen',
    added: 'Added by the Fates',
    scrapped: 'Out of the campaign',
    faithful: 'Faithful cards',
    goesOn: (fate: string) => `SUPERCAT: goes on by the page “${fate}” of the author’s text (0.10), Acts II and III`,
    none: '–',
  },
  ru: {
    title: 'The Blighted Reach («Осквернённый Предел»): лист передачи после акта I',
    table: 'Стол',
    winner: 'Акт I выиграл',
    initiative: 'Инициатива',
    first: 'Первый регент',
    nobody: 'никто',
    policy: 'Политика',
    edicts: 'Эдикты',
    laws: 'Законы',
    map: 'Поле',
    fate: 'Судьба',
    completed: 'исполнена',
    failed: 'провалена',
    power: 'Власть (до деления → теперь)',
    titles: { regent: 'регент', outlaw: 'отступник' },
    favors: 'Услуги, чьи',
    slots: 'Ячейки',
    cards: 'Карты гильдий',
    lore: 'Знания',
    outrage: 'Запреты',
    golems: 'Големы',
    awake: 'пробуждён',
    asleep: 'спит',
    board: 'На планшете: корабли, города, космопорты, агенты',
    deck: 'Колода двора, перетасовать',
    unseen: 'и знаний, которых никто не видел',
    added: 'Добавляют судьбы',
    scrapped: 'Вне кампании',
    faithful: 'Карты веры',
    goesOn: (fate: string) => `SUPERCAT: дальше — по странице «${fate}» авторского текста (0.10), акты II и III`,
    none: '–',
  },
} as const

/** The sheet as Markdown, for the screen and for paper. */
export function handOverText(sheet: HandOver, lang: Lang): string {
  const w = WORDS[lang]
  const name = (id: string): string => COURT[id]?.name[lang] ?? LORE[id as `L${string}`]?.[lang] ?? id
  const list = (items: readonly string[]): string => (items.length === 0 ? w.none : items.join(', '))
  const lines = [
    `# ${w.title}`,
    '',
    `## ${w.table}`,
    `- ${w.winner}: ${sheet.winner}`,
    `- ${w.initiative}: ${sheet.initiative}`,
    `- ${w.first}: ${sheet.firstRegent ?? w.nobody}`,
    `- ${w.policy}: ${sheet.policy}`,
    `- ${w.edicts}: ${list(sheet.edicts)}`,
    `- ${w.laws}: ${list(sheet.laws)}`,
  ]
  for (const seat of sheet.seats)
    lines.push(
      '',
      `## ${seat.colour}`,
      `- ${w.fate}: ${FATE_DATA[seat.fate].name[lang]}, ${seat.completed ? w.completed : `${w.failed} (${seat.objectiveLeft})`}`,
      ...(seat.goesOnBy === undefined ? [] : [`- ${w.goesOn(FATE_DATA[seat.goesOnBy].name[lang])}`]),
      `- ${w.power}: ${seat.powerBefore} → ${seat.power}`,
      `- ${w.titles[seat.title]}`,
      `- ${w.favors}: ${list(Object.entries(seat.favors).map(([of, n]) => `${of} ${n}`))}`,
      `- ${w.slots}: ${seat.slots.map((type) => type ?? w.none).join(' | ')}`,
      `- ${w.cards}: ${list(seat.guild.map(name))}`,
      `- ${w.lore}: ${list(seat.lore.map(name))}`,
      `- ${w.outrage}: ${list(seat.outrage)}`,
      `- ${w.golems}: ${list(seat.golems.map(({ golem, awake }) => `${golem} (${awake ? w.awake : w.asleep})`))}`,
      `- ${w.board}: ${seat.supply.ships}, ${seat.supply.cities}, ${seat.supply.starports}, ${seat.supply.agents}`,
    )
  lines.push('', `## ${w.map}`)
  for (const [system, pieces] of Object.entries(sheet.systems)) lines.push(`- ${system}: ${pieces.join('; ')}`)
  lines.push(
    '',
    `## ${w.deck}`,
    `${list(sheet.courtDeck.map(name))}${sheet.unseenLore > 0 ? `; ${w.unseen}: ${sheet.unseenLore}` : ''}`,
    '',
    `- ${w.added}: ${list(sheet.added.map((each) => each[lang]))}`,
    `- ${w.scrapped}: ${list([...sheet.scrappedCourt.map(name), ...sheet.scrappedActions])}`,
  )
  if (Object.keys(sheet.faithful).length > 0)
    lines.push(
      `- ${w.faithful}: ${Object.entries(sheet.faithful)
        .map(([number, where]) => `${number} ${where}`)
        .join(', ')}`,
    )
  return `${lines.join('\n')}\n`
}
