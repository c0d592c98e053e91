// Pieces, places and sentences of an act on a real table, in English and Russian.

import type { Lang, Phrases } from '@understudy/procedure'
import { capital, courtName, place, resource, seatName } from '../../text/words.ts'
import type { CourtId, Resource } from '../../vocabulary.ts'
import type { Piece, Spot } from '../lying.ts'
import type { ActSayings } from './sayings.ts'

type Name = Readonly<Record<Lang, string>>

const PIECES: Readonly<Record<string, Name>> = {
  'ship empire': { en: 'Imperial ship', ru: 'Имперский корабль' },
  'ship blight': { en: 'Blight', ru: 'Скверна' },
  'city free': { en: 'Free city', ru: 'Вольный город' },
  'starport free': { en: 'Free starport', ru: 'Вольный космопорт' },
}
const GOLEM: Name = { en: 'Golem', ru: 'Голем' }

export function actPiece(lang: Lang, piece: Piece): string | undefined {
  if (piece.piece === 'golem')
    return piece.golem === null ? GOLEM[lang] : capital(resource(lang, piece.golem as Resource))
  return 'of' in piece ? PIECES[`${piece.piece} ${piece.of}`]?.[lang] : undefined
}

const PLACES = {
  trust: { en: 'Imperial Trust', ru: 'имперская казна' },
  league: { en: 'Merchant League', ru: '«Купеческая лига»' },
  hearth: { en: 'Golem Hearth', ru: '«Очаг големов»' },
  faithful: { en: 'top of the Faithful stack', ru: 'верх стопки веры' },
  scrapped: { en: 'out of the campaign', ru: 'вон из кампании' },
  box: { en: 'box', ru: 'коробка' },
} as const satisfies Readonly<Record<string, Name>>

export function actSpot(lang: Lang, spot: Spot): string | undefined {
  switch (spot.at) {
    case 'favors':
      return `${seatName(lang, spot.seat)}, ${{ en: 'Favors', ru: 'услуги' }[lang]}`
    case 'gate':
      return place(lang, spot.system)
    case 'under':
      if (spot.spot === 5) return { en: 'under the Imperial Council', ru: 'под картой имперского совета' }[lang]
      return { en: `under the card of Court spot ${spot.spot}`, ru: `под картой двора на месте ${spot.spot}` }[lang]
    case 'onCourt':
      return {
        en: `on ${courtName(lang, spot.card as CourtId)}`,
        ru: `на карте ${courtName(lang, spot.card as CourtId)}`,
      }[lang]
    default:
      return spot.at in PLACES ? PLACES[spot.at as keyof typeof PLACES][lang] : undefined
  }
}

export const actPhrases = (lang: Lang): Phrases<ActSayings> => {
  return {
    'carry.golem': ({ golem, awake }) => {
      const name = capital(resource(lang, golem as Resource))
      return `${name}: ${(awake ? { en: 'awake', ru: 'пробуждён' } : { en: 'asleep', ru: 'спит' })[lang]}.`
    },
    'carry.side': ({ of, side }) => {
      const name = (side === 'zeal' ? { en: 'Zeal', ru: 'Рвение' } : { en: 'Wisdom', ru: 'Мудрость' })[lang]
      return {
        en: `${seatName(lang, of)}, Faithful card: ${name}.`,
        ru: `${seatName(lang, of)}, карта веры: ${name}.`,
      }[lang]
    },
    'carry.shuffleCourt': () => ({ en: 'Shuffle the Court deck.', ru: 'Перемешайте колоду двора.' })[lang],
  }
}
