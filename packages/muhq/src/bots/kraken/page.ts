// The Kraken's turn.

import { bossPage } from '../boss/page.ts'

export const pages = [bossPage('KRA')]
