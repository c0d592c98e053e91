// The rulebook of Lars, in English.

import type { BookText } from '@understudy/procedure'
import { en as battle } from '../battle/en.ts'
import { en as build } from '../build/en.ts'
import { en as chapterEnd } from '../chapter-end/en.ts'
import { en as influence } from '../influence/en.ts'
import { en as move } from '../move/en.ts'
import { en as repair } from '../repair/en.ts'
import { en as secure } from '../secure/en.ts'
import type { NodeId, PageId } from '../sources.ts'
import { en as suits } from '../suits/en.ts'
import { en as target } from '../target/en.ts'
import { en as tax } from '../tax/en.ts'
import { en as turn } from '../turn/en.ts'
import { en as vox } from '../vox/en.ts'

const preferences = {
  nearestTarget: 'the system nearest to its target planet',
  nearestStarport: 'the system nearest to its starport',
  focus: 'a focus system',
  otherType: 'a planet of a type where it has no city yet',
  mostFresh: 'where it has the most fresh ships',
  fewestDropped: 'the way on which the fewest ships stay behind',
  mostPower: 'the rival with the most Power',
  human: 'a human rather than a Lars',
  largestLead: 'the ambition with the largest lead',
  leaderLoses: 'the type that costs the leader most',
  losesLeast: 'the type that costs itself least',
  fewestDestroyed: 'as few ships destroyed as possible',
  mostDestroyed: 'as many pieces destroyed as possible',
  damagedFirst: 'damaged pieces first',
}

export type PreferenceId = keyof typeof preferences

const PLAYERS = `Lars plays the game for three: one person against two Lars, two people with one Lars, or three Lars. The base rules hold unless this book says otherwise. Any of the four setup cards for three players will do.

You need seven ordinary dice: four to lie beside the Court, one for each Lars’s [[resource-power]], and one to roll.

Deal each Lars its six action cards face down, as a deck; do so in every chapter. Put the numbers of the clusters in play, in ascending order, beside the four Court slots. Each Lars chooses its first target on the page **First target planet**. Its [[resource-power]] is 0.`

const READING = `Follow a page from the top and do what its lines say. Indented lines belong to the line above them: they are read only if that line was answered “yes”, and after a “while” line again and again as long as it holds. On its turn follow **Lars’s turn**; the pages after the actions answer what comes up in between.

**Every choice that a line leaves open is made at random**, or, if you have agreed so, by the human with the least Power.

The die faces: a flame is the symbol that hits one’s own ships. On the assault die three faces show a flame (Lars declares, if it leads) and two show a double hit (its target shifts); one of them shows both. Three faces of the skirmish die show a hit (Lars copies). One face of the raid die shows two keys (Lars seizes).`

const SEAT = `Lars ignores the text of its cards; only their icons count. It builds no starports, and its starport can be neither damaged nor destroyed. It takes no Prelude actions and never passes. When it chooses a target or moves, the system with another Lars’s starport is out of play for it.

A token that Lars gains goes into its leftmost slot and pushes the others to the right.`

const CHAPTER = `Step 1.0: score the declared ambitions by the base rules, Lars included, with city bonuses.

Steps 1.1 to 1.3: follow the page **End of a chapter**, the Lars that comes first in turn order first.

Then the base rules go on with the clean-up. Trophies and Captives return only for ambitions that were declared.`

export const bookEn: BookText<NodeId, PageId, PreferenceId> = {
  title: 'Lars',
  about:
    'An automa for *Arcs* by Shipple, version 0.8.13, told in our own words: dice and a face-down deck instead of a hand.',
  before: [
    { title: 'Players and setup', text: PLAYERS },
    { title: 'How to use this book', text: READING },
    { title: 'What is different for Lars', text: SEAT },
  ],
  after: [{ title: 'The end of a chapter, step by step', text: CHAPTER }],
  pages: {
    ...target.pages,
    ...turn.pages,
    ...suits.pages,
    ...influence.pages,
    ...repair.pages,
    ...tax.pages,
    ...build.pages,
    ...move.pages,
    ...battle.pages,
    ...secure.pages,
    ...vox.pages,
    ...chapterEnd.pages,
  },
  nodes: {
    ...target.nodes,
    ...turn.nodes,
    ...suits.nodes,
    ...influence.nodes,
    ...repair.nodes,
    ...tax.nodes,
    ...build.nodes,
    ...move.nodes,
    ...battle.nodes,
    ...secure.nodes,
    ...vox.nodes,
    ...chapterEnd.nodes,
  },
  preferences,
  terms: [
    { id: 'target', term: 'target planet', text: 'The planet beside which the spare Power marker of this Lars lies.' },
    {
      id: 'focus',
      term: 'focus system',
      text: 'The gate of the cluster of its [[target]] (the focus gate), and every planet in play with the same symbol as the target (the focus planets, the target among them).',
    },
    {
      id: 'leader',
      term: 'leader',
      text: 'The rival with the most Power; of equals a human, then a random one.',
    },
    {
      id: 'control',
      term: 'control',
      text: 'Strictly more [[fresh]] ships in the system than each other player.',
    },
    { id: 'fresh', term: 'fresh', text: 'Not damaged.' },
    {
      id: 'resource-power',
      term: 'Resource Power',
      text: 'A number of its own for each Lars, which may turn into Power at the end of a chapter.',
    },
  ],
}
