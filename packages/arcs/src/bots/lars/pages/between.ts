// What comes up in the middle of something: hits, a raid by another Lars, Vox cards.

import { ambitionId, courtId } from '../../../rules/ids.ts'
import { typeName } from '../../../rules/resources.ts'
import { colourOf } from '../../../rules/state/state.ts'
import type { Action } from '../../../vocabulary.ts'
import { rules } from '../context.ts'
import { assign, destroying, firstPhase, gifts, spreading } from '../ways-battle.ts'
import {
  demandable,
  freeable,
  leaders,
  liberate,
  lootable,
  outrages,
  rise,
  stealable,
  uprisings,
} from '../ways-court.ts'

const { act, ask, can, choose, page } = rules

export const between = [
  page('HIT', [ask('HIT.1', firstPhase, [can('HIT.1.1', spreading, assign)], [can('HIT.2', destroying, assign)])]),
  page('GIV', [can('GIV.1', gifts, (_c, gift): Action => gift)]),
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
  page('RAN', [can('RAN.1', lootable, (_c, card): Action => ({ do: 'ransack', card }))]),
]
