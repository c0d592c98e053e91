// English: actions in one sentence, readable without their position.

import type { Action, Colour, Leg, Owner, Pay, PieceRef, ShipHits, Theft } from '../../vocabulary.ts'
import { moreText } from '../more.ts'
import {
  ableName,
  actionCard,
  ambitionName,
  courtName,
  diceN,
  diceOf,
  faceName,
  hitsN,
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
} from '../words.ts'
import { chooseEn } from './choose.ts'
import { doingEn } from './doing.ts'

const S = (colour: Colour) => seatName('en', colour)
const O = (owner: Owner) => ownerName('en', owner)
const C = (id: `BC${string}`) => courtName('en', id)
/** Beside one thing alone a list is told by how many it has. */
const many = (all: readonly unknown[], what: string): string => (all.length > 1 ? `${all.length} ${what}: ` : '')
const paid = (pay: Pay): string =>
  pay === 'pip'
    ? ''
    : ` (for the token in slot ${pay.slot + 1}${pay.as === undefined ? '' : ` as ${resource('en', pay.as)}`})`
const ways = (from: Parameters<typeof place>[1], legs: readonly Leg[]): string =>
  `${place('en', from)} → ${legs.map((leg) => `${place('en', leg.to)} (${shipsN('en', leg.fresh + leg.damaged)})`).join(' → ')}`
const piece = (what: PieceRef): string =>
  'ship' in what ? `a ship at ${place('en', what.ship)}` : `the building at ${siteName('en', what.site)}`
const theft = (what: Theft): string => ('slot' in what ? `the token in slot ${what.slot + 1}` : C(what.card))
const declares = (action: { declare?: Parameters<typeof ambitionName>[1] }): string =>
  action.declare === undefined ? '' : `, declare ${ambitionName('en', action.declare)}`
const seizes = (extra: string | undefined): string => (extra === undefined ? '' : ', and seize the initiative')
const pool = (dice: { assault: number; skirmish: number; raid: number }): string =>
  dice.assault + dice.skirmish + dice.raid === 0 ? 'no dice' : diceOf('en', dice)
const shipHits = (whose: string, hits: ShipHits | undefined): string => {
  if (hits === undefined) return ''
  const destroyed = hits.destroyFresh + hits.destroyDamaged
  const parts = [hits.damage > 0 ? `${hits.damage} damaged` : '', destroyed > 0 ? `${destroyed} destroyed` : '']
  const said = parts.filter((part) => part !== '').join(', ')
  return said === '' ? '' : `${whose} ${said}`
}
const allHits = (hits: readonly string[]): string => {
  const said = hits.filter((text) => text !== '').join('; ')
  return said === '' ? 'No hits to assign' : `Hits: ${said}`
}

