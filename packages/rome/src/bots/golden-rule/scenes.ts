// A position that no page is about.

import { Bench } from '../../testing.ts'
import { type Given, type Played, play } from '../testing/bot-testing.ts'

type Scene = () => Played
const any: Given = { anyTie: true }

export const goldenRule = {
  /** No page is about what people add to their initiative card. */
  commit: () => {
    const bench = new Bench({ ROM: 'human', GRE: 'super' }).gold('ROM', 4)
    bench.state.frames.push({ kind: 'commit', side: bench.no('ROM') })
    return play(bench, 'ROM', any)
  },
} satisfies Record<string, Scene>
