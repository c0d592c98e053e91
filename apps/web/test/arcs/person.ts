// A person who plays Arcs through the page with taps alone: cards, kinds of action, systems, dice, whatever is offered.

import type { Page } from 'playwright-core'

interface Played {
  /** The bar at which this person stopped. */
  readonly bar: string
  readonly taps: number
  /** What the real table was asked and answered: screens with one confirmation each, whatever the taps. */
  readonly inputs: number
  /** Tables asked, by the kind of page that was open. */
  readonly pages: Readonly<Record<string, number>>
}

/**
 * Taps within the page, so that a whole game takes seconds: the first thing that moves the game on, or now and then
 * another one, by a fixed sequence. Stops at one of these bars, at something on the page, or after so many taps.
 * `like`: a kind of action that this person takes wherever they can.
 */
export async function playOn(
  page: Page,
  until: readonly string[],
  { most = 6000, seed = 7, stop = '', like = '' }: { most?: number; seed?: number; stop?: string; like?: string } = {},
): Promise<Played> {
  return page.evaluate(
    async ({ until, most, seed, stop, like }) => {
      let dice = seed
      const any = (n: number) => {
        dice = (dice * 1103515245 + 12345) % 2147483648
        return Math.floor((dice / 2147483648) * n)
      }
      // Waiting must not use up chance: the same taps make the same game, however busy the machine is.
      const oneOf = (list: readonly HTMLButtonElement[]) => (list.length === 0 ? undefined : list[any(list.length)])
      const pages: Record<string, number> = {}
      const bar = () => /bar-(\w+)/.exec(document.querySelector('section.bar')?.className ?? '')?.[1] ?? ''
      const shown = (selector: string): HTMLButtonElement[] =>
        [...document.querySelectorAll<HTMLButtonElement>(selector)].filter(
          (button) => !button.matches(':disabled, [aria-disabled="true"]'),
        )
      const rest = () => new Promise((done) => setTimeout(done, 0))
      let actions = 0
      let idle = 0
      let inputs = 0
      const entries = () => Number(document.querySelector('.table-page')?.getAttribute('data-entries'))
      let answering: number | undefined
      let changed = { at: 0, taps: 0 }
      for (let taps = 0; taps < most; ) {
        const now = bar()
        if (answering !== undefined && entries() > answering) inputs++
        answering = undefined
        if (until.includes(now) || (stop !== '' && document.querySelector(stop) !== null))
          return { bar: now, taps, inputs, pages }
        const compose = document.querySelector('.arcs-compose')
        const at = /on-(\w+)/.exec(compose?.className ?? '')?.[1] ?? ''
        let button: HTMLButtonElement | undefined
        // The table comes in parts; the board is the last of them.
        const drawn = document.querySelector('.stage-board:empty') === null
        if (!drawn) button = undefined
        else if (now === 'person' || now === 'table') {
          const anyway = shown('section.bar .bar-refusal + .bar-row .button.main')[0]
          const ready = shown('.arcs-compose .arcs-ready .main')[0]
          const keys = shown('.arcs-compose .arcs-key:not(.quiet):not(.main)').filter(
            (key) => !key.closest('.arcs-ready'),
          )
          const cards = shown('.stage-hand .arcs-card.can')
          const faces = shown('section.bar .button.face')
          if (anyway !== undefined) button = anyway
          else if (at === 'fate' && ready === undefined) button = oneOf(shown('.reach-fate-card'))
          else if (at === 'govern' && ready === undefined) button = oneOf(shown('.reach-govern .choice'))
          else if (at === 'talk' && ready === undefined && any(6) === 0) button = shown('.arcs-compose .dock-end')[0]
          else if (compose === null) button = oneOf(faces) ?? shown('.choice-groups button, .bar-row .button')[0]
          else if (at === 'card' && ready === undefined) button = oneOf(cards) ?? oneOf(keys)
          else if (at === 'root') {
            actions++
            const kinds = shown('.arcs-compose .arcs-kinds .arcs-key:not(.quiet)')
            const end = shown('.arcs-compose .arcs-kinds .arcs-key').at(-1)
            const liked = kinds.find((kind) => like !== '' && kind.textContent?.includes(like))
            button = actions % 3 === 0 || kinds.length === 0 ? end : (liked ?? oneOf(kinds))
          } else button = ready ?? oneOf(keys) ?? shown('.arcs-compose .arcs-key.quiet')[0]
          pages[at] = (pages[at] ?? 0) + 1
        } else button = shown('section.bar .button.main')[0]
        if (button === undefined) {
          // A bot thinks, or the page draws.
          if (++idle > 3000) throw new Error(`nothing to tap at ${now} ${at}`)
          await new Promise((done) => setTimeout(done, 5))
          continue
        }
        idle = 0
        taps++
        if (entries() !== changed.at) changed = { at: entries(), taps }
        if (taps - changed.taps > 200)
          throw new Error(`nothing comes of it: ${document.querySelector<HTMLElement>('section.bar')?.innerText}`)
        if (now === 'table') answering = entries()
        button.click()
        await rest()
      }
      return { bar: bar(), taps: most, inputs, pages }
    },
    { until, most, seed, stop, like },
  )
}
