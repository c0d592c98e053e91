// English sentences: what is asked.

import { type Phrases, plural } from '@understudy/procedure'
import { reckoned } from '../reckoned.ts'
import type { Questions } from '../sayings.ts'
import { army, CLS, dice, gold, PHASE } from './words.ts'

export const questions: Phrases<Questions> = {
  'ask.compose': ({ seat, slot }) => `${seat.en}: who leads army ${slot}, and with which cards?`,
  'ask.marker': ({ seat, towards, box }) =>
    box === 0
      ? `Where does the marker of ${towards.en} start on the stance card of ${seat.en}?`
      : `${seat.en} towards ${towards.en}, now in box ${box}: where does the marker go?`,
  'ask.initiative': () => 'Which initiative cards were dealt?',
  'ask.commit': ({ seat, card, gold: has }) =>
    `${seat.en}: initiative card ${card}. How much of ${gold(has)} do you add?`,
  'ask.order': ({ seat }) => `${seat.en} won the initiative: who goes first, and which way round?`,
  'ask.deal': ({ seat, n }) => `Which ${n} action cards was ${seat.en} dealt?`,
  'ask.flip': ({ seat, left }) => `Which action card does ${seat.en} flip? ${left} to go.`,
  'ask.enter': ({ seat }) => `${seat.en}: the capital is lost. Where do the agents enter?`,
  'ask.agents': ({ seat, n, agents }) =>
    `${seat.en}: ${plural('en', n, { one: 'action card', many: 'action cards' })}, ${plural('en', agents, { one: 'agent', many: 'agents' })} ready.`,
  'ask.test': ({ seat, card, die }) => `${seat.en} tries ${card?.en ?? 'an action'}: what does the ${die} die show?`,
  'ask.trade': ({ seat, from }) => `${from.en} offers trade. Does ${seat.en} accept?`,
  'ask.treaty': ({ seat, from }) => `${from.en} proposes a treaty. Does ${seat.en} accept?`,
  'ask.general': (f) => `Who leads ${army(f.army)}?`,
  'ask.bribed': (f) => `Which card of ${army(f.army)} is bribed away?`,
  'ask.recruited': ({ seat }) => `Which mercenary does ${seat.en} recruit?`,
  'ask.campaign': ({ seat, left }) =>
    `${seat.en}, campaign: ${plural('en', left, { one: 'army', many: 'armies' })} not activated yet.`,
  'ask.army': (f) =>
    f.off
      ? `${army(f.army)} is off the board.`
      : `${army(f.army)}: ${plural('en', f.mp, { one: 'movement point', many: 'movement points' })} left.`,
  'ask.intercept': ({ seat, of }) => `${of.en} sails past. Does ${seat.en} intercept?`,
  'ask.seaFight': (f) =>
    `Sea fight: ${f.a.en} rolls ${dice(f.attack)}, ${f.b.en} rolls ${dice(f.defence)}. What do they show?`,
  'ask.declare': (f) => `${army(f.army)} is declared: how many cards of each kind?`,
  'ask.strength': (f) => `${army(f.army)} is undeclared: for how many infantry does it count?`,
  'ask.assault': (f) =>
    `${army(f.army)} attacks ${f.region.en} with ${dice(f.attack)} against ${dice(f.defence)}. What do the dice show?`,
  'ask.loss': (f) => `Which ${CLS[f.cls]} does ${army(f.army)} lose?`,
  'ask.lose': (f) => `${army(f.army)} loses a ${CLS[f.cls]}: which one? ${f.left} to go.`,
  'ask.retreat': (f) => `Where does ${army(f.army)} go?`,
  'ask.gathered': (f) =>
    `${army(f.a)} with ${dice(f.attack)} against ${army(f.b)} with ${dice(f.defence)}. What do the dice show?`,
  'ask.infantryIs': (f) => `Which infantry cards has ${army(f.army)}?`,
  'ask.terrain': (f) => `Which infantry does ${army(f.army)} send into the terrain?`,
  'ask.botCard': (f) => `Which card does ${army(f.army)} turn up for ${PHASE[f.phase] ?? f.phase}?`,
  'ask.battleCard': (f) => `${army(f.army)}: which card for ${PHASE[f.phase] ?? f.phase}?`,
  'ask.cavalry': (f) => `${army(f.army)}: which cavalry fights in the centre? The rest envelops.`,
  'ask.demand': ({ seat }) => `${seat.en}: must the other side show its card first?`,
  'ask.artilleryIs': (f) => `Which artillery does ${army(f.army)} turn up?`,
  'ask.shoot': (f) => `Does ${army(f.army)} use artillery this round?`,
  'ask.battleDice': (f) => `Attacker ${dice(f.attack)}, defender ${dice(f.defence)}: what do the dice show?`,
  'ask.reroll': (f) => `${army(f.army)} rolled ${dice(f.roll)}: roll again?`,
  'ask.tactics': (f) => `${army(f.army)} rolled ${dice(f.roll)}: which dice do Tactics dice replace?`,
  'ask.rerollDice': ({ seat }) => `${seat.en} rolls again: what do the dice show?`,
  'ask.tacticsDice': ({ seat }) => `${seat.en}: what do the Tactics dice show?`,
  'ask.killed': (f) => `Which card of ${army(f.army)} is killed?`,
  'ask.casualty': (f) => `${army(f.army)}: which card is killed? ${f.left} to go.`,
  'ask.giveWay': (f) => `An even battle: does ${army(f.army)} give way?`,
  'ask.reckon': (f) => `${f.seat.en}: ${reckoned('en', f.step)}`,
  'ask.spending': ({ seat, gold: has }) => `${seat.en}: ${gold(has)} to spend.`,
  'ask.assign': (f) => `Which general is put face down into ${army(f.army)}?`,
  'ask.bought': ({ seat }) => `Which general has ${seat.en} bought?`,
  'ask.look': ({ seat, reserves }) =>
    `What is the top card of ${reserves ? `the Reserves of ${seat.en}` : 'the mercenary stack'}?`,
}
