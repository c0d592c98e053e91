// The campaign (rome 22 to 28), in English.

import type { NodeText } from '@understudy/procedure'
import {
  type CampaignNode,
  type CampaignPage,
  type CampaignPreference,
  type MarchNode,
  perStep,
  type TargetNode,
  type WalkNode,
} from '../ids-campaign.ts'
import { fightNodesEn } from './nodes-fight-en.ts'

const END: NodeText = { rule: 'That is all for this activation.' }
const AGAIN: NodeText = { rule: 'After that the list is walked again from the top.' }

const lists: Record<TargetNode | WalkNode, NodeText> = {
  'SUP-1.1': { rule: 'Retake a home region held by an opponent who is not an ally, with no army in it.' },
  'SUP-1.2': { rule: 'Attack an enemy army in a conquered home region.' },
  'SUP-1.3': { rule: 'Attack an enemy army that besieges a home region.' },
  'SUP-1.4': { rule: 'Attack an enemy army that is in a home region for any other reason.' },
  'SUP-2.1': { rule: 'Attack an enemy army next to a home region.' },
  'SUP-2.2': { rule: 'Attack an enemy army within movement range.' },
  'SUP-2.3': { rule: 'Attack a region held by an enemy, with no army in it but enemies’.' },
  'SUP-2.4': { rule: 'Attack an army of another opponent within movement range, by the table.' },
  'SUP-3.1': { rule: 'Take an adjacent mercenary region that nobody holds.' },
  'SUP-3.2': { rule: 'Take an adjacent region that nobody holds.' },
  'SUP-3.3': { rule: 'Take the nearest mercenary region that nobody holds.' },
  'SUP-3.4': { rule: 'Take the nearest region that nobody holds.' },
  'SUP-3.5': { rule: 'Take the nearest mercenary region that nobody holds, by sea.' },
  'SUP-3.6': { rule: 'Take the nearest region that nobody holds, by sea.' },
  'SUP-5.1': { rule: 'Take an adjacent region of an opponent without [[garrison]] or army, by the table.' },
  'SUP-5.2': { rule: 'Take an adjacent garrisoned region of an opponent without an army, by the table.' },
  'SUP-5.3': { rule: 'Take the nearest region of an opponent without garrison or army, by the table.' },
  'SUP-5.4': { rule: 'Take the nearest garrisoned region of an opponent without an army, by the table.' },
  'SUP-5.5': { rule: 'Attack the nearest opponent’s army in a garrisoned region, by the table.' },
  'SUP-5.6': { rule: 'Attack the nearest opponent’s army in a region without garrison, by the table.' },
  'SUP-5.7.1': { rule: 'By sea: a region of an opponent without garrison or army, by the table.' },
  'SUP-5.7.2': { rule: 'By sea: a garrisoned region of an opponent without an army, by the table.' },
  'SUP-5.7.3': { rule: 'By sea: the nearest region of an opponent without garrison or army, by the table.' },
  'SUP-5.7.4': { rule: 'By sea: the nearest garrisoned region of an opponent without an army, by the table.' },
  'SUP-5.7.5': { rule: 'By sea: the nearest opponent’s army in a garrisoned region, by the table.' },
  'SUP-5.7.6': { rule: 'By sea: the nearest opponent’s army in a region without garrison, by the table.' },
  'SUP-6.2': { rule: 'Go to the nearest own garrisoned region in supply.', no: 'There is none to go to.' },
  'SUP-6.3': { rule: 'Retire towards the nearest held home region.', no: 'There is none to go to.' },
  'SUP-6.4': { rule: 'Go to the nearest own garrisoned region out of supply.', no: 'There is none to go to.' },
  'SUP-6.5': {
    rule: 'Retire towards the own region out of supply that is nearest to an opponent’s region.',
    no: 'There is none to go to.',
  },
  'SPD-1': { rule: 'Regain the nearest home region, whatever status and stance; an army in it is fought first.' },
  'SPD-2': {
    rule: 'Attack the nearest enemy target: an army, or a region held by an enemy with no army in it but enemies’.',
  },
  'SPD-3': { rule: 'Take a region that nobody holds and that is no playing faction’s home.' },
  'SPD-5': { rule: 'Attack a target of an opponent, an army or a region, by the table.' },
  'SPD-6': { rule: 'Go to the nearest held home region.', no: 'There is none to go to.' },
}

