// This page in English, in our own words.

import type { PageText } from '../text/page-text.ts'
import { behind, call, stranded, threatened, wantsClaims } from '../text/shared-en.ts'
import { same } from './same.ts'
import type { sources } from './sources.ts'

export const en: PageText<keyof typeof sources> = {
  title: 'General Priorities',
  intro: 'Each line names suits. The first line that can be done with a card of these suits takes that card.',
  nodes: {
    ...same,
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
      'Can it Move (Mobilization, Aggression) or win a favourable battle (Aggression) to change a rival’s control of a [[loyal|loyal]] building’s system?',
    ),
    ...call(
      'GP.5b',
      'Can it Build or Repair (Construction, for Repair also Administration) to change a rival’s control of a [[loyal|loyal]] building’s system?',
    ),
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
    ...call(
      'GP.X3',
      'Is there a [[favourable|favourable]] battle with which it contends a declared ambition: for Trophies, by a raid, or to ransack the Court? A [[combat-card|combat card]].',
    ),
    ...call('GP.X4', 'Can it Build a starport? Construction.'),
    'GP.X5.if': stranded,
    ...call('GP.X5', 'Can it Move to a new [[claim|claim]]? Aggression, else Mobilization.'),
    ...call(
      'GP.X6b',
      'Can it Move to change a rival’s control of a [[loyal|loyal]] building’s system? Mobilization, else Aggression.',
    ),
    ...call(
      'GP.X6c',
      'Is there a favourable battle that changes a rival’s control of a [[loyal|loyal]] building’s system? A combat card.',
    ),
    ...call('GP.X9', 'Can it Build a city? Construction.'),
    'GP.X10.if': wantsClaims,
    ...call('GP.X11', 'Can it use an [[ability|ability]]? A card of a suit that offers its action.'),
    'GP.X12.if': behind,
    ...call('GP.X12', 'Can it Build a ship? Construction.'),
    ...call(
      'GP.X16',
      'Can it Build or Repair (Construction, for Repair also Administration) to take control of a system with a rival city?',
    ),
  },
  aims: {
    'GP.1': 'It can contend a declared ambition',
    'GP.2': 'It can secure an effective Vox card',
    'GP.3': 'A favourable battle makes it contend a declared ambition',
    'GP.4a': 'It has no starport on the map, but a claim to build one on',
    'GP.4b': 'It has neither a starport on the map nor a claim',
    'GP.5a': 'A rival controls a system with its building; a move or a battle changes that',
    'GP.5b': 'A rival controls a system with its building; building or repairing changes that',
    'GP.6a': 'It needs claims for its unbuilt cities',
    'GP.6b': 'It has unbuilt cities and a claim',
    'GP.7': 'It can get on in an ambition, or take Captives',
    'GP.8': 'It can have more agents on a card than each rival',
    'GP.10': 'It can take control of a system with a rival city',
    'GP.11': 'It can build or repair ships',
    'GP.Z': 'None of its priorities can be done, so the most actions count',
    'GP.X3': 'A favourable battle makes it contend a declared ambition',
    'GP.X4': 'It has no starport on the map and can build one',
    'GP.X5': 'It has neither a starport nor a claim, and can move to a claim',
    'GP.X6b': 'A rival controls a system with its building; a move changes that',
    'GP.X6c': 'A rival controls a system with its building; a battle changes that',
    'GP.X9': 'It can build a city',
    'GP.X10': 'It needs claims for its unbuilt cities',
    'GP.X11': 'It can use an ability',
    'GP.X12': 'It has more unbuilt ships than every rival',
    'GP.X16': 'Building or repairing takes control of a system with a rival city',
  },
}
