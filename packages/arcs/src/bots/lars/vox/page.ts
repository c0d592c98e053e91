// Vox cards, as they are resolved.

import { ambitionId, courtId } from '../../../rules/board/ids.ts'
import { typeName } from '../../../rules/board/resources.ts'
import { colourOf } from '../../../rules/state/state.ts'
import type { Action } from '../../../vocabulary.ts'
import { rules } from '../context.ts'
import { demandable, freeable, leaders, liberate, outrages, rise, stealable, uprisings } from './ways.ts'

const { act, can, choose, page } = rules

export const voxCards = [
  page('UPR', [can('UPR.1', uprisings, rise)]),
  page('DEM', [
    can('DEM.1', demandable, (_c, { ambition }): Action => ({ do: 'demand', declare: ambitionId(ambition) }), {
      none: [act('DEM.1.1', (): Action => ({ do: 'demand' }))],
    }),
  ]),
  page('OUT', [
    choose('OUT.1', leaders, 'leader'),
    can('OUT.2', outrages, (_c, type): Action => ({ do: 'spread', type: typeName(type) })),
  ]),
  page('SON', [can('SON.1', freeable, liberate, { none: [act('SON.1.1', (): Action => ({ do: 'free' }))] })]),
  page('STR', [
    can(
      'STR.1',
      stealable,
      (c, { from, card }): Action => ({ do: 'struggle', from: colourOf(c.view, from), card: courtId(card) }),
      {
        none: [act('STR.1.1', (): Action => ({ do: 'struggle' }))],
      },
    ),
  ]),
]