/** What a line says where nothing of its kind is in range. */
const NO_TARGET = 'There is no such target.'
const withNo = Object.fromEntries(
  Object.entries(lists).map(([id, text]) => [id, { no: NO_TARGET, ...text }]),
) as typeof lists

const march: Record<MarchNode, NodeText> = {
  'MOV-1': { rule: 'Is an army left to activate? I, II, III, IV in this order.' },
  'MOV-1.1': { rule: 'Activate it.' },
  'MOV-2': { rule: 'Is the army off the board?' },
  'MOV-2.1': { rule: 'It stays off the board.' },
  'MOV-2.2': END,
  'MOV-3': { rule: 'Is it a declared army with fewer than 5 cards?' },
  'MOV-3.1': { rule: 'Nothing else is done with it for now.' },
  'MOV-4': {
    rule: 'Walk the list of targets from the top and carry out the first line that can be. If it succeeded and points are left, this page is read again.',
  },
  'MOV-5': { rule: 'Has it done something in this activation already?', no: 'It has just been activated.' },
  'MOV-5.1': { rule: 'Has it no points left, or is one deed all it may do?' },
  'MOV-5.2': { rule: 'It stays where it is.' },
  'MOV-5.3': END,
  'MOV-5.4': {
    rule: 'Has it done something in this activation? Then it does not go to another place as well.',
    no: 'It has done nothing yet.',
  },
  'MOV-5.5': { rule: 'It stays where it is.' },
  'MOV-5.6': END,
  'MOV-6': { rule: 'The campaign turn is over.' },
  'GR-A': { rule: 'Golden rule A: does the Main deck hold 6 cards or fewer? Then nothing aggressive is done.' },
  'GR-A.1': { rule: 'Go on with unrest.' },
  'GR-A.2': { rule: 'Golden rule A again: 6 cards or fewer in the Main deck?' },
  'GR-A.3': { rule: 'Go on with its position.' },
  'GR-B': {
    rule: 'Golden rule B: has this army taken an opponent’s home region in this phase? It takes no other.',
  },
  'POT-1': {
    rule: 'Does an opponent’s army stand there? Its owner is the one concerned, otherwise the holder.',
  },
  'POT-2': { rule: 'Does the [[priority-table]] say yes? Then the target is taken.', yes: 'The target is taken.' },
  'POT-2.1': {
    rule: 'Does it call for a die? If not, the target is dropped.',
    no: 'The table says no: the target is dropped.',
  },
  'POT-2.2': { rule: 'Roll it.' },
  'POT-2.3': {
    rule: 'Is it a skull? Then the target is taken, otherwise dropped.',
    yes: 'The target is taken.',
    no: 'The target is dropped.',
  },
  'POT-3': { rule: 'Was it dropped, and is no other target left under this rule? Then the next rule is read.' },
  'SUP-1': { rule: 'Is an enemy army in a home region, or does an opponent hold one?' },
  'SUP-4.1': { rule: 'Remove unrest from an own region within movement range.', no: 'There is no unrest in range.' },
  'SUP-5.7': { rule: 'The same once more by sea: can it attack from the sea in this activation?' },
  'SUP-6.1': { rule: 'Is it at war?' },
  'SUP-6.1.1': { rule: 'Does it stand next to an enemy’s region?' },
  'SUP-6.1.2': { rule: 'It stays.' },
  'SUP-6.1.3': END,
  'SUP-6.1.4': { rule: 'Go nearer to an enemy’s region.', no: 'It cannot get nearer.' },
  'SUP-6.1.5': { rule: 'Walk there.' },
  'SUP-6.1.6': END,
  'SUP-6.6': { rule: 'It stays where it is.' },
  'SUP-X1': { rule: 'Can the target be attacked in this activation?' },
  'SUP-X1.1': { rule: 'Follow **Conquest**.' },
  'SUP-X2': {
    rule: 'March towards it as far as points allow, by the cheapest way; nothing else in this activation.',
  },
  'SUP-X3': { rule: 'Go there and remove as many cubes as points allow.' },
  'SUP-X3.1': AGAIN,
  'SPD-4': { rule: 'Remove unrest from the nearest own region.', no: 'There is no unrest that it could reach.' },
  'SPD-4.1': { rule: 'Walk towards it.' },
  'SPD-4.2': END,
  'SPD-6.0': { rule: 'Is no other own army in a held home region?', yes: 'None is.', no: 'Home is guarded:' },
  'SPD-7': { rule: 'Go to an own region near an opponent, or stay there.' },
  'SPD-7.1': { rule: 'Walk there.' },
  'SPD-7.2': END,
  'SPD-7.3': { rule: 'It stays where it is.' },
}

