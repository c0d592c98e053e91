// The lines of the dock hold the longest words that any game has for them, in both languages: the question in its line and what a deed is called in
// the line of the plan, where what is too long ends in "…". A sample of windows here, all of them in `npm run stage`.

import { arcsPackage } from '@understudy/arcs'
import { muhqPackage } from '@understudy/muhq'
import { LANGS } from '@understudy/procedure'
import { romePackage } from '@understudy/rome'
import { expect, test } from 'vitest'
import { GRAVE_WORDS } from '../../src/games/arcs/compose/grave/words.ts'
import { longestOf, spokenIn } from '../../src/games/longest-testing.ts'
import { weighWords } from '../../src/games/rome/text/weigh.ts'
import { openSaved, withSettings } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'
import { position } from './positions.ts'
import { SIZES } from './sizes.ts'
import { ALL } from './windows.ts'

const { site, browser } = await siteAndBrowser()

const SPOKEN = [
  spokenIn(arcsPackage, { players: 4, role1: 'human', role2: 'human', role3: 'human', role4: 'human' }, 1, 400),
  spokenIn(romePackage, { role1: 'human', role2: 'human', role3: 'human', role4: 'human' }, 1, 600),
  spokenIn(muhqPackage, { players: 2 }, 1, 150),
]

for (const lang of LANGS)
  test(`the longest words fit their lines (${lang})`, async () => {
    const { page, problems, close } = await browser.newPage({ lang })
    await withSettings(page, { speed: 'instant', lang })
    await openSaved(page, site.url, position('muhq', 'opening', 'screen'))
    await page.locator('.stage-hand .muhq-card.can').first().click()
    await page.locator('.muhq-tap-tile').first().click()
    await page.locator('.plan-words').waitFor()
    const asks = SPOKEN.map((of) => longestOf(of.asks, lang))
    const deeds = SPOKEN.map((of) => of.deeds[lang])
    expect(Math.min(...asks.map(({ length }) => length))).toBeGreaterThan(20)
    for (const [name, { width, height }] of Object.entries(SIZES).filter(
      ([each]) => ALL || /^(?:L|T|P−)$/.test(each),
    )) {
      await page.setViewportSize({ width, height })
      await page.waitForTimeout(100)
      const over = await page.evaluate(
        ([questions, plans]) => {
          const higher = (what: string) => {
            const line = document.querySelector<HTMLElement>(what)
            return line === null || line.scrollHeight > line.clientHeight + 1
          }
          const wrong: string[] = []
          const [ask, plan] = [document.querySelector('.bar-sentence'), document.querySelector('.plan-words')]
          for (const text of questions) {
            if (ask !== null) ask.textContent = text
            if (higher('.bar-say')) wrong.push(`asked: ${text}`)
          }
          for (const text of plans) {
            if (plan !== null) plan.textContent = text
            if (higher('.dock-plan')) wrong.push(`planned: ${text}`)
          }
          return wrong
        },
        [asks, deeds] as const,
      )
      expect(over, name).toEqual([])
    }
    console.log(
      `| longest question, longest deed, ${lang} | ${Math.max(...asks.map(({ length }) => length))} and ${Math.max(...deeds.map(({ length }) => length))} letters | fit |`,
    )
    expect(problems).toEqual([])
    await close()
  })

/** Whoever a war can begin with, as the button of a grave deed names them. */
const ENEMIES = {
  en: ['the Greeks', 'Carthage', 'the Barbarians', 'Carthage and the Greeks'],
  ru: ['Греки', 'Карфаген', 'Варвары', 'Карфаген, Греки'],
} as const

for (const lang of LANGS)
  test(`grave deeds are named in full on a phone’s Confirm, of 16 px (${lang})`, async () => {
    const { page, problems, close } = await browser.newPage({ width: 390, height: 844, lang })
    await withSettings(page, { speed: 'instant', lang })
    await openSaved(page, site.url, position('muhq', 'opening', 'screen'))
    await page.locator('.stage-hand .muhq-card.can').first().click()
    await page.locator('.muhq-tap-tile').first().click()
    await page.locator('button.dock-confirm:not(.hollow)').waitFor()
    const { attack, besiege, intercept } = weighWords.wars
    const wars = [attack, besiege, intercept].flatMap((verb) =>
      // Ships that sail past belong to one side.
      ENEMIES[lang]
        .slice(0, verb === intercept ? 3 : 4)
        .map((who) => (lang === 'en' ? `${verb.en}: war with ${who}` : `${verb.ru}: война (${who})`)),
    )
    const { pressCity, pressOutrage, pressOwn } = GRAVE_WORDS[lang]
    const all = [pressCity, pressOutrage, pressOwn, weighWords.renounce[lang], weighWords.dissolve[lang], ...wars]
    for (const [name, least] of [
      ['P', 16],
      ['P−', 16],
    ] as const) {
      const { width, height } = SIZES[name]!
      await page.setViewportSize({ width, height })
      await page.waitForTimeout(100)
      const wrong = await page.evaluate(
        ([texts, px]) => {
          const button = document.querySelector<HTMLElement>('button.dock-confirm:not(.hollow)')!
          button.classList.add('grave')
          return texts.filter((text) => {
            button.textContent = text
            const letters = document.createRange()
            letters.selectNodeContents(button)
            const lines = new Set([...letters.getClientRects()].map(({ top }) => top)).size
            const { fontSize, lineHeight } = getComputedStyle(button)
            const tall = lines * Number.parseFloat(lineHeight)
            return (
              Number.parseFloat(fontSize) < px || tall > button.clientHeight || button.scrollWidth > button.clientWidth
            )
          })
        },
        [all, least] as const,
      )
      expect(wrong, name).toEqual([])
    }
    expect(problems).toEqual([])
    await close()
  })
