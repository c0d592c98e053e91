// The hand-over sheet to read: Markdown, and a page of its own for A4.

import type { Lang } from '@understudy/procedure'
import { COURT } from '../../../data/court.ts'
import { LORE } from '../../../data/leaders.ts'
import * as words from '../../../text/words.ts'
import type { ActionCardId, Colour, Owner, Resource, SystemId, TrophyKind } from '../../../vocabulary.ts'
import { FATE_DATA } from '../data.ts'
import type { HandOver, HandOverSeat } from '../position/hand-over.ts'
import type { PolicyId } from '../vocabulary.ts'
import { POLICY_EN } from './en.ts'
import { ORDERS, SHEET_WORDS } from './hand-over-words.ts'
import { POLICY_RU } from './ru.ts'

type Row = readonly [label: string, text: string]

/** Everything that the sheet says, in the order in which a table is set up. */
interface Sheet {
  readonly title: string
  readonly table: readonly Row[]
  readonly seats: readonly { readonly name: string; readonly rows: readonly Row[] }[]
  readonly map: readonly Row[]
  readonly court: readonly Row[]
}

function sheetIn(sheet: HandOver, lang: Lang): Sheet {
  const w = SHEET_WORDS[lang]
  const list = (items: readonly string[], by = ', '): string => (items.length === 0 ? w.none : items.join(by))
  const card = (id: string): string =>
    COURT[id] === undefined && LORE[id as `L${string}`] === undefined
      ? words.actionCard(lang, id as ActionCardId)
      : words.cardName(lang, COURT[id]?.name ?? LORE[id as `L${string}`]!)
  const seat = (colour: string): string => words.seatName(lang, colour as Colour)
  const token = (type: string): string => words.resource(lang, type as Resource)
  const order = (id: string): string => ORDERS[lang][id] ?? id
  const counts = (of: Readonly<Record<string, number>>): string =>
    list(Object.entries(of).map(([colour, n]) => `${seat(colour)} ${n}`))
  const policy = { en: POLICY_EN, ru: POLICY_RU }[lang][sheet.policy as PolicyId]
  const rowsOf = (each: HandOverSeat): Row[] => {
    const { supply, bot } = each
    return [
      [w.fate, `${FATE_DATA[each.fate].name[lang]}, ${each.completed ? w.completed : w.failed(each.objectiveLeft)}`],
      [w.power, `${each.powerBefore} → ${each.power}`],
      [w.title_, w.titles[each.title]],
      [w.favors, counts(each.favors)],
      [w.slots, each.slots.map((type) => (type === null ? w.none : token(type))).join(' | ')],
      [w.cards, list(each.guild.map(card))],
      [w.lore, list(each.lore.map(card))],
      [w.outrage, list(each.outrage.map(token))],
      [w.golems, list(each.golems.map(({ golem, awake }) => `${token(golem)} (${awake ? w.awake : w.asleep})`))],
      [
        w.board,
        list([
          words.shipsN(lang, supply.ships),
          words.citiesN(lang, supply.cities),
          words.starportsN(lang, supply.starports),
          words.agentsN(lang, supply.agents),
        ]),
      ],
      ...(bot === null
        ? []
        : ([
            [w.bot, w.hand(bot.hand, bot.seize)],
            [w.grievances, counts(bot.grievances)],
            [w.goesOn, w.page(FATE_DATA[each.fate].name[lang])],
          ] as const)),
    ]
  }
  const faithful = Object.keys(w.where).flatMap((where) => {
    const numbers = Object.keys(sheet.faithful).filter((number) => sheet.faithful[number] === where)
    return numbers.length === 0 ? [] : [`${numbers.join(', ')} ${w.where[where as keyof typeof w.where]}`]
  })
  return {
    title: w.title,
    table: [
      [w.winner, seat(sheet.winner)],
      [w.initiative, seat(sheet.initiative)],
      [w.first, sheet.firstRegent === null ? w.nobody : seat(sheet.firstRegent)],
      [w.policy, policy],
      [w.edicts, list(sheet.edicts.map(order), '; ')],
      [w.laws, list(sheet.laws.map(order), '; ')],
      [w.golemsOnMap, list(sheet.golemsOnMap.map((cluster) => words.place(lang, `${cluster}g` as SystemId)))],
    ],
    seats: sheet.seats.map((each) => ({ name: seat(each.colour), rows: rowsOf(each) })),
    map: Object.entries(sheet.systems).map(([system, pieces]) => [
      words.place(lang, system as SystemId),
      piecesIn(pieces, lang),
    ]),
    court: [
      [w.deck, `${list(sheet.courtDeck.map(card))}${sheet.unseenLore > 0 ? `; ${w.unseen(sheet.unseenLore)}` : ''}`],
      ...sheet.added.map((each, at): Row => [FATE_DATA[sheet.seats[at]!.fate].name[lang], each[lang]]),
      [w.scrapped, list([...sheet.scrappedCourt, ...sheet.scrappedActions].map(card))],
      ...(faithful.length === 0 ? [] : ([[w.faithful, faithful.join('; ')]] as const)),
    ],
  }
}

