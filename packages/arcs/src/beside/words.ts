// The sentences of a real table in English and Russian: the piece, where it is taken from, where it goes.

import type { Lang, Phrasebook, Phrases } from '@understudy/procedure'
import { SLOT_KEYS } from '../rules/board/resources.ts'
import {
  actionCard,
  capital,
  courtName,
  keysN,
  loreName,
  names,
  ofSeat,
  PIECE,
  place,
  resource,
  seatName,
  siteName,
} from '../text/words.ts'
import type { Colour, Resource } from '../vocabulary.ts'
import type { ActPart } from './act-part.ts'
import type { Piece, Spot } from './lying.ts'
import { netPhrases } from './net-words.ts'
import type { Place } from './places.ts'
import type { BesideSayings } from './sayings.ts'

type Name = Readonly<Record<Lang, string>>

function pieceName(lang: Lang, piece: Piece, act: ActPart | undefined): string {
  const own = act?.pieceName(lang, piece)
  if (own !== undefined) return own
  switch (piece.piece) {
    case 'resource':
      return capital(resource(lang, piece.type))
    case 'action':
      return piece.card === null ? HIDDEN[lang] : actionCard(lang, piece.card)
    case 'court':
      return courtName(lang, piece.card)
    case 'lore':
      return loreName(lang, piece.card)
    case 'golem':
      return capital(resource(lang, piece.golem as Resource))
    default:
      // «Красный корабль»: all pieces are masculine.
      return `${seatName(lang, piece.of as Colour)} ${PIECE[piece.piece][lang]}`
  }
}

const HIDDEN: Name = { en: 'Face-down card', ru: 'Карта рубашкой вверх' }

/** Spots of an act have words of their own. */
type BaseSpot = Exclude<
  Spot['at'],
  'trust' | 'league' | 'hearth' | 'faithful' | 'scrapped' | 'box' | 'favors' | 'gate' | 'under'
>
const PLACES: Readonly<Record<Exclude<BaseSpot, 'system' | 'site' | 'slot' | 'row' | 'onCourt' | 'onAction'>, Name>> = {
  supply: { en: 'supply', ru: 'запас' },
  boxes: { en: 'ambition boxes', ru: 'ячейки замыслов' },
  courtDeck: { en: 'Court deck', ru: 'колода двора' },
  courtBottom: { en: 'under the Court deck', ru: 'под колодой двора' },
  courtDiscard: { en: 'Court discard', ru: 'сброс двора' },
  aside: { en: 'aside', ru: 'в стороне' },
  stack: { en: 'stack', ru: 'стопка' },
  discard: { en: 'action discard', ru: 'сброс карт действий' },
  slots: { en: 'resource slots', ru: 'ячейки ресурсов' },
  trophies: { en: 'Trophies', ru: 'трофеи' },
  captives: { en: 'captives', ru: 'пленники' },
  outrage: { en: 'Outrage', ru: 'запрет' },
  guild: { en: 'Guild cards', ru: 'карты гильдий' },
  lore: { en: 'lore', ru: 'знания' },
  hand: { en: 'hand', ru: 'рука' },
  deck: { en: 'own deck', ru: 'своя колода' },
  open: { en: 'open cards', ru: 'открытые карты' },
  up: { en: 'played face up', ru: 'разыграно в открытую' },
  down: { en: 'played face down', ru: 'разыграно рубашкой вверх' },
  seize: { en: 'beside the initiative, face down', ru: 'у инициативы, рубашкой вверх' },
}

const DAMAGED: Name = { en: ', damaged', ru: ', с повреждением' }
const FRESH: Name = { en: ', fresh', ru: ', без повреждений' }

const condition = (lang: Lang, damaged: boolean, turned: boolean): string =>
  damaged ? DAMAGED[lang] : turned ? FRESH[lang] : ''

/** What a raid pays for a slot is printed at it. */
function keysOf(lang: Lang, slot: number): string {
  const keys = SLOT_KEYS[slot - 1]
  return keys === undefined ? '' : ` (${keysN(lang, keys)})`
}

