// where value comes before nearness.

import { expect, it } from 'vitest'
import { builder, built, what } from '../spending/spending-testing.ts'

it('BLD-E1.1, BLD-C2.1, BLD-D1.1 (R-93): value comes first only where the text asks for value and nearness', () => {
  const options = { 'build.valueFirst': true }
  const near = built(builder('ROM', 7, 9, 1, 1).hold('GRE', 'iader'), 'ROM', { options })
  expect(what(near)).toMatchObject({ region: 'patavium' })
  const war = builder('ROM', 7, 5, 5, 5).status('ROM', 'GRE', 'enemy').hold('GRE', 'iader')
  expect(what(built(war, 'ROM', { options }))).toMatchObject({ region: 'patavium' })
  const wary = built(builder('ROM', 7, 1, 1, 8), 'ROM', { options })
  expect(what(wary)).toMatchObject({ region: 'patavium' })
})
