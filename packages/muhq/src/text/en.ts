// English.

import type { Phrases } from '@understudy/procedure'
import type { Name } from '../rules/cards.ts'
import type { MuhqSayings } from '../rules/sayings.ts'
import type { Doing, Phase } from '../vocabulary.ts'
import { abilityText } from './card-text.ts'
import {
  article,
  capital,
  cardEn,
  cardList,
  cards,
  copies,
  healthPoints,
  ownedEn,
  people,
  repressionMarks,
  resources,
  rounds,
  SEAT_EN,
  stores,
  TILE_NAMES,
  tileKindsEn,
  tiles,
  unitEn,
  wardMarks,
} from './words.ts'

const Unit = (unit: Parameters<typeof unitEn>[0]) => capital(unitEn(unit))
const Seat = (seat: Parameters<typeof SEAT_EN>[0]) => capital(SEAT_EN(seat))
const By = (seat: Parameters<typeof SEAT_EN>[0], boss?: Name) =>
  boss === undefined ? Seat(seat) : capital(article(boss.en))
const list = (names: Parameters<typeof cardList>[1]) => cardList('en', names)

const DOING: Record<Doing, string> = {
  drawn: 'Drawing a card',
  reveal: 'Looking into a store',
  shuffle: 'Shuffling the discard pile',
  gain: 'Gaining resources',
  destroy: 'Giving up a unit',
  pay: 'Paying upkeep',
  draw: 'Drawing a card',
  play: 'Playing a card',
  move: 'Moving',
  attack: 'Attacking',
  full: 'A full action',
  tap: 'Finishing with a unit',
  buy: 'Buying',
  end: 'Ending the turn',
}

const PHASE: Record<Phase, string> = {
  draw: 'cards are being drawn',
  upkeep: 'the upkeep is still to be settled',
  act: 'it is the time for actions',
  bossStart: 'the turn is only beginning',
  bossUpkeep: 'the upkeep is still to be settled',
  bossAct: 'it is the time for actions',
  bossDraw: 'a card is being drawn',
}

