import type { Texts } from '../texts.ts'
import { pages } from './pages.ts'
import { table } from './table.ts'
import { telling } from './telling.ts'

export const ru: Texts = { ...pages, ...table, ...telling }
