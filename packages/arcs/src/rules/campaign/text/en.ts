// English: what happens in the campaign, why something cannot be done, what the table looks like.

import { listing, type Phrases } from '@understudy/procedure'
import * as words from '../../../text/words.ts'
import type { Colour, CourtId, Owner, Resource } from '../../../vocabulary.ts'
import type { Harm } from '../../battle/harm.ts'
import { FATE_DATA } from '../data.ts'
import type { CampaignSayings } from '../sayings.ts'
import type { FateId, Part } from '../vocabulary.ts'
import { partsText } from './parts.ts'

const S = (colour: Colour): string => words.seatName('en', colour)
const O = (owner: Owner): string => words.ownerName('en', owner)
const card = (id: string): string => words.courtName('en', id as CourtId)
const at = (system: Parameters<typeof words.place>[1]): string => words.place('en', system)
const site = (id: Parameters<typeof words.siteName>[1]): string => words.siteName('en', id)
const ships = (n: number): string => words.shipsN('en', n)
const types = (list: readonly Resource[]): string =>
  listing(
    'en',
    list.map((type) => words.resource('en', type)),
  ) || 'nothing'
const fate = (id: FateId): string => `the ${FATE_DATA[id].name.en}`
const golem = (id: string): string => words.resource('en', id as Resource)
const parts = (json: unknown): string => partsText('en', json as readonly Part[])
const imperial = (n: number): string => (n === 1 ? '1 Imperial ship' : `${n} Imperial ships`)

const grudges = (n: number): string => (n === 1 ? '1 grievance' : `${n} grievances`)
/** What somebody has done to somebody. */
const HARM_EN: Readonly<Record<Harm, string>> = {
  battle: 'has attacked',
  destroyed: 'has destroyed a piece of',
  stolen: 'has stolen from',
  taxed: 'has taxed a city of',
  captured: 'has captured an agent of',
}

export const POLICY_EN = { peace: 'Peace', escalation: 'Escalation', war: 'War' } as const
export const FACE_EN = {
  'crisis-a': 'Crisis, arrow',
  'crisis-c': 'Crisis, crescent',
  'crisis-h': 'Crisis, hex',
  'edict-a': 'Edict, arrow',
  'edict-c': 'Edict, crescent',
  'edict-h': 'Edict, hex',
} as const

