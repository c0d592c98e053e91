// English: what happened.

import type { Phrases } from '@understudy/procedure'
import type { Log } from '../../rules/sayings.ts'
import type { Colour, Owner } from '../../vocabulary.ts'
import { DICE } from '../../vocabulary.ts'
import {
  ableName,
  actionCard,
  agentsN,
  ambitionName,
  capital,
  captivesN,
  courtName,
  diceN,
  faceName,
  leaderName,
  loreName,
  names,
  ownerName,
  PIECE,
  place,
  resource,
  seatName,
  setupName,
  shipsN,
  siteName,
  somewhere,
} from '../words.ts'

const S = (colour: Colour) => seatName('en', colour)
const O = (owner: Owner) => ownerName('en', owner)
const C = (id: `BC${string}`) => courtName('en', id)

export const logEn: Phrases<Log> = {
  'log.abducted': ({ seat, card, n }) => `${S(seat)} abducts ${agentsN('en', n)} from ${C(card)}.`,
  'log.allPassed': () => 'Everybody with cards has passed: the hands are discarded and the chapter ends.',
  'log.annexed': ({ seat, site, of }) => `${S(seat)} annexes the building of ${O(of)} at ${siteName('en', site)}.`,
  'log.armed': ({ seat }) => `${S(seat)} spends a Weapon: actions of the card may be battles.`,
  'log.arranged': ({ seat, slots }) =>
    `${S(seat)} rearranges tokens: ${slots.map((type) => (type === null ? '–' : resource('en', type))).join(', ') || '–'}.`,
  'log.attached': ({ seat, union, card }) => `${S(seat)} places ${C(union)} on ${actionCard('en', card)}.`,
  'log.battle': ({ seat, of, system }) => `${S(seat)} attacks ${O(of)} at ${place('en', system)}.`,
  'log.buildingHit': ({ site, of }) => `The building of ${O(of)} at ${siteName('en', site)} is damaged.`,
  'log.built': ({ seat, piece, system }) => `${S(seat)} builds a ${PIECE[piece].en} at ${place('en', system)}.`,
  'log.builtNothing': ({ seat, system }) => `${S(seat)} has no ship left to build at ${place('en', system)}.`,
  'log.buried': ({ seat, of, card }) => `${S(seat)} takes ${C(card)} from ${S(of)}; it is buried under the Court deck.`,
  'log.captivesReturn': () => 'All captives return to their owners.',
  'log.captured': ({ seat, of, n }) => `${S(seat)} captures ${agentsN('en', n)} of ${S(of)}.`,
  'log.chapter': ({ n }) => `Chapter ${n} begins.`,
  'log.cityFell': ({ seat, of }) => `${S(seat)} has destroyed a city of ${O(of)}.`,
  'log.copied': ({ seat }) => `${S(seat)} copies the lead with a face-down card.`,
  'log.damaged': ({ of, n, system }) =>
    `${shipsN('en', n)} of ${O(of)} ${n === 1 ? 'is' : 'are'} damaged at ${place('en', system)}.`,
  'log.dealt': ({ seat }) => `${S(seat)} receives six action cards.`,
  'log.declared': ({ seat, ambition, high, low }) =>
    `${S(seat)} declares ${ambitionName('en', ambition)} (${high} for first, ${low} for second).`,
  'log.destroyed': ({ seat, piece, of, system }) =>
    `${S(seat)} destroys a ${PIECE[piece].en} of ${O(of)} at ${place('en', system)}.`,
  'log.discardedToken': ({ seat, type }) => `${S(seat)} discards ${resource('en', type)}.`,
  'log.draftRow': ({ leaders, lore }) =>
    `Laid out: ${names('en', leaders, leaderName)}; ${names('en', lore, loreName)}.`,
  'log.drewUnseen': ({ seat }) => `${S(seat)} draws an action card.`,
  'log.ended': ({ seat }) => `${S(seat)} ends the turn.`,
  'log.exhausted': ({ seat, card }) => `${S(seat)} turns ${ableName('en', card)} sideways.`,
  'log.executed': ({ seat, n }) => `${S(seat)} makes Trophies of ${captivesN('en', n)}.`,
  'log.forgiven': ({ seat, lore }) => `${S(seat)} gives up ${loreName('en', lore)} and is forgiven an Outrage.`,
  'log.freed': ({ seat, site, of }) => `${S(seat)} sends the city of ${O(of)} at ${siteName('en', site)} home.`,
  'log.gain': ({ seat, type }) => `${S(seat)} gains ${resource('en', type)}.`,
  'log.gave': ({ seat, to, card }) => `${S(seat)} gives ${C(card)} to ${S(to)}.`,
  'log.gaveUp': ({ seat, card }) => `${S(seat)} gives up ${C(card)}.`,
  'log.guided': ({ seat, of, n, from, to }) =>
    `${S(seat)} guides ${shipsN('en', n)} of ${O(of)} from ${place('en', from)} to ${place('en', to)}.`,
  'log.guildsReturn': () => 'Discarded Guild cards are shuffled into the Court deck.',
  'log.influenced': ({ seat, card }) => `${S(seat)} puts an agent on ${C(card)}.`,
  'log.initiative': ({ seat }) => `The initiative goes to ${S(seat)}.`,
  'log.leader': ({ seat, leader }) => `${S(seat)} is led by ${leaderName('en', leader)}.`,
  'log.led': ({ seat, card }) => `${S(seat)} leads ${actionCard('en', card)}.`,
  'log.looked': ({ seat, of }) => `${S(seat)} looks at the hand of ${S(of)}.`,
  'log.lore': ({ seat, lore }) => `${S(seat)} has ${loreName('en', lore)}.`,
  'log.martyr': ({ seat, system }) => `${S(seat)} sacrifices a ship at ${place('en', system)}.`,
  'log.moved': ({ seat, from, legs }) =>
    `${S(seat)} moves from ${place('en', from)}: ${legs.map(({ to, ships }) => `${shipsN('en', ships)} to ${place('en', to)}`).join(', then ')}.`,
  'log.mulligan': ({ seat }) => `${S(seat)} discards the hand and draws six new cards.`,
  'log.mythic': ({ seat, system, type }) =>
    `${S(seat)} turns ${place('en', system)} into a ${resource('en', type)} planet.`,
  'log.eventsBack': ({ seat, n }) =>
    `${S(seat)} leads no Event: ${n === 1 ? 'it is' : `${n} are`} shuffled back into the stack.`,
  'log.noCard': ({ seat }) => `There is no card for ${S(seat)}: the turn is lost.`,
  'log.outrage': ({ seat, type }) => `${S(seat)} provokes ${resource('en', type)} Outrage.`,
  'log.passed': ({ seat }) => `${S(seat)} passes the initiative.`,
  'log.pivoted': ({ seat, card }) => `${S(seat)} pivots with ${actionCard('en', card)}.`,
  'log.placed': ({ seat, systems }) => `${S(seat)} places ships at ${names('en', systems, place)}.`,
  'log.pressgang': ({ seat, n }) => `${S(seat)} presses ${captivesN('en', n)} into service.`,
  'log.pruned': ({ seat, site, piece }) =>
    `${S(seat)} turns the building at ${siteName('en', site)} into a ${PIECE[piece].en}.`,
  'log.ransacked': ({ seat, card }) => `${S(seat)} ransacks the Court: ${C(card)}.`,
  'log.refilled': ({ card }) => `New in the Court: ${C(card)}.`,
  'log.reinforced': ({ seat, ships, system }) =>
    `${S(seat)} starts afresh with ${shipsN('en', ships)} at ${place('en', system)}.`,
  'log.repaired': ({ seat, at }) => `${S(seat)} repairs at ${somewhere('en', at)}.`,
  'log.rerolls': ({ seat, n }) => `${S(seat)} rerolls ${diceN('en', n)}.`,
  'log.reshuffled': () => 'The discard pile is shuffled into a new stack.',
  'log.revealed': ({ seat, cards }) => `Turned over for ${S(seat)}: ${names('en', cards, actionCard)}.`,
  'log.rifles': ({ seat, of, from, system }) =>
    `${S(seat)} fires from ${place('en', from)} at ${O(of)} at ${place('en', system)}.`,
  'log.rolled': (facts) =>
    `${S(facts.seat)} rolls ${DICE.flatMap((die) => facts[die].map((face) => faceName('en', die, face))).join(' | ')}.`,
  'log.roundEnd': ({ seat }) => `The round ends; ${S(seat)} has the initiative.`,
  'log.row': ({ cards }) => `In the Court: ${names('en', cards, courtName)}.`,
  'log.ruthless': ({ seat, site }) => `${S(seat)} is ruthless at ${siteName('en', site)}.`,
  'log.scored': ({ seat, ambition, power }) => `${S(seat)} gains ${power} Power for ${ambitionName('en', ambition)}.`,
  'log.secured': ({ seat, card }) => `${S(seat)} secures ${C(card)}.`,
  'log.seized': ({ seat }) => `${S(seat)} seizes the initiative.`,
  'log.setup': ({ card }) => `Setup card: ${setupName('en', card)}.`,
  'log.shipsLost': ({ of, n, system, by }) =>
    `${capital(O(of))} loses ${shipsN('en', n)} at ${place('en', system)} to ${O(by)}.`,
  'log.stoleCard': ({ seat, of, card }) => `${S(seat)} steals ${C(card)} from ${S(of)}.`,
  'log.stoleToken': ({ seat, of, type }) => `${S(seat)} steals ${resource('en', type)} from ${S(of)}.`,
  'log.surpassed': ({ seat, card }) => `${S(seat)} surpasses with ${actionCard('en', card)}.`,
  'log.swapped': ({ seat, of }) => `${S(seat)} swaps a card with ${S(of)}.`,
  'log.taxed': ({ seat, site }) => `${S(seat)} taxes ${siteName('en', site)}.`,
  'log.traded': ({ seat, of, gave, got }) =>
    `${S(seat)} trades with ${S(of)}: ${resource('en', gave)} for ${resource('en', got)}.`,
  'log.trophiesReturn': () => 'All Trophies return to their owners.',
  'log.union': ({ seat, union, card }) => `${S(seat)} takes ${actionCard('en', card)} through ${C(union)}.`,
  'log.spent': ({ seat, type }) => `${S(seat)} spends ${resource('en', type)}.`,
  'log.wasted': ({ seat, type }) => `${S(seat)} spends ${resource('en', type)} for nothing.`,
  'log.won': ({ seat, power }) => `${S(seat)} wins with ${power} Power.`,
}
