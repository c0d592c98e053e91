// English: why something cannot be done.

import type { Phrases } from '@understudy/procedure'
import type { Refusals } from '../../rules/sayings.ts'
import type { Colour, Owner } from '../../vocabulary.ts'
import {
  ableName,
  actionCard,
  ambitionName,
  capital,
  cardsN,
  courtName,
  diceN,
  dieName,
  faceName,
  hitsN,
  KIND,
  keysN,
  loreName,
  ownerName,
  PIECE,
  place,
  playersN,
  resource,
  SUIT,
  seatName,
  shipsN,
  shipsOf,
  siteName,
} from '../words.ts'
import { doingEn, waitingEn } from './doing.ts'

const S = (colour: Colour) => seatName('en', colour)
const O = (owner: Owner) => ownerName('en', owner)
const C = (id: `BC${string}`) => courtName('en', id)

export const refusalsEn: Phrases<Refusals> = {
  'no.abduct': ({ card, n, icons }) =>
    `There must be fewer rival agents on ${C(card)} (${n}) than you have Weapon icons (${icons}).`,
  'no.abductNone': ({ card }) => `There is no rival agent on ${C(card)}.`,
  'no.adjacent': ({ from, to }) => `${capital(place('en', to))} is not next to ${place('en', from)}.`,
  'no.agents': () => 'You have no agent left in your supply.',
  'no.ambitionNumber': ({ card, ambition }) =>
    `${actionCard('en', card)} cannot declare ${ambitionName('en', ambition)}.`,
  'no.annex': ({ site }) => `There is no rival building at ${siteName('en', site)}.`,
  'no.armPip': () => 'Only a token can be spent for the Weapon effect.',
  'no.armToken': () => 'This needs a Weapon, or a token that counts as one.',
  'no.arrange': () => 'Tokens can be rearranged only when you have just received one or when slots close.',
  'no.arrangeFit': () => 'You must keep as many tokens as your open slots can hold, and no more.',
  'no.assign': ({ hits, own }) =>
    hits === 0
      ? `There is no hit to assign to ${own ? 'your own' : 'the defending'} ships.`
      : `${hitsN('en', hits)} must be assigned to ${own ? 'your own' : 'the defending'} ships.`,
  'no.assignBuildings': ({ hits }) =>
    hits === 0
      ? 'There is no hit to assign to the defender’s buildings.'
      : `${hitsN('en', hits)} must be assigned to the defender’s buildings.`,
  'no.bards': () => 'Without Galactic Bards only whoever leads the round declares when playing a card.',
  'no.boldTwice': () => 'Each Court card can receive only one agent this way.',
  'no.bonus': () => 'You have no such extra action now.',
  'no.botPasses': () => 'This seat never passes the initiative while it has cards.',
  'no.callow': ({ system }) => `Callow: you must control ${siteName('en', system)} to tax there.`,
  'no.captive': ({ of }) => `You do not hold that many captives of ${S(of)}.`,
  'no.card': ({ seat, card }) => `${S(seat)} does not have ${actionCard('en', card)}.`,
  'no.catapult': ({ system }) =>
    `There is no Loyal starport at ${place('en', system)}, so the move ends after one step.`,
  'no.charm': () => 'Only Material and Fuel can be exchanged.',
  'no.chooseDice': () => 'Choose the dice.',
  'no.city': ({ site }) => `There is no city at ${siteName('en', site)} for this.`,
  'no.cityType': ({ site, type }) => `The city at ${siteName('en', site)} does not yield ${resource('en', type)}.`,
  'no.cloudToken': ({ type }) => `The city in the clouds costs an extra ${resource('en', type)}.`,
  'no.control': ({ system }) => `You do not control ${place('en', system)}.`,
  'no.courtDeck': ({ card }) => `The Court deck does not have ${C(card)}.`,
  'no.damagedBuilding': ({ site }) => `You have no damaged building at ${siteName('en', site)}.`,
  'no.damagedShip': ({ system }) => `You have no damaged ship at ${place('en', system)}.`,
  'no.declaredAlready': ({ ambition }) => `${ambitionName('en', ambition)} has been declared already.`,
  'no.declaredThisRound': () => 'An ambition was already declared this round.',
  'no.defender': ({ system, of }) =>
    `${capital(O(of))} ${of === 'free' ? 'have' : 'has'} nothing at ${place('en', system)} that could be attacked.`,
  'no.detour': () => 'This journey would change nothing.',
  'no.diceLater': ({ of }) => `${S(of)} acts before you choose your dice.`,
  'no.disorganized': ({ limit }) => `Disorganized: at most ${shipsN('en', limit)} can move together.`,
  'no.drawSeat': ({ seat }) => `These cards are for ${S(seat)}.`,
  'no.firstHolder': ({ seat }) => `${S(seat)} cannot begin this game.`,
  'no.freeFirst': () => 'Only after sending a city home may you seize the initiative.',
  'no.gate': ({ system }) => `${capital(place('en', system))} is not a gate in play.`,
  'no.gateStops': ({ system, of }) => `${capital(O(of))} controls ${place('en', system)}, so the catapult ends there.`,
  'no.gatesCount': ({ n }) => (n === 1 ? 'Name one gate.' : `Name ${n} different gates.`),
  'no.generousGive': () => 'Generous: name the Guild card that you give away for declaring.',
  'no.generousNone': () => 'Generous: without a Guild card to give away you cannot declare.',
  'no.giveNothing': ({ card }) => `You need not give ${C(card)} away.`,
  'no.guardians': ({ of }) => `Sworn Guardians protect everything else of ${S(of)}.`,
  'no.guidePort': () => 'One of the two systems must have a fresh starport of yours.',
  'no.guild': ({ card }) => `You do not have ${C(card)}.`,
  'no.holdsInitiative': () => 'You hold the initiative already.',
  'no.inCourt': ({ card }) => `The Court does not have ${C(card)}.`,
  'no.interestSlots': () => 'You have fewer empty slots than that.',
  'no.interestSupply': ({ n }) => `The supply (${n}) comes first; only then can you steal.`,
  'no.justSecured': ({ card }) => `You secured ${C(card)} in this very Prelude: its Prelude action has to wait.`,
  'no.keepLore': ({ n }) => `Keep exactly ${cardsN('en', n)} of lore.`,
  'no.keys': ({ keys }) => (keys === 0 ? 'You have no key left.' : `You have only ${keysN('en', keys)}.`),
  'no.leaderTwice': () => 'You have a leader already.',
  'no.legs': () => 'A move needs a destination, and it cannot go on forever.',
  'no.lookAt': ({ of }) => `You cannot look at the hand of ${S(of)}.`,
  'no.lootType': ({ type }) => `Only ${resource('en', type)} can be stolen this way.`,
  'no.lore': ({ lore }) => `You do not have ${loreName('en', lore)}.`,
  'no.loreTwice': () => 'You have all the lore you may take.',
  'no.loyal': ({ has, as }) =>
    `${resource('en', has)} cannot be spent as ${resource('en', as)} without the Loyal card.`,
  'no.loyalPiece': ({ system }) => `You have no piece at ${place('en', system)}.`,
  'no.majority': ({ card, of }) => `${S(of)} has at least as many agents on ${C(card)} as you.`,
  'no.marker': () => 'No ambition marker is left.',
  'no.nameCard': () => 'Name the card.',
  'no.nameType': () => 'Name the resource.',
  'no.noBattleAfter': () => 'After this move there would be nobody to fight, and the battle is what it is for.',
  'no.noSecureAfter': () => 'After this there would be no card to secure, and securing is what it is for.',
  'no.noShips': () => 'At least one ship has to move.',
  'no.notDeclared': ({ ambition }) => `This works only while ${ambitionName('en', ambition)} is declared.`,
  'no.notFirst': ({ card }) => `${C(card)} can be used only as the very first Prelude action.`,
  'no.notFirstLore': ({ lore }) => `${loreName('en', lore)} can be used only as the very first Prelude action.`,
  'no.notInPile': ({ card }) => `${actionCard('en', card)} cannot come from there.`,
  'no.notLaidOut': () => 'This card is not on offer.',
  'no.notNow': ({ doing, frame, seat }) => `${doingEn(doing)} is not possible now: ${waitingEn(frame, S(seat))}.`,
  'no.notYours': ({ type }) => `You do not have that many ${resource('en', type)} tokens.`,
  'no.oncePerTurn': ({ card }) => `${C(card)} can be used only once per turn.`,
  'no.exhausts': () => 'Only SUPERCAT turns cards sideways.',
  'no.exhausted': ({ card }) => `${ableName('en', card)} is exhausted until the chapter ends.`,
  'no.oncePerTurnLore': ({ lore }) => `${loreName('en', lore)} can be used only once per turn.`,
  'no.oneCluster': () => 'All these systems must be in one cluster that is in play.',
  'no.outOfPlay': ({ system }) => `${capital(place('en', system))} is not in play.`,
  'no.outraged': ({ type }) => `You are outraged: ${resource('en', type)} gives you no Prelude action.`,
  'no.over': () => 'The game is over.',
  'no.owes': ({ kind }) => `You took the extra action ahead: now ${KIND[kind].en} must follow.`,
  'no.ownAgent': ({ card }) => `You have no agent on ${C(card)}.`,
  'no.paranoid': ({ card }) => `Paranoid: one agent is not enough to secure ${C(card)}.`,
  'no.pips': () => 'No action of your card is left.',
  'no.pivot': ({ card, suit }) =>
    `${actionCard('en', card)} has the lead suit (${SUIT[suit].en}); a pivot needs another suit.`,
  'no.planetStops': ({ system }) => `The catapult ends at a planet, and ${place('en', system)} is one.`,
  'no.port': ({ site }) => `There is no starport at ${siteName('en', site)}.`,
  'no.portNotYours': ({ site }) => `The starport at ${siteName('en', site)} is not yours.`,
  'no.portUsed': ({ site }) => `The starport at ${siteName('en', site)} has built a ship this turn.`,
  'no.preludeOver': () => 'Your Prelude is over.',
  'no.principled': () => 'Principled: you cannot tax your own cities.',
  'no.prune': ({ site }) => `You have no building in a slot at ${siteName('en', site)}.`,
  'no.raidDice': ({ limit, of }) =>
    limit === 0
      ? `Raid dice are not allowed: ${O(of)} ${of === 'free' ? 'have' : 'has'} buildings, but none here that can be raided.`
      : limit === 1
        ? 'At most one die may be a raid die.'
        : `At most ${diceN('en', limit)} may be raid dice.`,
  'no.railgunFirst': () => 'There is no order of Railgun Arrays and Predictive Sensors to choose here.',
  'no.ransack': ({ card, of }) => `There is no agent of ${S(of)} on ${C(card)}.`,
  'no.reroll': () => 'You cannot reroll this.',
  'no.rerollDie': ({ die }) => `This does not reroll ${dieName('en', die)} dice.`,
  'no.rerollFace': ({ die, face }) =>
    `There are not that many ${dieName('en', die)} dice showing ${faceName('en', die, face)}.`,
  'no.rerollLimit': ({ limit }) =>
    limit === 0 ? 'You can reroll nothing more.' : `You can reroll at most ${diceN('en', limit)}.`,
  'no.revealCount': ({ n }) => `Exactly ${n === 1 ? 'one card is' : `${n} different cards are`} needed.`,
  'no.rival': () => 'Name a rival.',
  'no.rollCount': ({ die, n }) => `The roll needs as many ${dieName('en', die)} dice as were chosen: ${n}.`,
  'no.seizeCard': () => 'Seizing costs a second card from your hand.',
  'no.seized': () => 'The initiative was already seized this round.',
  'no.setupPlayers': ({ players }) => `This setup card is not for ${playersN('en', players)}.`,
  'no.sevenSeizes': () => 'A 7 that surpasses seizes by itself; no further card is needed.',
  'no.ships': ({ system, fresh, damaged }) =>
    fresh + damaged === 0
      ? `You have no ship to move at ${place('en', system)}.`
      : `At ${place('en', system)} you can move no more than ${shipsOf('en', fresh, damaged)}.`,
  'no.shipsThere': ({ system }) => `You have no ship for this at ${place('en', system)}.`,
  'no.sixDice': () => 'There are only six dice of each kind.',
  'no.slot': ({ system, piece }) => `There is no free place for a ${PIECE[piece].en} at ${place('en', system)}.`,
  'no.slotClosed': ({ slot }) => `Resource slot ${slot} is closed.`,
  'no.solidarity': ({ of, card }) => `Keeper’s Solidarity protects ${C(card)} of ${S(of)}.`,
  'no.sprint': ({ system }) => `No fresh ship of this move stands at ${place('en', system)}.`,
  'no.suitKind': ({ kind, suit }) => `${KIND[kind].en} is not an action of ${SUIT[suit].en}.`,
  'no.supply': ({ piece }) => `You have no ${PIECE[piece].en} left.`,
  'no.surpass': ({ card, suit, number }) =>
    `${actionCard('en', card)} does not surpass: it takes ${number === 0 ? `a card of ${SUIT[suit].en}` : `${SUIT[suit].en} above ${number}`}.`,
  'no.swapBoth': () => 'A swap needs a card from each side.',
  'no.taxControl': ({ site, of }) => `You do not control the city of ${O(of)} at ${siteName('en', site)}.`,
  'no.taxed': ({ site }) => `${capital(siteName('en', site))} was already taxed this turn.`,
  'no.theirGuild': ({ of, card }) => `${S(of)} does not have ${C(card)}.`,
  'no.token': ({ slot }) => `There is no token in slot ${slot}.`,
  'no.tokenKind': ({ type, kind }) => `${resource('en', type)} does not buy ${KIND[kind].en} here.`,
  'no.tokenSupply': ({ type }) => `There are not enough ${resource('en', type)} tokens in the supply.`,
  'no.tooFewDice': ({ least }) => `You must roll at least ${diceN('en', least)}.`,
  'no.tooManyDice': ({ most }) =>
    most === 0 ? 'You have no ship that could roll a die.' : `You may roll at most ${diceN('en', most)}.`,
  'no.tradeGive': ({ of, type }) => `${S(of)} has ${resource('en', type)} already; give something ${S(of)} lacks.`,
  'no.tradeTake': ({ of }) => `${S(of)} must give a token of the city’s type.`,
  'no.trophy': ({ of, piece }) => `You have no ${PIECE[piece].en} of ${O(of)} among your Trophies.`,
  'no.trust': ({ of, type }) =>
    `Keeper’s Trust: you have ${resource('en', type)} already, so that of ${S(of)} is safe.`,
  'no.unionTarget': ({ card, on }) =>
    on === undefined ? `${C(card)} needs a card to lie on.` : `${C(card)} cannot be placed on ${actionCard('en', on)}.`,
  'no.uprisingCount': ({ n }) => (n === 1 ? 'Name one system.' : `Name ${n} different systems of one cluster.`),
  'no.vox': ({ card }) => `First ${C(card)} has to be resolved.`,
  'no.wary': () => 'Wary: assault dice may not outnumber skirmish dice.',
}
