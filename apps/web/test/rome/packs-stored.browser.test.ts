// Packs of one's own as they are kept: rows in a sheet on a phone, what was stored stays, what cannot be read is named.

import { expect, test } from 'vitest'
import { complaints } from '../tools/axe.ts'
import { withSettings } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'
import { pictures, sideways } from './drive.ts'
import { stored } from './packs-hands.ts'

const { site, browser } = await siteAndBrowser()

test('on a phone: rows in a sheet, the map, and nothing that was stored is lost', async () => {
  const { page, problems, close } = await browser.newPage({ width: 360, height: 740, lang: 'ru', scheme: 'dark' })
  await withSettings(page, { lang: 'ru' })
  await page.goto(`${site.url}#/rome/packs`)
  await page.getByRole('button', { name: 'Скопировать домашний' }).click()
  await page.locator('.pack-row').filter({ hasText: 'Афины' }).click()
  await page.getByLabel('Золото').fill('много')
  await page.locator('dialog .pack-remark', { hasText: 'нужно целое число' }).waitFor()
  expect(await complaints(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Замечания/ }).click()
  await page.locator('.pack-remark-line').filter({ hasText: 'Золото' }).click()
  await page.getByLabel('Золото').fill('3')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Карта', exact: true }).click()
  await page.locator('.pack-place').nth(59).waitFor()
  expect(await complaints(page)).toEqual([])
  expect(await sideways(page)).toBeLessThanOrEqual(0)
  await page.screenshot({ path: `${pictures}rome-packs-360-ru-dark.png` })
  await stored(page)

  // A record that cannot be read is named and kept; a deleted pack comes back.
  await page.evaluate(async () => {
    const open = indexedDB.open('understudy')
    const db = await new Promise<IDBDatabase>((resolve) => {
      open.onsuccess = () => resolve(open.result)
    })
    const write = db
      .transaction('packs', 'readwrite')
      .objectStore('packs')
      .put({ id: 'old', title: 'Старый', files: 7 })
    await new Promise((resolve) => {
      write.onsuccess = resolve
    })
    db.close()
  })
  await page.getByRole('link', { name: 'Все наборы' }).click()
  await page.getByText('«Старый» больше не читается').waitFor()
  await page.getByRole('button', { name: /^Ещё: Копия/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click()
  await page.getByRole('link', { name: /Копия домашнего набора/ }).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Вернуть' }).click()
  await page.getByRole('link', { name: /Копия домашнего набора/ }).click()
  await page.locator('.pack-row').filter({ hasText: 'Афины' }).filter({ hasText: 'Золото 3' }).waitFor()

  // Factions are called as the pack calls them, from the new-game page on.
  await page.getByRole('button', { name: /^Фракции/ }).click()
  await page.locator('.pack-row').filter({ hasText: 'Греки' }).click()
  await page.locator('dialog').getByLabel('По-русски').fill('Понт')
  await page.keyboard.press('Escape')
  // Nothing is lost in the moment before it is stored.
  await page.reload()
  await page.getByRole('button', { name: 'Играть с этим набором' }).click()
  const roles = page.locator('.draft fieldset').filter({ hasText: 'Speed-bot' })
  await roles.filter({ hasText: 'Понт' }).first().waitFor()
  expect(await roles.filter({ hasText: 'Греки' }).count()).toBe(0)

  // A file that would lose its letters is not taken; a table alone comes with the rest of a blank pack.
  await page.goto(`${site.url}#/rome/packs`)
  const bring = (name: string, buffer: Buffer) =>
    page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer })
  await bring('seas.csv', Buffer.from([0x69, 0x64, 0x2c, 0xd0, 0xe8, 0xec]))
  await page.getByText('seas.csv — не текст в UTF-8').waitFor()
  await bring('Seas.csv', Buffer.from('id,name\npont,Понт Эвксинский\n'))
  await page.getByText(/Этих файлов среди выбранных не было.*regions\.csv/).waitFor()
  await page.getByRole('heading', { name: 'До первого хода' }).waitFor()
  expect(problems).toEqual([])
  await close()
}, 60_000)