/** "red ship ×2 damaged" and the like, as the data have it, in words and by owner. */
function piecesIn(lines: readonly string[], lang: Lang): string {
  const byOwner = new Map<Owner, string[]>()
  for (const line of lines) {
    const [, owner = '', kind = '', n = '1', damaged] =
      /^(\w+)(?: (ship|city|starport))?(?: ×(\d+))?( damaged)?$/.exec(line) ?? []
    const number = kind === '' ? n : words.piecesN(lang, kind as TrophyKind, Number(n))
    const of = byOwner.get(owner as Owner) ?? []
    byOwner.set(owner as Owner, [...of, damaged === undefined ? number : `${number} (${SHEET_WORDS[lang].damaged})`])
  }
  return [...byOwner]
    .map(([owner, pieces]) => `${words.ownerName(lang, owner).replace(/^the /, '')} ${pieces.join(', ')}`)
    .join('; ')
}

/** The sheet as Markdown. */
export function handOverText(data: HandOver, lang: Lang): string {
  const sheet = sheetIn(data, lang)
  const w = SHEET_WORDS[lang]
  const part = (title: string, rows: readonly Row[]): string[] => [
    '',
    `## ${title}`,
    ...rows.map(([label, text]) => `- ${label}: ${text}`),
  ]
  return `${[
    `# ${sheet.title}`,
    ...part(w.table, sheet.table),
    ...sheet.seats.flatMap(({ name, rows }) => part(name, rows)),
    ...part(w.map, sheet.map),
    ...part(w.court, sheet.court),
  ].join('\n')}\n`
}

/** What the page looks like, for whoever may not write styles into it. */
export const HAND_OVER_STYLE = `
@page { size: A4; margin: 12mm }
@media screen { html { padding: 12mm } }
* { box-sizing: border-box }
body { margin: 0; font: 9.5pt/1.3 system-ui, sans-serif; color: #000; background: #fff; overflow-wrap: anywhere }
h1 { font-size: 15pt; margin: 0 0 3mm }
h2 { font-size: 11pt; margin: 0 0 1mm; border-bottom: 0.3mm solid #000; break-after: avoid }
section { margin: 0 0 4mm; break-inside: avoid }
.seats { display: grid; grid-template-columns: 1fr 1fr; gap: 0 6mm }
dl { margin: 0; columns: 1 }
.map dl { columns: 2; column-gap: 6mm }
dl div { break-inside: avoid; margin: 0 0 0.6mm }
dt { display: inline; font-weight: 600 }
dt::after { content: ': ' }
dd { display: inline; margin: 0 }
`

/** A page of its own, laid out for A4. */
export const handOverHtml = (data: HandOver, lang: Lang): string =>
  `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>${escaped(SHEET_WORDS[lang].title)}</title><style>${HAND_OVER_STYLE}</style></head><body>${handOverBody(data, lang)}</body></html>\n`

export function handOverBody(data: HandOver, lang: Lang): string {
  const sheet = sheetIn(data, lang)
  const w = SHEET_WORDS[lang]
  const part = (title: string, rows: readonly Row[], kind = ''): string =>
    `<section${kind}><h2>${escaped(title)}</h2><dl>${rows
      .map(([label, text]) => `<div><dt>${escaped(label)}</dt><dd>${escaped(text)}</dd></div>`)
      .join('')}</dl></section>`
  const seats = sheet.seats.map(({ name, rows }) => part(name, rows)).join('')
  return `<h1>${escaped(sheet.title)}</h1>${part(w.table, sheet.table)}<div class="seats">${seats}</div>${part(w.map, sheet.map, ' class="map"')}${part(w.court, sheet.court)}`
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!)
