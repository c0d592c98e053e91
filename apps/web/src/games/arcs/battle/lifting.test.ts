import { DICE, type DieKind } from '@understudy/arcs/vocabulary'
import type { Pick } from '@understudy/table'
import { expect, test } from 'vitest'
import type { Context } from '../compose/model/context.ts'
import { pickReady, pressPick } from '../compose/model/pick-page.ts'
import type { PickPage, Tap } from '../compose/model/tap.ts'
import type { Die } from './fought.ts'
import { liftingOf } from './lifting.ts'

const BY: Pick = { slot: 'by', value: 'BC01' }
const DICE_LYING: readonly (Die & { readonly no: number })[] = [
  { die: 'skirmish', face: 5, no: 0 },
  { die: 'skirmish', face: 2, no: 1 },
  { die: 'assault', face: 6, no: 2 },
]
const rank = ({ slot, value }: Pick) => DICE.indexOf(slot as DieKind) * 6 + Number(value)

/** A card that rolls skirmish dice again: offered in their order, as the rules do. */
const context = {
  decision: {
    kind: 'reroll',
    next: ([by, ...chosen]: readonly Pick[]) => {
      if (by === undefined) return [{ pick: BY, more: true, text: { say: 'the card' } }]
      const last = chosen.at(-1)
      return DICE_LYING.filter(({ die }) => die === 'skirmish')
        .map(({ die, face }): Pick => ({ slot: die, value: face }))
        .sort((a, b) => rank(a) - rank(b))
        .filter((pick) => last === undefined || rank(pick) > rank(last))
        .map((pick) => ({
          pick,
          more: true,
          text: { say: '' },
          action: { do: 'reroll', by: BY.value, skirmish: [...chosen, pick].map(({ value }) => value) },
        }))
    },
  },
} as unknown as Context

const staged = (page: PickPage) => ({ context, page, taps: [], onTap: () => undefined })
const lift = (page: PickPage, no: number): PickPage => {
  const tap = liftingOf(staged(page), DICE_LYING)?.tapOf(no) as Tap
  const pressed = pressPick(context, page, tap)
  if (pressed === undefined || !('page' in pressed)) throw new Error('not offered')
  return pressed.page as PickPage
}

test('dice are lifted and put back in any order; those that may not be rolled again stay', () => {
  const start: PickPage = { at: 'pick', picks: [BY] }
  expect(liftingOf(staged(start), DICE_LYING)?.by).toEqual({ say: 'the card' })
  expect(liftingOf(staged(start), DICE_LYING)?.tapOf(2)).toBeUndefined()
  const one = lift(start, 0)
  expect([...(liftingOf(staged(one), DICE_LYING)?.lifted ?? [])]).toEqual([0])
  // One die lifted means one die, although another could follow it.
  expect(pickReady(context, one)).toMatchObject({ skirmish: [5] })
  const two = lift(one, 1)
  expect(pickReady(context, two)).toMatchObject({ skirmish: [2, 5] })
  const other = lift(two, 0)
  expect(pickReady(context, other)).toMatchObject({ skirmish: [2] })
  expect(pickReady(context, lift(other, 1))).toBeUndefined()
})
