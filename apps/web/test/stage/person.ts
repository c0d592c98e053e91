// A person who plays any game by tapping what the page offers, one tap at a time; and what is measured around each tap.

import type { Page } from 'playwright-core'

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** What the page looks like now. */
export interface Measured {
  readonly bar: string
  readonly entries: number
  /** Points of a grid that lie on the board, of all: scenes count, whatever covers the board does not. */
  readonly share: number
  readonly regions: Readonly<Record<string, Box>>
  readonly keys: Readonly<Record<string, Box>>
  /** Lines of the dock that hold more than they show. */
  readonly overfull: readonly string[]
  /** Texts that are set too small: below 14 px, numbers on the map of a phone below 12, and what one presses there below 16. */
  readonly small: readonly string[]
  readonly drawer: boolean
  /** The dock is a pad, which is larger: see the table of sizes. */
  readonly pad: boolean
  /** How many origins and how many destinations are marked on the map. */
  readonly origins: number
  readonly goals: number
  /** What the game is won by can be seen: its frame is within the window and not covered. */
  readonly scored: boolean
  /** What is asked, and how: states of the page that look alike have the same. */
  readonly state: string
}

/** Begins to watch: how often the board's box changes, and how much the page shifts, taps included. */
export async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen = { resized: -1, shifts: 0, tick: 7 }
    Object.assign(window, { seen })
    const board = document.querySelector('[data-region="board"]')
    if (board !== null) new ResizeObserver(() => seen.resized++).observe(board)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shifts += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift' })
  })
}

export const watched = (page: Page): Promise<{ resized: number; shifts: number }> =>
  page.evaluate(() => {
    const { resized, shifts } = (window as unknown as { seen: { resized: number; shifts: number } }).seen
    return { resized, shifts }
  })

/** What was tapped, and where; `onBoard`: something on a drawing. */
interface Tapped {
  readonly what: string
  readonly onBoard: boolean
  /** Just before it: entries of the journal, and whether something lay ready to be confirmed. */
  readonly entries: number
  readonly ready: boolean
  readonly x: number
  readonly y: number
}

/**
 * Taps what moves the game on, or now and then something else, by a fixed sequence. `press` false: only answers what it would
 * be, for a finger of flesh and blood.
 */
export async function tapOnce(page: Page, press = true): Promise<Tapped> {
  return page.evaluate(async (press) => {
    const seen = (window as unknown as { seen: { tick: number } }).seen
    const any = (n: number) => {
      seen.tick = (seen.tick * 1103515245 + 12345) % 2147483648
      return Math.floor((seen.tick / 2147483648) * n)
    }
    const all = (what: string) =>
      [...document.querySelectorAll<HTMLElement>(what)].filter(
        (each) => !each.matches(':disabled, .hollow, [aria-disabled="true"]'),
      )
    for (let waited = 0; waited < 1200; waited++) {
      const bar = /bar-(\w+)/.exec(document.querySelector('section.bar')?.className ?? '')?.[1] ?? ''
      if (bar === 'over' || bar === 'broken')
        return { what: bar, onBoard: false, entries: 0, ready: false, x: -1, y: -1 }
      // What draws a scene comes with the first one: whoever looks at it does not go on before.
      const scene = document.querySelector('.scene')
      const drawn = scene === null || scene.querySelector(':scope > :not(.scene-lift, .page-wait)') !== null
      const sure = all('.bar-row.asked .main')[0]
      const confirm = all('.dock-confirm').at(-1)
      const pick = all(
        'section.bar :is(.dock-choices, .bar-row, .dock-pad, .dock-tray) button:not(.quiet, .dock-end, .dock-confirm, .all-choices, .plan-token)',
      )
      const onBoard = all(
        '.stage-hand .can, .stage-market .can, .arcs-tap.can, .muhq-tap-tile, .muhq-piece.can, .rome-hit.can',
      )
      const end = all('.dock-end').at(-1)
      const more = [...pick, ...onBoard]
      const what =
        bar === 'run' || !drawn
          ? undefined
          : (sure ??
            (confirm !== undefined && any(8) > 0 ? confirm : undefined) ??
            (more.length > 0 && any(4) > 0 ? more[any(more.length)] : (end ?? more[0] ?? confirm)))
      if (what !== undefined && bar !== '') {
        if (!press) what.scrollIntoView({ block: 'nearest', inline: 'nearest' })
        const box = what.getBoundingClientRect()
        const answer = {
          what: `${bar}: ${(what.textContent ?? '').trim().slice(0, 40)}`,
          onBoard: onBoard.includes(what),
          entries: Number(document.querySelector('.table-page')?.getAttribute('data-entries')),
          ready: confirm !== undefined,
          x: box.x + box.width / 2,
          y: box.y + box.height / 2,
        }
        if (press) what.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
        return answer
      }
      await new Promise((done) => setTimeout(done, 10))
    }
    throw new Error(`nothing to tap: ${document.querySelector<HTMLElement>('section.bar')?.innerText}`)
  }, press)
}

