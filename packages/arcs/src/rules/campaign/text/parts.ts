// Parts of a deal in words.

import { type Lang, listing } from '@understudy/procedure'
import * as words from '../../../text/words.ts'
import type { Colour, Resource, TrophyKind } from '../../../vocabulary.ts'
import type { Part } from '../vocabulary.ts'

const PIECE_OF: Readonly<Record<TrophyKind, string>> = {
  ship: 'корабль',
  city: 'город',
  starport: 'космопорт',
  agent: 'агент',
}

/** As it is said, a part names the token in its slot. */
type Said = Part & { readonly token?: Resource }

function partEn(part: Said): string {
  const from = words.seatName('en', part.from)
  const to = words.seatName('en', part.to)
  const S = (colour: Colour): string => words.seatName('en', colour)
  if ('slot' in part) {
    const token = part.token === undefined ? 'the token' : words.resource('en', part.token)
    return `${from} gives ${to} ${token} in slot ${part.slot + 1}`
  }
  if ('frozen' in part) return `${from} gives ${to} ${words.resource('en', part.frozen)} from Merchant League`
  if ('favor' in part) return `${from} gives ${to} a Favor of ${S(part.favor)}`
  if ('trophy' in part)
    return `${from} gives ${to} a Trophy (${part.trophy.piece} of ${words.ownerName('en', part.trophy.of)})`
  if ('captive' in part) return `${from} gives ${to} a Captive of ${S(part.captive)}`
  if ('cede' in part)
    return 'ship' in part.cede
      ? `${from} cedes ${to} a${part.cede.damaged === true ? ' damaged' : ''} ship at ${words.place('en', part.cede.ship)}`
      : `${from} cedes ${to} the building at ${words.siteName('en', part.cede.site)}`
  if ('delegate' in part)
    return `${from} lets ${to} take the place of an agent on ${words.courtName('en', part.delegate)}`
  if ('promise' in part) return `${from} promises ${to} a Favor`
  return `${from} invites ${to} to the Empire`
}

function partRu(part: Said): string {
  const from = words.seatName('ru', part.from)
  const to = words.toSeat(part.to)
  if ('slot' in part) {
    const token = part.token === undefined ? '' : `: ${words.resource('ru', part.token)}`
    return `${from} отдаёт ${to} ресурс из ячейки ${part.slot + 1}${token}`
  }
  if ('frozen' in part) return `${from} отдаёт ${to} с карты «Купеческая лига»: ${words.resource('ru', part.frozen)}`
  if ('favor' in part) return `${from} отдаёт ${to} услугу ${words.ofSeat(part.favor)}`
  if ('trophy' in part)
    return `${from} отдаёт ${to} трофей (${PIECE_OF[part.trophy.piece]} ${words.ofOwner(part.trophy.of)})`
  if ('captive' in part) return `${from} отдаёт ${to} пленника ${words.ofSeat(part.captive)}`
  if ('cede' in part)
    return 'ship' in part.cede
      ? `${from} уступает ${to} ${part.cede.damaged === true ? 'повреждённый ' : ''}корабль: ${words.place('ru', part.cede.ship)}`
      : `${from} уступает ${to} здание: ${words.siteName('ru', part.cede.site)}`
  if ('delegate' in part) return `${from} передаёт ${to} полномочия: карта ${words.courtName('ru', part.delegate)}`
  if ('promise' in part) return `${from} обещает ${to} услугу`
  return `${from} приглашает в Империю: ${words.seatName('ru', part.to)}`
}

/** The same several times over is said once, with its number. */
export function counted(texts: readonly string[]): string[] {
  const out: [text: string, n: number][] = []
  for (const text of texts) {
    const last = out.at(-1)
    if (last?.[0] === text) last[1]++
    else out.push([text, 1])
  }
  return out.map(([text, n]) => (n === 1 ? text : `${text} (×${n})`))
}

export const partsText = (lang: Lang, parts: readonly Said[]): string =>
  listing(lang, counted(parts.map({ en: partEn, ru: partRu }[lang]))) || '–'
