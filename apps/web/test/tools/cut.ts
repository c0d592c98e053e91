import type { Page } from 'playwright-core'

/** What lies beyond the edge of the box that it stands in; something has to stand there. */
export const cut = (page: Page, box: string, parts: string): Promise<string[]> =>
  page.evaluate(
    ([outer, inner]) => {
      let seen = 0
      const beyond = [...document.querySelectorAll(outer)].flatMap((each) => {
        const edge = each.getBoundingClientRect()
        return [...each.querySelectorAll(inner)].flatMap((part) => {
          const { left, right, top, bottom, width } = part.getBoundingClientRect()
          if (width < 2) return []
          seen++
          const inside =
            left > edge.left - 0.5 && right < edge.right + 0.5 && top > edge.top - 0.5 && bottom < edge.bottom + 0.5
          return inside ? [] : [`${each.textContent}: ${part.outerHTML.slice(0, 60)}`]
        })
      })
      if (seen === 0) throw new Error(`nothing of ${inner} is in ${outer}`)
      return beyond
    },
    [box, parts] as const,
  )
