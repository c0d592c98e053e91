// One target of each map at rest, pointed at, focused, picked, impossible, as an origin, a destination and a grave destination: in greyscale every two
// of the eight pictures differ in three pixels of a hundred at least. How real positions show them: `states.browser.test.ts`, `states.full`.

import { fileURLToPath } from 'node:url'
import { build, defaultClientConditions } from 'vite'
import { beforeAll, expect, test } from 'vitest'
import { keysHeard, openSaved, still, withSettings } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'
import { position } from './positions.ts'
import type { Drawn } from './states-drawn.ts'
import { around, away, expectApart, grey } from './states-grey.ts'

const { site, browser } = await siteAndBrowser()

let drawing = ''
beforeAll(async () => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { conditions: ['source', ...defaultClientConditions] },
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    build: {
      write: false,
      lib: { entry: fileURLToPath(new URL('states-drawn.ts', import.meta.url)), formats: ['iife'], name: 'drawn' },
    },
  })
  const [first] = Array.isArray(built) ? built : []
  const chunk = first?.output.find((each) => each.type === 'chunk')
  drawing = chunk?.type === 'chunk' ? chunk.code : ''
})

/** What the pictures are of: the piece itself, with room for its marks. */
const TARGET: Readonly<Record<string, readonly [what: string, room: number]>> = {
  arcs: ['#one .catch', 12],
  rome: ['#one .body', 16],
  muhq: ['#one .catch', 2],
}
const DRAWN: readonly Drawn[] = ['rest', 'origin', 'destination', 'grave', 'picked', 'impossible']

for (const game of ['arcs', 'rome', 'muhq'])
  for (const scheme of ['light', 'dark'] as const)
    test(`${game}, ${scheme}: eight states of one target, every two of them apart`, async () => {
      const { page, problems, close } = await browser.newPage({ scheme })
      await withSettings(page, { speed: 'instant', motion: 'none' })
      await openSaved(page, site.url, position(game, 'middle', 'screen'))
      await page.locator('.bar-person').waitFor()
      await keysHeard(page)
      await page.locator('.stage-board [role="button"]').first().waitFor()
      await page.waitForTimeout(600)
      // The policy of the page forbids other scripts; the protocol's evaluation is not bound by it.
      await page.evaluate(drawing)
      const show = async (state: Drawn) => {
        await page.evaluate(
          ([of, now]) => (window as unknown as { show(game: string, state: Drawn): void }).show(of, now),
          [game, state] as const,
        )
        await still(page)
      }
      await show('rest')
      const [what, room] = TARGET[game]!
      const target = page.locator(what).first()
      const box = await around(target, room)
      const pictures: Record<string, number[]> = {}
      for (const state of DRAWN) {
        await show(state)
        pictures[state] = await grey(page, box)
      }
      // A mouse points at what can be done.
      await show('origin')
      await target.hover({ force: true })
      await still(page)
      pictures.hover = await grey(page, box)
      await away(page)
      await show('rest')
      await page.locator('#one [role="button"]').first().focus()
      await page.keyboard.press('Shift')
      pictures.focus = await grey(page, box)
      expect(Object.keys(pictures)).toHaveLength(8)
      expectApart(`${game}, ${scheme}`, pictures)
      expect(problems).toEqual([])
      await close()
    })
