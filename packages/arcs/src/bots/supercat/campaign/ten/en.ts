// What only the campaign edition of 0.10 says, in English; rules that 0.5 has too share its sentences (`words.ts`).

import type { NodeText } from '@understudy/procedure'
import { fight as fateFight, line } from '../../fates/text-en.ts'
import type { NodeId, PageId } from '../../sources.ts'
import type { Like } from '../../text/page-text.ts'
import {
  ability,
  behind,
  call,
  criticalInfluence,
  defends,
  fight,
  idle,
  stranded,
  threatened,
} from '../../text/shared-en.ts'
import { same } from './same.ts'

type Sentences = Readonly<Partial<Record<NodeId, string | NodeText | Like>>>

const like = (id: NodeId): Like => ({ like: id })
const _trust = like('ADM.24.if')
const council = 'Can it Influence the Imperial Council?'
const secureCouncil = 'Can it Secure the Imperial Council?'
const _claims = like('MOB.16.if')
const toCity = 'Can it Move to take control of a system with a rival city or a Free city?'
const last = 'Is it the last chapter of the act?'
const mend = 'Can it Repair something? Its only starport, then cities, ships, other starports.'
const guard =
  'Can it Move a fresh ship to a building of its own that stands beside Blight, where nobody has a fresh ship?'
const blight =
  'Is there a [[favourable|favourable]] battle against fresh Blight in a system where it has a building or a [[claim|claim]]?'
const either = 'Can it Secure the Imperial Council (Aggression), or else Influence it (Mobilization, Administration)?'
const eitherNow = 'Can it Secure the Imperial Council, or else Influence it?'
const cardChosen = {
  rule: 'Is a card to be chosen? Then the lines of this page call for one.',
  no: 'No: a card is chosen already.',
}
const ownTurn = { rule: 'Is it its turn, with actions to spend here?', no: 'No: a card of this Fate asks something.' }
const nothing = 'That is not what is asked.'

