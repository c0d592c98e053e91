// Letters as they were meant: Cyrillic ones that look like Latin ones, any case, any dash.

/** Look-alikes first, then the letters that a Russian keyboard has in place of the rest of our short forms. */
const LATIN: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  с: 'c',
  е: 'e',
  ё: 'e',
  н: 'h',
  к: 'k',
  м: 'm',
  о: 'o',
  р: 'p',
  т: 't',
  у: 'y',
  х: 'x',
  г: 'g',
  і: 'i',
  ѕ: 's',
}

const DASHES = /[‐‑‒–—−>→]+/g

/** Lower case, one kind of dash, no doubled spaces. */
export const tidy = (text: string): string => text.toLowerCase().replace(DASHES, '-').replace(/-+/g, '-').trim()

/** The Latin letters that somebody meant who typed Cyrillic ones. */
export const latin = (text: string): string => [...text].map((letter) => LATIN[letter] ?? letter).join('')