export const en: Phrases<MuhqSayings> = {
  'ask.act': ({ seat, round }) => `${Seat(seat)}, round ${round}: play, act, buy, or end the turn.`,
  'ask.upkeep': ({ seat, due, has }) => `${Seat(seat)}, upkeep ${due}, has ${has}: give up which unit?`,
  'ask.drawn': ({ seat, left }) =>
    `Which card does ${SEAT_EN(seat)} draw?${left > 1 ? ` (${cards('en', left)} to go)` : ''}`,
  'ask.reveal': ({ at, n }) => `Which cards are in the store at ${at}? (${n} in all)`,
  'ask.bossStart': ({ boss }) => `${boss.en}: the turn begins. Shuffle, or gain resources?`,
  'ask.bossUpkeep': ({ boss, due, has }) => `${boss.en} has ${has}, upkeep ${due}: pay, or give up a unit?`,
  'ask.bossAct': ({ boss }) => `${boss.en}: draw, play it, act with units, or end.`,

  'no.over': () => 'The game is over.',
  'no.drawFirst': ({ seat }) => `First ${SEAT_EN(seat)} has to draw a card.`,
  'no.revealFirst': ({ at }) => `First the cards of the store at ${at} have to be turned over.`,
  'no.phase': ({ doing, phase }) => `${DOING[doing]} is not possible now: ${PHASE[phase]}.`,
  'no.unit': ({ id }) => `There is no such unit on the board (number ${id}).`,
  'no.notYours': ({ unit, turn }) =>
    `${Unit(unit)} belongs to ${SEAT_EN(unit.seat)}, and it is the turn of ${SEAT_EN(turn)}.`,
  'no.tapped': ({ unit }) => `${Unit(unit)} has finished for this turn (tapped).`,
  'no.moved': ({ unit }) => `${Unit(unit)} has already moved this turn.`,
  'no.streetMoved': ({ unit }) => `${Unit(unit)} has already used the extra move of the street this turn.`,
  'no.notOnStreet': ({ unit }) => `${Unit(unit)} does not stand on a street, so it has no extra move.`,
  'no.notStreet': ({ tile }) => `${tile} is not a street: the extra move runs along streets only.`,
  'no.immobile': ({ unit }) => `${Unit(unit)} cannot move at all.`,
  'no.sameTile': ({ unit }) => `${Unit(unit)} already stands there.`,
  'no.offMap': () => 'That tile is not on the map.',
  'no.occupied': ({ tile, by }) => `${tile} is occupied by ${unitEn(by)}.`,
  'no.wall': ({ tile }) => `${tile} is a wall: nothing can stand there.`,
  'no.deep': ({ tile }) => `${tile} is deep water: only swimming units may enter.`,
  'no.land': ({ tile, card }) => `${tile} is land: ${cardEn(card)} never leaves the water.`,
  'no.tooFar': ({ unit, tile, movement, away }) =>
    `${tile} is ${away} away from ${unitEn(unit)}, which moves ${tiles('en', movement)} at most.`,
  'no.gateStops': ({ unit, tile }) =>
    `A gate stops every unit that enters it, so ${tile} is out of reach for ${unitEn(unit)} this turn.`,
  'no.waterStops': ({ unit, tile }) =>
    `Water stops every unit that cannot swim, so ${tile} is out of reach for ${unitEn(unit)} this turn.`,
  'no.unitsInWay': ({ unit, tile }) => `Other units stand in the way of ${unitEn(unit)} to ${tile}.`,
  'no.noWay': ({ unit, tile, movement }) => `${Unit(unit)} has no way to ${tile} within ${tiles('en', movement)}.`,
  'no.noStreetWay': ({ unit, tile, movement }) =>
    `No street leads ${unitEn(unit)} to ${tile} within ${tiles('en', movement)}.`,
  'no.attacked': ({ unit }) => `${Unit(unit)} has already attacked this turn.`,
  'no.unarmed': ({ unit }) => `${Unit(unit)} has no attack.`,
  'no.ally': ({ unit, target }) => `${Unit(unit)} cannot attack ${unitEn(target)}: they are on the same side.`,
  'no.outOfRange': ({ unit, target, range, away }) =>
    `${Unit(target)} is ${away} away from ${unitEn(unit)}, whose range is ${range}.`,
  'no.house': ({ target }) => `${Unit(target)} is in a house and can only be attacked from the next tile.`,
  'no.noFull': ({ unit }) => `${Unit(unit)} has no full action.`,
  'no.fullTooLate': ({ unit }) => `${Unit(unit)} has moved or attacked: a full action takes the place of both.`,
  'no.fullElsewhere': ({ unit, kinds }) => `For its full action ${unitEn(unit)} must stand on ${tileKindsEn(kinds)}.`,
  'no.pointless': ({ card }) => `${cardEn(card)} would have no effect now: there is nothing for it to change.`,
  'no.targetNotNeeded': ({ card }) => `${cardEn(card)} is not aimed at a unit.`,
  'no.needTarget': ({ card }) => `${cardEn(card)} has to be aimed at a unit.`,
  'no.wrongTarget': ({ card, target }) => `${cardEn(card)} cannot be aimed at ${unitEn(target)}.`,
  'no.card': ({ id }) => `There is no card ${id} in this game.`,
  'no.notHeld': ({ seat, card }) => `${Seat(seat)} does not have ${cardEn(card)} in hand.`,
  'no.notDrawn': ({ card }) => `The boss has not drawn ${cardEn(card)}.`,
  'no.noCost': ({ card }) => `${cardEn(card)} has no playing cost, so it cannot be played.`,
  'no.tooDear': ({ card, cost, has }) =>
    `${cardEn(card)} costs ${resources('en', cost)}, but ${has === 0 ? 'there is nothing to spend' : `only ${has} can be spent`}.`,
  'no.noSpawn': ({ card }) => `There is no free tile where ${cardEn(card)} could be placed.`,
  'no.needTile': ({ card }) => `${cardEn(card)} needs a tile to be placed on.`,
  'no.notSpawn': ({ card, tile }) =>
    `${cardEn(card)} cannot be placed on ${tile}: it is neither a spawn nor beside a harbour of yours.`,
  'no.tileNotNeeded': ({ card }) => `${cardEn(card)} is not placed on a tile.`,
  'no.store': ({ store }) => `There is no store ${store + 1} on this map.`,
  'no.storeUnseen': ({ at }) => `Nobody has looked into the store at ${at} yet.`,
  'no.notInStore': ({ at, card }) => `The store at ${at} does not sell ${cardEn(card)}.`,
  'no.notAtStore': ({ at }) => `To buy there, one of your own units must stand on the store at ${at}.`,
  'no.bossBuys': () => 'The boss does not buy cards.',
  'no.bossHand': () => 'There is no hand to put cards away from.',
  'no.noShuffle': () => 'The boss shuffles only when its deck is empty and its discard pile is not.',
  'no.shuffleFirst': () => 'First the discard pile has to be shuffled into the empty deck.',
  'no.upkeepDue': ({ due, has }) =>
    `The upkeep of ${due} cannot be paid with ${resources('en', has)}: a unit has to go first.`,
  'no.upkeepPayable': ({ due, has }) =>
    `The upkeep of ${due} can be paid with ${resources('en', has)}: no unit has to go.`,
  'no.keepsUnit': ({ unit }) => `Giving up ${unitEn(unit)} would not save any upkeep.`,
  'no.drawnAlready': ({ card }) => `${cardEn(card)} has been drawn and not played yet: there is no further card.`,
  'no.deckEmpty': () => 'The deck is empty, and it is only shuffled at the beginning of a turn.',
  'no.notInDeck': ({ seat, card }) => `${cardEn(card)} cannot be the top card of the deck of ${SEAT_EN(seat)}.`,
  'no.revealCount': ({ at, n }) => `In the store at ${at} there are exactly ${cards('en', n)}.`,
  'no.notUnseen': ({ at, card }) => `${cardEn(card)} cannot be in the store at ${at}: all copies are elsewhere.`,

  'log.turn': ({ seat, boss, round }) =>
    `Round ${round}: the turn of ${boss === undefined ? SEAT_EN(seat) : article(boss.en)} begins.`,
  'log.reshuffled': ({ seat, boss }) => `${By(seat, boss)} shuffles the discard pile into a new deck.`,
  'log.drew': ({ seat, boss, card }) => `${By(seat, boss)} draws ${cardEn(card)}.`,
  'log.drewUnseen': ({ seat, boss, n }) => `${By(seat, boss)} draws ${cards('en', n)}.`,
  'log.income': ({ seat, boss, n, now }) => `${By(seat, boss)} receives an income of ${n} and has ${now} now.`,
  'log.gained': ({ seat, boss, n, now }) => `${By(seat, boss)} gains ${resources('en', n)} and has ${now} now.`,
  'log.upkeep': ({ seat, boss, n, now }) => `${By(seat, boss)} pays ${n} for upkeep and has ${now} left.`,
  'log.played': ({ seat, boss, card, at }) => `${By(seat, boss)} plays ${cardEn(card)} on ${at}.`,
  'log.cast': ({ seat, boss, card }) => `${By(seat, boss)} plays ${cardEn(card)}.`,
  'log.moved': ({ unit, to }) => `${Unit(unit)} moves to ${to}.`,
  'log.streetMoved': ({ unit, to }) => `${Unit(unit)} moves along the street to ${to}.`,
  'log.attacked': ({ unit, target }) => `${Unit(unit)} attacks ${unitEn(target)}.`,
  'log.full': ({ unit }) => `${Unit(unit)} takes its full action.`,
  'log.tapped': ({ unit }) => `${Unit(unit)} has finished for this turn (tapped).`,
  'log.damage': ({ unit, n, left }) => `${Unit(unit)} takes ${n} damage and has ${healthPoints('en', left)} left.`,
  'log.warded': ({ unit, n, left }) =>
    `${Unit(unit)} is protected: it loses ${wardMarks('en', n)} instead of health (${left} left).`,
  'log.destroyed': ({ unit }) => `${Unit(unit)} is destroyed.`,
  'log.healed': ({ unit, n }) => `${Unit(unit)} is healed by ${n}.`,
  'log.ward': ({ unit, n, now }) => `${Unit(unit)} receives ${wardMarks('en', n)} (${now} now).`,
  'log.hasted': ({ unit }) => `${Unit(unit)} may move once more.`,
  'log.repression': ({ boss, n, now, limit }) => `${boss.en} receives ${repressionMarks('en', n)}: ${now} of ${limit}.`,
  'log.relief': ({ boss, n, now }) => `${boss.en} loses ${repressionMarks('en', n)}: ${now} left.`,
  'log.bought': ({ seat, boss, card, n }) => `${By(seat, boss)} buys ${cardEn(card)} for ${n}.`,
  'log.revealed': ({ at, cards: names }) => `The store at ${at} offers ${list(names)}.`,
  'log.putAway': ({ seat, boss, cards: names }) => `${By(seat, boss)} puts away ${list(names)}.`,
  'log.discarded': ({ seat, boss, card }) => `${By(seat, boss)} discards ${cardEn(card)}.`,
  'log.ended': ({ seat, boss }) => `${By(seat, boss)} ends the turn.`,
  'over.boss_destroyed': ({ boss }) => `${boss.en} is destroyed: the game is won.`,
  'over.repression': ({ boss, limit }) => `${boss.en} has ${repressionMarks('en', limit)}: the game is lost.`,
  'over.no_units': ({ boss }) => `No unit of the players is left on the board: ${boss.en} has won.`,
  'over.rounds': ({ boss, rounds: n }) => `${boss.en} has held out for ${rounds('en', n)}: the game is lost.`,

  'choose.unit': ({ unit, health }) => `${Unit(unit)}, ${health} health`,
  'choose.lose': ({ unit, upkeep }) => `Give up ${unitEn(unit)}, upkeep ${upkeep}`,
  'choose.tile': ({ tile, kind }) => (kind === 'plain' ? tile : `${tile}, ${TILE_NAMES[kind].en}`),
  'choose.attack': ({ unit, health }) => `Attack ${unitEn(unit)}, ${health} health`,
  'choose.target': ({ unit, health }) => `${Unit(unit)}, ${health} health`,
  'choose.play': ({ card, cost }) => `Play ${cardEn(card)} for ${cost}`,
  'choose.card': ({ card }) => cardEn(card),
  'choose.buy': ({ card, cost }) => `Buy ${cardEn(card)} for ${cost}`,
  'choose.store': ({ at }) => `Buy at the store on ${at}`,
  'choose.putAway': ({ card }) => `Put away ${cardEn(card)}`,
  'choose.end': () => 'End the turn',
  'choose.full': ({ ability }) => `Full action: ${abilityText(ability, 'en', true)}`,
  'choose.tap': () => 'Done with this unit',
  'choose.street': () => 'Extra move along the street',
  'choose.shuffle': () => 'Shuffle the discard pile into the deck',
  'choose.gain': ({ n }) => `Gain ${resources('en', n)}`,
  'choose.pay': ({ n }) => `Pay ${n} for upkeep`,
  'choose.draw': () => 'Draw a card',

  'do.drawn': ({ seat, card }) => `${Seat(seat)} draws ${cardEn(card)}.`,
  'do.reveal': ({ at, cards: names }) => `Turn over the cards of the store at ${at}: ${list(names)}.`,
  'do.shuffle': () => 'Shuffle the discard pile into the empty deck.',
  'do.gain': ({ n }) => (n === undefined ? 'Gain resources.' : `Gain ${resources('en', n)}.`),
  'do.destroy': ({ unit }) => `Give up ${unitEn(unit)}.`,
  'do.pay': ({ n }) => (n === undefined ? 'Pay the upkeep.' : `Pay ${n} for upkeep.`),
  'do.draw': () => 'Draw a card.',
  'do.play': ({ card, at, target }) =>
    `Play ${cardEn(card)}${at === undefined ? '' : ` on ${at}`}${target === undefined ? '' : `, aimed at ${unitEn(target)}`}.`,
  'do.move': ({ unit, to }) => `Move ${unitEn(unit)} to ${to}.`,
  'do.street': ({ unit, to }) => `Move ${unitEn(unit)} along the street to ${to}.`,
  'do.attack': ({ unit, target }) => `Attack ${unitEn(target)} with ${unitEn(unit)}.`,
  'do.full': ({ unit, target }) =>
    `Full action of ${unitEn(unit)}${target === undefined ? '' : `, aimed at ${unitEn(target)}`}.`,
  'do.tap': ({ unit }) => `Turn ${unitEn(unit)} sideways: it is done for this turn.`,
  'do.buy': ({ card, at }) => `Buy ${cardEn(card)} at the store on ${at}.`,
  'do.end': ({ cards: names }) => (names.length === 0 ? 'End the turn.' : `Put away ${list(names)} and end the turn.`),

  'problem.offMap': ({ unit }) => `${Unit(unit)} is not on the map.`,
  'problem.wall': ({ unit }) => `${Unit(unit)} stands on a wall, where nothing can stand.`,
  'problem.deep': ({ unit }) => `${Unit(unit)} stands in deep water but cannot swim.`,
  'problem.land': ({ unit }) => `${Unit(unit)} stands on land but never leaves the water.`,
  'problem.shared': ({ one, other }) => `${Unit(one)} and ${unitEn(other)} stand on the same tile.`,
  'problem.dead': ({ unit, damage, health }) =>
    `${Unit(unit)} has taken ${damage} damage with ${health} health, so it would be destroyed.`,
  'problem.spell': ({ id, card }) => `Unit ${id} is the spell ${cardEn(card)}, which cannot stand on the board.`,
  'problem.sameId': ({ id }) => `Two units have the number ${id}.`,
  'problem.nextUnit': ({ id }) => `The next unit would get the number ${id}, which is taken.`,
  'problem.active': ({ id }) => `Unit ${id} is said to be acting, but the seat in turn has no such unit.`,
  'problem.seat': ({ seat }) => `There is no seat ${seat} in this game.`,
  'problem.people': ({ n, players }) => `There are cards and resources for ${people('en', n)}, but ${players} play.`,
  'problem.players': ({ most }) => `This map has room for ${people('en', most)} at most.`,
  'problem.turnPhase': ({ seat, phase }) => `It cannot be the turn of ${seat} while ${PHASE[phase]}.`,
  'problem.noBoss': ({ boss }) => `${boss.en} is not on the board, yet the game is not over.`,
  'problem.twoBosses': ({ boss }) => `${boss.en} is on the board more than once.`,
  'problem.copies': ({ card, n, most }) => `${cardEn(card)}: ${copies('en', n)}, but only ${most} can exist.`,
  'problem.bags': () => 'The face-down cards do not add up.',
  'problem.draws': ({ n, deck }) => `${cards('en', n)} must be drawn from a deck of ${deck}.`,
  'problem.deckEmpty': () => 'The boss is to draw from an empty deck.',
  'problem.stores': ({ n, stores: m }) => `There are cards for ${stores('en', n)}, but the map has ${m}.`,
  'problem.round': ({ round, rounds: n }) => `Round ${round} is beyond the last one, ${n}.`,

  'change.board': ({ map }) => `Lay out the map ${cardEn(map)}.`,
  'change.turn': ({ seat, round }) => `It is round ${round}, the turn of ${SEAT_EN(seat)}.`,
  'change.place': ({ card, seat, at }) => `Place ${cardEn(card)} of ${SEAT_EN(seat)} on ${at}.`,
  'change.remove': ({ unit }) => `Remove ${ownedEn(unit)} from ${unit.at}.`,
  'change.move': ({ unit, to }) => `Move ${ownedEn(unit)} from ${unit.at} to ${to}.`,
  'change.damage': ({ unit, n, health }) => `Set the damage on ${ownedEn(unit)} at ${unit.at} to ${n} of ${health}.`,
  'change.ward': ({ unit, n }) =>
    n === 0
      ? `Take all ward marks off ${ownedEn(unit)} at ${unit.at}.`
      : `There should be ${wardMarks('en', n)} on ${ownedEn(unit)} at ${unit.at}.`,
  'change.repression': ({ unit, n }) =>
    n === 0
      ? `Take all repression marks off ${ownedEn(unit)} at ${unit.at}.`
      : `There should be ${repressionMarks('en', n)} on ${ownedEn(unit)} at ${unit.at}.`,
  'change.control': ({ unit, seat }) => `Give ${ownedEn(unit)} at ${unit.at} to ${SEAT_EN(seat)}.`,
  'change.tapped': ({ unit, tapped }) => `Turn ${ownedEn(unit)} at ${unit.at} ${tapped ? 'sideways' : 'upright'}.`,
  'change.resources': ({ seat, n }) => `Set the resources of ${SEAT_EN(seat)} to ${n}.`,
  'change.deck': ({ seat, n, before }) =>
    `The face-down deck of ${SEAT_EN(seat)} has ${cards('en', n)}${before === undefined ? '' : `, not ${before}`}.`,
  'change.deckCards': ({ seat, cards: names }) => `In the deck of ${SEAT_EN(seat)}, shuffled: ${list(names)}.`,
  'change.storeCards': ({ cards: names }) => `Cards of the stores, shuffled together: ${list(names)}.`,
  'change.discard': ({ seat, cards: names }) =>
    `The discard pile of ${SEAT_EN(seat)}: ${names.length === 0 ? 'empty' : list(names)}.`,
  'change.hand': ({ seat, cards: names, unknown }) => {
    const parts = [
      ...(names.length > 0 ? [list(names)] : []),
      ...(unknown > 0 ? [`${cards('en', unknown)} kept secret`] : []),
    ]
    return `The hand of ${SEAT_EN(seat)}: ${parts.length === 0 ? 'empty' : parts.join('; ')}.`
  },
  'change.drawn': ({ card }) => `The boss has drawn ${cardEn(card)}; it lies beside its deck.`,
  'change.noDrawn': () => 'No card lies beside that deck.',
  'change.storeOpen': ({ at, cards: names }) =>
    `The store at ${at}, face up: ${names.length === 0 ? 'empty' : list(names)}.`,
  'change.storeUnseen': ({ at, n }) => `The store at ${at}: ${cards('en', n)} face down.`,
  'change.storeRest': ({ n }) => `${cards('en', n)} for stores stay in the box, unseen.`,
}
