// A part of an offer in a few words, for a basket.

import type { State } from '@understudy/arcs'
import type { Part } from '@understudy/arcs/act'
import { tokenIn, typeName } from '@understudy/arcs/rules'
import { seatOf } from '@understudy/arcs/state'
import { courtName, ofOwner, ownerName, PIECE, place, RESOURCE, siteName } from '@understudy/arcs/text'
import type { Colour } from '@understudy/arcs/vocabulary'
import type { Lang } from '@understudy/procedure'

const GOLEMS = { en: 'a Golem', ru: 'голем' }

export function shortPart(state: State, part: Part, lang: Lang): string {
  const of = (colour: Colour) => ownerName(lang, colour)
  if ('slot' in part) {
    const type = tokenIn(state, seatOf(state, part.from), part.slot)
    const name = type > 5 ? GOLEMS[lang] : type === 0 ? '?' : RESOURCE[typeName(type)][lang]
    return { en: `${name}, slot ${part.slot + 1}`, ru: `${name}, ячейка ${part.slot + 1}` }[lang]
  }
  if ('frozen' in part) return `${RESOURCE[part.frozen][lang]}${{ en: ' (League)', ru: ' (лига)' }[lang]}`
  if ('favor' in part) return { en: `Favor of ${of(part.favor)}`, ru: `услуга ${ofOwner(part.favor)}` }[lang]
  if ('trophy' in part)
    return {
      en: `Trophy: ${ownerName('en', part.trophy.of)} ${PIECE[part.trophy.piece].en}`,
      ru: `трофей: ${PIECE[part.trophy.piece].ru} ${ofOwner(part.trophy.of)}`,
    }[lang]
  if ('captive' in part) return { en: `Captive of ${of(part.captive)}`, ru: `пленник ${ofOwner(part.captive)}` }[lang]
  if ('cede' in part) {
    if ('site' in part.cede) return `${{ en: 'building', ru: 'здание' }[lang]}: ${siteName(lang, part.cede.site)}`
    const hurt = part.cede.damaged === true ? { en: 'damaged ', ru: 'повреждённый ' }[lang] : ''
    return `${hurt}${{ en: 'ship', ru: 'корабль' }[lang]}: ${place(lang, part.cede.ship)}`
  }
  if ('delegate' in part) return `${{ en: 'agent', ru: 'агент' }[lang]}: ${courtName(lang, part.delegate)}`
  if ('promise' in part)
    return { en: `a promised Favor of ${of(part.from)}`, ru: `обещание: ${ownerName('ru', part.from)} → услуга` }[lang]
  return { en: 'an invitation to the Empire', ru: 'приглашение в Империю' }[lang]
}
