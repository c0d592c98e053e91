// English: questions, choices, problems and the list of what lies where.

import type { Phrases } from '@understudy/procedure'
import type { Asking, OnTable } from '../../rules/sayings.ts'
import type { Action, Colour, Owner } from '../../vocabulary.ts'
import { valueText } from '../values.ts'
import {
  ableName,
  actionCard,
  agentsN,
  ambitionName,
  capital,
  cardsN,
  courtName,
  diceOf,
  keysN,
  leaderName,
  loreName,
  MODE,
  names,
  ownerName,
  PIECE,
  piecesN,
  pipsN,
  place,
  resource,
  SUIT,
  seatName,
  setupName,
  shipsOf,
  siteName,
} from '../words.ts'
import { chooseEn } from './choose.ts'
import { describeEn } from './describe.ts'
import { askedEn } from './doing.ts'

const S = (colour: Colour) => seatName('en', colour)
const O = (owner: Owner) => ownerName('en', owner)
const C = (id: `BC${string}`) => courtName('en', id)
const asking = (text: string) => `${capital(text)}${text.endsWith('?') ? '' : '.'}`

/** Hits by what they fall on, as far as there are any. */
const hitsEn = (own: number, ships: number, buildings: number): string =>
  [
    ...(own > 0 ? [`on yours ${own}`] : []),
    ...(ships > 0 ? [`on theirs ${ships}`] : []),
    ...(buildings > 0 ? [`on buildings ${buildings}`] : []),
  ].join(', ') || 'none are left'

export const askingEn: Phrases<Asking> = {
  'ask.turn': ({ seat, mode, suit, pips, prelude, armed }) =>
    pips === 0 && !prelude
      ? `${S(seat)} may still rearrange tokens.`
      : `${S(seat)} (${armed ? '' : `${MODE[mode].en}, `}${SUIT[suit].en}): ${prelude ? 'Prelude, ' : ''}${pipsN('en', pips)}${armed ? ', battles' : ''}.`,
  'ask.hits': ({ seat, own, ships, buildings }) => `${S(seat)}, hits: ${hitsEn(own, ships, buildings)}.`,
  'ask.roll': ({ seat, assault, skirmish, raid }) =>
    `${S(seat)} rolls ${diceOf('en', { assault, skirmish, raid })}. What ${assault + skirmish + raid === 1 ? 'does it' : 'do they'} show?`,
  'ask.vox': ({ seat, card }) => `${S(seat)}: resolve ${C(card)}.`,
  'ask.raid': ({ seat, of, keys }) => `${S(seat)}: what do you take from ${S(of)} for ${keysN('en', keys)}?`,
  'ask.frame': ({ seat, frame }) => asking(askedEn(frame, S(seat))),
  'choose.do': ({ doing }) => chooseEn(doing),
  'choose.value': ({ doing, slot, value }) => valueText('en', doing, slot, value),
  'choose.token': ({ slot, type, as }) =>
    `${resource('en', type)} from slot ${slot}${as === undefined ? '' : `, as ${resource('en', as)}`}`,
  'do.action': ({ action }) => describeEn(action as unknown as Action),
  'over.power': ({ seat, power }) => `The Power that ends the game was reached: ${S(seat)} wins with ${power}.`,
  'over.chapters': ({ seat, power }) => `The last chapter is over: ${S(seat)} wins with ${power} Power.`,
}

