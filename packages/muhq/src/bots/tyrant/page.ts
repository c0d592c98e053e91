// The Tyrant's turn.

import { bossPage } from '../boss/page.ts'

export const pages = [bossPage('TYR')]
