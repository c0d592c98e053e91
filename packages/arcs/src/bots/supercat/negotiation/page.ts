// Negotiations: its own offers, offers that are made to it, the Export.

import { actPage } from '../campaign/page-in.ts'
import { type RuleNode, rules } from '../context.ts'
import { exportAction, exports } from '../fates/magnate/ways.ts'
import type { VersionId } from '../versions/version.ts'
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

/** An ambition before the objective; in 0.10 the objective first. */
const wantsInOrder: Readonly<Record<VersionId, RuleNode>> = {
  '0.5': choose('NE.6b', wantsAmbition['0.5'], 'bundle', [], [choose('NE.6c', wantsObjective['0.5'], 'bundle')]),
  '0.10': choose('NE.X6b', wantsObjective['0.10'], 'bundle', [], [choose('NE.X6c', wantsAmbition['0.10'], 'bundle')]),
}

export const negotiation = actPage('NEG', (version, id) => [
  ask(id('NE.4'), isItsGo, [
    repeat(id('NE.6'), botsLeft, [choose(id('NE.6a'), nextBot, 'partner'), set(noteLooked), wantsInOrder[version.id]]),
    ask(id('NE.6d'), hasOffer, [act(id('NE.6e'), makeOffer, 'bundle')], [act(id('NE.6f'), decline)]),
  ]),
  ask(id('NE.5'), isAsked, [
    ask(
      id('NE.7'),
      refusesGoods,
      [act(id('NE.7a'), decline)],
      [
        ask(id('NE.5a'), counts('failures'), []),
        ask(id('NE.5b'), counts('grievances'), []),
        ask(id('NE.5c'), counts('rival'), []),
        ask(id('NE.5d'), counts('stake'), []),
        ask(id('NE.5e'), counts('even'), []),
        ask(id('NE.5f'), counts('contends'), []),
        ask(id('NE.5g'), counts('objective'), []),
        ask(id('NE.5h'), accepts, [act(id('NE.5i'), accept)], [act(id('NE.5j'), decline)]),
      ],
    ),
  ]),
  ask(id('NE.8'), isExport, [
    ask(
      id('NE.8a'),
      mayExport,
      [can(id('NE.8b'), exports(version), exportAction, { none: [act(id('NE.8c'), decline)] })],
      [act(id('NE.8d'), decline)],
    ),
  ]),
])
