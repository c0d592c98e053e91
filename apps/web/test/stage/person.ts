// A person who plays any game by tapping what the page offers, with a real mouse, one tap at a time.

import type { Page } from 'playwright-core'

/** What will be tapped, and where. */
interface Tapped {
  readonly what: string
  /** Something on a drawing, and whether it is what was tapped before. */
  readonly onBoard: boolean
  readonly again: boolean
  /** Just before it: entries of the journal, whether something lay ready to be confirmed, and whether a grave deed was weighed and is pressed now. */
  readonly entries: number
  readonly ready: boolean
  readonly weighed: boolean
  /** It had to be brought into sight first. */
  readonly scrolled: boolean
  /** Below 0: nothing is left to tap. */
  readonly x: number
  readonly y: number
}

/** Begins a sequence of taps, always the same for the same number; notes which presses the page takes and which it drops. */
export const beginTaps = (page: Page, seed = 7): Promise<void> =>
  page.evaluate((from) => {
    const taps = { tick: from, last: '', taken: 0, pressed: { key: '', means: '' } }
    Object.assign(window, { taps })
    const note = ({ isTrusted, target }: MouseEvent) => {
      const on = (target as Element).closest('button, a, summary, [role="button"], [data-key]')
      const text = on?.textContent ?? ''
      const entries = document.querySelector('.table-page')?.getAttribute('data-entries')
      if (isTrusted) taps.pressed = { key: on?.getAttribute('data-key') ?? text, means: `${text} ${entries}` }
    }
    addEventListener('click', note, true)
    // A press that is dropped never comes this far.
    addEventListener('click', () => taps.taken++)
  }, seed)

/** What moves the game on, or now and then something else, by a fixed sequence: what lies in sight under the point, as for a finger of flesh and blood. */
export const nextTap = (page: Page): Promise<Tapped> =>
  page.evaluate(async () => {
    const { taps } = window as unknown as { taps: { tick: number; last: string } }
    const any = (n: number) => {
      taps.tick = (taps.tick * 1103515245 + 12345) % 2147483648
      return Math.floor((taps.tick / 2147483648) * n)
    }
    const all = (what: string) =>
      [...document.querySelectorAll<HTMLElement>(what)].filter(
        (each) => !each.matches(':disabled, .hollow, [aria-disabled="true"]'),
      )
    const middle = (of: Element) => {
      const { x, y, width, height } = (of.querySelector('.catch') ?? of).getBoundingClientRect()
      return { x: x + width / 2, y: y + height / 2 }
    }
    const open = (each: Element) => {
      const { x, y } = middle(each)
      const hit = document.elementFromPoint(x, y)
      return hit !== null && each.contains(hit)
    }
    /** Whether it can be tapped, and whether it had to be scrolled to. */
    const reached = (each: Element): 'seen' | 'scrolled' | undefined => {
      if (open(each)) return 'seen'
      each.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      return open(each) ? 'scrolled' : undefined
    }
    const keyOf = (each: Element) =>
      (each.closest('[data-key]') ?? each.querySelector('[data-key]'))?.getAttribute('data-key') ??
      (each.textContent ?? '').trim()
    for (let waited = 0; waited < 1200; waited++) {
      const bar = /bar-(\w+)/.exec(document.querySelector('section.bar')?.className ?? '')?.[1] ?? ''
      const nothing = { what: bar, onBoard: false, again: false, entries: 0, ready: false, weighed: false }
      if (bar === 'over' || bar === 'broken') return { ...nothing, scrolled: false, x: -1, y: -1 }
      // What draws a scene comes with the first one: whoever looks at it does not go on before.
      const scene = document.querySelector('.scene')
      const drawn = scene === null || scene.querySelector(':scope > :not(.scene-lift, .page-wait)') !== null
      // Waiting must not use up chance: the same taps make the same game, however busy the machine is.
      if (bar === '' || bar === 'run' || !drawn) {
        await new Promise((done) => setTimeout(done, 10))
        continue
      }
      const sure = all('.bar-row.asked .main').slice(0, 1)
      const confirm = all('.dock-confirm').slice(-1)
      // A position is corrected on a sheet that covers the whole table, on request only: none of the frames is there then.
      const pick = all(
        'section.bar:not(.bar-interval) :is(.dock-choices, .bar-row, .dock-pad, .dock-tray) button:not(.quiet, .dock-end, .dock-confirm, .all-choices, .plan-token)',
      )
      const onBoard = all(
        '.stage-hand .can, .stage-market .can, .arcs-tap.can, .muhq-tap-tile, .muhq-piece.can, .rome-hit.can, .rome-piece.can',
      )
      const end = all('.dock-end').slice(-1)
      const more = [...pick, ...onBoard]
      const begin = taps.tick
      /** The others in turn, from anywhere. */
      const from = more.length === 0 ? 0 : any(more.length)
      const shuffled = [...more.slice(from), ...more.slice(0, from)]
      const wanted =
        sure.length > 0
          ? sure
          : confirm.length > 0 && any(8) > 0
            ? [...confirm, ...shuffled, ...end]
            : any(4) > 0
              ? [...shuffled, ...end, ...confirm]
              : [...end, ...shuffled, ...confirm]
      for (const each of wanted) {
        const how = reached(each)
        if (how === undefined) continue
        const key = keyOf(each)
        const again = key === taps.last
        taps.last = key
        return {
          what: `${bar}: ${(each.getAttribute('aria-label') ?? each.textContent ?? '').trim().slice(0, 40)}`,
          // In Rome the journal notes which army was taken up, though nothing is done by that.
          onBoard: onBoard.includes(each) && !each.matches('.rome-piece.origin'),
          again,
          entries: Number(document.querySelector('.table-page')?.getAttribute('data-entries')),
          ready: confirm.length > 0,
          weighed: document.querySelector('.weigh') !== null && each.matches('.dock-confirm.grave'),
          scrolled: how === 'scrolled',
          ...middle(each),
        }
      }
      taps.tick = begin
      await new Promise((done) => setTimeout(done, 10))
    }
    throw new Error(`nothing to tap: ${document.querySelector<HTMLElement>('section.bar')?.innerText}`)
  })

