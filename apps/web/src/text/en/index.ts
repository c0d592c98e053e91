import { pages } from './pages.ts'
import { table } from './table.ts'
import { telling } from './telling.ts'

export const en = { ...pages, ...table, ...telling }
