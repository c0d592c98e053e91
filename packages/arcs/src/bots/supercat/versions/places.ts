// Where people find a rule of 0.10 on paper: by the number on its page, or by heading and line (supercat-0.10, 0.3).

import type { Lang } from '@understudy/procedure'
import type { NodeId, PageId } from '../sources.ts'

const LINE: Record<Lang, string> = { en: 'line', ru: 'строка' }
const ABILITIES: Record<Lang, string> = { en: 'abilities', ru: 'новые действия' }
const GUILD: Record<Lang, string> = { en: 'Guild cards', ru: 'Карты гильдий' }

/** Rules that stand together on one line of the paper. */
const TOGETHER: Readonly<Partial<Record<NodeId, string>>> = {
  'WIS.X9': '[9], [10]',
  'WIS.X9.if': '[9], [10]',
  'WIS.X26': '[26], [27]',
  'ZEAL.X11.if': '[11], [12]',
  'CON.X9': '[9], [10]',
  'CON.X9.if': '[9], [10]',
  'CON.X26': '[26], [27]',
  'AGG.X11.if': '[11], [12]',
}

const SUITS: ReadonlySet<PageId> = new Set(['ADM', 'AGG', 'CON', 'MOB', 'WIS', 'ZEAL'])

/** Pages of the Fates: their rules may stand on other pages, too. */
const FATES: Readonly<Record<string, Record<Lang, string>>> = {
  ST: { en: 'Steward', ru: 'Наместник' },
  FO: { en: 'Founder', ru: 'Основатель' },
  MA: { en: 'Magnate', ru: 'Негоциант' },
  AD: { en: 'Advocate', ru: 'Заступник' },
  CA: { en: 'Caretaker', ru: 'Смотритель' },
  PA: { en: 'Partisan', ru: 'Партизан' },
  AM: { en: 'Admiral', ru: 'Адмирал' },
  BE: { en: 'Believer', ru: 'Верующий' },
}
function fatePlace(id: NodeId, lang: Lang): string {
  const [, code = '', line] = /^FX\.([A-Z]{2})(\d\w*)?/.exec(id) ?? []
  const heading = FATES[code]?.[lang] ?? code
  return line === undefined ? heading : `${heading}, ${LINE[lang]} ${spaced(line)}`
}

/** What no line of the paper says: it stands in our book for the sake of a ruling. */
const OURS: Record<Lang, string> = { en: 'our ruling', ru: 'наше решение' }
const isOurs = (id: NodeId): boolean => {
  const after = id.split('.X')[1] ?? ''
  return after === '' || after === '0' || OWN.has(after.split('.')[0] ?? '')
}
const OWN: ReadonlySet<string> = new Set(['3s', '3t', '5f', '7', '6', '4b', 'Z', '29x'])
/** Numbers that are ours on one page and the author's on another. */
const PRINTED: ReadonlySet<string> = new Set([
  'GP.X6',
  'CMB.X6',
  'CMB.X7',
  'PR.X6',
  'PR.X7',
  'AGG.X7',
  'MOB.X7',
  'BT.X4b',
  'GP.X7',
  'CON.X6',
  'WIS.X6',
  'VX.X7',
  'NE.X5f',
  'NE.X6',
  'NE.X7',
])

/** What a rule of 0.10 is called, given the title of its page. */
export function placeOf(id: NodeId, page: PageId, title: string, lang: Lang): string {
  if (id.startsWith('FX.')) return fatePlace(id, lang)
  const [base = ''] = /^\w+\.X?\w+/.exec(id) ?? []
  if (isOurs(id) && !PRINTED.has(base)) return `${title}, ${OURS[lang]}`
  const line = /\.X(\w+)/.exec(id)?.[1] ?? ''
  if (SUITS.has(page)) {
    if (line === 'a') return `${title}, ${ABILITIES[lang]}`
    return `${title} ${TOGETHER[id] ?? `[${Number.parseInt(line, 10)}]`}`
  }
  return `${id.startsWith('GC.') ? GUILD[lang] : title}, ${LINE[lang]} ${spaced(line)}`
}
/** “3 (c)”: 3c is a place on the map. */
const spaced = (line: string): string => line.replace(/^(\d+)([a-z])$/, '$1 ($2)')
