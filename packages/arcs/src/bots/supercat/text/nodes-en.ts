// The rules of the book, in English, in our own words.

import type { NodeText } from '@understudy/procedure'
import type { CombatChoice, GpSelect, NodeId } from '../ids.ts'

const gp: Record<GpSelect, string> = {
  'GP.1': 'Can it Tax (Administration) or Secure (Aggression) so that it [[contend|contends]] a declared ambition?',
  'GP.2': 'Can it Secure an [[effective|effective]] Vox card? Aggression.',
  'GP.3':
    'Is there a [[favourable|favourable]] battle with which it contends a declared ambition? A [[combat-card|card for combat]].',
  'GP.4a': 'Yes, it has one: a Construction card.',
  'GP.4b': 'No, it has none: a Mobilization card, else an Aggression card.',
  'GP.5a': 'Can it Move (Mobilization, Aggression) or win a favourable battle (Aggression) to change that control?',
  'GP.5b': 'Can it Build or Repair (Construction, for Repair also Administration) to change that control?',
  'GP.6a': 'Can it Move to a new [[claim|claim]]? Mobilization, else Aggression.',
  'GP.6b': 'Does it have a claim to build on? Construction.',
  'GP.7':
    'Can it Tax (Administration) or Secure (Aggression) to contend an [[open|open]] ambition, to take Captives, or to [[grow|grow a lead]] in a declared ambition? In this order.',
  'GP.8':
    'Can it Influence a card so that it has more agents there than each rival? Mobilization, else Administration.',
  'GP.10':
    'Can it Move (Mobilization, Aggression) or win a favourable battle (Aggression) to take control of a system with a rival city?',
  'GP.11': 'Can it Build ships (Construction) or Repair ships (Construction, Administration)?',
  'GP.Z': 'Nothing of this: the card that gives the most actions.',
}

const fights: Record<CombatChoice, NodeText | string> = {
  'AGG.28x': {
    rule: 'Was the card chosen for a battle over a rival city (GP.10)? That battle comes first.',
    no: 'It was not.',
  },
  'AGG.8': 'Is there a [[favourable|favourable]] battle with which it [[contend|contends]] a declared ambition? (8)',
  'AGG.14': 'Is there a favourable battle that changes that control? (14)',
  'AGG.37': 'Is there a favourable battle for Trophies? (37)',
}

const tidy = {
  rule: 'Do tokens that it has just gained lie in the wrong slots? Put them in [[order|order]].',
  no: 'All lie where they should, or may not be moved now.',
}
const threatened = 'Is a system with a [[loyal|loyal]] building controlled by a rival?'
const repairs = 'Can it Repair any other ship or building? (34)'
const anyInfluence = 'Can it Influence any other card? (43)'
const contendInfluence =
  'Can it Influence an [[uncontested|uncontested]] card that, once Secured, would make it contend a declared ambition? (22)'
const contestedInfluence = 'Can it Influence a [[contested|contested]] card? (23)'
const stranded = 'Does it have neither a starport nor a [[claim|claim]]?'
const wantsClaims = 'Does it have unbuilt cities, and fewer claims than unbuilt cities?'
const idle =
  'Are there ships that hold no gate, no claim and no rival building, and are not in the [[task-force|task force]]?'
const gather = 'Can they Move towards the task force? A [[partial|partial move]] will do. (41)'
const gates = 'Can it Move to change control of a gate that a rival controls? (40)'
const rivalCity = 'Can it Move to take control of a system with a rival city? (28)'

const rest: Record<
  Exclude<NodeId, GpSelect | `${GpSelect}.go` | CombatChoice | `${CombatChoice}.go` | `${CombatChoice}.top`>,
  string | NodeText