/** The next tap, done by a script, which may tap as quickly as it likes. */
export async function tapQuickly(page: Page): Promise<Tapped> {
  const tapped = await nextTap(page)
  await page.evaluate(
    ({ x, y }) =>
      document.elementFromPoint(x, y)?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })),
    tapped,
  )
  return tapped
}

/**
 * What lies under the finger that has just tapped here, within 400 ms: the same, nothing that acts, what is meant to be pressed again, or something else. Something
 * else is pressed once more, by the clock of the page: `dropped` if the page took no notice. `late`: it came too late to look.
 */
export type Under = 'same' | 'nothing' | 'again' | 'dropped' | 'late' | `took ${string}`

export const underFinger = (page: Page, { x, y }: { readonly x: number; readonly y: number }): Promise<Under> =>
  page.evaluate(
    ({ clientX, clientY }): Under => {
      const { taps, lastPress } = window as unknown as {
        taps: { taken: number; pressed: { key: string; means: string } }
        lastPress: { at: number }
      }
      if (performance.now() - lastPress.at > 350) return 'late'
      const hit = document.elementFromPoint(clientX, clientY)
      const under = hit?.closest<HTMLElement>('button, a, summary, [role="button"], [data-key]') ?? null
      // On a map what cannot be done now only tells what it is.
      const tells = under?.closest('[data-region="board"] svg') && !under.closest('.can, .muhq-tap-tile')
      if (under === null || tells || under.matches(':disabled, .hollow, [aria-disabled="true"]')) return 'nothing'
      const { key, means } = taps.pressed
      const text = under.textContent ?? ''
      // A button of the thumb has one key for whatever it does.
      const entries = document.querySelector('.table-page')?.getAttribute('data-entries')
      const other = under.matches('.dock-confirm, .dock-end') && means !== `${text} ${entries}`
      if ((under.getAttribute('data-key') ?? text) === key && !other) return 'same'
      if (under.dataset.again !== undefined) return 'again'
      const before = taps.taken
      // Looking what lies there may lay the page out, which takes a while on a busy machine.
      if (performance.now() - lastPress.at > 350) return 'late'
      under.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, clientX, clientY }))
      return taps.taken === before ? 'dropped' : `took ${text.trim().slice(0, 40)}`
    },
    { clientX: x, clientY: y },
  )
