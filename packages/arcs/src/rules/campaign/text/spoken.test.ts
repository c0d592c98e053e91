// Everything that drawn games of Act I say, in both languages: no id, nothing undefined, Russian in the words of the edition.

import { LANGS, speak } from '@understudy/procedure'
import { keyedRandom } from '@understudy/table'
import { describe, expect, it } from 'vitest'
import { arcs } from '../../../game.ts'
import { textBoard } from '../../../text/board.ts'
import { oldWordIn } from '../../../text/russian-testing.ts'
import '../../../act.ts'

describe.each([2, 3, 4])('a game of %i seats', (players) => {
  it('is told in both languages', () => {
    const wrong = new Set<string>()
    let lines = 0
    const look = (what: string, line: Parameters<typeof speak>[2]) => {
      for (const lang of LANGS) {
        const text = speak(arcs.phrases, lang, line)
        lines++
        if (/undefined|\[object|NaN/.test(text)) wrong.add(`${what}, ${lang}: ${text}`)
        if (lang === 'ru' && (/[a-z]{4,}/i.test(text) || oldWordIn(text) !== undefined)) wrong.add(`${what}: ${text}`)
      }
    }
    for (let game = 0; game < 4; game++) {
      const random = keyedRandom('spoken', `${players}/${game}`)
      const bots = game < 2 ? {} : { role1: 'supercat', ...(game > 2 ? { role2: 'supercat' } : {}) }
      const state = arcs.start({ players, act: 1, pack: game % 2 === 0, ...bots }, {})
      for (let decision = arcs.decision(state); decision !== undefined; decision = arcs.decision(state)) {
        look(`ask ${decision.kind}`, decision.question)
        const action = decision.sample(random)
        look(`do ${action.do}`, arcs.describe(action))
        arcs.apply(state, action, { event: (event) => look('event', event) })
      }
      for (const line of arcs.setup(state)) look('setup', line)
      look('over', arcs.outcome(state)!.why)
      for (const lang of LANGS) expect(textBoard(state, lang)).not.toMatch(/undefined|NaN/)
    }
    expect([...wrong]).toEqual([])
    expect(lines).toBeGreaterThan(1000)
  }, 60_000)
})
