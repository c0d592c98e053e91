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
  const en = lang === 'en'
  switch (spot.at) {
    case 'favors':
      return `${seatName(lang, spot.seat)}, ${en ? 'Favors' : 'услуги'}`
    case 'gate':
      return place(lang, spot.system)
    case 'under':
      if (spot.spot === 5) return en ? 'under the Imperial Council' : 'под картой имперского совета'
      return en ? `under the card of Court spot ${spot.spot}` : `под картой двора на месте ${spot.spot}`
    case 'onCourt':
      return en ? `on ${courtName(lang, spot.card as CourtId)}` : `на карте ${courtName(lang, spot.card as CourtId)}`
    default:
      return spot.at in PLACES ? PLACES[spot.at as keyof typeof PLACES][lang] : undefined
  }
}

export const actPhrases = (lang: Lang): Phrases<ActSayings> => {
  const en = lang === 'en'
  return {
    'carry.golem': ({ golem, awake }) => {
      const name = capital(resource(lang, golem as Resource))
      return `${name}: ${awake ? (en ? 'awake' : 'пробуждён') : en ? 'asleep' : 'спит'}.`
    },
    'carry.side': ({ of, side }) => {
      const name = side === 'zeal' ? (en ? 'Zeal' : 'Рвение') : en ? 'Wisdom' : 'Мудрость'
      return en ? `${seatName(lang, of)}, Faithful card: ${name}.` : `${seatName(lang, of)}, карта веры: ${name}.`
    },
    'carry.shuffleCourt': () => (en ? 'Shuffle the Court deck.' : 'Перемешайте колоду двора.'),
  }
}