/** `turned`: it stays where it is, and only its side changes. */
function spotName(lang: Lang, spot: Spot, act: ActPart | undefined, turned = false): string {
  const own = act?.spotName(lang, spot)
  if (own !== undefined) return own
  switch (spot.at) {
    case 'system':
      return `${place(lang, spot.system)}${condition(lang, spot.damaged, turned)}`
    case 'site':
      return `${siteName(lang, spot.site)}${condition(lang, spot.damaged, turned)}`
    case 'slot':
      return `${seatName(lang, spot.seat)}, ${{ en: 'slot', ru: 'ячейка' }[lang]} ${spot.slot}${keysOf(lang, spot.slot)}`
    case 'row':
      return { en: `Court, spot ${spot.spot}`, ru: `двор, место ${spot.spot}` }[lang]
    case 'onCourt':
      return { en: `on ${courtName(lang, spot.card)}`, ru: `на карте ${courtName(lang, spot.card)}` }[lang]
    case 'onAction':
      return { en: `on ${actionCard(lang, spot.card)}`, ru: `на карте ${actionCard(lang, spot.card)}` }[lang]
    default: {
      const name = PLACES[spot.at as keyof typeof PLACES][lang]
      return 'seat' in spot ? `${seatName(lang, spot.seat)}, ${name}` : name
    }
  }
}

const WHERE = {
  cards: { en: 'Cards', ru: 'Карты' },
  court: { en: 'Court', ru: 'Двор' },
  empire: { en: 'Empire', ru: 'Империя' },
  track: { en: 'Power and ambitions', ru: 'Власть и замыслы' },
} as const satisfies Readonly<Record<string, Name>>

function placeName(lang: Lang, where: Place): string {
  if (where.in === 'system') return capital(place(lang, where.system))
  return where.in === 'seat' ? seatName(lang, where.seat) : WHERE[where.in][lang]
}

const phrases = (lang: Lang, act: ActPart | undefined): Phrases<BesideSayings> => {
  const S = (colour: Colour) => seatName(lang, colour)
  return {
    'carry.move': ({ piece, n, from, to }) => {
      const turned =
        spotName(lang, { ...from, damaged: false } as Spot, act) ===
        spotName(lang, { ...to, damaged: false } as Spot, act)
      const way = `${spotName(lang, from, act, turned)} → ${spotName(lang, to, act, turned)}`
      return `${pieceName(lang, piece, act)}${n === 1 ? '' : ` × ${n}`}: ${way}.`
    },
    'carry.discard': ({ cards }) =>
      `${{ en: 'To the action discard', ru: 'В сброс карт действий' }[lang]}: ${names(lang, cards, actionCard)}.`,
    'carry.slots': ({ of, slots }) => {
      const row = slots.map((type) => (type === null ? '–' : resource(lang, type))).join(', ') || '–'
      return { en: `${S(of)}, slots from the left: ${row}.`, ru: `${S(of)}, ячейки слева направо: ${row}.` }[lang]
    },
    'carry.gather': ({ stack, discard, hands }) => {
      const piles = [
        ...hands.map(({ of, n }) => [{ en: `hand of ${S(of)}`, ru: `рука ${ofSeat(of)}` }[lang], n] as const),
        [PLACES.stack[lang], stack] as const,
        [PLACES.discard[lang], discard] as const,
      ]
        .filter(([, n]) => n > 0)
        .map(([pile, n]) => `${pile} ${n}`)
        .join(', ')
      return {
        en: `Gather and shuffle all action cards, then lay them out: ${piles}.`,
        ru: `Соберите, перемешайте и разложите все карты действий: ${piles}.`,
      }[lang]
    },
    'carry.counter': ({ of, n }) =>
      ({ en: `${S(of)}, counter of the virtual hand: ${n}.`, ru: `${S(of)}, счётчик виртуальной руки: ${n}.` })[lang],
    'carry.seizeCounter': ({ of, n }) =>
      ({ en: `${S(of)}, seize counter: ${n}.`, ru: `${S(of)}, счётчик перехвата инициативы: ${n}.` })[lang],
    'carry.planetType': ({ system, type }) => {
      const named = type === null ? { en: 'as printed', ru: 'как напечатано' }[lang] : resource(lang, type)
      return {
        en: `Type of ${place(lang, system)}: ${named}.`,
        ru: `Ресурс планеты (${place(lang, system)}): ${named}.`,
      }[lang]
    },
    'at.place': ({ place: where }) => placeName(lang, where),
    ...netPhrases(lang, (piece) => pieceName(lang, piece, act)),
  }
}

export const besidePhrases = (act?: ActPart): Phrasebook => ({
  en: { ...phrases('en', act), ...act?.phrases.en },
  ru: { ...phrases('ru', act), ...act?.phrases.ru },
})