export const tenEn: Sentences = {
  ...same,
  // Pages of the base game
  'BT.X3f': {
    rule: 'Is it the Founder with Parade Fleets, and does one of its cards match an undeclared ambition in which no rival is first alone? Lead it and declare.',
    no: 'No: it declares nothing.',
  },
  'BT.X3s': {
    rule: 'Is that a Faithful card? Then General Priorities say by which side it is led.',
    no: 'It is an ordinary card.',
  },
  'BT.X3s.1': 'Use **General Priorities** with its two sides only.',
  'BT.X4u': {
    rule: 'Is an Event among its cards, or was one played this round, and are Events [[urgent|urgent]] for it? Then it seizes without a die, and the hand counter drops by 1.',
    no: 'No: a die is rolled.',
  },
  'BT.X4r':
    'Is the die, less 1 for each open ambition in which it is first, below the seize counter (Partisan: plus 1 for each type for which it is outraged)? Then it seizes, and the hand counter drops by 1.',
  'BT.X4p.1': 'It provokes the Outrage of least impact, of a type that costs it no protected card.',
  'BT.X5g': {
    rule: 'Did the page of its Fate call for the card, or was the card taken to surpass or to declare?',
    no: 'Only the page of the suit is read.',
  },
  ...call('GP.X7', `${blight} A [[combat-card|combat card]].`),
  'GP.X8.1': 'Does it have fewer claims than half the number of unbuilt cities, rounded down?',
  'GP.X16':
    'Can it Build or Repair (Construction, for Repair also Administration) to take control of a system with a rival city or a Free city?',
  'ADM.X14.if': last,
  'ADM.X14': mend,
  'ADM.X25': council,
  'AGG.X3': secureCouncil,
  'AGG.X8.if': stranded,
  'AGG.X15.if': last,
  'AGG.X15': guard,
  ...fight('AGG.X16', blight),
  'AGG.X28': toCity,
  'CON.X14.if': last,
  'CON.X14': mend,
  'MOB.X8.if': stranded,
  'MOB.X15.if': last,
  'MOB.X15': guard,
  'MOB.X25': council,
  'MOB.X28': toCity,
  // Faithful cards
  'WIS.X3': secureCouncil,
  'WIS.X9.if': threatened,
  'WIS.X14.if': last,
  'WIS.X14': mend,
  'WIS.Xa': ability,
  'WIS.X23.if': behind,
  'ZEAL.X8.if': stranded,
  'ZEAL.X11.if': threatened,
  ...defends('ZEAL.X13'),
  'ZEAL.X15.if': last,
  'ZEAL.X15': guard,
  ...fight('ZEAL.X16', blight),
  'ZEAL.Xa': ability,
  'ZEAL.X24': criticalInfluence,
  'ZEAL.X25': council,
  'ZEAL.X28': toCity,
  'ZEAL.X45.if': idle,
  // Fates
  'FX.ST2': eitherNow,
  ...line(
    'FX.ST3',
    'Not First Regent: can it Secure Council Intrigue (Aggression), or else Influence it (Mobilization, Administration)?',
    'Can it Secure Council Intrigue, or else Influence it?',
  ),
  ...line(
    'FX.FO1b',
    'Regent: can it Secure Populist Demands while there is a marker (Aggression), or else Influence that card (Mobilization, Administration)?',
    'Can it Secure Populist Demands while there is a marker, or else Influence that card?',
  ),
  ...line(
    'FX.FO2',
    'Can it Build (Construction) or Repair (Construction, Administration) to take control of one system more?',
    'Can it Build or Repair to take control of one system more?',
  ),
  ...line(
    'FX.FO2m',
    'Can it Move (Mobilization, Aggression) to take control of one system more? All actions may go into it.',
    'Can it Move to take control of one system more? All actions may go into it.',
  ),
  ...fateFight(
    'FX.FO3',
    'Is there a [[favourable|favourable]] battle after which it controls one system more? A combat card.',
    'Is there a favourable battle after which it controls one system more?',
  ),
  ...line('FX.MA1', 'Can it Tax and gain a token? Administration.', 'Can it Tax and gain a token?'),
  ...line('FX.MA2', either, `${eitherNow} Having secured it, it calls a Summit.`),
  ...line(
    'FX.AD2',
    'Can it Recover, counting a card that the Prelude of this turn discards? Mobilization, else Aggression.',
    'Can it Recover? To which card is it attached?',
  ),
  'FX.AD4.if': {
    rule: 'Is it the Advocate, with its objective still open?',
    no: 'It is not the Advocate, or its objective is completed.',
  },
  'FX.AD4': 'Is there a Prelude action that discards a Guild card of its own and brings it anything?',
  ...fateFight(
    'FX.CA2c',
    'Is there a favourable battle after which it controls a system with a Golem? A combat card.',
    'Is there a favourable battle after which it controls a system with a Golem?',
  ),
  'FX.CA3.if': 'Is a Golem off the map asleep?',
  ...line('FX.CA3', `A Golem off the map is asleep: ${either.slice(0, 1).toLowerCase()}${either.slice(1)}`, eitherNow),
  'FX.AM1.if': 'Is it a Regent, first alone in an ambition, and would Edicts now place Imperial ships?',
  ...line(
    'FX.AM1',
    `Edicts would place Imperial ships for it: ${either.slice(0, 1).toLowerCase()}${either.slice(1)}`,
    eitherNow,
  ),
  'FX.AM4.if': 'Does it have more [[unbuilt|unbuilt ships]] than most rivals?',
  ...line('FX.AM4', 'More unbuilt ships than most rivals: can it Build a ship? Construction.', 'Can it Build a ship?'),
  'FX.BE2.if':
    'Are cards left in the Faithful stack and cities on its board, and is there a type for which it has no city?',
  ...line(
    'FX.BE2',
    'Can it Build a city on a planet of such a type (Construction), or else Move to a new claim there (Mobilization, Aggression)?',
    'Can it Build a city on a planet of such a type?',
  ),
  'FX.BE2m': 'Can it Move to a new claim on a planet of such a type?',
  'FX.ST.if': cardChosen,
  'FX.ST.turn': ownTurn,
  // Edicts, Summits, Negotiations
  'ED.X1a':
    'Would the Demand of the present Policy, once met, make it [[contend|contend]] an ambition, declared or not?',
  'ED.X1c': { rule: 'Otherwise change to a Policy that would.', no: 'None would.' },
  'ED.X5a': 'Is it the Admiral, a Regent, first alone in an ambition, and would Edicts now place Imperial ships?',
  'ED.X5e': 'Is it First Regent, and would enforcing the Policy make it contend an ambition?',
  'SU.X1c': 'Is it the Steward but not First Regent while the Council has decided?',
  'SU.X1m': 'Is it the Magnate that has secured the Council?',
  'SU.X1n': 'Call it.',
  'NE.X5e': {
    rule: '+1 for each action offered above an even trade, −1 for each below.',
    no: 'Nothing to add or to take away.',
  },
  'NE.X6b': {
    rule: 'Could that bot do something that advances its objective, directly or indirectly? It offers what it has and Favors of its own, the smallest bundle that brings the modifiers to +2: at most four actions for one, and no more Favors than three with that bot. What ends its own contention of a declared ambition only if nothing else will do.',
    no: 'There is nothing of that kind, or it cannot bring an offer to +2.',
  },
  'NE.X6c': {
    rule: 'Does that bot have something with which it would [[contend|contend]] a declared ambition? It offers for it in the same way.',
    no: 'There is nothing of that kind, or it cannot bring an offer to +2.',
  },
  'NE.X8b': {
    rule: 'Export three resources, none of a declared ambition that it is contending.',
    no: 'It has not three that it could spare.',
  },
  'GO.X2d': {
    rule: 'Has the Protector Imperial ships elsewhere to repair, and does it hold grievances against the Empire? Then a die is rolled.',
    no: 'No die: there is no such ship, or no grievance.',
  },
  'GO.X2d.1': 'Roll it: more than the grievances, and they are repaired too.',
  'GO.X2': {
    rule: 'Does it have the Protector, and two or more damaged ships? Repair all its ships; as a Regent the Imperial ships beside them, and all others.',
    no: 'It has no awake Protector, or fewer than two damaged ships.',
  },
  'SET.X2.1': 'It places a city both times.',
  'SET.X5': {
    rule: 'Is it the Admiral? Its city goes to a planet of Weapons, if one is free.',
    no: nothing,
  },
}

