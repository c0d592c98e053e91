// What the page looks like at one moment, and how much of it moves while somebody plays.

import type { Page } from 'playwright-core'

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A control, and how far what it stands in is scrolled sideways, of how far that can be. */
interface Placed extends Box {
  readonly scrolled: number
  readonly most: number
}

/** What the page looks like now. */
export interface Measured {
  readonly bar: string
  readonly entries: number
  /** Points of a grid that lie on the board, of all: scenes count, whatever covers the board does not. */
  readonly share: number
  readonly regions: Readonly<Record<string, Box>>
  readonly keys: Readonly<Record<string, Placed>>
  /** Lines of the dock that hold more than they show. */
  readonly overfull: readonly string[]
  /** Texts that are set too small: below 14 px, numbers on the map of a phone below 12, and what one presses there, or reads as a sentence of the plan, below 16. */
  readonly small: readonly string[]
  /** On a screen that is touched: what can be tapped and is too small for that, or on the map smaller than 40 with nothing to zoom by. */
  readonly tiny: readonly string[]
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
    const seen: { sizes: string[]; shifts: number; shifted: Record<string, number> } = {
      sizes: [],
      shifts: 0,
      shifted: {},
    }
    Object.assign(window, { seen })
    const board = document.querySelector('[data-region="board"]')
    const note = ([entry]: ResizeObserverEntry[]) =>
      seen.sizes.push(`${entry?.contentRect.width} × ${entry?.contentRect.height}`)
    if (board !== null) new ResizeObserver(note).observe(board)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as unknown as { value: number; sources: readonly { node: Node | null }[] }
        seen.shifts += value
        for (const { node } of sources) {
          const own = node instanceof Element ? node : (node?.parentElement ?? null)
          const name = own?.closest('[class]')?.getAttribute('class') ?? own?.localName ?? 'gone'
          seen.shifted[name] = (seen.shifted[name] ?? 0) + value
        }
      }
    }).observe({ type: 'layout-shift' })
  })
}

/** `resized`: the sizes that the board's box has come to have since; `shifted`: what has moved most. */
export const watched = (page: Page): Promise<{ resized: string[]; shifts: number; shifted: string }> =>
  page.evaluate(() => {
    const { sizes, shifts, shifted } = (
      window as unknown as { seen: { sizes: string[]; shifts: number; shifted: Record<string, number> } }
    ).seen
    const most = Object.entries(shifted).sort(([, a], [, b]) => b - a)
    const names = most.slice(0, 6).map(([name, value]) => `${name} ${value.toFixed(3)}`)
    return { resized: sizes.slice(1), shifts, shifted: names.join('; ') }
  })