const STEPS = {
  x: { rule: 'Can it be attacked now, or a step be made towards it?', no: 'Nothing can be done about it.' },
  go: { rule: 'Follow **Execution**.' },
  done: { rule: 'The list is done for now.' },
  t: { rule: 'Ask the **Priority Order Table**.' },
  yes: { rule: 'Is the target taken?' },
  next: { rule: 'The next target.' },
  walk: { rule: 'Walk there as far as points allow, or stay if it stands there.' },
  end: END,
}

export const campaignNodesEn: Record<CampaignNode, NodeText> = {
  ...withNo,
  ...march,
  ...fightNodesEn,
  ...perStep((_rule, step) => STEPS[step]),
}

export const campaignPagesEn: Record<CampaignPage, { title: string; intro?: string }> = {
  CAM: { title: 'Campaign turn' },
  MOV: { title: 'Activation of an army' },
  UND: { title: 'Home to the decks' },
  SUP: {
    title: 'Detailed Target Priority Order',
    intro:
      'Read from the top; the first line with a target that can be attacked, or approached, is carried out. A target may be two turns away (its points now and 3 more) unless its line says adjacent, within movement range or by sea. After golden rule B, homes of opponents are left out.',
  },
  SPD: {
    title: 'Summarised Target Priority Order',
    intro:
      'Read from the top; the first line with a target that can be attacked, or approached, is carried out. A target may be two turns away by land (its points now and 3 more); by sea it must be attacked in this activation. After golden rule B, homes of opponents are left out.',
  },
  POT: { title: 'Priority Order Table', intro: 'For one target at a time.' },
  EXE: { title: 'Execution' },
  CNQ: {
    title: 'Conquest',
    intro:
      'First the army in the region, if there is one: with a person’s **Forming up for battle**, with a bot’s **Bot against bot**, then **After a battle that was won**. Where dice defend the region, **Strength of an undeclared army that attacks a region** if it is one, **The dice of an assault** and **Losses to the defence of a region**. Last **Taking control**.',
  },
  ASL: { title: 'The dice of an assault' },
  WON: { title: 'After a battle that was won' },
  TAK: { title: 'Taking control' },
  DCK: { title: 'Forming up for battle' },
  BAT: { title: 'Infantry for the terrain' },
  RND: { title: 'A round of a battle' },
  PH3: { title: 'Artillery' },
  TAC: { title: 'Tactics dice' },
  PH4: { title: 'Envelopment' },
  CAS: { title: 'Unopposed hits' },
  END: { title: 'The result of a battle' },
  RES: { title: 'An even battle' },
  RTR: { title: 'Retreat' },
  BVB: { title: 'Bot against bot' },
  FLT: { title: 'Navies' },
  NAV: { title: 'Interception' },
  SEA: { title: 'Ships lost' },
}

export const campaignPreferencesEn: Record<CampaignPreference, string> = {
  reachable: 'what can be reached in this activation, if the option puts it first',
  nearest: 'the nearest',
  nearestFirst: 'the nearest, if the option asks for it',
  'GR-C': 'the highest stance towards the opponent concerned (golden rule C)',
  homeOfHolder: 'a home region of its holder',
  terrainLow: 'the least terrain, for a faction that shuns it (Greeks; Rome before its reforms)',
  mercenary: 'a mercenary region',
  enemyBorder: 'a place next to an enemy’s region',
  nearestOpponent: 'the fewest borders to an opponent’s region',
  opponentStance: 'the highest stance towards that opponent',
  moveCostLow: 'the fewest movement points',
  enemyDistance: 'the fewest borders to an enemy’s region',
  stageOwn: 'a start from an own region',
  farthest: 'the place farthest along',
  fewestZones: 'the fewest sea zones',
  fewestEnemyNavies: 'the fewest enemy navies of people',
  goldHigh: 'the most gold',
  terrainDice: 'the best terrain dice',
  lowestCost: 'the cheapest',
}

/** What the rules of the table do by themselves, by the number of the rule. */
export const campaignStepsEn: readonly { readonly id: string; readonly text: string }[] = [
  { id: 'PH4-3', text: 'A person who envelops rolls all dice of a card again, once, or none.' },
]
