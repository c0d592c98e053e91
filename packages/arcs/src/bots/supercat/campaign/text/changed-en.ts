// Sentences of the base edition that say something else in the campaign, in English.

import type { NodeText } from '@understudy/procedure'
import type { NodeId } from '../../sources.ts'

const claims = 'Does it have unbuilt cities, and fewer claims than half of their number, rounded down?'
const city = (n: number) => `Can it Move to take control of a system with a rival city or a Free city? (${n})`

export const changedEn: Readonly<Partial<Record<NodeId, string | NodeText>>> = {
  'BT.4c.2':
    'Is the die, less 1 for each open ambition in which it is first, less 1 for an [[effective-event|effective]] Event among its cards or played this round, below the seize counter? Then it seizes, and the hand counter drops by 1.',
  'GP.2':
    'Can it Secure an [[effective|effective]] Vox card, the Imperial Council, or a card with a Faithful or a Guild card attached? Aggression. In this order.',
  'GP.6.1': 'Does it have fewer claims than half the number of unbuilt cities, rounded down?',
  'GP.10':
    'Can it Move (Mobilization, Aggression) or win a favourable battle (Aggression) to take control of a system with a rival city or a Free city?',
  'AGG.16.if': claims,
  'MOB.16.if': claims,
  'ZEAL.5.if': claims,
  'AGG.27': city(27),
  'MOB.27': city(27),
}

/** What it is after by these rules. */
export const changedAimsEn: Readonly<Partial<Record<NodeId, string>>> = {
  'BT.4c.2': 'It also seizes the initiative',
  'GP.2': 'It can secure an effective Vox card, the Imperial Council, or what has a card attached',
  'GP.10': 'It can take control of a system with a rival or Free city',
  'AGG.27': 'It goes to control a system with a rival or Free city',
  'MOB.27': 'It goes to control a system with a rival or Free city',
  'BT.4d.1': 'One of its cards is an Event, and none has been played this round',
  'GP.9': 'With the Imperial Trust it would contend a declared ambition, so it wants the Council',
  'ADM.24': 'With the Imperial Trust it would contend a declared ambition, so it wants the Council',
  'MOB.24': 'With the Imperial Trust it would contend a declared ambition, so it wants the Council',
  'AGG.5': 'It can secure the Imperial Council',
  'AGG.6': 'It can secure a Faithful card',
  'AGG.7': 'It can secure a card with a Guild card attached',
  'AGG.36': 'Blight is in a system with a loyal building, and a battle there is favourable',
  'CMB.10': 'It has a key to take a token from the Free States',
  'VX.7a': 'By Council Intrigue its agents from there go to other cards',
  'VX.9': 'It destroys the damaged Blight of a cluster where it has a piece',
}
