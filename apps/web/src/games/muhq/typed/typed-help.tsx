// What can be typed in muhq's game.

import type { State } from '@understudy/muhq'
import type { Lang } from '@understudy/procedure'
import { Notation, type NotedLine } from '../../typed/notation.tsx'

const LINES: readonly NotedLine[] = [
  ['farmer f11', { en: 'a card, and where it is played', ru: 'карта и клетка, куда она идёт' }],
  ['j11 k10', { en: 'the unit on J11 goes to K10', ru: 'юнит с J11 идёт на K10' }],
  ['j11 h4', { en: 'it attacks whoever stands on H4', ru: 'атакует того, кто стоит на H4' }],
  ['j11 full · j11 done', { en: 'its full action · it is done', ru: 'полное действие · юнит закончил' }],
  ['f13 harpooner', { en: 'at the store on F13 a card is bought', ru: 'в лавке на F13 покупается карта' }],
  ['end', { en: 'the turn is over; after it cards to put away', ru: 'конец хода; за ним карты, что откладываются' }],
]

export const TypedHelp = ({ lang }: { readonly lang: Lang; readonly state: State }) => (
  <Notation lang={lang} lines={LINES} />
)
