// The stage of one game (`frames-*.browser.test.ts`): fixed frames, a board that keeps its share, controls that stay where they are, and whatever
// else holds after every tap. A sample of windows in `npm test`, more of them in `npm run test:full`, all of them in `npm run stage`.

import { expect, test } from 'vitest'
import { complaints } from '../tools/axe.ts'
import { keysHeard, openSaved, withSeed, withSettings } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'
import { journal } from '../tools/journal.ts'
import { graveDeeds } from './graves.ts'
import { type Box, type Measured, measure, watch, watched } from './measure.ts'
import { beginTaps, nextTap, type Under, underFinger } from './person.ts'
import { type Place, position } from './positions.ts'
import { SIZES } from './sizes.ts'
import { ALL, runsOf } from './windows.ts'

const { site, browser } = await siteAndBrowser()

const TAPS = Number(process.env.STAGE_TAPS ?? (ALL ? 30 : 12))
/** Points that are looked at: the finer grid takes four times as long. */
const ACROSS = ALL ? 8 : 32
/** Whatever moves by itself has come to rest by then. */
const AFTER_MS = 500

const far = (a: Box, b: Box): boolean =>
  Math.abs(a.x - b.x) > 1 ||
  Math.abs(a.y - b.y) > 1 ||
  Math.abs(a.width - b.width) > 1 ||
  Math.abs(a.height - b.height) > 1

const told = ({ x, y, width, height }: Box): string => [x, y, width, height].map(Math.round).join(' ')

const around = (a: Box, b: Box): Box => {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)]
  const [right, bottom] = [Math.max(a.x + a.width, b.x + b.width), Math.max(a.y + a.height, b.y + b.height)]
  return { x, y, width: right - x, height: bottom - y }
}

/** Frames that are elsewhere than the design has them. The pad lies over hand and dock together, but on a phone on its side, where it stays in the dock. */
function misplaced({ regions, pad }: Measured, { frames, height }: (typeof SIZES)[string]): string[] {
  const overHand = pad && height >= 640
  return Object.entries(frames).flatMap(([region, frame]) => {
    const { hand } = frames
    const want = region === 'dock' && overHand && hand !== undefined ? around(hand, frame) : frame
    const got = regions[region]
    return got !== undefined && !far(got, want)
      ? []
      : [`${region}: ${got === undefined ? 'none' : told(got)}, not ${told(want)}`]
  })
}

/**
 * Controls that were there before the tap and are elsewhere now. A row that somebody has scrolled to its end, and that has become shorter, stands at
 * its end again.
 */
const moved = (before: Measured, after: Measured): string[] =>
  Object.entries(before.keys).flatMap(([key, was]) => {
    const now = after.keys[key]
    if (now === undefined) return []
    const back = now.scrolled < was.scrolled && now.scrolled > now.most - 1.5 ? was.scrolled - now.scrolled : 0
    return far({ ...was, x: was.x + back }, now) ? [`${key}: ${told(was)} → ${told(now)}`] : []
  })

export const stageOf = (wanted: string, at: Place): void =>
  test.each(runsOf(wanted, at))(
    '$game, $place, in a window of class $size, $lang, $scheme, $part: nothing moves but pieces',
    async ({ game, place, size: name, lang, scheme, part }) => {
      const size = SIZES[name]!
      const { page, problems, close } = await browser.newPage({ width: size.width, height: size.height, lang, scheme })
      await withSettings(page, { speed: 'instant', lang })
      await withSeed(page, 11)
      await openSaved(page, site.url, position(game, part, place))
      await page.locator('.bar-person, .bar-table').first().waitFor()
      await page.locator('.stage-board svg').first().waitFor()
      await keysHeard(page)
      for (const toast of await page.locator('.toast button[aria-label]').all()) await toast.click()
      await page.mouse.move(2, 2)
      await page.waitForTimeout(600)
      const look = () => measure(page, ACROSS, size.finger)
      let before = await look()
      const begun = before.entries
      // On a phone a tray is the page above the tabs: one thing at a time.
      if (place === 'screen' && !(before.drawer && size.width < 700))
        expect(before.share).toBeGreaterThanOrEqual(before.drawer ? size.least : size.rest)
      expect(misplaced(before, size)).toEqual([])
      await watch(page)
      await beginTaps(page)
      const least = { open: 1, shut: 1 }
      const seen = new Set<string>()
      const under: Partial<Record<Under, number>> = {}
      const weighed = new Set<number>()
      /** What is wrong, each with the tap after which it was first seen. */
      const faults = new Map<string, string>()
      const fault = (after: string, all: readonly string[]) => {
        for (const each of all) if (!faults.has(each)) faults.set(each, after)
      }
      let taps = 0
      for (; taps < TAPS; taps++) {
        const { what, x, y, ...tap } = await nextTap(page)
        if (x < 0) break
        // The person has scrolled: that moves what is scrolled.
        if (tap.scrolled) before = await look()
        if (tap.weighed) weighed.add(tap.entries)
        await page.mouse.click(x, y)
        await page.waitForTimeout(100)
        const finger = await underFinger(page, { x, y })
        under[finger] = (under[finger] ?? 0) + 1
        if (finger.startsWith('took')) fault(what, [`under the finger: ${finger}`])
        await page.waitForTimeout(AFTER_MS - 100)
        const after = await look()
        fault(what, [...misplaced(after, size), ...moved(before, after)])
        fault(what, [...after.overfull, ...after.small, ...after.tiny])
        if (Math.min(after.origins, after.goals) > 0) fault(what, ['origins and destinations together'])
        // Beside the board it has been done on the table already. A second tap on the same is Confirm.
        const shown = place === 'screen' && tap.onBoard && !(tap.ready && tap.again)
        if (shown && after.entries !== tap.entries) fault(what, ['a deed without a ghost'])
        if (size.width < 700 && !after.drawer && !after.scored) fault(what, ['the score is covered'])
        if (ALL && !seen.has(after.state)) {
          seen.add(after.state)
          fault(after.state, await complaints(page))
        }
        // On a phone a tray is the page above the tabs: one thing at a time.
        if (!(after.drawer && size.width < 700)) least.open = Math.min(least.open, after.share)
        if (!after.drawer) least.shut = Math.min(least.shut, after.share)
        before = after
      }
      const { resized, shifts, shifted } = await watched(page)
      expect(taps).toBeGreaterThan(0)
      expect([...faults].map(([what, after]) => `${after} → ${what}`)).toEqual([])
      expect(least.open).toBeGreaterThanOrEqual(size.least)
      expect(least.shut).toBeGreaterThanOrEqual(size.shut)
      expect(resized).toEqual([])
      expect(shifts, shifted).toBeLessThan(0.1)
      const graves = place === 'screen' ? graveDeeds(game, await journal(page), begun) : []
      expect(graves.filter((deed) => !weighed.has(deed))).toEqual([])
      if (ALL || process.env.STAGE === 'sample')
        console.log(
          `| ${game}, ${place}, ${size.width}×${size.height}, ${lang}, ${part} | ${taps} | ${(least.open * 100).toFixed(1)} % | ${resized.length} | ${shifts.toFixed(3)} | ${under.dropped ?? 0} | ${graves.length} |${ALL ? ` ${seen.size} |` : ''}`,
        )
      expect(problems).toEqual([])
      await close()
    },
    // With a fine grid and axe these are minutes; a sample is not.
    ALL ? 1_800_000 : undefined,
  )
