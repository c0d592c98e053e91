// The stage of one game (`frames-*.browser.test.ts`): fixed frames, a board that keeps its share, controls that stay where they are.
// A sample of windows and languages in `npm test`, more of them in `npm run test:full`; `npm run stage` takes all of them, and
// whole games.

import type { Lang } from '@understudy/procedure'
import { expect, test } from 'vitest'
import { midgame } from '../arcs/saves.ts'
import { campaign } from '../rome/saves.ts'
import { complaints } from '../tools/axe.ts'
import { openSaved, playNow, withSeed, withSettings } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'
import { sampled } from '../tools/sample.ts'
import { type Box, type Measured, measure, tapOnce, watch, watched } from './person.ts'
import { SIZES } from './sizes.ts'

const { site, browser } = await siteAndBrowser()

const ALL = process.env.STAGE === '1'
const TAPS = Number(process.env.STAGE_TAPS ?? (ALL ? 60 : 20))
/** Points that are looked at: the finer grid takes four times as long. */
const ACROSS = ALL ? 8 : 32

type Run = readonly [game: string, size: string, lang: Lang, scheme: 'light' | 'dark']

const SAMPLE: readonly Run[] = sampled<Run, Run>(
  [
    ['arcs', 'P', 'ru', 'dark'],
    ['rome', 'T', 'ru', 'light'],
    ['muhq', 'L', 'ru', 'dark'],
  ],
  [
    ['arcs', 'L', 'en', 'light'],
    ['muhq', 'P−', 'en', 'light'],
  ],
)
const EVERY: readonly Run[] = ['arcs', 'rome', 'muhq'].flatMap((game) =>
  Object.keys(SIZES).flatMap((size, n): Run[] => [
    [game, size, 'en', n % 2 === 0 ? 'light' : 'dark'],
    [game, size, 'ru', n % 2 === 0 ? 'dark' : 'light'],
  ]),
)

const far = (a: Box, b: Box): boolean =>
  Math.abs(a.x - b.x) > 1 ||
  Math.abs(a.y - b.y) > 1 ||
  Math.abs(a.width - b.width) > 1 ||
  Math.abs(a.height - b.height) > 1

const told = ({ x, y, width, height }: Box): string => [x, y, width, height].map(Math.round).join(' ')

/** Frames that are elsewhere than the design has them. The pad lies over hand and dock together. */
function misplaced(now: Measured, size: (typeof SIZES)[string]): string[] {
  return Object.entries(size.frames).flatMap(([region, want]) => {
    if (region === 'dock' && now.pad) return []
    const got = now.regions[region]
    return got !== undefined && !far(got, want)
      ? []
      : [`${region}: ${got === undefined ? 'none' : told(got)}, not ${told(want)}`]
  })
}

/** Controls that were there before the tap and are elsewhere now. */
const moved = (before: Measured, after: Measured): string[] =>
  Object.entries(before.keys).flatMap(([key, was]) => {
    const now = after.keys[key]
    return now === undefined || !far(was, now) ? [] : [`${key}: ${told(was)} → ${told(now)}`]
  })

export const stageOf = (wanted: string): void =>
  test.each((ALL ? EVERY : SAMPLE).filter(([game]) => game === wanted))(
    '%s in a window of class %s, %s, %s: nothing moves but pieces',
    async (game, name, lang, scheme) => {
      const size = SIZES[name]!
      const { page, problems, close } = await browser.newPage({ width: size.width, height: size.height, lang, scheme })
      await withSettings(page, { speed: 'instant', lang })
      await withSeed(page, 11)
      if (game === 'muhq') await playNow(page, site.url)
      else await openSaved(page, site.url, game === 'arcs' ? midgame() : campaign())
      await page.locator('.bar-person').waitFor()
      await page.locator('.stage-board svg').first().waitFor()
      for (const toast of await page.locator('.toast button[aria-label]').all()) await toast.click()
      await page.waitForTimeout(600)
      let before = await measure(page, ACROSS)
      expect(before.share).toBeGreaterThanOrEqual(size.rest)
      expect(misplaced(before, size)).toEqual([])
      await watch(page)
      let least = 1
      const seen = new Set<string>()
      let taps = 0
      for (; taps < TAPS; taps++) {
        const { what: tapped, onBoard, entries, ready } = await tapOnce(page)
        await page.waitForTimeout(30)
        const after = await measure(page, ACROSS)
        expect(misplaced(after, size), tapped).toEqual([])
        expect(moved(before, after), tapped).toEqual([])
        expect(after.overfull, tapped).toEqual([])
        expect(after.small, tapped).toEqual([])
        expect(Math.min(after.origins, after.goals), `${tapped}: origins and destinations`).toBe(0)
        if (onBoard && !ready) expect(after.entries, `${tapped}: a deed without a ghost`).toBe(entries)
        if (size.width < 700 && !after.drawer) expect(after.scored, `${tapped}: the score is covered`).toBe(true)
        if (ALL && !seen.has(after.state)) {
          seen.add(after.state)
          expect(await complaints(page), after.state).toEqual([])
        }
        // On a phone a tray is the page above the tabs: one thing at a time.
        if (!(after.drawer && size.width < 700)) least = Math.min(least, after.share)
        before = after
        if (after.bar === 'over') break
      }
      const { resized, shifts } = await watched(page)
      expect(least).toBeGreaterThanOrEqual(size.least)
      expect(resized).toBeLessThanOrEqual(0)
      expect(shifts).toBeLessThan(0.1)
      if (ALL || process.env.STAGE === 'sample')
        console.log(
          `| ${game}, ${size.width}×${size.height}, ${lang} | ${taps} taps | ${(least * 100).toFixed(1)} % | ${resized} | ${shifts.toFixed(3)} |${ALL ? ` ${seen.size} states |` : ''}`,
        )
      expect(problems).toEqual([])
      await close()
    },
    // Sixty taps with a fine grid and axe are minutes; a sample is not.
    ALL ? 1_800_000 : undefined,
  )
