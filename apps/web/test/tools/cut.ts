import type { Page } from 'playwright-core'

/** What lies beyond the edge of the box that it stands in. */
export const cut = (page: Page, box: string, parts: string): Promise<string[]> =>
  page.evaluate(
    ([outer, inner]) =>
      [...document.querySelectorAll(outer)].flatMap((each) => {
        const edge = each.getBoundingClientRect()
        return [...each.querySelectorAll(inner)].flatMap((part) => {
          const { left, right, top, bottom, width } = part.getBoundingClientRect()
          const inside =
            left > edge.left - 0.5 && right < edge.right + 0.5 && top > edge.top - 0.5 && bottom < edge.bottom + 0.5
          return width < 2 || inside ? [] : [`${each.textContent}: ${part.outerHTML.slice(0, 60)}`]
        })
      }),
    [box, parts] as const,
  )
