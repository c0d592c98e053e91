import { type Action, muhq, type State } from '@understudy/muhq'
import { tileName, unitOf } from '@understudy/muhq/rules'
import { LANGS, speak } from '@understudy/procedure'
import { keyedRandom } from '@understudy/table'
import { expect, it } from 'vitest'
import { fetchBrief, press } from './press.ts'

/** What fits three lines beside Confirm on a phone of 360 px. */
const FITS = 48

it('on a phone the plan says the place or the target within what fits, and never more than the whole sentence', async () => {
  await fetchBrief()
  const seen = new Set<string>()
  for (const boss of ['kraken', 'tyrant']) {
    const state = muhq.start({ boss, players: 1 }, {})
    const random = keyedRandom('press', boss)
    for (let n = 0; n < 400; n++) {
      const decision = muhq.decision(state)
      if (decision === undefined) break
      const action = decision.sample(random)
      const brief = decision.seat === 'boss' ? undefined : press(state, action)?.brief
      if (brief !== undefined) {
        seen.add(action.do)
        for (const lang of LANGS) {
          expect(brief[lang]).toContain(placeOf(state, action) ?? '')
          expect(brief[lang].length).toBeLessThanOrEqual(FITS)
          expect(brief[lang].length).toBeLessThanOrEqual(speak(muhq.phrases, lang, muhq.describe(action, state)).length)
        }
      }
      muhq.apply(state, action)
    }
  }
  expect([...seen].sort()).toEqual(expect.arrayContaining(['attack', 'buy', 'move', 'play']))
})

function placeOf(state: State, action: Action): string | undefined {
  if ('to' in action) return tileName(action.to)
  if ('at' in action && action.at !== undefined) return tileName(action.at)
  const target = 'target' in action && action.target !== undefined ? unitOf(state, action.target) : undefined
  return target === undefined ? undefined : tileName(target)
}
