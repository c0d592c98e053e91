// All in all: what is more or fewer at a place, in two or three words of each language.

import { type Lang, type Phrases, plural } from '@understudy/procedure'
import { agentsN, captivesN, cardsN, courtName, damagedN, ofOwner, ofSeat, ownerName, piecesN } from '../text/words.ts'
import type { Owner } from '../vocabulary.ts'
import type { Piece } from './lying.ts'
import type { BesideSayings } from './sayings.ts'

type NetSayings = { [K in keyof BesideSayings as K extends `net.${string}` ? K : never]: BesideSayings[K] }

const SIGN = { plus: '+', minus: '−' } as const
/** "+2 ships": the sign, then the number with its word. */
const signed = (n: number, counted: (n: number) => string): string =>
  `${n > 0 ? SIGN.plus : SIGN.minus}${counted(Math.abs(n))}`

const OWNER_EN: Readonly<Record<Owner, string>> = {
  red: 'Red',
  yellow: 'Yellow',
  blue: 'Blue',
  white: 'White',
  empire: 'Imperial',
  free: 'Free',
  blight: 'Blight',
}

/** "2 Yellow ships"; «2 корабля жёлтого». */
function owned(lang: Lang, piece: 'ship' | 'city' | 'starport' | 'agent', of: Owner, n: number): string {
  const counted = piecesN(lang, piece, n)
  return { en: counted.replace(' ', ` ${OWNER_EN[of]} `), ru: `${counted} ${ofOwner(of)}` }[lang]
}

const BLIGHT: Readonly<Record<Lang, string>> = { en: 'Blight', ru: 'скверна' }

export function netPhrases(lang: Lang, nameOf: (piece: Piece) => string): Phrases<NetSayings> {
  const pieces = (piece: Piece, n: number): string => {
    if (!('of' in piece)) return `${n} ${nameOf(piece)}`
    return piece.of === 'blight' ? `${n} ${BLIGHT[lang]}` : owned(lang, piece.piece, piece.of, n)
  }
  return {
    'net.pieces': ({ piece, n }) =>
      'of' in piece
        ? signed(n, (many) => pieces(piece, many))
        : { en: signed(n, (many) => pieces(piece, many)), ru: `${nameOf(piece).toLowerCase()} ${signed(n, String)}` }[
            lang
          ],
    'net.damaged': ({ piece, n }) => {
      const who = 'of' in piece && piece.of !== 'blight' ? { en: OWNER_EN[piece.of], ru: ofOwner(piece.of) } : undefined
      if ('of' in piece && piece.piece === 'ship' && who !== undefined)
        return signed(
          n,
          (many) =>
            ({
              en: damagedN('en', many).replace('damaged', `damaged ${who.en}`),
              ru: `${damagedN('ru', many)} ${who.ru}`,
            })[lang],
        )
      const named = pieces(piece, 1).replace(/^1 /, '')
      return { en: `${named} ${n > 0 ? 'damaged' : 'whole again'}`, ru: `${named}: ${n > 0 ? 'повреждён' : 'цел'}` }[
        lang
      ]
    },
    'net.control': ({ of: who }) =>
      who === 'none'
        ? { en: 'nobody controls it', ru: 'никто не правит' }[lang]
        : { en: `${ownerName('en', who)} controls it`, ru: `правит ${ownerName('ru', who)}` }[lang],
    'net.agents': ({ n }) => signed(n, (many) => agentsN(lang, many)),
    'net.trophies': ({ n }) =>
      ({
        en: signed(n, (many) => plural('en', many, { one: 'trophy', many: 'trophies' })),
        ru: `трофеи ${signed(n, String)}`,
      })[lang],
    'net.captives': ({ n }) => signed(n, (many) => captivesN(lang, many)),
    'net.favors': ({ n }) =>
      ({
        en: signed(n, (many) => plural('en', many, { one: 'Favor', many: 'Favors' })),
        ru: `услуги ${signed(n, String)}`,
      })[lang],
    'net.hand': ({ n }) => signed(n, (many) => cardsN(lang, many)),
    'net.card': ({ piece, n }) => `${n > 0 ? SIGN.plus : SIGN.minus}\u00a0${nameOf(piece)}`,
    'net.onCard': ({ of: who, card, n }) =>
      ({
        en: `${signed(n, (many) => owned('en', 'agent', who, many))} on ${courtName('en', card)}`,
        ru: `${courtName('ru', card)}: ${signed(n, (many) => agentsN('ru', many))} ${ofSeat(who)}`,
      })[lang],
    'net.power': ({ n }) => ({ en: `Power ${n}`, ru: `власть ${n}` })[lang],
    'net.seizes': ({ n }) => ({ en: `seize counter ${n}`, ru: `счётчик перехвата инициативы ${n}` })[lang],
    'net.counter': ({ n }) => ({ en: `hand counter ${n}`, ru: `счётчик руки ${n}` })[lang],
  }
}
