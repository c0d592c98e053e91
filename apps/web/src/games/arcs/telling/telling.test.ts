import type { Logged } from '@understudy/table'
import { expect, it } from 'vitest'
import { beatsOf } from '../../../play/following/beats.ts'
import { joins } from './telling.ts'

const deed = (seat: string, node: string, what: string): Logged =>
  ({
    index: 0,
    entry: { t: 'action', seat, by: 'bot', node, action: { do: what } },
    events: [],
    moment: 'm',
  }) as unknown as Logged
const chance = () =>
  ({
    index: 0,
    entry: { t: 'answer', seat: 'chance', kind: 'chance', action: {} },
    events: [],
    moment: 'm',
  }) as unknown as Logged

const told = (...steps: readonly Logged[]): string[] =>
  beatsOf(steps, joins).map((beat) =>
    beat.map(({ entry }) => (entry.t === 'action' ? (entry.action as unknown as { do: string }).do : '·')).join(' '),
  )

it('SUPERCAT: the card, each plan, each battle with everything in it', () => {
  const yellow = (node: string, what: string) => deed('yellow', node, what)
  expect(
    told(
      chance(),
      yellow('BT.4a', 'surpass'),
      yellow('AGG.4', 'move'),
      yellow('AGG.4', 'battle'),
      chance(),
      yellow('CMB.7', 'hits'),
      deed('blue', 'GIV.1', 'raid'),
      yellow('AGG.0', 'arrange'),
      yellow('AGG.4', 'battle'),
      chance(),
      yellow('AGG.4', 'move'),
      yellow('ADM.1', 'tax'),
      yellow('ADM.0', 'arrange'),
      yellow('ADM.1', 'tax'),
      yellow('AGG.2', 'secure'),
      yellow('VX.5', 'struggle'),
      yellow('CON.a', 'exhaust'),
      yellow('CON.a', 'manufacture'),
      yellow('AGG.3', 'battle'),
      deed('blue', 'GIV.1', 'raid'),
      yellow('BT.5e', 'end'),
    ),
  ).toEqual([
    '· surpass',
    'move',
    'battle · hits raid arrange',
    'battle ·',
    'move',
    'tax arrange tax',
    'secure struggle',
    'exhaust manufacture',
    'battle raid end',
  ])
})

it('Lars: turning over belongs to the card, all of a kind is one, each battle is one, a chapter’s end stands apart', () => {
  const blue = (node: string, what: string) => deed('blue', node, what)
  expect(
    told(
      blue('TURN.6.2', 'turnUp'),
      chance(),
      blue('TURN.6.3', 'pivot'),
      blue('INF.2', 'influence'),
      blue('INF.3', 'influence'),
      blue('MOV.1', 'recall'),
      blue('MOV.2a', 'move'),
      blue('MOV.2b', 'move'),
      blue('BAT.1', 'battle'),
      chance(),
      blue('BAT.1', 'battle'),
      chance(),
      blue('SHIFT.3', 'target'),
      blue('TURN.9', 'end'),
      blue('END.1', 'reckon'),
      blue('END.2', 'reckon'),
      blue('START.3', 'target'),
    ),
  ).toEqual([
    'turnUp · pivot',
    'influence influence',
    'recall move move',
    'battle ·',
    'battle · target end',
    'reckon reckon',
    'target',
  ])
})
