// A battle card by card (rome 26), in English.

import type { NodeText, Spoken } from '@understudy/procedure'
import { CLS, PHASE } from '../book/words.ts'
import type { Sayings } from './notes.ts'
import type { sources } from './sources.ts'

const NO_MORE: NodeText = { rule: 'Nothing else is to be decided now.' }

export const en = {
  pages: {
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
  },
  nodes: {
    'BAT-1': {
      rule: 'Terrain deck: are there terrain symbols? As many skirmishers, at random; more of them go to the Centre.',
      no: 'There is no Terrain deck.',
    },
    'BAT-2': {
      rule: 'Too few skirmishers for the terrain: add infantry with the best terrain dice.',
      aim: 'Skirmishers are too few for the terrain, so infantry with the best terrain dice joins',
    },
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
    'BAT-6.1': { rule: 'The battle begins.', aim: 'All is ready, and the battle begins' },
    'TAC-1': {
      rule: 'Roll a Tactics die for each blank, from left to right, and use its result instead.',
      aim: 'Tactics dice go to blanks, from left to right',
    },
    'TAC-2': { rule: 'Do Tactics dice also replace a skirmish that has no effect?' },
    'TAC-2.1': {
      rule: 'Blanks first, then each skirmish without effect.',
      aim: 'Tactics dice go to blanks first, then skirmishes without effect',
    },
    'TAC-3': { rule: 'Are Tactics dice rolled for everything but skulls, and both results count?' },
    'TAC-3.1': {
      rule: 'Blanks first, then each skirmish without effect, then wounds.',
      aim: 'Tactics dice go to blanks first, then skirmishes without effect, then wounds',
    },
    'TAC-4': { rule: 'Are Tactics dice left? They are lost.' },
    'PH1-1': {
      rule: 'Fight for the terrain? In each round it shows the top of its Terrain deck. No Tactics dice here.',
    },
    'PH1-1.1': { rule: 'Play the rounds of the terrain.', aim: 'The rounds of the terrain are played' },
    'PH1-1.2': NO_MORE,
    'PH2-1': {
      rule: 'Fight for the flanks? In each round both show one cavalry card, until one side has none left.',
    },
    'PH2-1.1': { rule: 'Play the rounds of the flanks.', aim: 'The rounds of the flanks are played' },
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
    'PH3-4.1': {
      rule: 'Play the top artillery card without a roll.',
      aim: 'It has at least as much artillery as the other side has line cards for the Centre',
    },
    'PH3-4.2': { rule: 'Roll a green die.' },
    'PH3-4.3': { rule: 'Is it a skirmish, a wound or a skull?' },
    'PH3-4.4': {
      rule: 'Play the top artillery card.',
      aim: 'The die shows a skirmish, a wound or a skull, so it plays artillery',
    },
    'PH3-4.5': {
      rule: 'Keep the artillery back this round.',
      aim: 'The die shows no skirmish, wound or skull, so its artillery is kept back',
    },
    'PH3-5': {
      rule: 'Roll the Centre dice of its cards, use Tactics dice, apply the results.',
      aim: 'Its cards roll their Centre dice',
    },
    'PH3-6': {
      rule: 'Is there no infantry, but reserve cavalry against line cards of the other side? It fights with its Centre dice, one card a round; a skirmisher that is left supports it.',
    },
    'PH3-7': { rule: 'Is infantry left and nobody opposes it? One unopposed attack a round.' },
    'PH3-7.1': {
      rule: 'An unopposed hit falls on the cheapest surviving line card; then on skirmishers, then on artillery.',
      aim: 'An unopposed hit falls on the cheapest surviving line card first',
    },
    'PH4-1': {
      rule: 'Envelopment: does the roll show blanks, or a skirmish that has no effect?',
      no: 'It keeps the roll.',
    },
    'PH4-1.1': {
      rule: 'Roll these dice again, once; wounds and skulls are kept.',
      aim: 'It rolls blanks and skirmishes without effect again, once',
    },
    'PH4-1.2': {
      rule: 'Keep all dice.',
      aim: 'No die shows a blank or a skirmish without effect, so it keeps them all',
    },
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
    'RES-3.2': {
      rule: 'The army retreats to an own region next to the battle, if it can.',
      aim: 'The die shows a skull, so the army retreats to an adjacent region of its own, if it can',
    },
    'RES-3.3': {
      rule: 'It does not retreat: a defender holds its ground, an attacker is back where it attacked from.',
      aim: 'The die shows no skull, so the army does not retreat',
    },
    'RES-4': {
      rule: 'Retreat to a random adjacent own region without an army.',
      aim: 'The army retreats to a random adjacent region of its own without an army',
    },
    'RES-4.1': { rule: 'Does it retreat from a battle?', no: 'An alliance has ended, and it has to leave.' },
    'RES-4.2': {
      rule: 'To the nearest own region without an army.',
      aim: 'The army has to leave and goes to its nearest region without an army',
    },
    'RES-5': { rule: 'Are fewer than 2 infantry left? The army is defeated.' },
    'RES-5.1': {
      rule: 'Killed cards go to its Reserves, without compensation in gold.',
      aim: 'Killed cards go to its Reserves',
    },
  },
  preferences: {
    terrainDice: 'the best terrain dice',
    lowestCost: 'the cheapest',
  },
  phrases: {
    'camp.card': (f) => `${f.card.en} (cost ${f.n})`,
    'camp.stars': (f) => `Stars: ${f.mine} of its own, ${f.theirs} of the other side.`,
    'camp.deck': (f) => `${CLS.en[f.cls] ?? f.cls}: ${f.n}.`,
    'camp.centre': (f) => `Cards of the Centre deck: ${f.n}.`,
    'camp.terrain': (f) => `Terrain symbols of ${f.region.en}: ${f.n}.`,
    'camp.round': (f) => `Round ${f.n}, ${PHASE.en[f.phase] ?? f.phase}.`,
    'camp.left': (f) => `Line cards left: ${f.mine} of its own, ${f.theirs} of the other side.`,
    'camp.guns': (f) => `Line cards of the other side: ${f.theirs}; its own artillery: ${f.guns}.`,
    'camp.waiting': (f) => `Skirmishers still waiting: ${f.n}.`,
    'camp.dicesLeft': (f) => `Tactics dice left: ${f.n}.`,
    'camp.killed': (f) => `Cards lost: ${f.mine} of its own, ${f.theirs} of the other side.`,
  },
} satisfies Spoken<keyof typeof sources, Sayings>
