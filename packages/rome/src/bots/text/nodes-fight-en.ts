// Conquest, battles, return, navies and mercenaries (rome 25 to 28), in English.

import type { NodeText } from '@understudy/procedure'
import type { FightNode } from '../ids-campaign.ts'

const END: NodeText = { rule: 'That is all for this activation.' }
const NO_MORE: NodeText = { rule: 'Nothing else is to be decided now.' }

export const fightNodesEn: Record<FightNode, NodeText> = {
  'CNQ-1': { rule: 'Does an opponent’s army stand in the region? Then it is fought first.' },
  'CNQ-2': {
    rule: 'It is war with its owner before the first die. Is the owner a person?',
    yes: 'The battle is fought card by card.',
    no: 'Bots fight each other.',
  },
  'CNQ-3': {
    rule: 'The battle is won. Does the bot hold the region, or an ally? From an ally a Speed-bot still wins back its own home.',
    yes: 'The army enters and stays.',
  },
  'CNQ-3.1': { rule: 'It enters and stays.' },
  'CNQ-3.2': {
    rule: 'Does it belong to a third seat that is neutral or a friend, or does golden rule B forbid it? Then the army goes back to where it attacked from.',
    yes: 'The army goes back to where it attacked from.',
    no: 'The region is attacked next.',
  },
  'CNQ-3.3': { rule: 'Unless it goes back, the attack on the region follows at no further cost.' },
  'CNQ-4': { rule: 'Does another seat hold the region? Then it is war with it, before the first die.' },
  'CNQ-4.1': { rule: 'Attack from the cheapest region to attack from.' },
  'CNQ-6': {
    rule: 'Its general is shown and dice are gathered by infantry, stars and Assault; then the defence rolls.',
    yes: 'The dice were rolled.',
    no: 'No dice were needed.',
  },
  'CNQ-7': {
    rule: 'Do the defenders’ dice cost cards? A main battle card for each skull and each pair of wounds, a skirmisher for each skirmish.',
  },
  'CNQ-8': {
    rule: 'Are its points not strictly higher, or is the army defeated by its losses?',
    yes: 'The attack has failed: it stays where it attacked from and its activation ends.',
    no: 'The region falls.',
  },
  'CNQ-8.1': {
    rule: 'It failed: the army stays where it attacked from, after a voyage at its port, and its activation ends.',
  },
  'CNQ-8.2': { rule: 'It succeeded: the region is taken.' },
  'CNQ-9': {
    rule: 'It enters and takes control. Is it an opponent’s home region?',
    yes: 'It counts for golden rule B.',
  },
  'CNQ-9.1': { rule: 'Points are scored; buildings and roads of the former holder go.' },
  'SIE-1': { rule: 'Could the region be besieged? A bot never does that: it storms.' },
  'BAT-1': {
    rule: 'Terrain deck: are there terrain symbols? As many skirmishers, at random; more of them go to the Centre.',
    no: 'There is no Terrain deck.',
  },
  'BAT-2': { rule: 'Too few skirmishers for the terrain: add infantry with the best terrain dice.' },
  'BAT-3': { rule: 'Flanks deck: all cavalry, shuffled.', yes: '', no: 'There is no Flanks deck.' },
  'BAT-4': {
    rule: 'Centre deck: the other infantry and spare skirmishers, shuffled together.',
    yes: '',
    no: 'There is no Centre deck.',
  },
  'BAT-5': {
    rule: 'Artillery deck: all artillery, shuffled.',
    yes: '',
    no: 'There is no Artillery deck.',
  },
  'BAT-6': {
    rule: 'Has its general more stars? It receives a green Tactics die for each star more. If the other one has more, that side may in any round have the bot show its card first.',
    no: 'No Tactics dice.',
  },
  'BAT-6.1': { rule: 'The battle begins.' },
  'TAC-1': { rule: 'Roll a Tactics die for each blank, from left to right, and use its result instead.' },
  'TAC-2': { rule: 'Do Tactics dice also replace a skirmish that has no effect?' },
  'TAC-2.1': { rule: 'Blanks first, then each skirmish without effect.' },
  'TAC-3': { rule: 'Are Tactics dice rolled for everything but skulls, and both results count?' },
  'TAC-3.1': { rule: 'Blanks first, then each skirmish without effect, then wounds.' },
  'TAC-4': { rule: 'Are Tactics dice left? They are lost.' },
  'PH1-1': { rule: 'Fight for the terrain? In each round it shows the top of its Terrain deck. No Tactics dice here.' },
  'PH1-1.1': { rule: 'Play the rounds of the terrain.' },
  'PH1-1.2': NO_MORE,
  'PH2-1': {
    rule: 'Fight for the flanks? In each round both show one cavalry card, until one side has none left.',
  },
  'PH2-1.1': { rule: 'Play the rounds of the flanks.' },
  'PH2-1.2': NO_MORE,
  'PH2-2': { rule: 'Has it no cavalry left after the flanks? The other side decides what its own is for.' },
  'PH2-3': { rule: 'Is cavalry left? It is set aside face down as reserve cavalry.' },
  'PH3-1': { rule: 'Does a skirmisher wait? It supports this round.' },
  'PH3-2': {
    rule: 'Is infantry left? Draw from the Centre deck until infantry appears; the first skirmisher on the way supports, others wait.',
  },
  'PH3-3': { rule: 'Is there neither infantry nor use for reserve cavalry? Then it plays nothing more.' },
  'PH3-4': {
    rule: 'Has the other side no more [[line|line cards]] for the Centre, the shown one included, than it has artillery?',
  },
  'PH3-4.1': { rule: 'Play the top artillery card without a roll.' },
  'PH3-4.2': { rule: 'Roll a green die.' },
  'PH3-4.3': { rule: 'Is it a skirmish, a wound or a skull?' },
  'PH3-4.4': { rule: 'Play the top artillery card.' },
  'PH3-4.5': { rule: 'Keep the artillery back this round.' },
  'PH3-5': { rule: 'Roll the Centre dice of its cards, use Tactics dice, apply the results.' },
  'PH3-6': {
    rule: 'Is there no infantry, but reserve cavalry against line cards of the other side? It fights with its Centre dice, one card a round; a skirmisher that is left supports it.',
  },
  'PH3-7': { rule: 'Is infantry left and nobody opposes it? One unopposed attack a round.' },
  'PH3-7.1': {
    rule: 'An unopposed hit falls on the cheapest surviving line card; then on skirmishers, then on artillery.',
  },
  'PH4-1': {
    rule: 'Envelopment: does the roll show blanks, or a skirmish that has no effect?',
    no: 'It keeps the roll.',
  },
  'PH4-1.1': { rule: 'Roll these dice again, once; wounds and skulls are kept.' },
  'PH4-1.2': { rule: 'Keep all dice.' },
  'PH4-2': { rule: 'Envelopment? Tactics dice come after the reroll.' },
  'RES-1': {
    rule: 'Has it lost fewer cards? It wins and scores 2 points if the other side lost three or more, otherwise 1.',
  },
  'RES-2': {
    rule: 'Has it lost more cards? As the attacker it goes back to where it attacked from, as the defender it retreats.',
  },
  'RES-3': {
    rule: 'Equal losses: nobody scores. Roll a red die for the bot, whether it defended or attacked; an attacker goes back anyway.',
  },
  'RES-3.1': { rule: 'Is it a skull?' },
  'RES-3.2': { rule: 'The army retreats to an own region next to the battle, if it can.' },
  'RES-3.3': { rule: 'It does not retreat: a defender holds its ground, an attacker is back where it attacked from.' },
  'RES-4': { rule: 'Retreat to a random adjacent own region without an army.' },
  'RES-4.1': { rule: 'Does it retreat from a battle?', no: 'An alliance has ended, and it has to leave.' },
  'RES-4.2': { rule: 'To the nearest own region without an army.' },
  'RES-5': { rule: 'Are fewer than 2 infantry left? The army is defeated.' },
  'RES-5.1': { rule: 'Killed cards go to its Reserves, without compensation in gold.' },
  'BVB-1': {
    rule: 'Do both sides gather dice? They do, unless two Super-bots fight in four phases by option.',
    no: 'Two Super-bots fight it out in four phases.',
  },
  'BVB-2': { rule: 'Has a Super-bot’s army to be declared first? A Speed-bot’s stays undeclared.' },
  'BVB-4': {
    rule: 'Both generals are shown, both sides gather dice; the attacker rolls first.',
    yes: 'Both sides have dice.',
    no: 'Not both sides have dice.',
  },
  'BVB-5': {
    rule: 'Are the attacker’s points strictly higher?',
    yes: 'The attacker wins.',
    no: 'The defender wins.',
  },
  'BVB-6': {
    rule: 'Do the dice cost cards? By the other’s roll each side loses a main battle card for each skull and each pair of wounds, and a skirmisher for each skirmish, off the tops of the decks; by the option a declared army loses its own. No gold is paid for them.',
  },
  'BVB-7': { rule: 'Does the loser’s toll come to 3 cards or more? The winner scores 2, otherwise 1.' },
  'BVB-8': { rule: 'Does a declared army fall below 2 infantry? It is defeated, winner or not.' },
  'BVB-9': {
    rule: 'A beaten defender retreats; a beaten attacker stays where it attacked from; a winning attacker goes on.',
  },
  'SPL-1': { rule: 'Could the army be split? A bot never splits or merges armies.' },
  'UND-1': { rule: 'Follow **Home to the decks**.' },
  'UND-2': { rule: 'Does it stand in a held home region?' },
  'UND-2.1': { rule: 'Make for the nearest held home region by the cheapest way, never attacking.' },
  'UND-2.2': { rule: 'Can it get there now? Another army there does not matter.' },
  'UND-2.3': { rule: 'Walk as far as possible.' },
  'UND-2.4': END,
  'UND-2.5': { rule: 'There is no way home: it stays.' },
  'UND-3': {
    rule: 'Off the board with it: its cards go back to their decks, its general stays in the slot, face down. It has not moved, so it may come back at once: read **Activation of an army** again.',
  },
  'UND-3.1': { rule: 'Go there, and off the board with it; it can come back from the next round on.' },
  'UND-3.2': END,
  'RET-1': {
    rule: 'Can it come back? With a general and 2 cards in the Main deck: in the capital, otherwise in a held home region without an army.',
  },
  'RET-1.1': {
    rule: 'It acts now, with 1 point less unless it has Barracks there: read this page again from the top.',
  },
  'NAV-1': { rule: 'Is a miniature put to sea for this? Each stands for all Navy cards of the bot.' },
  'NAV-2': { rule: 'Are navies of other bots near? They are left alone, whatever the status.' },
  'NAV-3': { rule: 'The armies are done: follow **Navies**.' },
  'NAV-3.1': { rule: 'While there is a miniature at sea that carried nobody and is still to be decided about:' },
  'NAV-3.2': { rule: 'Choose a person’s navy within 3 zones.', no: 'There is none.' },
  'NAV-3.3': { rule: 'Ask the **Priority Order Table** about its owner.' },
  'NAV-3.4': { rule: 'Is it taken?' },
  'NAV-3.5': { rule: 'Sail there by a shortest way, or stay if it is in the same zone, and fight.' },
  'NAV-3.6': { rule: 'The next miniature.' },
  'NAV-3.7': { rule: 'The next navy.' },
  'NAV-3.8': {
    rule: 'Otherwise drift up to 3 zones towards the nearest zone that touches an own port.',
    no: 'It is there, or there is no such zone.',
  },
  'NAV-4': { rule: 'A person’s navy comes into its zone. Does the table decide?' },
  'NAV-4.1': { rule: 'Ask the **Priority Order Table** about its owner.' },
  'NAV-4.2': { rule: 'Is it taken?' },
  'NAV-4.3': { rule: 'Intercept; it is war before the first die.' },
  'NAV-4.4': { rule: 'Let it pass.' },
  'NAV-5': { rule: 'Ships are lost from the common stack. Was it the last one?' },
  'NAV-5.1': { rule: 'They go to the supply; without Navy cards there are no miniatures.' },
  'TRN-1': {
    rule: 'Can it attack from the sea in this activation? From an own port, over 3 zones at most. A declared army needs a Navy card for every two of its cards, an undeclared one a single Navy card.',
  },
  'TRN-2': { rule: 'By sea: choose the route.', no: 'It goes by land.' },
  'TRN-3': { rule: 'Board, sail and attack; the miniature stays in the last zone.' },
  'MRC-1': { rule: 'Is it a mercenary region? Its stack becomes a purchase pile of its own.' },
}
