import type { Choice, Pick } from '@understudy/table'
import { expect, test } from 'vitest'
import { Picker } from './picker.ts'

type Offer = Choice<string>
const offer = (slot: string, value: string, more: Partial<Offer> = {}): Offer => ({
  pick: { slot, value },
  text: { say: value },
  ...more,
})

/** A unit, then a tile; or "end", which may go on with cards. */
function next(picks: readonly Pick[]): Offer[] {
  const [first, ...rest] = picks
  if (first === undefined)
    return [
      offer('unit', 'wolf', { more: true }),
      offer('unit', 'bear', { more: true }),
      offer('do', 'end', { action: 'end', more: true }),
    ]
  if (first.slot === 'unit') return [offer('tile', 'a1', { action: `${first.value} a1` })]
  return [offer('card', 'x', { action: `end ${rest.length + 1}` })]
}

test('a choice that completes an action is taken at once', () => {
  const taken: string[] = []
  const picker = new Picker(next, (action) => taken.push(action))
  picker.choose(picker.choices.value[0] as Offer)
  expect(picker.picks.value).toEqual([{ slot: 'unit', value: 'wolf' }])
  picker.choose(picker.choices.value[0] as Offer)
  expect(taken).toEqual(['wolf a1'])
})

test('a choice that could go on waits for done', () => {
  const taken: string[] = []
  const picker = new Picker(next, (action) => taken.push(action))
  picker.choose(picker.choices.value[2] as Offer)
  expect(taken).toEqual([])
  expect(picker.ready.value).toBe('end')
  picker.done()
  expect(taken).toEqual(['end'])
})

test('another first tap of the same kind starts again with that one', () => {
  const picker = new Picker(next, () => undefined)
  picker.choose(picker.choices.value[0] as Offer)
  expect(picker.instead.value.map((choice) => choice.pick.value)).toEqual(['bear'])
  picker.choose(picker.instead.value[0] as Offer)
  expect(picker.picks.value).toEqual([{ slot: 'unit', value: 'bear' }])
})

test('back takes back one tap, cancel all of them', () => {
  const picker = new Picker(next, () => undefined)
  expect(picker.back()).toBe(false)
  picker.choose(picker.choices.value[0] as Offer)
  expect(picker.back()).toBe(true)
  expect(picker.picks.value).toEqual([])
  picker.choose(picker.choices.value[0] as Offer)
  picker.cancel()
  expect(picker.path.value).toEqual([])
})

test('what adds to the end of a turn lies ready, also the last that there is', () => {
  const taken: string[] = []
  const picker = new Picker(next, (action) => taken.push(action), {
    ends: (action) => String(action).startsWith('end'),
  })
  picker.choose(picker.choices.value[2] as Offer)
  picker.choose(picker.choices.value[0] as Offer)
  expect(taken).toEqual([])
  expect(picker.ready.value).toBe('end 1')
  picker.done()
  expect(taken).toEqual(['end 1'])
})

test('a verb is forgotten where nothing is tapped any more, and by what does not lead to it', () => {
  const picker = new Picker(next, () => undefined, {
    verbOf: (action) => (String(action).startsWith('end') ? undefined : 'walk'),
  })
  const [wolf, , end] = picker.choices.value as [Offer, Offer, Offer]
  picker.verb.value = 'walk'
  expect(picker.choices.value.map((choice) => picker.wanted(choice))).toEqual([true, true, false])
  picker.choose(wolf)
  expect(picker.verb.value).toBe('walk')
  picker.back()
  expect(picker.verb.value).toBe(undefined)
  // A verb alone is taken back, too.
  picker.verb.value = 'walk'
  expect(picker.back()).toBe(true)
  expect(picker.back()).toBe(false)
  picker.verb.value = 'walk'
  picker.choose(end)
  expect(picker.verb.value).toBe(undefined)
  expect(picker.choices.value.every((choice) => picker.wanted(choice))).toBe(true)
})
