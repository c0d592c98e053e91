// This page in English, in our own words.

import type { PageText } from '../text/page-text.ts'
import { call, threatened } from '../text/shared-en.ts'
import type { sources } from './sources.ts'

export const en: PageText<keyof typeof sources> = {
  title: 'General Priorities',
  intro: 'Each line names suits. The first line that can be done with a card of these suits takes that card.',
  nodes: {
    ...call(
      'GP.1',
      'Can it Tax (Administration) or Secure (Aggression) so that it [[contend|contends]] a declared ambition?',
    ),
    ...call('GP.2', 'Can it Secure an [[effective|effective]] Vox card? Aggression.'),
    ...call(
      'GP.3',
      'Is there a [[favourable|favourable]] battle with which it contends a declared ambition? A [[combat-card|card for combat]].',
    ),
    'GP.4': 'Does it have no starport on the map?',
    'GP.4.1': 'Does it have a [[claim|claim]]?',
    ...call('GP.4a', 'Yes, it has one: a Construction card.'),
    ...call('GP.4b', 'No, it has none: a Mobilization card, else an Aggression card.'),
    'GP.5': threatened,
    ...call(
      'GP.5a',
      'Can it Move (Mobilization, Aggression) or win a favourable battle (Aggression) to change that control?',
    ),
    ...call('GP.5b', 'Can it Build or Repair (Construction, for Repair also Administration) to change that control?'),
    'GP.6': 'Does it have unbuilt cities?',
    'GP.6.1': 'Does it have fewer claims than unbuilt cities?',
    ...call('GP.6a', 'Can it Move to a new [[claim|claim]]? Mobilization, else Aggression.'),
    ...call('GP.6b', 'Does it have a claim to build on? Construction.'),
    ...call(
      'GP.7',
      'Can it Tax (Administration) or Secure (Aggression) to contend an [[open|open]] ambition, to take Captives, or to [[grow|grow a lead]] in a declared ambition? In this order.',
    ),
    ...call(
      'GP.8',
      'Can it Influence a card so that it has more agents there than each rival? Mobilization, else Administration.',
    ),
    ...call(
      'GP.10',
      'Can it Move (Mobilization, Aggression) or win a favourable battle (Aggression) to take control of a system with a rival city?',
    ),
    ...call('GP.11', 'Can it Build ships (Construction) or Repair ships (Construction, Administration)?'),
    ...call('GP.Z', 'Nothing of this: the card that gives the most actions.'),
  },
}
