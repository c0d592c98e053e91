// The books in both languages.

import type { BookText, Lang, NodeText } from '@understudy/procedure'
import type { Edition, NodeId, PageId, PreferenceId } from '../ids.ts'
import { sources } from '../sources.ts'
import { before, bySteps, type Chapter, difficulty, type Step } from './chapters.ts'
import { en as saidEn } from './en.ts'
import { ru as saidRu } from './ru.ts'
import { terms } from './terms.ts'

type Text = BookText<NodeId, PageId, PreferenceId>

const TITLE: Readonly<Record<Edition, string>> = { super: 'Super-bot', speed: 'Speed-bot' }
const ABOUT: Readonly<Record<Edition, Readonly<Record<Lang, string>>>> = {
  super: {
    en: 'An opponent for *Total War: Rome* that plays much like a person: the longer of the two bots of the draft solo rules by Simon Hall, told in our own words.',
    ru: 'Соперник для *Total War: Rome*, который играет почти как человек: более подробный из двух ботов черновика одиночных правил Саймона Холла, своими словами.',
  },
  speed: {
    en: 'An opponent for *Total War: Rome* that is quick to run: the shorter of the two bots of the draft solo rules by Simon Hall, told in our own words.',
    ru: 'Соперник для *Total War: Rome*, которого легко вести: более короткий из двух ботов черновика одиночных правил Саймона Холла, своими словами.',
  },
}

const steps = (title: string, list: readonly Step[]): Chapter => ({
  title,
  text: list.map(({ id, text }) => `**${id}** ${text}`).join('\n\n'),
})

/** Each rule names its lines in the author's draft. */
const placed = (nodes: Readonly<Record<NodeId, NodeText>>): Record<NodeId, NodeText> => {
  const all = Object.entries(nodes) as [NodeId, NodeText][]
  return Object.fromEntries(
    all.map(([id, text]) => [id, { ...text, rule: `${text.rule} (${sources[id].place})` }]),
  ) as Record<NodeId, NodeText>
}

const en = (edition: Edition): Text => ({
  title: TITLE[edition],
  about: ABOUT[edition].en,
  before: before.en,
  after: [steps('What the table does by itself', bySteps.en), steps('Difficulty', difficulty.en)],
  pages: saidEn.pages,
  nodes: placed(saidEn.nodes),
  preferences: saidEn.preferences,
  terms: terms.en,
})

const ru = (edition: Edition): Text => ({
  title: TITLE[edition],
  about: ABOUT[edition].ru,
  before: before.ru,
  after: [steps('Что происходит за столом само', bySteps.ru), steps('Сложность', difficulty.ru)],
  pages: saidRu.pages,
  nodes: placed(saidRu.nodes),
  preferences: saidRu.preferences,
  terms: terms.ru,
})

export const bookText = (edition: Edition): Readonly<Record<Lang, Text>> => ({ en: en(edition), ru: ru(edition) })
