// The Vox cards in English, in our own words.

import type { PageText } from '../text/page-text.ts'
import { found } from '../text/shared-en.ts'
import type { sources } from './sources.ts'

export const en: PageText<keyof typeof sources> = {
  pages: {
    UPR: { title: 'Mass Uprising' },
    DEM: { title: 'Populist Demands' },
    OUT: { title: 'Outrage Spreads' },
    SON: { title: 'Song of Freedom' },
    STR: { title: 'Guild Struggle' },
  },
  nodes: {
    'UPR.1': {
      rule: 'Mass Uprising: one ship in each system of the [[target]]’s cluster; if it has fewer than four, as many as there are.',
      aim: 'Mass Uprising brings ships to the systems of its target’s cluster',
    },
    'DEM.1': {
      rule: 'Populist Demands: declare an ambition that nobody has declared and in which it is ahead of each rival.',
      aim: 'It declares an undeclared ambition in which it is ahead of each rival',
      ...found('There is one.', 'There is none.'),
    },
    'DEM.1.1': { rule: 'Declare nothing.', aim: 'It can declare no ambition in which it is ahead of each rival' },
    'OUT.1': {
      rule: 'Outrage Spreads: it is meant for the [[leader]].',
      ...found('The leader is found.', 'There is no rival.'),
    },
    'OUT.2': {
      rule: 'Choose a type of resource; what counts is how many tokens and Guild cards are lost for it.',
      aim: 'It chooses the type that costs the leader the most tokens and Guild cards',
      ...found('All types are weighed up.', 'There is no type.'),
    },
    'SON.1': {
      rule: 'Song of Freedom: return a city of a rival in a system it [[control|controls]]. Seize the initiative, if it may and has a card to lead with.',
      aim: 'Song of Freedom returns a rival’s city in a system that it controls',
      ...found('There is such a city.', 'There is no such city.'),
    },
    'SON.1.1': { rule: 'Return nothing.', aim: 'There is no rival’s city to return in a system that it controls' },
    'STR.1': {
      rule: 'Guild Struggle: steal a Guild card from a rival.',
      aim: 'Guild Struggle steals a Guild card from a rival',
      ...found('There is a card to steal.', 'No card can be stolen.'),
    },
    'STR.1.1': { rule: 'Steal nothing.', aim: 'No rival has a Guild card to steal' },
  },
}
