// Negotiations: its own offers, offers that are made to it, the Export.

import { pageIn05 } from '../campaign/page-in.ts'
import { rules } from '../context.ts'
import { exportAction, exports } from '../fates/magnate/ways.ts'
import {
  accept,
  accepts,
  botsLeft,
  counts,
  decline,
  hasOffer,
  isAsked,
  isExport,
  isItsGo,
  makeOffer,
  mayExport,
  nextBot,
  noteLooked,
  refusesGoods,
  wantsAmbition,
  wantsObjective,
} from './ways.ts'

const { act, ask, can, choose, repeat, set } = rules

export const negotiation = pageIn05('NEG', () => [
  ask('NE.4', isItsGo, [
    repeat('NE.6', botsLeft, [
      choose('NE.6a', nextBot, 'partner'),
      set(noteLooked),
      choose('NE.6b', wantsAmbition, 'bundle', [], [choose('NE.6c', wantsObjective, 'bundle')]),
    ]),
    ask('NE.6d', hasOffer, [act('NE.6e', makeOffer, 'bundle')], [act('NE.6f', decline)]),
  ]),
  ask('NE.5', isAsked, [
    ask(
      'NE.7',
      refusesGoods,
      [act('NE.7a', decline)],
      [
        ask('NE.5a', counts('failures'), []),
        ask('NE.5b', counts('grievances'), []),
        ask('NE.5c', counts('rival'), []),
        ask('NE.5d', counts('stake'), []),
        ask('NE.5e', counts('even'), []),
        ask('NE.5f', counts('contends'), []),
        ask('NE.5g', counts('objective'), []),
        ask('NE.5h', accepts, [act('NE.5i', accept)], [act('NE.5j', decline)]),
      ],
    ),
  ]),
  ask('NE.8', isExport, [
    ask(
      'NE.8a',
      mayExport,
      [can('NE.8b', exports, exportAction, { none: [act('NE.8c', decline)] })],
      [act('NE.8d', decline)],
    ),
  ]),
])