> = {
  'BT.0': 'Has it still to play its card?',
  'BT.1': 'No card in its virtual hand? Then it passes the initiative, or is skipped.',
  'BT.2':
    'Two cards are drawn from the stack, and the hand counter drops by 1. Cards lying at its board are options too.',
  'BT.3': 'Does it lead?',
  'BT.3a': { rule: 'Its seize counter is removed.', yes: 'Done.', no: 'It is still there.' },
  'BT.3c':
    'Is a marker free, and does a card match an ambition in which it is first, or tied for first in one not yet declared? Lead that card and declare it.',
  'BT.3d': 'Otherwise [[general|General Priorities]] choose the card.',
  'BT.4': 'Can a card surpass the lead?',
  'BT.4a': 'Surpass.',
  'BT.4b': { rule: 'Its seize counter grows by 1.', yes: 'Done.' },
  'BT.4c':
    'Are at least 2 cards left in its virtual hand (1 with Lattice Spies), and has nobody seized the initiative this round? Check for seizing.',
  'BT.4c.1': 'Roll a die.',
  'BT.4c.2':
    'Is the die, less 1 for each open ambition in which it is first, below the seize counter? Then it seizes, and the hand counter drops by 1.',
  'BT.4e': 'General Priorities choose a card to pivot with, or to copy.',
  'BT.5': 'Play the card. Drawn cards that were not chosen are discarded.',
  'BT.5a': 'Is it its turn to act?',
  'BT.5b': 'First the Prelude.',
  'BT.5c': 'Did a Weapon make a card of another suit a card for combat?',
  'BT.5c.1': 'Then the page of Aggression comes first, as far as the card allows.',
  'BT.5d': 'The page of the suit.',
  'BT.5e': {
    rule: 'Actions for which no rule is left are lost.',
    yes: 'The turn ends.',
    no: 'The turn is over already.',
  },
  'BT.6':
    'Is a battle of its own under way that these pages did not begin (a position entered or corrected in its midst)? It is finished first.',
  'BT.6.1': 'Finish it (page **Combat**).',
  'BT.7': {
    rule: 'Does it owe a Battle or a Secure for a bonus of its leader that these pages did not take? Then that comes first.',
    no: 'Nothing of that kind is due.',
  },
  'GP.4': 'Does it have no starport on the map?',
  'GP.4.1': 'Does it have a [[claim|claim]]?',
  'GP.5': threatened,
  'GP.6': 'Does it have unbuilt cities?',
  'GP.6.1': 'Does it have fewer claims than unbuilt cities?',
  'PR.0': tidy,
  'GC.3': {
    rule: 'Did it seize with Lattice Spies in hand? It discards them instead of lowering the counter.',
    no: 'It did not.',
  },
  'PR.2':
    'Can it lay a Union on a card of its suit that lies face up in this round? It gets that card when the round ends.',
  'PR.3':
    'Does it have a Weapon card that brings 3 ships, 3 ships in its supply, and a system under its control? Place them.',
  'PR.4': 'Is the page of Guild cards in use?',
  'GC.4': 'Does it have Farseers? Discard them for a bonus card.',
  'GC.5': 'Would one theft with Silver-Tongues make it the sole leader of a declared ambition? Use them.',
  'PR.4b': 'Does the table want Guild cards used whose Prelude the text does not name?',
  'GC.6':
    'Would an Interest, a Cartel, Gatekeepers or Elder Broker bring a token or a ship? Give the card up for as much as it brings.',
  'PR.5a': 'Material: no starport on the map? Build one.',
  'PR.5b': 'Material: Build a city.',
  'PR.5c': 'Material: Build a ship.',
  'PR.6':
    'Relic: can it Secure a card for Captives, to contend a declared ambition, or an effective Vox card? In this order.',
  'PR.7': 'Psionic: does the lead suit offer Tax or Secure, and would that contend a declared ambition?',
  'PR.8':
    'Is a battle coming that tokens could help? With an Aggression card: read its page ahead with all actions, without dice. With another card: only if GP.3 took it.',
  'PR.8.1': 'Spend a Weapon if the card cannot battle, and Fuel, then Psionics, for the Moves to get there.',
  'PR.8.2': 'Can Psionics pay for battles, with no action of the card needed to get there?',
  'PR.8.3': 'Fight them now.',
  'ADM.0': tidy,
  'ADM.1': 'Can it Tax so that it [[contend|contends]] a declared ambition? (1)',
  'ADM.12.if': threatened,
  'ADM.12': 'Can it Repair ships to change that control? (12)',
  'ADM.19': 'Can it Tax so that it contends an [[open|open]] ambition? (19)',
  'ADM.20': 'Can it Tax a rival city and take a Captive? (20)',
  'ADM.22': contendInfluence,
  'ADM.23': contestedInfluence,
  'ADM.26': 'Can it Repair ships to take control of a system with a rival building? (26)',
  'ADM.34': repairs,
  'ADM.42': 'Can it Tax to [[grow|grow a lead]] in a declared ambition? (42)',
  'ADM.43': anyInfluence,
  'ADM.44': 'Can it Tax for a token that fits into an empty slot? (44)',
  'AGG.0': tidy,
  'AGG.2': 'Can it Secure so that it [[contend|contends]] a declared ambition? (2)',
  'AGG.3': 'Can it Secure an [[effective|effective]] Vox card? (3)',
  'AGG.4': 'Can it Secure an [[effective|effective]] Vox card? (4)',
  'AGG.10.if': stranded,
  'AGG.10': 'Can it Move to a new claim? (10)',
  'AGG.13.if': threatened,
  'AGG.13': 'Can it Move to change that control? (13)',
  'AGG.16.if': wantsClaims,
  'AGG.16': 'Can it Move to at least one new claim? (16)',
  'AGG.17': 'Can it Secure so that it contends an [[open|open]] ambition? (17)',
  'AGG.18': 'Can it Secure a card with Captives? (18)',
  'AGG.21': 'Can it Secure to [[grow|grow a lead]] in a declared ambition? (21)',
  'AGG.27': rivalCity.replace('(28)', '(27)'),
  'AGG.28': rivalCity,
  'AGG.37.if': 'Is an ambition marker available?',
  'AGG.38': 'Can it Secure to grow a lead in an open ambition? (38)',
  'AGG.39': 'Can it Secure any other card? Not a Vox card that does nothing. (39)',
  'AGG.40': gates,
  'AGG.41.if': idle,
  'AGG.41': gather,
  'CON.0': tidy,
  'CON.9.if': 'Does it have no starport on the map?',
  'CON.9': 'Can it Build a starport? (9)',
  'CON.11.if': threatened,
  'CON.11': 'Can it Build or Repair ships to change that control? (11, 12)',
  'CON.15':
    'Can it Build a city? A [[double|double city]] only as a sole leader of a declared ambition, for a Power bonus. (15)',
  'CON.25': 'Can it Build or Repair ships to take control of a system with a rival building? (25, 26)',
  'CON.31': 'Can it Build a ship, fresh, at an [[undefended|undefended]] building? (31)',
  'CON.32': 'Can it Build any ship? (32)',
  'CON.33': 'Can it Build another starport? (33)',
  'CON.34': repairs,
  'MOB.0': tidy,
  'MOB.10.if': stranded,
  'MOB.10': 'Can it Move to a new claim? (10)',
  'MOB.13.if': threatened,
  'MOB.13': 'Can it Move to change that control? (13)',
  'MOB.16.if': wantsClaims,
  'MOB.16': 'Can it Move to at least one new claim? (16)',
  'MOB.22': contendInfluence,
  'MOB.23': contestedInfluence,
  'MOB.27': rivalCity.replace('(28)', '(27)'),
  'MOB.28': rivalCity,
  'MOB.40': gates,
  'MOB.41.if': idle,
  'MOB.41': gather,
  'MOB.43': anyInfluence,
  'CMB.1': { rule: 'Move the whole group to the target.', yes: 'They go.', no: 'The ships are there already.' },
  'CMB.2': 'While the goal is not reached, and another battle is [[favourable|favourable]]:',
  'CMB.3': 'Battle. Dice: see [[dice|the choice of dice]].',
  'CMB.4': { rule: 'A hit before the dice (Railgun Arrays): choose the ship.', no: 'Nothing to choose.' },
  'CMB.5': { rule: 'Dice that had to wait are chosen now.', yes: 'Now.', no: 'They were chosen before.' },
  'CMB.6': 'While dice may be rerolled:',
  'CMB.6a': 'Reroll intercepts, if the defender has a fresh ship; then blanks.',
  'CMB.6b': 'Otherwise keep them.',
  'CMB.7': { rule: 'Assign the hits, on both sides.', no: 'There is nothing to choose.' },
  'CMB.8': 'For each city that fell:',
  'CMB.8a': 'Ransack the Court.',
  'CMB.9': 'While there are keys for something:',
  'CMB.9a': 'Choose what to steal.',
  'CMB.9b': { rule: 'Steal it.', yes: 'Done.', no: 'There is nothing to steal with.' },
  'VX.1': {
    rule: 'Mass Uprising: the cluster of the [[task-force|task force]].',
    no: 'Another Vox card is being resolved.',
  },
  'VX.2': {
    rule: 'Populist Demands: declare an open ambition in which it is first, or tied for first; otherwise none.',
    no: 'Another Vox card is being resolved.',
  },
  'VX.3': {
    rule: 'Outrage Spreads: a type that costs a person the lead in a declared ambition; otherwise none.',
    no: 'Another Vox card is being resolved.',
  },
  'VX.4': {
    rule: 'Song of Freedom: if it can seize the initiative, free a rival city that it controls, and seize.',
    no: 'Another Vox card is being resolved.',
  },
  'VX.5': {
    rule: 'Guild Struggle: steal a Guild card.',
    no: 'Another Vox card is being resolved.',
  },
  'SL.1': 'Tokens that do not fit: discard those whose loss costs least (see [[order|order]]), keep the rest.',
  'OT.1': {
    rule: 'No ship and no starport on the map: three ships go to a gate.',
    no: 'That is not what is asked.',
  },
  'OT.2': 'It does not look into other hands: its own cards are not known yet.',
  'OT.3': 'Anything else that cards ask: it declines if it may; otherwise chance decides.',
}

const plain = (text: string | NodeText): NodeText => (typeof text === 'string' ? { rule: text } : text)

export const nodesEn = {
  ...Object.fromEntries(Object.entries(rest).map(([id, text]) => [id, plain(text)])),
  ...Object.fromEntries(
    Object.entries(gp).flatMap(([id, rule]) => [
      [id, { rule }],
      [`${id}.go`, { rule: 'Take that card.' }],
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(fights).flatMap(([id, text]) => [
      [id, plain(text)],
      [`${id}.go`, { rule: 'Fight it (page **Combat**).' }],
      [`${id}.top`, { rule: 'Start again at the top of this page.' }],
    ]),
  ),
} as Record<NodeId, NodeText>
