// English sentences: what is asked.

import { type Phrases, plural } from '@understudy/procedure'
import type { Questions } from '../../rules/sayings.ts'
import { whose, within } from '../peoples.ts'
import { reckoned } from '../reckoned.ts'
import { army, armyOnly, BOND, box as boxOf, CLS, die as colour, dice, gold, PHASE } from './words.ts'

/** How many, where more than one card is lost. */
const more = (left: number): string => (left > 1 ? ` (${left})` : '')

export const questions: Phrases<Questions> = {
  'ask.compose': ({ seat, slot }) => `${seat.en}: who leads army ${slot}, and with which cards?`,
  'ask.composeSecret': ({ seat, slot }) => `${seat.en}: who leads army ${slot}, and how many cards has it?`,
  'ask.marker': ({ seat, towards, box }) =>
    box === 0
      ? `Where does the marker of ${towards.en} start on the stance card of ${seat.en}?`
      : `${seat.en} towards ${towards.en}, now ${boxOf(box)}: where does the marker go?`,
  'ask.stanceDie': ({ towards, box, die }) =>
    `${die === 'white' ? 'White' : 'Red'} die: marker of ${towards.en}${box === 0 ? '' : `, box ${box}`}`,
  'ask.initiative': ({ who }) =>
    who === 'bots'
      ? 'The bots’ initiative cards are turned over: which are they?'
      : who === 'people'
        ? 'Which initiative cards were people dealt? Those of bots stay face down.'
        : 'Which initiative cards were dealt?',
  'ask.commit': ({ seat, card, gold: has }) =>
    `${seat.en}, initiative ${card}: ${has === 0 ? 'no gold to add. Go on?' : `add how much of ${gold(has)}?`}`,
  'ask.order': ({ seat }) => `${seat.en}: who goes first, and which way round?`,
  'ask.deal': ({ seat, n }) => `${seat.en}: which ${n} action cards were dealt?`,
  'ask.flip': ({ seat, left }) => `${seat.en}: which action card is flipped? Face down: ${left}.`,
  'ask.flipOf': ({ seat, n, of }) => `${seat.en}: action card ${n} of ${of}`,
  'ask.enter': ({ seat }) => `${seat.en}: the capital is lost. Where do the agents enter?`,
  'ask.agents': ({ seat, n, agents }) =>
    `${seat.en}: ${plural('en', n, { one: 'action card', many: 'action cards' })}, ${plural('en', agents, { one: 'agent', many: 'agents' })} ready. What now?`,
  'ask.test': ({ seat, card, die }) => `${seat.en}, ${card?.en ?? 'an action'}: what does the ${colour(die)} die show?`,
  'ask.trade': ({ seat, from, n }) =>
    `${seat.en}: trade with ${within(from.en)}${n === null ? '' : `, ${gold(n)} each`}. Accept?`,
  'ask.treaty': ({ seat, from, status }) => `${seat.en}: ${within(from.en)} offered ${BOND[status]}. Accept?`,
  'ask.general': (f) => `${army(f.army)}: who leads it?`,
  'ask.bribed': (f) => `${armyOnly(f.army)}: which card is bribed away?`,
  'ask.recruited': ({ seat }) => `${seat.en}: which mercenary is recruited?`,
  'ask.campaign': ({ seat, left }) =>
    left === 0
      ? `${seat.en}, campaign: all armies have set out. What now?`
      : `${seat.en}, campaign: ${plural('en', left, { one: 'army', many: 'armies' })} to set out. What now?`,
  'ask.army': (f) =>
    f.off
      ? `${armyOnly(f.army)} is off the board. What now?`
      : `${armyOnly(f.army)}: ${plural('en', f.mp, { one: 'movement point', many: 'movement points' })} left. What now?`,
  'ask.intercept': ({ seat, of, ships, own, war, comes }) => {
    const fleet = `${whose(of.en)} ${plural('en', ships, { one: 'ship', many: 'ships' })}`
    if (comes) return `${seat.en}: ${fleet} ${ships === 1 ? 'comes' : 'come'} to fight. Intercept?`
    return `${seat.en}: intercept ${fleet}${war ? ' (war)' : ` with ${own}`}?`
  },
  'ask.seaFight': (f) => `Sea fight, ${f.a.en} against ${f.b.en}: what do the dice show?`,
  'ask.declare': (f) => `${armyOnly(f.army)} is declared: how many cards of each kind?`,
  'ask.strength': (f) => `${armyOnly(f.army)} is undeclared: for how many infantry does it count?`,
  'ask.assault': (f) => `${armyOnly(f.army)} attacks ${f.region.en}: what do the dice show?`,
  'ask.loss': (f) => `${armyOnly(f.army)}: which ${CLS[f.cls]} is lost${f.deck ? ', off the top of the deck' : ''}?`,
  'ask.lose': (f) => `${armyOnly(f.army)}: lose which ${CLS[f.cls]}?${more(f.left)}`,
  'ask.loseAboard': (f) => `${armyOnly(f.army)}, too few ships: lose which card?${more(f.left)}`,
  'ask.tell': (f) => `${armyOnly(f.army)}: how many cards of each kind has it?`,
  'ask.handIn': ({ seat, left }) =>
    `${seat.en}, cards of a defeated army: which one goes to the Reserves? Left: ${left}.`,
  'ask.retreat': (f) => `${army(f.army)}: where does it go?`,
  'ask.gathered': (f) => `${armyOnly(f.a)} against ${armyOnly(f.b)}: what do the dice show?`,
  'ask.infantryIs': (f) => `${armyOnly(f.army)}: which infantry cards has it?`,
  'ask.lineIs': (f) => `${armyOnly(f.army)}: which infantry and cavalry cards has it left?`,
  'ask.terrain': (f) => `${armyOnly(f.army)}: which infantry goes into the terrain?`,
  'ask.botCard': (f) => `${armyOnly(f.army)}: which card is turned up for ${PHASE[f.phase] ?? f.phase}?`,
  'ask.battleCard': (f) => `${armyOnly(f.army)}: which card for ${PHASE[f.phase] ?? f.phase}?`,
  'ask.cavalry': (f) => `${armyOnly(f.army)}: which cavalry goes to the centre?`,
  'ask.cavalryCount': (f) => `${armyOnly(f.army)}: how many cavalry go to the centre?`,
  'ask.demand': ({ seat }) => `${seat.en}: must the other side show its card first?`,
  'ask.artilleryIs': (f) => `${armyOnly(f.army)}: which artillery is turned up?`,
  'ask.shoot': (f) => `${armyOnly(f.army)}: is artillery used this round?`,
  'ask.battleDice': (f) => `The fight for ${PHASE[f.phase] ?? f.phase}: what do the dice show?`,
  'ask.reroll': (f) => `${armyOnly(f.army)} rolled ${dice(f.roll)}: roll again?`,
  'ask.tactics': (f) => `${armyOnly(f.army)} rolled ${dice(f.roll)}: swap which for Tactics dice?`,
  'ask.rerollDice': ({ seat }) => `${seat.en}, rolled again: what do the dice show?`,
  'ask.tacticsDice': ({ seat }) => `${seat.en}: what do the Tactics dice show?`,
  'ask.killed': (f) => `${armyOnly(f.army)}: which card is killed?`,
  'ask.casualty': (f) => `${armyOnly(f.army)}: which card is killed?${more(f.left)}`,
  'ask.giveWay': (f) => `An even battle. ${armyOnly(f.army)}: does it give way?`,
  'ask.reckon': (f) => `${f.seat.en}: ${reckoned('en', f.step)}`,
  'ask.spending': ({ seat, gold: has }) => `${seat.en}: ${gold(has)} to spend. What on?`,
  'ask.assign': (f) => `${armyOnly(f.army)}: which general is put there face down?`,
  'ask.bought': ({ seat }) => `${seat.en}: which general was bought?`,
  'ask.look': ({ seat, reserves }) =>
    reserves ? `${seat.en}: what is the top card of the Reserves?` : 'What is the top card of the mercenary stack?',
}