/** An action in one sentence, readable without its position. */
export function describeEn(action: Action): string {
  const more = moreText('en')?.describe(action)
  if (more !== undefined) return more
  switch (action.do) {
    case 'setup':
      return `Setup card ${setupName('en', action.card)}`
    case 'initiative':
      return `${S(action.seat)} begins`
    case 'draftRow':
      return `Laid out: ${names('en', action.leaders, leaderName)}; ${names('en', action.lore, loreName)}`
    case 'assign':
      return `${S(action.seat)}: ${leaderName('en', action.leader)} with ${loreName('en', action.lore)}`
    case 'learn':
      return `Drawn: ${names('en', action.lore, loreName)}`
    case 'row':
      return `In the Court: ${names('en', action.cards, courtName)}`
    case 'deal':
    case 'reveal':
      return `${S(action.seat)}: ${names('en', action.cards, actionCard)}`
    case 'peek':
      return action.cards.length === 0
        ? `Cards are shown for the hand of ${S(action.of)}`
        : `For the hand of ${S(action.of)}: ${names('en', action.cards, actionCard)}`
    case 'draw':
      return `${S(action.seat)} draws ${actionCard('en', action.card)}`
    case 'uncover':
      return `Turned over: ${C(action.card)}`
    case 'roll':
    case 'reroll': {
      const faces = (['assault', 'skirmish', 'raid'] as const).flatMap((die) =>
        action[die].map((face) => faceName('en', die, face)),
      )
      return `${action.do === 'roll' ? 'Rolled' : 'Reroll'}: ${faces.join(' | ')}`
    }
    case 'pass':
      return 'Pass the initiative'
    case 'lead':
      return `Lead ${actionCard('en', action.card)}${declares(action)}`
    case 'surpass':
      return `Surpass with ${actionCard('en', action.card)}${declares(action)}${seizes(action.seize)}`
    case 'pivot':
      return `Pivot with ${actionCard('en', action.card)}${declares(action)}${seizes(action.seize)}`
    case 'copy':
      return `Copy${action.card === undefined ? ' with a face-down card' : ` with ${actionCard('en', action.card)}`}${seizes(action.seize)}`
    case 'mulligan':
      return action.redraw ? 'Draw a new hand' : 'Keep the hand'
    case 'draft':
      return `Take ${'leader' in action ? leaderName('en', action.leader) : loreName('en', action.lore)}`
    case 'keepLore':
      return `Keep ${names('en', action.lore, loreName)}`
    case 'tax':
    case 'nurture':
      return `${doingEn(action.do)} ${siteName('en', action.city)}${action.type === undefined ? '' : `: ${resource('en', action.type)}`}${paid(action.pay)}`
    case 'build':
      return action.piece === 'ship'
        ? `Build a ship at ${siteName('en', action.port)}${paid(action.pay)}`
        : `Build a ${PIECE[action.piece].en} at ${place('en', action.at)}${action.cloud === undefined ? '' : ', in the clouds'}${paid(action.pay)}`
    case 'move':
      return `Move ${ways(action.from, action.legs)}${paid(action.pay)}`
    case 'bonusMove':
    case 'sprint':
      return `${doingEn(action.do)}: ${ways(action.from, action.legs)}`
    case 'repair':
      return `Repair ${piece(action.piece)}${paid(action.pay)}`
    case 'influence':
    case 'secure':
    case 'abduct':
      return `${doingEn(action.do)} ${C(action.card)}${paid(action.pay)}`
    case 'battle':
      return `Battle at ${place('en', action.at)} against ${O(action.against)}${action.dice === undefined ? '' : `: ${pool(action.dice)}`}${paid(action.pay)}`
    case 'manufacture':
    case 'synthesize':
      return `${doingEn(action.do)}${paid(action.pay)}`
    case 'pressgang':
      return `Pressgang: ${names('en', action.captives, (_, { of, gain }) => `${S(of)} for ${resource('en', gain)}`)}${paid(action.pay)}`
    case 'execute':
      return `Execute ${many(action.captives, 'captives')}${names('en', action.captives, seatName)}${paid(action.pay)}`
    case 'trade':
      return `Trade at ${siteName('en', action.city)}: slot ${action.give + 1} for their slot ${action.take + 1}${paid(action.pay)}`
    case 'summon':
      return `Summon a ship at ${siteName('en', action.city)}${paid(action.pay)}`
    case 'rifles':
      return `Fire from ${place('en', action.from)} at ${O(action.against)} at ${place('en', action.at)} with ${diceN('en', action.dice)}${paid(action.pay)}`
    case 'prune':
    case 'annex':
      return `${doingEn(action.do)} ${siteName('en', action.site)}${paid(action.pay)}`
    case 'guide':
      return `Guide ${names('en', action.ships, (_, { of, fresh, damaged }) => `${shipsN('en', fresh + damaged)} of ${O(of)}`)} from ${place('en', action.from)} to ${place('en', action.to)}${paid(action.pay)}`
    case 'martyr':
      return `Sacrifice a ship at ${place('en', action.at)}${action.target === undefined ? '' : ` for a ship of ${O(action.target.of)}`}${paid(action.pay)}`
    case 'arm':
      return `Actions may be battles${paid(action.pay)}`
    case 'arrange':
      return `Tokens: ${action.slots.map((type) => (type === null ? '–' : resource('en', type))).join(', ')}`
    case 'mythic':
      return `${doingEn(action.do)}: ${'supply' in action ? resource('en', action.supply) : `slot ${action.slot + 1}`}`
    case 'spend':
    case 'useFence':
      return `${doingEn(action.do)}: slot ${action.slot + 1}`
    case 'useInterest':
      return `Give up ${C(action.card)}: ${[
        ...(action.gain > 0 ? [`gain ${action.gain}`] : []),
        ...action.steal.map(({ of, slot }) => `steal slot ${slot + 1} of ${S(of)}`),
      ].join(', ')}`
    case 'useCartel':
      return `Give up ${C(action.card)}${action.from === undefined ? '' : `, steal from ${S(action.from.of)}`}`
    case 'useUnion':
      return action.on === undefined
        ? `Give up ${C(action.card)}`
        : `Place ${C(action.card)} on ${actionCard('en', action.on)}`
    case 'useGates':
      return `Give up ${C('BC08')}: ships at ${names('en', action.gates, place) || 'no gate'}`
    case 'useShips':
      return `Give up ${C(action.card)}${action.at === undefined ? '' : `: three ships at ${place('en', action.at)}`}`
    case 'useFarseers':
      return `Give up ${C('BC17')} with ${action.cards.length + (action.unknown ?? 0)} hand cards`
    case 'useTongues':
      return `Give up ${C('BC20')}${action.from === undefined || action.take === undefined ? '' : `: take ${theft(action.take)} of ${S(action.from)}`}`
    case 'demand':
      return action.declare === undefined ? 'Declare nothing' : `Declare ${ambitionName('en', action.declare)}`
    case 'useTycoonsAmbition':
      return `${doingEn(action.do)}${declares(action)}`
    case 'useCharm':
      return `Tycoon’s Charm: slot ${action.slot + 1} for ${resource('en', action.gain)}`
    case 'useTerror':
      return `Return a ${PIECE[action.trophy.piece].en} of ${O(action.trophy.of)}, agent on ${C(action.card)}`
    case 'useEgo':
      return `Return a captive of ${S(action.captive)}, secure ${C(action.card)}`
    case 'forgive':
      return `Give up ${loreName('en', action.lore)} to clear Outrage`
    case 'dice':
      return `Roll ${pool(action)}`
    case 'sensors':
      return action.from.length === 0
        ? 'Call no ships in'
        : `Call in ${names('en', action.from, (_, { from, ships }) => `${shipsN('en', ships)} from ${place('en', from)}`)}`
    case 'hits':
      return allHits([
        shipHits('own ships', action.own),
        shipHits('their ships', action.ships),
        ...(action.buildings ?? []).map(
          ({ site, hits }) => `${hitsN('en', hits)} on the building at ${siteName('en', site)}`,
        ),
      ])
    case 'ransack':
      return `Ransack ${C(action.card)}`
    case 'raid':
      return action.take.length === 0 ? 'Take nothing' : `Take ${names('en', action.take, (_, what) => theft(what))}`
    case 'uprising':
      return `Ships at ${names('en', action.systems, place)}`
    case 'spread':
      return action.type === undefined ? 'No Outrage' : `${resource('en', action.type)} Outrage for everybody`
    case 'free':
      return action.city === undefined
        ? 'Send no city home'
        : `Send the city at ${siteName('en', action.city)} home${seizes(action.seize === true ? 'x' : undefined)}`
    case 'struggle':
      return action.card === undefined || action.from === undefined
        ? 'Steal nothing'
        : `Steal ${C(action.card)} from ${S(action.from)}`
    case 'look':
      return action.at === undefined ? 'Look at no hand' : `Look at the hand of ${S(action.at)}`
    case 'swap':
      return action.give === undefined ? 'Swap nothing' : 'Swap a card'
    case 'ambitious':
      return action.gain === undefined ? 'Gain nothing' : `Gain ${resource('en', action.gain)}`
    case 'bold':
      return action.cards.length === 0
        ? 'Place no agents'
        : `Agents on ${many(action.cards, 'cards')}${names('en', action.cards, courtName)}`
    case 'bonusInfluence':
      return `Extra agent on ${C(action.card)}`
    case 'ruthless':
      return 'Hit the building and repeat the action'
    case 'reinforce':
      return `New ships at ${place('en', action.gate)}`
    case 'reserve':
      return `${S(action.seat)} begins with ${resource('en', action.type)}`
    case 'exhaust':
      return `Turn ${ableName('en', action.card)} sideways`
    case 'target':
      return `Target planet: ${place('en', action.planet)}`
    case 'reckon':
      return action.step === 'undeclared' ? 'Score ambitions that nobody declared' : 'Score Resource Power'
    case 'turnUp':
    case 'recall':
    case 'useSpies':
    case 'useBroker':
    case 'keepDice':
    case 'decline':
    case 'end':
      return chooseEn(action.do)
  }
}
