// Rows of the score in a window of middle size: nothing is cut off.

import { expect, test } from 'vitest'
import { openBoard } from '../arcs/looking.ts'
import { tied } from '../arcs/saves.ts'
import { cut } from '../tools/cut.ts'
import { siteAndBrowser } from '../tools/harness.ts'

const { site, browser } = await siteAndBrowser()

for (const [width, height, lang] of [
  [1112, 834, 'en'],
  [1280, 720, 'ru'],
] as const)
  test(`M, ${width} px: three tied seats and two markers fit a row of the score; a name is whole or not there (${lang})`, async () => {
    const { page, problems, close } = await browser.newPage({ width, height, lang })
    await openBoard(page, site.url, tied())
    await page.locator('.stage-score .place-tied').first().waitFor()
    expect(await cut(page, '.stage-score .arcs-ambition', '.arcs-icon, .arcs-mark, .count, .arcs-marker')).toEqual([])
    // Where the word of a name lies: on the line that is seen, within its box, or not on it at all.
    const names = await page.locator('.stage-score .arcs-ambition .name').evaluateAll((all) =>
      all.map((each) => {
        const word = document.createRange()
        word.selectNodeContents(each)
        const [box, text] = [each.getBoundingClientRect(), [...word.getClientRects()].at(-1)]
        if (text === undefined || text.top >= box.bottom - 1) return 'left out'
        return text.right <= box.right + 0.5 ? 'whole' : `${each.textContent} is cut off`
      }),
    )
    expect(names).toHaveLength(5)
    expect(names.filter((each) => each !== 'whole' && each !== 'left out')).toEqual([])
    expect(names.filter((each) => each === 'whole').length).toBeGreaterThan(3)
    // Those who point at it, or listen, have it all the same.
    expect(await page.locator('.stage-score .arcs-ambition[title]').count()).toBe(5)
    expect(problems).toEqual([])
    await close()
  })