/** `across`: how far apart the points are at which the board is looked for; from row to row it is 8 px. */
export const measure = (page: Page, across = 8, finger?: readonly [number, number]): Promise<Measured> =>
  page.evaluate(
    ([step, least]) => {
      const box = (of: Element) => {
        const { x, y, width, height } = of.getBoundingClientRect()
        return { x, y, width, height }
      }
      const placed = (of: Element) => {
        let row: Element | null = of
        while (row !== null && (row.scrollLeft === 0 || row.matches('html, body'))) row = row.parentElement
        const most = row === null ? 0 : row.scrollWidth - row.clientWidth
        return { ...box(of), scrolled: row?.scrollLeft ?? 0, most }
      }
      let on = 0
      let points = 0
      for (let y = 4; y < innerHeight; y += 8)
        for (let x = 4; x < innerWidth; x += step) {
          points++
          if (document.elementFromPoint(x, y)?.closest('[data-region]')?.getAttribute('data-region') === 'board') on++
        }
      const named = <Found>(what: string, name: string, found: (of: Element) => Found) =>
        Object.fromEntries(
          [...document.querySelectorAll(what)]
            .filter((each) => each.getClientRects().length > 0)
            .map((each) => [each.getAttribute(name) ?? '', found(each)]),
        )
      const overfull = [...document.querySelectorAll<HTMLElement>('.bar-say, .dock-plan, .dock-end')]
        .filter((line) => line.scrollHeight > line.clientHeight + 1)
        .map((line) => `${line.className}: ${line.innerText}`)
      const small = new Set<string>()
      const walk = document.createTreeWalker(
        document.querySelector('.table-page') ?? document.body,
        NodeFilter.SHOW_TEXT,
      )
      for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
        const own = node.parentElement
        if (own === null || own.closest('[class*="unseen"], title') !== null || (node.textContent ?? '').trim() === '')
          continue
        const { width, height } = own.getBoundingClientRect()
        if (width < 3 || height < 3) continue
        // A drawing is enlarged or reduced as a whole.
        const drawn = own.closest<SVGGraphicsElement>('svg text')?.getScreenCTM()
        const scale = drawn === undefined || drawn === null ? 1 : Math.hypot(drawn.a, drawn.b)
        const size = Number.parseFloat(getComputedStyle(own).fontSize) * scale
        const onMap = drawn !== undefined && own.closest('[data-region="board"]') !== null
        const phone = innerWidth < 700 || innerHeight < 640
        const pressed =
          innerWidth < 700 &&
          own.closest(
            ':not(.asked) > .dock-end, .dock-confirm, .tabs .tab, [data-key^="verb "], .dock-plan, .bar-refusal, .plan-token, .rome-chip',
          ) !== null
        if (size < (phone && onMap ? 11.9 : pressed ? 15.9 : 13.9))
          small.add(`${own.closest('[class]')?.getAttribute('class') ?? own.localName}: ${size.toFixed(1)} px`)
      }
      const tiny = new Set<string>()
      const zooms = document.querySelector('[data-region="board"] .zoom') !== null
      for (const each of least !== undefined
        ? document.querySelectorAll('.table-page :is(button:not(:disabled), a[href], summary, select, [role="button"])')
        : []) {
        const { x, y, width, height } = each.getBoundingClientRect()
        const onMap = each.closest('[data-region="board"] svg') !== null
        // In a frame that is lower it is as high as that.
        const frame = each.closest('[data-region]')?.clientHeight ?? Number.POSITIVE_INFINITY
        const [wide, high] = onMap ? [40, 40] : [least?.[0] ?? 0, Math.min(least?.[1] ?? 0, frame)]
        // The dots of beats are 24 px wide by design.
        if (
          width === 0 ||
          each.matches('.strip-step') ||
          (width > wide - 0.5 && height > high - 0.5) ||
          (onMap && zooms)
        )
          continue
        // What is drawn smaller may be hit around its edge, too.
        const own = (px: number, py: number) => {
          const hit = document.elementFromPoint(px, py)
          return hit !== null && (each === hit || each.contains(hit))
        }
        const [mx, my] = [x + width / 2, y + height / 2]
        if (!own(mx, my)) continue
        const reach = (dx: number, dy: number) => {
          let n = 0
          while (n < 60 && own(mx + dx * (n + 1), my + dy * (n + 1))) n++
          return n
        }
        const [w, h] = [reach(-1, 0) + reach(1, 0) + 1, reach(0, -1) + reach(0, 1) + 1]
        if (w < wide - 1 || h < high - 1)
          tiny.add(
            `${each.getAttribute('class') ?? each.localName} “${(each.textContent ?? '').slice(0, 20)}”: ${w} × ${h}`,
          )
      }
      const count = (what: string) => document.querySelectorAll(what).length
      // Its frame, and every box in it.
      const inSight = (of: Element) => {
        const { x, y, width, height, right, bottom } = of.getBoundingClientRect()
        const hit = (part: number) => document.elementFromPoint(x + width * part, y + height / 2)
        const open = [0.1, 0.5, 0.9].every((part) => hit(part)?.closest('[data-region="score"]') != null)
        return open && bottom <= innerHeight && right <= innerWidth
      }
      const score = document.querySelector('[data-region="score"]')
      return {
        small: [...small],
        tiny: [...tiny],
        origins: count('.arcs-tap.origin, .muhq-piece.origin, .rome-piece.origin'),
        goals: count(
          '.arcs-tap:is(.goal, .grave), .muhq-tap-tile, .muhq-piece:is(.goal, .grave), .rome-goals > g, .rome-piece:is(.goal, .grave)',
        ),
        scored: score !== null && [score, ...score.querySelectorAll('button')].every(inSight),
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
        regions: named('[data-region]', 'data-region', box),
        keys: named(
          ':is([data-region="head"], [data-region="seats"], [data-region="score"], [data-region="market"], [data-region="hand"], [data-region="dock"], .tabs-row) [data-key]',
          'data-key',
          placed,
        ),
        overfull,
        drawer: document.querySelector('[data-region="drawer"], .dock-tray') !== null,
        pad: document.querySelector('.dock-pad') !== null,
      }
    },
    [across, finger] as const,
  )
