// A part of an offer in a few words, for a basket.

import {
  type Colour,
  courtName,
  ofOwner,
  ownerName,
  PIECE,
  place,
  RESOURCE,
  type State,
  seatOf,
  siteName,
  tokenIn,
  typeName,
} from '@understudy/arcs'
import type { Part } from '@understudy/arcs/act'
import type { Lang } from '@understudy/procedure'

const GOLEMS = { en: 'a Golem', ru: 'голем' }

export function shortPart(state: State, part: Part, lang: Lang): string {
  const ru = lang === 'ru'
  const of = (colour: Colour) => ownerName(lang, colour)
  if ('slot' in part) {
    const type = tokenIn(state, seatOf(state, part.from), part.slot)
    const name = type > 5 ? GOLEMS[lang] : type === 0 ? '?' : RESOURCE[typeName(type)][lang]
    return ru ? `${name}, ячейка ${part.slot + 1}` : `${name}, slot ${part.slot + 1}`
  }
  if ('frozen' in part) return `${RESOURCE[part.frozen][lang]}${ru ? ' (лига)' : ' (League)'}`
  if ('favor' in part) return ru ? `услуга ${ofOwner(part.favor)}` : `Favor of ${of(part.favor)}`
  if ('trophy' in part)
    return ru
      ? `трофей: ${PIECE[part.trophy.piece].ru} ${ofOwner(part.trophy.of)}`
      : `Trophy: ${ownerName('en', part.trophy.of)} ${PIECE[part.trophy.piece].en}`
  if ('captive' in part) return ru ? `пленник ${ofOwner(part.captive)}` : `Captive of ${of(part.captive)}`
  if ('cede' in part) {
    if ('site' in part.cede) return `${ru ? 'здание' : 'building'}: ${siteName(lang, part.cede.site)}`
    const hurt = part.cede.damaged === true ? (ru ? 'повреждённый ' : 'damaged ') : ''
    return `${hurt}${ru ? 'корабль' : 'ship'}: ${place(lang, part.cede.ship)}`
  }
  if ('delegate' in part) return `${ru ? 'агент' : 'agent'}: ${courtName(lang, part.delegate)}`
  if ('promise' in part)
    return ru ? `обещание: ${ownerName('ru', part.from)} → услуга` : `a promised Favor of ${of(part.from)}`
  return ru ? 'приглашение в Империю' : 'an invitation to the Empire'
}