/** Introductions that are different. */
export const introsEn: Readonly<Partial<Record<PageId, string>>> = {
  FST: 'Bargain (Secure) belongs to Dealmakers and is used once a chapter. Events are [[urgent|urgent]] for it while it is not First Regent and the Imperial Council is decided; then it always calls a Summit and petitions the Council.',
  FFO: 'As a Regent Events are [[urgent|urgent]] for it; it always calls a Summit and leaves the Empire there.',
  FMA: 'Events are [[urgent|urgent]] for it while its objective is open. It spends no tokens in the Prelude while it has three or fewer in its slots.',
  FAD: 'While its objective is open it uses every Prelude action that discards a Guild card, whatever it counts for. Recover (Move) is used once a chapter.',
  FCA: 'Awaken (Influence) belongs to Golem Beacon and is used once a chapter.',
  FPA: 'It seizes by an Outrage instead of a card, even with one card left. Spy (Influence) is used once a chapter: as many cards are drawn as its counter shows, the person takes the lowest of these and of the cards at its board, then gives it the highest card in hand.',
  FAM: 'One new starport with each card.',
  FBE: 'Teach (Influence) belongs to Spreading the Faith; all actions may go into it, half of them into the rest of this page.',
  NEG: 'A bot holds a grievance against each seat, person or bot, that has attacked it, destroyed pieces of it, stolen a resource or Guild card from it, taxed a city of it or captured agents of it: one for each of these in an action, and never more of the same (the table may leave grievances out).\n\nThere are 1d6 rounds and one more for each bot. First people may make up for grievances, each with a Favor. Then goes are taken in turn order, from whoever called the Summit on, round the table until the rounds are used up: each offer takes a round, and so does a go without one. A person makes offers to bots until one is accepted or three in a row have failed; a bot makes one offer to another bot, the Magnate two. An offer is rolled for: with a modified 5 or more it is accepted.',
}

