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

test('after a verb, whoever has one way only has it lie ready, where it is shown before it is done', () => {
  const verbOf = (action: string) => (action.startsWith('end') ? 'end' : 'move')
  for (const shown of [true, false]) {
    const taken: string[] = []
    const picker = new Picker(next, (action) => taken.push(action), { verbOf, shown })
    picker.verb.value = 'move'
    picker.choose(picker.choices.value[0] as Offer)
    expect(taken).toEqual(shown ? ['wolf a1'] : [])
    // Without a verb it is not said what is wanted.
    picker.cancel()
    picker.choose(picker.choices.value[1] as Offer)
    expect(taken).toHaveLength(shown ? 1 : 0)
  }
})

test('of cards that are told one after another each stays in its place, also one of which there are no more', () => {
  const cards = (picks: readonly Pick[]): Offer[] =>
    ['archer', 'farmer', 'healer'].flatMap((card) =>
      card === 'farmer' && picks.some(({ value }) => value === card) ? [] : [offer('card', card, { more: true })],
    )
  const picker = new Picker(cards, () => undefined)
  const shown = () => picker.inPlace().map(({ choice, open }) => `${choice.pick.value}${open ? '' : ' −'}`)
  expect(shown()).toEqual(['archer', 'farmer', 'healer'])
  picker.choose(picker.choices.value[1] as Offer)
  expect(shown()).toEqual(['archer', 'farmer −', 'healer'])
  // What leads on to something else is shown as it is.
  const other = new Picker(next, () => undefined)
  other.choose(other.choices.value[0] as Offer)
  expect(other.inPlace().map(({ choice }) => choice.pick.value)).toEqual(['a1'])
})
