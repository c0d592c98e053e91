// This page in English, in our own words.

import type { PageText } from '../../text/page-text.ts'
import { fight, line } from '../text-en.ts'
import type { sources } from './sources.ts'

export const en: PageText<keyof typeof sources> = {
  title: 'Admiral',
  intro: 'One new starport at most with each card.',
  nodes: {
    'FA.AM.if': {
      rule: 'Is a card to be chosen? Then the lines of this page call for one.',
      no: 'No: a card is chosen already.',
    },
    'FA.AM1.if': 'Does it have no piece that the present [[demand|Imperial Demand]] would take?',
    ...line(
      'FA.AM1',
      'It has no piece for the Imperial Demand: can it Tax for one? Administration.',
      'Can it Tax for one?',
    ),
    ...fight(
      'FA.AM1b',
      'It has no piece for the Imperial Demand: is there a favourable battle for one? A card for combat.',
      'Is there a favourable battle for one?',
    ),
    ...fight('FA.AM2', 'Is there a favourable battle for Trophies with Imperial ships? A card for combat.', {
      rule: 'Is there a favourable battle for Trophies with Imperial ships?',
      no: 'No: they go to where there may be one.',
    }),
    ...line(
      'FA.AM2m',
      'Can Imperial ships Move towards such a battle? Mobilization, else Aggression.',
      'Can Imperial ships Move towards such a battle? A [[partial|partial move]] will do.',
    ),
    'FA.AM3.if': 'Is there a loyal starport without a loyal ship?',
    ...line(
      'FA.AM3',
      'Can it Move (Mobilization, Aggression) or Build (Construction) so that a loyal starport without one gets a ship?',
      'Can it Move a ship there?',
    ),
    'FA.AM3b': 'Can it Build a ship there?',
    'FA.AM4.if': 'Does it have an unbuilt starport and a claim, and has it built none with this card?',
    ...line('FA.AM4', 'Does it have an unbuilt starport and a claim? Construction.', 'Build a starport.'),
  },
  aims: {
    'FA.AM2.card': 'Its Fate wants Trophies won with Imperial ships',
    'FA.AM2': 'Its Fate wants Trophies won with Imperial ships',
    'FA.AM2m.card': 'Its Fate wants Imperial ships nearer to a battle for Trophies',
    'FA.AM2m': 'Its Fate wants Imperial ships nearer to a battle for Trophies',
    'FA.AM1.card': 'It has no piece for the Imperial Demand, and a Tax brings one',
    'FA.AM1b.card': 'It has no piece for the Imperial Demand, and a favourable battle may bring one',
    'FA.AM3.card': 'A loyal starport has no loyal ship, and it can bring one there',
    'FA.AM4.card': 'It has an unbuilt starport and a claim',
    'FA.AM1': 'It has no piece for the Imperial Demand, and a Tax brings one',
    'FA.AM1b': 'It has no piece for the Imperial Demand, and a favourable battle may bring one',
    'FA.AM3': 'A loyal starport has no loyal ship, and one can move there',
    'FA.AM3b': 'A loyal starport has no loyal ship, and one can be built there',
    'FA.AM4': 'It has an unbuilt starport and a claim',
  },
}
