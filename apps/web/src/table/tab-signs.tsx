// Signs of the rail and of the drawer's tabs, for a phone on its side: there is no room for words.

import type { IconNode } from 'lucide'
import type { Tab } from '../play/telling/view.ts'
import { Icon } from '../ui/icon.tsx'

const drawn = (...paths: string[]): IconNode => paths.map((d) => ['path', { d }])

/** Three steps of different heights: who is how far, and what there is to take. */
export const SIDE: IconNode = drawn('M3,20v-6h6', 'M9,20V8h6v12', 'M15,12h6v8', 'M2,20h20')
/** A page that slides in at the right. */
export const DRAWER: IconNode = drawn('M3,4h18v16H3z', 'M13,4v16', 'M16,9h2M16,13h2')

const SIGNS: Readonly<Record<Exclude<Tab, 'board'>, IconNode>> = {
  turn: drawn('m3.500 6.500 1.500 1.500 2.500-3', 'm3.500 17.500 1.500 1.500 2.500-3', 'M12,7h9M12,12h9M12,18h9'),
  why: drawn(
    'M3,4h18v12.500H12L7 21v-4.500H3z',
    'M9.700 8.500a2.300 2.300 0 1 1 3.300 2c-.700.400-1 .8-1 1.500',
    'M12,13.900v.1',
  ),
  log: drawn('M5,3h14v18H5z', 'M9,8h6M9,12h6M9,16h3'),
  rulebook: drawn('M12,6C10 4.500 7 4 3 4v14c4 0 7 .5 9 2 2-1.500 5-2 9-2V4c-4 0-7 .5-9 2z', 'M12,6v14'),
  help: drawn(
    'M12,3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z',
    'M12,8.500a3.500 3.500 0 1 1 0 7 3.500 3.500 0 0 1 0-7z',
    'm5.700 5.700 3.800 3.800M14.500 14.500l3.800 3.800M5.700 18.300l3.800-3.800M14.500 9.500l3.800-3.800',
  ),
}

export const tabSign = (tab: Tab) => (tab === 'board' ? null : <Icon of={SIGNS[tab]} />)