/** What it is after by these rules. */
export const tenAimsEn: Readonly<Partial<Record<NodeId, string>>> = {
  'BT.X4r': 'It also seizes the initiative',
  'BT.X4u': 'For an urgent Event it also seizes the initiative, without a die',
  'ED.X1b': 'The Demand of this Policy would make it contend an ambition',
  'ED.X1c': 'The Demand of another Policy would make it contend an ambition',
  'GP.X16': 'Building or repairing takes control of a system with a rival or Free city',
  'ADM.X14': 'In the last chapter of the act it repairs what is damaged',
  'CON.X14': 'In the last chapter of the act it repairs what is damaged',
  'AGG.X15': 'In the last chapter of the act Blight is beside its building without a fresh ship',
  'MOB.X15': 'In the last chapter of the act Blight is beside its building without a fresh ship',
  'AGG.X28': 'It goes to control a system with a rival or Free city',
  'MOB.X28': 'It goes to control a system with a rival or Free city',
  'ZEAL.X28': 'It goes to control a system with a rival or Free city',
  'ZEAL.X24': 'It wants a critical card',
  'FX.ST2': 'Its Fate wants the Imperial Council',
  'FX.FO2.card': 'Its Fate wants it to control systems',
  'FX.FO2': 'Its Fate wants it to control systems',
  'FX.FO2m.card': 'Its Fate wants it to control systems',
  'FX.FO2m': 'Its Fate wants it to control systems',
  'FX.FO3.card': 'Its Fate wants it to control systems',
  'FX.FO3': 'Its Fate wants it to control systems',
  'FX.MA1.card': 'Its Fate wants tokens',
  'FX.MA1': 'Its Fate wants tokens',
  'FX.MA2.card': 'Its Fate wants the Imperial Council',
  'FX.MA2': 'Its Fate wants the Imperial Council',
  'FX.BE2.card': 'Its Fate wants a city on a planet of a type where it has none',
  'FX.BE2': 'Its Fate wants a city on a planet of a type where it has none',
  'FX.BE2m': 'Its Fate wants a claim on a planet of a type where it has no city',
  'NE.X6b': 'With that bot’s help it could advance its objective',
  'NE.X6c': 'With what that bot has it would contend a declared ambition',
  'VX.X2': 'It declares an open ambition it leads or ties, a Founder one no rival leads, else none',
  'BT.X3f': 'With Parade Fleets it declares an undeclared ambition where no rival is first alone',
  'GP.X7': 'Fresh Blight is where it has a building or a claim, and a battle is favourable',
  'AGG.X16': 'Fresh Blight is where it has a building or a claim, and a battle is favourable',
  'ZEAL.X16': 'Fresh Blight is where it has a building or a claim, and a battle is favourable',
  'FX.AD4': 'A Prelude action that discards a Guild card of its own brings it something',
  'GO.X2': 'It has two or more damaged ships, and the Protector repairs them',
  'ADM.X25': 'With the Imperial Trust it would contend a declared ambition, so it wants the Council',
  'MOB.X25': 'With the Imperial Trust it would contend a declared ambition, so it wants the Council',
  'ZEAL.X25': 'With the Imperial Trust it would contend a declared ambition, so it wants the Council',
  'AGG.X3': 'With the Imperial Trust it would contend a declared ambition, so it wants the Council',
  'WIS.X3': 'With the Imperial Trust it would contend a declared ambition, so it wants the Council',
  'WIS.X14': 'In the last chapter of the act it repairs what is damaged',
  'WIS.Xa': 'It can use an ability',
  'ZEAL.Xa': 'It can use an ability',
  'ZEAL.X13.3': 'It defends a card with agents of its own, as the die lets it',
  'ZEAL.X15': 'In the last chapter of the act Blight is beside its building without a fresh ship',
  'FX.ST3.card': 'It is not First Regent and wants Council Intrigue',
  'FX.ST3': 'It is not First Regent and wants Council Intrigue',
  'FX.FO1b.card': 'As a Regent it wants Populist Demands and secures them only while there is a marker',
  'FX.FO1b': 'As a Regent it wants Populist Demands and secures them only while there is a marker',
  'FX.AD2.card': 'It can Recover, counting a card that its Prelude discards',
  'FX.AD2': 'It can Recover',
  'FX.CA2c.card': 'After a favourable battle it controls a system with a Golem',
  'FX.CA2c': 'After a favourable battle it controls a system with a Golem',
  'FX.CA3.card': 'A Golem off the map is asleep, so it wants the Imperial Council',
  'FX.CA3': 'A Golem off the map is asleep, so it wants the Imperial Council',
  'FX.AM1.card': 'Edicts would place Imperial ships for it, so it wants the Imperial Council',
  'FX.AM1': 'Edicts would place Imperial ships for it, so it wants the Imperial Council',
  'FX.AM4.card': 'It has more unbuilt ships than most rivals',
  'FX.AM4': 'It has more unbuilt ships than most rivals',
  'NE.X8b': 'The Magnate exports three resources that it can spare',
  'SET.X2.1': 'The Believer places a city both times',
  'SET.X5': 'The Admiral’s city goes to a planet of Weapons, if one is free',
  'SU.X1n': 'The Magnate has secured the Council, so it calls a Summit',
  'ED.X5b': 'Edicts would place Imperial ships for the Admiral, so it takes Edicts',
  'ED.X5f': 'Enforcing the Policy would make it contend an ambition, so it takes Edicts',
}
