import { expect, test } from 'vitest'
// @ts-expect-error: a script
import { unmatched } from './lib/measured.mjs'
// @ts-expect-error: a script
import { STAGE, TAPS } from './lib/measures.mjs'

test('npm run stage and npm run taps name files that there are', () => {
  expect(unmatched([...Object.values(STAGE), ...TAPS])).toEqual([])
})

test('what names no file of its project is said', () => {
  const moved = ['unit', 'apps/web/src/play/beats-in-games', 'apps/lab/src/why-first']
  expect(
    unmatched([moved, ['browser', 'apps/web/test/stage/states.full'], ['full', 'apps/web/test/stage/states']]),
  ).toEqual([
    'no test of the project unit is called apps/web/src/play/beats-in-games…',
    'no test of the project browser is called apps/web/test/stage/states.full…',
  ])
})
