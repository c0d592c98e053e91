// What surrounds the pages of 0.10, in English.

import type { BookText } from '@understudy/procedure'
import { afterEn, beforeEn } from './chapters-en.ts'

type Chapters = NonNullable<BookText['before']>
const chapter = (all: Chapters, title: string) => {
  const found = all.find((each) => each.title === title)
  if (found === undefined) throw new Error(`there is no chapter ${title}`)
  return found
}

export const laterBeforeEn: Chapters = [
  chapter(beforeEn, 'What you need'),
  chapter(beforeEn, 'Setting up'),
  chapter(beforeEn, 'Cards and counters'),
  {
    title: 'Difficulty',
    text: `${chapter(beforeEn, 'Difficulty').text}\n\nBesides, each of these may be switched on alone. Fleet Readiness: one fresh ship more in each system with pieces of a bot, at set-up. Strategic Reserves: one random token for each bot, at set-up. Warp Blockades: a bot with a fresh ship in a gate controls it, whatever people have there; of several bots the one with most fresh ships. The others hold only when a person attacks that bot. Armored Hulls: fresh ships need two hits to become damaged. Energy Shields: all ships need two hits for each step. Carrier Tactics: no ship is destroyed while a fresh one is left in the battle. Fortress Vaults: slots with one key cost two.`,
  },
  {
    title: 'How to follow the pages',
    text: 'Begin with “Bot turn” and read from the top. “Can it …?” is answered yes if the bot can reach the goal with the actions it has left, by the rules of the game; then it does just that, with no action that is not needed. Otherwise read on. Lines that are nested under a question are read only if its answer calls for them.\n\nWhere a line names several goals or actions, the first comes first: a later goal is looked at only if no action reaches the earlier one. Several Taxes or Secures may be needed for one goal; the fewest are taken.\n\nPreferences narrow the ways one after another: those that match stay, if there are any, and only these go on to the next preference. What is still tied is decided at random.\n\nAfter each plan the page starts again from its top while actions are left. Actions for which no line finds anything are lost. Fractions are rounded down.\n\nRules are named as the author’s text of 18 January 2026 has them: “Administration [13]” is the line with that number; pages without numbers go by heading and line. Marks such as supercat/B7 point to our own rulings at the end.',
  },
]

export const laterAfterEn: Chapters = [
  {
    title: 'Movement Principles',
    text: chapter(afterEn, 'Movement Doctrine')
      .text.replace(
        /Which movement:.*?then chance\./s,
        'Which movement: first the preferences of the line itself; then those that keep control of the origin; then the fewest actions; then, unless claims are the goal, those that also gain [[claim|claims]]; then, unless control is the goal, those that take control of a system with a city, then of one with another building; then ships from the [[task-force|task force]]; then chance.',
      )
      .replace('Ships with nothing to do (41)', 'Ships with nothing to do [45]'),
  },
  {
    title: 'Expansion Principles',
    text: `${chapter(afterEn, 'Expansion Doctrine').text} Of the places for a city it takes one in a system that it controls, then one where it has no city yet. Fuel may pay for whole movements to new claims in the Prelude.`,
  },
  {
    title: 'Influence Principles',
    text: 'How many agents: an [[uncontested|uncontested]] card gets two, if there are two actions and two agents, else one. A [[contested|contested]] card, and just so one on which the most agents are tied, gets as many as it takes to have one more than the best rival, or none. A card on which the bot has more agents than each rival gets none.\n\nDefending: for a contested card with agents of the bot a die is rolled, once a turn. More than the rival has there: outbid. As many: match, if an agent stays in the supply. Fewer: leave it. If outbidding cannot be paid for, match. A card that was matched or left gets no more agents in this turn.\n\nWhich card: [[critical|critical]] cards by their classes; then Captives, that is a card with rival agents on which it would end up with more than each rival; what contends an open ambition; what grows a sole lead in a declared one; the Weapon icon; what grows a sole lead in an open one; then a card without agents; the most rival agents; more keys; chance. The same order is used to Secure, to ransack and to steal.',
  },
  {
    title: 'Combat Principles',
    text: 'A battle has one goal: Trophies, a raid for one token or card, a ransack, or control of a system. For an ambition they are looked at in this order, and the first with a plan counts. There is at most one movement, then all battles are in one system against one rival. Into battle goes the whole group, whether control of the origin is kept or not; but where a building of the bot would fall under a rival, only those go who can be spared, and nobody if it does not control that system.\n\nTokens: Fuel and Psionics are spent for Moves, and Psionics for battles, only as far as they bring the battles to two, the fewest tokens, Fuel first. One Weapon is spent if the card cannot battle.\n\nA battle must be [[favourable|favourable]] each time before the dice are taken; the [[dice|dice]] follow from the goal and the fresh ships. It ends when its goal is reached, when it is no longer favourable, or when no battle is left. A battle that the Prelude spent tokens on comes first on the page.\n\nTo contend with Trophies counts the ships that the coming battles could destroy at best; with a raid, the one item that is stolen; with a ransack, the city, rivals’ agents on the card, the card itself and, by assault, all ships of the defender there, after the Outrage.\n\nRerolls: first dice with an intercept, if the defender has a fresh ship, then blanks.\n\nHits on the bot: for Trophies or a ransack as few ships as possible are lost; for control or a raid as many as possible stay fresh, and one ship is kept for the raid. Hits on the defender: for control or a raid fresh ships are damaged until the bot controls the system, or else nobody does; then as many ships as possible are destroyed. Hits on buildings fall on starports before cities; if cities may fall, on a city first, and in either case first where a building can be destroyed.\n\nCities may fall if the defender has agents in the Court to ransack and the bot is not in contention for the declared ambition of the planet’s type.\n\nKeys: first what the raid is for (Sworn Guardians must be bought before anything else), then what is left while keys last, in the order of the line that chooses it.',
  },
]
