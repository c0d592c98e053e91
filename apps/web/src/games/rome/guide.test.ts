import { expect, it } from 'vitest'
import { guide } from './guide.ts'

it('points are shown once the set-up, which lies over them, is done', () => {
  expect(guide.steps.map(({ id }) => id)).toEqual(['seat', 'play', 'goal', 'pick', 'confirm', 'undo', 'why', 'changed'])
})
