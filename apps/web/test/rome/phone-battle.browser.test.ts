// A battle of Rome on a phone: where it has got to and what it is about.

import type { Lang } from '@understudy/procedure'
import { expect, test } from 'vitest'
import { drawn, pressIfThere } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'
import { isWhole, openPhone, WINDOWS } from './phones.ts'
import { battle } from './saves.ts'

const opened = await siteAndBrowser()

/** The words that questions and what came of a deed have for each phase. */
const NAMED: Readonly<Record<Lang, Readonly<Record<string, RegExp>>>> = {
  en: {
    'the terrain': /the terrain/,
    'the flanks': /the flanks/,
    'the centre': /the centre/,
    envelopment: /envelopment/,
  },
  ru: { местность: /за местность/, фланги: /на флангах/, центр: /в центре/, охват: /на охвате/ },
}

test.each(WINDOWS)(
  '%s, %s: the dock names the phase that is fought; stations and the stake are in sight',
  async (size, lang) => {
    const { page, problems, close } = await openPhone(opened, battle(), size, lang)
    await page.locator('.rome-tally .stake').waitFor()
    expect(await isWhole(page, '.rome-tally .stake', '[data-region="board"]')).toBe(true)
    const stations = page.locator('.rome-phases li')
    for (const each of await stations.all()) expect((await each.boundingBox())?.width ?? 0).toBeGreaterThan(8)
    const met = new Set<string>()
    for (let step = 0; step < 60 && (await page.locator('[data-scene="over"]').count()) === 0; step++) {
      // Whatever falls has come to rest.
      await page.locator('.scene.tumbling').waitFor({ state: 'detached' })
      const now = await page.evaluate(() => {
        const station = document.querySelector('.rome-phases [aria-current]')
        return {
          phase: station?.firstChild?.textContent ?? '',
          asked: document.querySelector('.bar-person') !== null,
          said: [...document.querySelectorAll('.bar-say, section.bar > .dock-plan')]
            .map((each) => each.textContent)
            .join(' '),
        }
      })
      if (now.asked && now.phase in NAMED[lang])
        for (const [phase, word] of Object.entries(NAMED[lang])) {
          if (phase !== now.phase) expect(now.said, `in ${now.phase}`).not.toMatch(word)
          else if (word.test(now.said)) met.add(phase)
        }
      const confirm = 'section.bar button.dock-confirm.main:not(:disabled)'
      for (const what of [confirm, '.stage-hand .rome-card.can', '.bar-person .rome-chip:not(:disabled, .impossible)'])
        if (await pressIfThere(page.locator(what).first())) break
      await drawn(page)
    }
    expect(met.size).toBeGreaterThan(1)
    expect(problems).toEqual([])
    await close()
  },
)