export const campaignEn: Phrases<CampaignSayings> = {
  'log.advanced': ({ seat, fate: id, n, left }) =>
    `${S(seat)} (${fate(id)}) advances its objective by ${n}: ${left === 0 ? 'completed' : `${left} left`}.`,
  'log.agreed': () => 'The deal is agreed.',
  'log.amends': ({ seat, of, n }) => `${S(seat)} makes amends: ${S(of)} has ${grudges(n)} left against ${S(seat)}.`,
  'log.awakened': ({ seat, n }) => `${S(seat)} takes ${n === 1 ? 'a Golem' : `${n} Golems`} off the map.`,
  'log.bargained': ({ seat, of, card: id }) =>
    `${S(seat)} bargains: ${S(of)} secures ${card(id)}, and all agents there go home.`,
  'log.blightCleared': ({ seat, cluster, n }) => `${S(seat)} destroys ${n} damaged Blight in cluster ${cluster}.`,
  'log.blightHurt': ({ system, damaged, lost }) => `Blight at ${at(system)}: ${damaged} damaged, ${lost} destroyed.`,
  'log.blightHits': ({ of, system, n, lost }) =>
    `Blight hits ${O(of)} at ${at(system)}: ${n} ${n === 1 ? 'hit' : 'hits'}${lost > 0 ? `, ${lost} destroyed` : ''}.`,
  'log.blightLooms': ({ cluster }) => `Blight of cluster ${cluster} recovers, and more of it appears.`,
  'log.buriedCard': ({ card: id }) => `${card(id)} is buried under the Court deck.`,
  'log.cityFreed': ({ site: id, of }) => `The city of ${S(of)} at ${site(id)} becomes a Free city.`,
  'log.councilChose': ({ seat, as }) => `${S(seat)} resolves the Council as ${as === 'crises' ? 'Crises' : 'Edicts'}.`,
  'log.councilResolves': ({ seat }) => `The Council has decided: ${S(seat)} resolves it.`,
  'log.countered': ({ seat, parts: json }) => `${S(seat)} proposes instead: ${parts(json)}.`,
  'log.courtCrisis': ({ card: id }) => `Crisis: ${card(id)}.`,
  'log.demanded': ({ seat, of }) => `${S(seat)} takes a piece of ${S(of)}.`,
  'log.droppedGuild': ({ seat, card: id }) => `${S(seat)} discards ${card(id)}.`,
  'log.empireEnds': ({ seat, n }) => `No Regent remains: the Trust goes to the supply and ${S(seat)} loses ${n} Power.`,
  'log.enforced': ({ seat, policy }) => `${S(seat)} enforces ${POLICY_EN[policy]}.`,
  'log.escalated': ({ seat, system, n }) => `${S(seat)} places ${imperial(n)} at ${at(system)}.`,
  'log.event': ({ seat, n }) =>
    n === 0
      ? `${S(seat)} plays an Event, which brings no actions.`
      : `${S(seat)} plays an Event: ${words.pipsN('en', n)} like the lead card.`,
  'log.eventResolves': ({ seat }) => `An Event is resolved by ${S(seat)}.`,
  'log.eventRoll': ({ event, number }) => `Event die: ${FACE_EN[event]}; number die: ${number}.`,
  'log.exported': ({ seat }) => `${S(seat)} exports three tokens.`,
  'log.fate': ({ seat, fate: id }) => `${S(seat)} is ${fate(id)}.`,
  'log.fateCompleted': ({ seat, fate: id }) => `${S(seat)}, ${fate(id)}, has completed the objective.`,
  'log.fateFailed': ({ seat, fate: id, n }) => `${S(seat)}, ${fate(id)}, has failed and loses ${n} Power.`,
  'log.favorTaken': ({ seat, of }) => `${S(seat)} takes an agent of ${S(of)} as a Favor.`,
  'log.favorsReturned': ({ seat, of, n }) => `${S(seat)} returns ${n === 1 ? 'a Favor' : `${n} Favors`} to ${S(of)}.`,
  'log.firstRegent': ({ seat }) => `${S(seat)} is First Regent.`,
  'log.founded': ({ seat, piece, system }) =>
    `${S(seat)} founds a ${words.PIECE[piece].en} with three ships at ${at(system)}.`,
  'log.foundry': ({ seat, system }) => `${S(seat)} turns a ship at ${at(system)} into an Imperial one.`,
  'log.golemFound': ({ seat, golem: id, awake }) => `${S(seat)} has found ${golem(id)}, ${awake ? 'awake' : 'asleep'}.`,
  'log.golemGiven': ({ to, golem: id }) => `${golem(id)} goes to ${S(to)}, asleep.`,
  'log.golemUsed': ({ seat, golem: id }) => `${S(seat)} spends ${golem(id)}.`,
  'log.golemsWake': ({ n }) => `${n === 1 ? 'A Golem wakes' : `${n} Golems wake`}.`,
  'log.grievance': ({ seat, of, harm, n }) => `${S(of)} ${HARM_EN[harm]} ${S(seat)}: ${grudges(n)} against ${S(of)}.`,
  'log.imperialClusters': ({ first, second }) => `Clusters ${first} and ${second} are the Empire’s.`,
  'log.imperialJoins': ({ n }) => `${imperial(n)} ${n === 1 ? 'joins' : 'join'} the attack.`,
  'log.imperialMoved': ({ seat, from, to, n }) => `${S(seat)} takes ${imperial(n)} along: ${at(from)} → ${at(to)}.`,
  'log.inSession': () => 'The Imperial Council is In Session.',
  'log.league': ({ seat, types: list }) => `${S(seat)} puts ${types(list)} onto Merchant League.`,
  'log.leagueCrisis': ({ seat, n }) => `${S(seat)} discards the ${words.tokensN('en', n)} on Merchant League.`,
  'log.markerBack': ({ ambition }) => `The highest marker leaves ${words.ambitionName('en', ambition)}.`,
  'log.offerRoll': ({ die }) => `The die for the offer shows ${die}.`,
  'log.offered': ({ seat, to, parts: json }) => `${S(seat)} makes ${S(to)} an offer: ${parts(json)}.`,
  'log.outlaw': ({ seat }) => `${S(seat)} is an Outlaw.`,
  'log.parade': ({ seat, system, n }) => `${S(seat)} parades ${ships(n)} at ${at(system)}.`,
  'log.part': ({ part }) => `${words.capital(parts([part]))}.`,
  'log.peace': ({ seat, power }) => `${S(seat)} gains ${power} Power for its cities.`,
  'log.policy': ({ policy }) => `The Policy is ${POLICY_EN[policy]}.`,
  'log.policyChanged': ({ seat, policy }) => `${S(seat)} changes the Policy to ${POLICY_EN[policy]}.`,
  'log.proposed': ({ seat, parts: json }) => `${S(seat)} proposes: ${parts(json)}.`,
  'log.recovered': ({ seat, card: id, on }) => `${S(seat)} attaches ${card(id)} to ${card(on)}.`,
  'log.regent': ({ seat }) => `${S(seat)} is a Regent.`,
  'log.scrapped': ({ card: id }) => `${words.actionCard('en', id)} leaves the campaign.`,
  'log.side': ({ seat, side }) => `${S(seat)} plays it as ${side === 'zeal' ? 'Zeal' : 'Wisdom'}.`,
  'log.speakers': ({ seat, n }) =>
    `${S(seat)} lets the stones speak: the turn ends${n > 0 ? `, ${n} Golems come along` : ''}.`,
  'log.spied': ({ seat, of }) => `${S(seat)} spies on ${S(of)}: the highest cards change hands.`,
  'log.stoleTrust': ({ seat, of, types: list }) =>
    `${S(seat)} steals ${types(list)} from the Trust; ${S(of)} loses as much Power.`,
  'log.summit': ({ seat }) => `${S(seat)} calls a Summit.`,
  'log.talkPassed': ({ seat }) => `${S(seat)} has no (further) offer to make.`,
  'log.talkRounds': ({ die, n }) => `Negotiations: the die shows ${die}, so there are ${n} rounds.`,
  'log.taught': ({ seat, number, on }) => `${S(seat)} teaches: Faithful ${number} is attached to ${card(on)}.`,
  'log.trustTook': ({ of, type }) => `${words.resource('en', type)} of ${S(of)} goes to the Trust.`,
  'log.turnedDown': ({ seat }) => `${S(seat)} turns it down.`,

  'no.agentsOf': ({ of }) => `${S(of)} has no agent in supply.`,
  'no.amends': () => 'Amends are made with a Favor: one of the bot’s that you give back, or one of your own agents.',
  'no.attach': ({ card: id }) =>
    `Nothing can be attached to ${card(id)}: there are agents on it, or something is attached already.`,
  'no.awaken': ({ system }) => `There is no Golem under your control at ${at(system)}.`,
  'no.awakenNone': () => 'Name the gates whose Golems you take.',
  'no.beacon': () => 'This needs the Golem Beacon.',
  'no.believer': () => 'Only the Believer teaches.',
  'no.blightStops': ({ system }) => `Blight ends every Catapult at ${at(system)}.`,
  'no.cedeLast': ({ piece }) => `Nobody cedes the last ${words.PIECE[piece].en} on the map.`,
  'no.cedeShips': ({ site: id }) => `A building is ceded only where you have no ships: not at ${site(id)}.`,
  'no.cedeSupply': ({ of, piece }) => `${S(of)} has no ${words.PIECE[piece].en} left to put there.`,
  'no.councilDecided': () => 'The Imperial Council has decided: it is out of reach until it is In Session again.',
  'no.dealByDie': () => 'Bots do not bargain freely: an offer to one of them is rolled for.',
  'no.dealSize': ({ n }) => `A deal has between 1 and ${n} parts.`,
  'no.dieStays': () => 'That die was not rolled again: it stays as it lies.',
  'no.diceLater': () => 'The dice are chosen later here.',
  'no.enoughTalk': ({ n }) => `There have been ${n} proposals in this Summit: no more of them.`,
  'no.escalate': ({ system }) =>
    `Escalation: ships go where the Empire controls, or, if that is nowhere, to a starport of the First Regent; not to ${at(system)}.`,
  'no.event': ({ card: id }) => `${words.actionCard('en', id)} is no Event.`,
  'no.eventCopy': () => 'An Event is played as such, never to surpass, pivot or copy.',
  'no.eventLead': () => 'An Event is never led.',
  'no.eventSeize': () => 'An Event is never the card that seizes.',
  'no.expel': ({ of }) =>
    `Say whether ${S(of)} becomes an Outlaw; this is asked only of a Regent without a piece and without an agent.`,
  'no.exportThree': () => 'An Export discards exactly three tokens.',
  'no.faithfulEmpty': () => 'The Faithful stack is empty.',
  'no.fateDrawn': () => 'Somebody else has this Fate.',
  'no.fateNotDrawn': ({ fate: id }) => `You have not drawn ${fate(id)}.`,
  'no.favor': ({ of }) => `There is no Favor of ${S(of)} there.`,
  'no.favorAim': () => 'A returned Favor makes a Rival do something for you.',
  'no.favorsCost': ({ of, n }) => `This costs ${n === 1 ? 'one Favor' : `${n} Favors`} of ${S(of)}.`,
  'no.fiascoCount': ({ n }) => `Exactly ${words.cardsN('en', n)} must be discarded.`,
  'no.found': ({ system }) =>
    `You can found only on a planet with an Imperial ship and an empty slot, not at ${at(system)}.`,
  'no.foundry': ({ system }) => `At ${at(system)} there are not so many starports and ships of yours.`,
  'no.freeCityAt': ({ system }) => `There is no Free city at ${at(system)}.`,
  'no.frozen': ({ of }) => `There is no such frozen token of ${S(of)} to be had.`,
  'no.golem': ({ golem: id }) => `You do not have ${golem(id)}.`,
  'no.golemOff': ({ golem: id }) => `${words.capital(golem(id))} has left the map already.`,
  'no.golemRoom': ({ of }) => `${S(of)} has no room for a Golem.`,
  'no.golemSleeps': ({ golem: id }) => `${words.capital(golem(id))} is asleep.`,
  'no.golemSpend': () => 'A Golem is no resource: it is spent by using it.',
  'no.golemTrade': () => 'A Golem changes hands only when it is raided or spent.',
  'no.golemUse': ({ golem: id }) => `${words.capital(golem(id))} does something else.`,
  'no.highest': ({ card: id }) => `${words.actionCard('en', id)} is not the highest card of the hand.`,
  'no.imperialShips': ({ system, n }) =>
    n === 0
      ? `Presence Law: you command no Imperial ships at ${at(system)}.`
      : `You command ${imperial(n)} at ${at(system)}, no more.`,
  'no.imperialSupply': ({ n }) => `Only ${imperial(n)} ${n === 1 ? 'is' : 'are'} left.`,
  'no.inSession': () => 'The Council is In Session already.',
  'no.intrigueAgents': ({ n }) => `At most ${words.agentsN('en', n)} can move on from there.`,
  'no.inviteFirst': () => 'Only the First Regent invites to the Empire.',
  'no.inviteOutlaw': ({ of }) => `${S(of)} is a Regent already.`,
  'no.isOutlaw': () => 'An Outlaw has left the Empire already.',
  'no.leagueHas': ({ of, type }) => `${S(of)} has no ${words.resource('en', type)} on Merchant League.`,
  'no.leagueTwo': () => 'One or two tokens go onto Merchant League.',
  'no.loomsCluster': () => 'You need a piece in the cluster.',
  'no.magnate': () => 'Only the Magnate exports.',
  'no.movementLaw': ({ imperial: n, loyal }) =>
    `Movement Law: ${imperial(n)} cannot go with ${ships(loyal)} of yours; one for each at most.`,
  'no.namePiece': ({ of }) => `Name what you take of ${S(of)}.`,
  'no.nameSide': ({ card: id }) => `Say which side of ${words.actionCard('en', id)} is played: Zeal or Wisdom.`,
  'no.noSide': ({ card: id }) => `${words.actionCard('en', id)} has no sides.`,
  'no.noGrievance': ({ of }) => `${S(of)} holds no grievance against you.`,
  'no.notConcerned': () => 'A proposal has a part in it for whoever makes it, and for somebody else.',
  'no.notDemanded': ({ of }) => `The Demand does not take this of ${S(of)}.`,
  'no.offerBoth': () => 'An offer has at least one part each way.',
  'no.offerSize': ({ n }) => `An offer has between 2 and ${n} parts.`,
  'no.offerTo': () => 'An offer is between you and one bot.',
  'no.onlyRegents': () => 'Only Regents are given Weapons.',
  'no.openTo': () => 'A proposal that is open to several is between you and the first of them.',
  'no.overseers': () => 'Guild Overseers: actions of Guild cards only with a scoring place in a declared ambition.',
  'no.owesNothing': ({ of }) => `${S(of)} owes nothing (any more).`,
  'no.ownBuilding': ({ site: id }) => `Whoever cedes it has no building at ${site(id)}.`,
  'no.ownCity': ({ site: id }) => `You have no city at ${site(id)}.`,
  'no.paradeNothing': () => 'Name a Free city, or become an Outlaw, or decline.',
  'no.paradeShips': () => 'You have no ship left to parade.',
  'no.partisanCard': () => 'The Partisan seizes by Outrage, not with a second card.',
  'no.partisanSeizing': () => 'Only the Partisan seizes by Outrage.',
  'no.presence': ({ system }) => `Presence Law: you do not command the Imperial ships at ${at(system)}.`,
  'no.protected': ({ card: id }) => `${card(id)} is protected: it cannot leave its holder.`,
  'no.recoverNothing': () => 'There is no Guild card in the Court discard pile.',
  'no.rerollNothing': () => 'Name at least one die.',
  'no.revive': () => 'The Empire is revived only when there is no Regent.',
  'no.samePolicy': ({ policy }) => `The Policy is ${POLICY_EN[policy]} already.`,
  'no.speakers': () => 'Only Golems of Rivals can be taken, each once.',
  'no.spied': () => 'Spy is used once a turn.',
  'no.spyHand': () => 'Without a numbered card in hand nobody spies.',
  'no.stealAll': ({ n }) => `Exactly ${words.tokensN('en', n)} must be stolen: as many as there is room for.`,
  'no.teachCity': ({ card: id }) => `You have no city on a planet of the type of ${card(id)}.`,
  'no.teachGuild': ({ card: id }) => `${card(id)} is no Guild card of the row.`,
  'no.truce': ({ of, system }) => `Truce: ${S(of)} and you are both Regents and an Imperial ship is at ${at(system)}.`,
  'no.truceEmpire': () => 'Truce: a Regent does not harm the Empire.',
  'no.truceTax': ({ of, site: id }) =>
    `Truce: ${S(of)} and you are both Regents and an Imperial ship is beside the city at ${site(id)}.`,
  'no.trustHas': ({ type }) => `The Trust has no more ${words.resource('en', type)} that you may take.`,
  'no.weaponsCount': ({ n }) => `Exactly ${n} Regents get a Weapon.`,

  'ask.answer': ({ seat, by, parts: json, die }) => `${S(seat)}: ${S(by)} offers ${parts(json)}; the die shows ${die}`,
  'ask.demand': ({ seat, policy }) => `${S(seat)}: the Policy is ${POLICY_EN[policy]}`,
  'ask.proposal': ({ seat, by, parts: json }) => `${S(seat)}: ${S(by)} proposes: ${parts(json)}`,
  'ask.talk': ({ seat, rounds, failures }) =>
    `${S(seat)}: make a bot an offer, or pass (${rounds === 1 ? '1 round' : `${rounds} rounds`} left${failures > 0 ? `, ${failures} turned down` : ''})`,
  'bad.attached': ({ spot }) => `A card is attached in spot ${spot} of the Court, but nothing lies there.`,
  'bad.council': () => 'There are agents on the Council although it has decided.',
  'bad.faithful': ({ card: id, n }) => `${words.actionCard('en', id)} is in ${n} places.`,
  'bad.fateTwice': ({ fate: id }) => `Two seats are ${fate(id)}.`,
  'bad.firstRegent': ({ of }) => `${S(of)} is First Regent, but an Outlaw.`,
  'bad.free': ({ piece, n, most }) =>
    `There are ${n} Free ${piece === 'city' ? 'cities' : 'starports'}, but only ${most} in the box.`,
  'bad.golem': ({ golem: id, n }) => `${words.capital(golem(id))} is in ${n} places at once.`,
  'bad.golems': ({ n, must }) =>
    must === 0
      ? `Without the Caretaker there are no Golems, but ${n} ${n === 1 ? 'is' : 'are'} in play.`
      : `There must be exactly ${must} Golems, not ${n}.`,
  'bad.imperial': ({ n, most }) => `There are ${n} Imperial ships or Blight tokens, but only ${most} in the box.`,
  'bad.league': ({ n }) => `Merchant League lies with nobody, but holds ${words.tokensN('en', n)}.`,
  'bad.noFate': ({ of }) => `${S(of)} has no Fate.`,
  'bad.trust': ({ n }) => `The Trust lies with nobody, but holds ${words.tokensN('en', n)}.`,
  'choose.part': ({ part }) => parts([part]),
  'choose.partner': ({ of }) => `an offer to ${S(of)}`,
  'choose.openTo': ({ of }) => `open to ${S(of)} too, if it is turned down`,
  'choose.third': ({ of }) => `with ${S(of)} as a third`,
  'choose.pair': ({ seat, of }) => `what ${S(seat)} did for ${S(of)}`,
  'over.act': ({ seat, power, carried }) =>
    `Act I is over: ${S(seat)} wins with ${power} Power and carries ${carried} over.`,
  'put.attached': ({ spot, card: id }) =>
    id === 'none' ? `Court spot ${spot}: nothing is attached.` : `Court spot ${spot}: attach ${card(id)}.`,
  'put.council': ({ side, of }) =>
    side === 'session'
      ? 'Imperial Council: In Session.'
      : side === 'decided'
        ? 'Imperial Council: Decided.'
        : `Imperial Council: Decided, tucked under the card of ${of === 'none' ? 'nobody' : S(of)}.`,
  'put.deckOrder': ({ deck, buried }) =>
    buried === 0
      ? `Court deck: ${words.cardsN('en', deck)}; it may be shuffled anew.`
      : `Court deck: ${words.cardsN('en', deck)} that may be shuffled anew, below them ${words.cardsN('en', buried)} buried, which stay at the bottom.`,
  'put.discardOrder': ({ cards }) =>
    `Court discard pile from the bottom, in this order: ${listing('en', cards.map(card)) || 'nothing'}.`,
  'put.faithful': ({ n }) =>
    n === 0 ? 'The Faithful stack is empty.' : `Faithful stack: ${n} on top down to 1; keep its order.`,
  'put.fate': ({ of, fate: id, left }) =>
    id === 'none' ? `${S(of)}: no Fate yet.` : `${S(of)}: ${fate(id)}, objective at ${left}.`,
  'put.favors': ({ seat, of, n }) => `${S(seat)} holds ${n === 1 ? '1 Favor' : `${n} Favors`} of ${S(of)}.`,
  'put.firstRegent': ({ of }) => (of === 'none' ? 'Nobody is First Regent.' : `First Regent: ${S(of)}.`),
  'put.golemMap': ({ clusters }) =>
    `A hidden Golem, asleep, in the gate of each of these clusters: ${clusters.join(', ') || 'none'}; they may be mixed anew.`,
  'put.golems': ({ of, golems }) =>
    `Golems of ${S(of)}: ${golems.map((each) => each.replace(' *', ' (asleep)')).join(', ') || 'none'}.`,
  'put.grievances': ({ seat, of, n }) => `${S(seat)}: ${grudges(n)} against ${S(of)}.`,
  'put.league': ({ types: list }) => `On Merchant League: ${types(list)}.`,
  'put.policy': ({ policy }) => `Policy: ${POLICY_EN[policy]} on top.`,
  'put.scrapped': ({ cards }) =>
    `Out of the campaign: ${
      listing(
        'en',
        cards.map((id) => words.actionCard('en', id)),
      ) || 'no action card'
    }.`,
  'put.title': ({ of, outlaw }) => `${S(of)}: ${outlaw ? 'Outlaw' : 'Regent'}.`,
  'put.trust': ({ types: list }) => `In the Trust: ${types(list)}.`,
}
