// A person who plays with the keyboard alone: numbers for the choices, H and Tab for cards, D and Tab for Confirm, E for the
// end. Looks at the page, but touches nothing of it in any other way.

import type { Page } from 'playwright-core'

interface Seen {
  readonly bar: string
  readonly say: string
  /** Whether Confirm and the end of the turn can be pressed. */
  readonly confirm: boolean
  readonly end: boolean
  /** What the numbers choose from, and how many cards of the hand can be taken. */
  readonly chips: number
  readonly cards: number
  readonly goals: number
  readonly entries: number
}

const see = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const bar = document.querySelector('section.bar')
    const all = (selector: string) => document.querySelectorAll(selector).length
    return {
      bar: /bar-(\w+)/.exec(bar?.className ?? '')?.[1] ?? '',
      say: bar?.querySelector('.bar-sentence')?.textContent ?? '',
      confirm: all('section.bar button.dock-confirm:not(:disabled)') > 0,
      end: all('section.bar button.dock-end:not(:disabled)') > 0,
      chips: all('section.bar :is(.dock-choices, .bar-row, .dock-pad) button:not(:disabled, .dock-confirm, .dock-end)'),
      cards: all('[data-region="hand"] button.can:not(:disabled)'),
      goals: all('[data-region="board"] .chevrons'),
      entries: Number(document.querySelector('.table-page')?.getAttribute('data-entries')),
    }
  })

/** Plays until the game is over, or so many keys were pressed; answers how many. */
export async function playByKeys(page: Page, most: number): Promise<{ readonly keys: number; readonly seen: Seen }> {
  let keys = 0
  let dice = 11
  const any = (n: number) => {
    dice = (dice * 1103515245 + 12345) % 2147483648
    return Math.floor((dice / 2147483648) * n)
  }
  const key = async (name: string) => {
    keys++
    await page.keyboard.press(name)
  }
  const focused = (selector: string) => page.evaluate((s) => document.activeElement?.matches(s) === true, selector)
  /** From the first thing of a region, by Tab and by arrows, to what is looked for. */
  const reach = async (region: string, selector: string): Promise<boolean> => {
    await key(region)
    for (let step = 0; step < 24; step++) {
      if (await focused(selector)) return true
      await key('Tab')
    }
    return false
  }
  let before: Seen | undefined
  let stuck = 0
  while (keys < most) {
    const seen = await see(page)
    if (seen.bar === 'over') return { keys, seen }
    stuck = before?.entries === seen.entries ? stuck + 1 : 0
    if (stuck > 400) throw new Error(`nothing goes on: ${seen.bar} ${seen.say}`)
    before = seen
    if (seen.bar === 'rest' && seen.end) {
      await key('e')
      await page.waitForTimeout(60)
      continue
    }
    if (seen.bar !== 'person' && !(seen.confirm && (seen.bar === 'battle' || seen.bar === 'interval'))) {
      await page.waitForTimeout(40)
      continue
    }
    if (seen.confirm) {
      if (await reach('d', 'section.bar button.dock-confirm')) await key('Enter')
    } else if (stuck > 12 && seen.end) {
      await key('Escape')
      await key('Escape')
      await key('e')
      // With something left to do it is asked whether that is meant.
      await page.waitForTimeout(430)
      if ((await page.locator('.bar-row.asked').count()) > 0) await key('e')
    } else if (stuck > 24 && stuck % 6 === 0) await key('Escape')
    else if (seen.cards > 0 && (seen.chips === 0 || any(2) === 0)) {
      if (await reach('h', '[data-region="hand"] button.can')) {
        for (let on = any(seen.cards); on > 0; on--) await key(any(2) === 0 ? 'Tab' : 'ArrowRight')
        await key('Enter')
      }
    } else if (seen.goals > 0 && any(3) === 0) {
      await key('b')
      await key(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'][any(4)] ?? 'ArrowUp')
      await key('Enter')
    } else if (seen.chips > 0 && (!seen.end || any(4) > 0)) await key(String(1 + any(Math.min(9, seen.chips))))
    else if (seen.end) await key('e')
    // What has just changed its meaning takes no press for a moment.
    await page.waitForTimeout(stuck > 3 ? 430 : 60)
  }
  return { keys, seen: await see(page) }
}