export const tableEn: Phrases<OnTable> = {
  'bad.pieces': ({ of, piece, n, most }) => `${S(of)} has ${piecesN('en', piece, n)}; there must be exactly ${most}.`,
  'bad.tokens': ({ type, n }) => `Of ${resource('en', type)} tokens there must be exactly 5, not ${n}.`,
  'bad.slots': ({ system, slots }) =>
    `More buildings than slots at ${place('en', system)}: it has ${slots} ${slots === 1 ? 'slot' : 'slots'}.`,
  'bad.outOfPlay': ({ system }) => `There are pieces at ${place('en', system)}, which is out of play.`,
  'bad.slotClosed': ({ of, slot }) => `${S(of)} has a token in slot ${slot}, which is closed.`,
  'bad.actionCard': ({ card, n }) =>
    n > 1
      ? `${actionCard('en', card)} is in ${n} places.`
      : n === 1
        ? `${actionCard('en', card)} is not in this deck.`
        : `${actionCard('en', card)} is missing.`,
  'bad.courtCard': ({ card, n }) => (n > 1 ? `${C(card)} is in ${n} places.` : `${C(card)} is missing.`),
  'bad.unknown': ({ n, unseen }) =>
    `Unknown cards in hands and piles: ${n}; cards that nobody has seen: ${unseen}. They must be as many.`,
  'bad.boxes': ({ type, n, right }) =>
    `Of ${resource('en', type)} tokens on the ambition boxes there must be ${right} with this setup card, not ${n}.`,
  'bad.chapter': ({ n }) => `There is no chapter ${n}: a game has five.`,
  'bad.frame': () => 'What is under way here does not fit the rest of the position.',
  'bad.leader': ({ leader, n }) => `${leaderName('en', leader)} is in ${n} places.`,
  'bad.lore': ({ lore, n }) => `${loreName('en', lore)} is in ${n} places.`,
  'bad.markers': ({ chapter, n }) =>
    `In chapter ${chapter} the number of flipped ambition markers must be ${n}, the smallest first.`,
  'bad.nothing': () => 'Nothing is under way, so nobody can do anything.',
  'bad.own': ({ of }) => `${S(of)} holds own pieces as Trophies or captives.`,
  'bad.rowSpot': ({ n }) => `With so many players the Court has only ${n} spots.`,
  'bad.site': ({ site, piece }) => `There is no place for a ${PIECE[piece].en} at ${siteName('en', site)}.`,
  'bad.siteLore': ({ site, piece, lore }) =>
    `A ${PIECE[piece].en} at ${siteName('en', site)} needs ${loreName('en', lore)}, which nobody has.`,
  'bad.setup': () => 'No setup card is chosen.',
  'put.ships': ({ system, of, fresh, damaged }) =>
    `${capital(place('en', system))}: ${shipsOf('en', fresh, damaged)} of ${O(of)}.`,
  'put.building': ({ site, piece, of, damaged }) =>
    piece === 'none'
      ? `${capital(siteName('en', site))}: no building.`
      : `${capital(siteName('en', site))}: ${damaged ? 'damaged ' : ''}${PIECE[piece].en} of ${O(of)}.`,
  'put.tokens': ({ of, slots }) =>
    `Resource slots of ${S(of)}: ${slots.map((type) => (type === 'none' ? '–' : resource('en', type))).join(', ')}.`,
  'put.supply': ({ type, n }) => `Supply: ${n} ${resource('en', type)}.`,
  'put.power': ({ of, power }) => `Power of ${S(of)}: ${power}.`,
  'put.agents': ({ of, n }) => `Supply of ${S(of)}: ${agentsN('en', n)}.`,
  'put.trophies': ({ seat, of, piece, n }) => `Trophies of ${S(seat)}: ${piecesN('en', piece, n)} of ${O(of)}.`,
  'put.captives': ({ seat, of, n }) => `Captives of ${S(seat)}: ${agentsN('en', n)} of ${S(of)}.`,
  'put.exhausted': ({ of, cards }) => `Cards of ${S(of)} that lie sideways: ${names('en', cards, ableName) || 'none'}.`,
  'put.outrage': ({ of, types }) => `Outrage of ${S(of)}: ${names('en', types, resource) || 'none'}.`,
  'put.guild': ({ of, cards }) => `Guild cards of ${S(of)}: ${names('en', cards, courtName) || 'none'}.`,
  'put.lore': ({ of, leader, lore }) =>
    `${S(of)}: ${[...(leader === 'none' ? [] : [leaderName('en', leader)]), ...lore.map((id) => loreName('en', id))].join(', ') || 'no leader'}.`,
  'put.row': ({ spot, card }) => `Court, spot ${spot}: ${card === 'none' ? 'empty' : C(card)}.`,
  'put.courtAgents': ({ card, of, n }) => `On ${C(card)}: ${agentsN('en', n)} of ${S(of)}.`,
  'put.marker': ({ ambition, high, low }) =>
    `Ambition marker ${high}/${low}: ${ambition === 'none' ? 'available' : `on ${ambitionName('en', ambition)}`}.`,
  'put.initiative': ({ seat, seized }) => `Initiative: ${S(seat)}${seized ? ', seized' : ''}.`,
  'put.chapter': ({ n }) => `Chapter ${n}.`,
  'put.setup': ({ card }) => `Setup card: ${setupName('en', card)}.`,
  'put.hand': ({ of, n }) => `Hand of ${S(of)}: ${cardsN('en', n)}.`,
  'put.played': ({ of, card }) =>
    `Played by ${S(of)}: ${card === 'none' ? 'nothing face up' : actionCard('en', card)}.`,
  'put.discard': ({ n }) => `Action discard pile: ${cardsN('en', n)}.`,
  'put.courtDeck': ({ n, discard }) =>
    `Court deck: ${cardsN('en', n)}; discarded: ${names('en', discard, courtName) || 'none'}.`,
  'put.zero': ({ on }) => (on ? 'The zero marker lies on the lead card.' : 'The zero marker lies beside the map.'),
  'put.box': ({ type, n }) => `Ambition boxes: ${n} ${resource('en', type)}.`,
}
