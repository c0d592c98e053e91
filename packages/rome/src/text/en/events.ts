// English sentences: what has happened.

import { type Phrases, plural } from '@understudy/procedure'
import type { Events } from '../../rules/sayings.ts'
import { army, box, dice, fall, gold, list, PHASE, points, STATUS, face as shown, what } from './words.ts'

const ENDED = { target: 'The target is reached', rounds: 'The last round is over' } as const

export const events: Phrases<Events> = {
  round: ({ n }) => `Round ${n}.`,
  armyTold: (f) => `${army(f.army)}: its owner told what kinds of cards it has.`,
  armyComposed: (f) => `${army(f.army)} was formed: ${plural('en', f.n, { one: 'card', many: 'cards' })}.`,
  stanceMoved: (f) =>
    `${f.seat.en} towards ${f.towards.en}: ${box(f.box)}${f.before === 0 ? '' : `, before that ${box(f.before)}`}.`,
  stanceKept: (f) => `${f.seat.en} towards ${f.towards.en}: still ${box(f.box)}.`,
  initiativeShown: (f) =>
    `${f.seat.en}: initiative card ${f.card}${f.gold > 0 ? ` and ${gold(f.gold)}` : ''}, ${f.total} in all.`,
  initiativeWon: ({ seat }) => `${seat.en} won the initiative.`,
  choicePassed: ({ seat, to }) => `${seat.en} passed the choice to ${to.en}.`,
  turnOrder: ({ seats, clockwise }) => `Turn order: ${list(seats)} (${clockwise ? 'clockwise' : 'anticlockwise'}).`,
  actionsDealt: ({ seat, n }) => `${seat.en}: ${plural('en', n, { one: 'action card', many: 'action cards' })} dealt.`,
  agentEnters: ({ seat, region }) => `${seat.en}: an agent came into play in ${region.en}.`,
  flipped: ({ seat, card }) => `${seat.en} flipped ${card.en}.`,
  cardForGold: ({ seat, card, n }) => `${seat.en} took ${gold(n)} for ${card.en}.`,
  agentActs: ({ seat, card, at, against }) =>
    `${seat.en} played ${card.en}${against === null ? '' : `, aimed at ${against.en}`}; agent in ${at.en}.`,
  testWon: ({ seat, face }) => `${seat.en} rolled ${shown(face)}: success.`,
  testLost: ({ seat, face }) => `${seat.en} rolled ${shown(face)}: nothing happened.`,
  testCaught: ({ seat, face }) => `${seat.en} rolled ${shown(face)}: the agent was caught.`,
  agentKilled: ({ of }) => `${of.en}: an agent was killed.`,
  agentTurned: ({ of, seat }) => `${of.en}: an agent now works for ${seat.en}.`,
  agentRemoved: ({ of }) => `${of.en}: an agent was removed.`,
  generalKilled: ({ of, general }) => `${of.en}: ${general?.en ?? 'a general'} was killed.`,
  bribed: ({ of, card }) => `${of.en}: ${card.en} was bribed away and went to the Reserves.`,
  recruited: ({ seat, card }) => `${seat.en} recruited ${card.en}.`,
  sabotaged: ({ building, region }) => `${region.en} lost ${what(building)}.`,
  spied: (f) => `${army(f.army)} was spied on.`,
  stolen: ({ seat, from, n }) => `${seat.en} stole ${gold(n)} from ${from.en}.`,
  refused: ({ seat, effect }) => `${seat.en} refused the ${effect}.`,
  traded: ({ a, b, n }) => `${a.en} and ${b.en} traded: ${gold(n)} each.`,
  statusChanged: ({ a, b, status }) => `${a.en} and ${b.en} are ${STATUS[status]} now.`,
  betrayal: ({ seat, n }) => `${seat.en} attacked a friend: −${points(n)}.`,
  renounced: ({ seat, to }) => `${seat.en} renounced the bond with ${to.en}.`,
  income: ({ seat, n, sum }) => `${seat.en} received ${gold(n)}, ${sum} in all.`,
  activated: (f) =>
    f.off
      ? `${army(f.army)} is off the board.`
      : `${army(f.army)} set out with ${plural('en', f.mp, { one: 'movement point', many: 'movement points' })}.`,
  marched: (f) => `${army(f.army)} marched to ${f.region.en}.`,
  boards: (f) => `${army(f.army)} went aboard in ${f.region.en}.`,
  staysAboard: (f) => `${army(f.army)} stayed aboard: ${f.sea.en}.`,
  landed: (f) => `${army(f.army)} landed in ${f.region.en}.`,
  sails: ({ seat, sea }) => `${seat.en}: a navy sailed to ${sea.en}.`,
  intercepted: ({ seat, of }) => `${seat.en} intercepted ${of.en} at sea.`,
  seaFought: (f) =>
    `Sea fight: ${f.a.en} rolled ${dice(f.attack)} (ships lost: ${f.sunkA}), ${f.b.en} ${dice(f.defence)} (ships lost: ${f.sunkB}).`,
  attacks: (f) => `${army(f.army)} attacked ${f.region.en}${f.bySea ? ' from the sea' : ''}.`,
  entered: (f) => `${army(f.army)} entered ${f.region.en}.`,
  staysOutside: (f) => `${army(f.army)} won and stayed outside ${f.region.en}.`,
  assaultRolled: (f) =>
    `${army(f.army)} rolled ${dice(f.attack)}; ${f.region.en}: ${dice(f.defence)}. In points ${f.points} against ${f.against}.`,
  attackFailed: ({ seat, region }) => `${seat.en}: the attack on ${region.en} failed.`,
  taken: (f) => `${f.seat.en} took ${f.region.en}${f.hadHolder ? ` from ${f.from.en}` : ''}.`,
  released: ({ region, to, free }) =>
    free ? `${region.en} became independent.` : `${region.en} went back to ${to.en}.`,
  cubePlaced: ({ region, n }) => `${region.en}: unrest, now ${n}.`,
  calmed: (f) => `${army(f.army)} took ${f.n} unrest off ${f.region.en}.`,
  points: ({ seat, n, sum }) => `${seat.en} scored ${points(n)}, ${sum} in all.`,
  besieges: (f) => `${army(f.army)} besieged ${f.region.en}.`,
  siegeGoesOn: (f) => `${army(f.army)} went on besieging ${f.region.en}: defence ${f.level} left.`,
  siegeLifted: (f) => `${army(f.army)} is out of supply; the siege of ${f.region.en} was lifted.`,
  mustered: (f) =>
    `${army(f.army)} was mustered in ${f.region.en}: ${plural('en', f.n, { one: 'card', many: 'cards' })}.`,
  merged: (f) => `${army(f.army)} joined ${army(f.into)}.`,
  splitOff: (f) => `${army(f.army)} parted from ${army(f.from)} and went to ${f.region.en}.`,
  returned: (f) => `${army(f.army)} came back to the map in ${f.region.en}.`,
  dissolved: (f) => `${army(f.army)}: all cards went back into the decks.`,
  withdrawn: (f) => `${army(f.army)} left the map.`,
  defeated: (f) => `${army(f.army)} was defeated and removed: ${fall(f.why, f.least, f.cavalry)}.`,
  retreated: (f) => `${army(f.army)} retreated to ${f.to.en}.`,
  declared: (f) =>
    `${army(f.army)} was declared: infantry ${f.MI}, cavalry ${f.CV}, skirmishers ${f.SK}, artillery ${f.AR}.`,
  generalShown: ({ seat, general, stars }) =>
    `${seat.en}: ${general?.en ?? 'a Captain'} leads, ${plural('en', stars, { one: 'star', many: 'stars' })}.`,
  generalAssigned: (f) => `${army(f.army)} was given a general.`,
  cardLost: ({ seat, card }) => `${seat.en} lost ${card.en}.`,
  compensated: ({ seat, n }) => `${seat.en} received ${gold(n)} for it.`,
  battleBegins: (f) => `Battle: ${army(f.a)} against ${army(f.b)}.`,
  battlePhase: ({ phase }) => `The fight for ${PHASE[phase] ?? phase}.`,
  cardShown: ({ seat, card }) => `${seat.en} played ${card.en}.`,
  battleRolled: (f) => `Attacker: ${dice(f.attack)}. Defender: ${dice(f.defence)}.`,
  tacticsRolled: ({ seat, faces }) => `${seat.en}, Tactics dice: ${dice(faces)}.`,
  rerolled: ({ seat, faces }) => `${seat.en} rolled again: ${dice(faces)}.`,
  cardKilled: ({ seat, card }) => `${seat.en} lost ${card.en} in the battle.`,
  battleOver: (f) => `The battle is over. Cards lost: ${f.a.en} ${f.lostA}, ${f.b.en} ${f.lostB}.`,
  battleWon: ({ seat, killed }) =>
    `${seat.en} won the battle; ${plural('en', killed, { one: 'card', many: 'cards' })} of the enemy ${killed === 1 ? 'was' : 'were'} destroyed.`,
  gatheredRolled: (f) => `${army(f.a)} rolled ${dice(f.attack)}; ${army(f.b)} rolled ${dice(f.defence)}.`,
  generalBought: ({ seat, price }) => `${seat.en} bought a general for ${gold(price)}.`,
  agentBought: ({ seat, price }) => `${seat.en} bought an agent for ${gold(price)}.`,
  navyBought: ({ seat, price }) => `${seat.en} bought a ship for ${gold(price)}.`,
  cubeRemoved: ({ seat, region, price }) => `${seat.en} paid ${gold(price)} to take unrest off ${region.en}.`,
  developed: ({ seat, name, price }) => `${seat.en} developed ${name.en} for ${gold(price)}.`,
  built: ({ seat, building, region, price }) =>
    `${seat.en} built ${what(building)} in ${region.en} for ${gold(price)}.`,
  roadBuilt: ({ seat, n }) => `${seat.en} built ${plural('en', n, { one: 'road link', many: 'road links' })}.`,
  lookedAt: ({ seat, card, price }) => `${seat.en} turned up ${card.en} (costs ${price}).`,
  putBack: ({ seat, card }) => `${seat.en} put ${card.en} back and shuffled the pile.`,
  troopBought: ({ seat, card, price }) => `${seat.en} bought ${card.en} for ${gold(price)}.`,
  wentToPool: ({ card, army: of }) => `${army(of)} has no room for ${card.en}: the card waits in the pool.`,
  gameOver: ({ winners, why }) => `${ENDED[why]}: ${list(winners)} won.`,
  overAtTarget: () => `${ENDED.target}.`,
  overAtLastRound: () => `${ENDED.rounds}.`,
}
