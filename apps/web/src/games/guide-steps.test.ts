import { LANGS, type Lang } from '@understudy/procedure'
import { expect, it } from 'vitest'
import { guide as arcs } from './arcs/guide.ts'
import { guide as muhq } from './muhq/guide.ts'
import { guide as rome } from './rome/guide.ts'

/** Where the seats stand in a column above the hand, and nowhere else. */
const BESIDE: Readonly<Record<Lang, RegExp>> = { en: /next to your/, ru: /рядом со? / }

it('the coach says where things stand as this window has them', () => {
  for (const guide of [arcs, muhq, rome]) {
    const seat = guide.steps.find(({ id }) => id === 'seat')
    for (const lang of LANGS) {
      for (const text of [seat?.inStrip ?? seat?.text, seat?.inRail ?? seat?.text])
        expect(text?.[lang]).not.toMatch(BESIDE[lang])
      // Two sentences fit the bubble, whatever the window.
      for (const { text, inStrip = text, inRail = text } of guide.steps)
        for (const each of [text, inStrip, inRail]) expect(each[lang].length).toBeLessThanOrEqual(140)
    }
  }
  for (const guide of [arcs, rome]) for (const lang of LANGS) expect(guide.steps[0]?.text[lang]).toMatch(BESIDE[lang])
})