/** `across`: how far apart the points are at which the board is looked for; from row to row it is 8 px. */
export const measure = (page: Page, across = 8): Promise<Measured> =>
  page.evaluate((step) => {
    const box = (of: Element) => {
      const { x, y, width, height } = of.getBoundingClientRect()
      return { x, y, width, height }
    }
    let on = 0
    let points = 0
    for (let y = 4; y < innerHeight; y += 8)
      for (let x = 4; x < innerWidth; x += step) {
        points++
        if (document.elementFromPoint(x, y)?.closest('[data-region]')?.getAttribute('data-region') === 'board') on++
      }
    const named = (what: string, name: string) =>
      Object.fromEntries(
        [...document.querySelectorAll(what)]
          .filter((each) => each.getClientRects().length > 0)
          .map((each) => [each.getAttribute(name) ?? '', box(each)]),
      )
    const overfull = [...document.querySelectorAll<HTMLElement>('.bar-say, .dock-plan, .dock-end')]
      .filter((line) => line.scrollHeight > line.clientHeight + 1)
      .map((line) => `${line.className}: ${line.innerText}`)
    const small = new Set<string>()
    const walk = document.createTreeWalker(document.querySelector('.table-page') ?? document.body, NodeFilter.SHOW_TEXT)
    for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
      const own = node.parentElement
      if (own === null || own.closest('[class*="unseen"], title') !== null || (node.textContent ?? '').trim() === '')
        continue
      const box = own.getBoundingClientRect()
      if (box.width < 3 || box.height < 3) continue
      // A drawing is enlarged or reduced as a whole.
      const drawn = own.closest<SVGGraphicsElement>('svg text')?.getScreenCTM()
      const scale = drawn === undefined || drawn === null ? 1 : Math.hypot(drawn.a, drawn.b)
      const size = Number.parseFloat(getComputedStyle(own).fontSize) * scale
      const onMap = drawn !== undefined && own.closest('[data-region="board"]') !== null
      const phone = innerWidth < 700 || innerHeight < 640
      const pressed =
        innerWidth < 700 &&
        own.closest(
          ':not(.asked) > .dock-end, .dock-confirm, .tabs .tab, [data-key^="verb "], .dock-plan .hint, .plan-token, .rome-chip',
        ) !== null
      if (size < (phone && onMap ? 11.9 : pressed ? 15.9 : 13.9))
        small.add(`${own.closest('[class]')?.getAttribute('class') ?? own.localName}: ${size.toFixed(1)} px`)
    }
    const count = (what: string) => document.querySelectorAll(what).length
    const score = document.querySelector('[data-region="score"]')?.getBoundingClientRect()
    return {
      small: [...small],
      origins: count('.arcs-tap.origin, .muhq-piece.origin, .rome-piece.origin'),
      goals: count(
        '.arcs-tap:is(.goal, .grave), .muhq-tap-tile, .muhq-piece:is(.goal, .grave), .rome-goals > g, .rome-piece:is(.goal, .grave)',
      ),
      scored:
        score !== undefined &&
        score.bottom <= innerHeight &&
        [0.1, 0.5, 0.9].every(
          (part) =>
            document
              .elementFromPoint(score.x + score.width * part, score.y + score.height / 2)
              ?.closest('[data-region="score"]') !== null,
        ),
      state: [
        document.querySelector('section.bar')?.className,
        document.querySelector('.composer > *')?.className,
        document.querySelector('.scene') === null ? '' : 'scene',
        document.querySelector('.popover') === null ? '' : 'popover',
        document.querySelector('.plan-preview') === null ? '' : 'ghost',
        document.querySelector('[data-region="reader"]') === null ? '' : 'reader',
      ].join(' '),
      bar: /bar-(\w+)/.exec(document.querySelector('section.bar')?.className ?? '')?.[1] ?? '',
      entries: Number(document.querySelector('.table-page')?.getAttribute('data-entries')),
      share: on / points,
      regions: named('[data-region]', 'data-region'),
      keys: named(
        ':is([data-region="head"], [data-region="seats"], [data-region="score"], [data-region="market"], [data-region="hand"], [data-region="dock"], .tabs-row) [data-key]',
        'data-key',
      ),
      overfull,
      drawer: document.querySelector('[data-region="drawer"], .dock-tray') !== null,
      pad: document.querySelector('.dock-pad') !== null,
    }
  }, across)
