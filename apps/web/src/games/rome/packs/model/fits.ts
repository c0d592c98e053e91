// Whether values that came without a header can stand in a column.

import { kindOf, type SheetName } from './columns.ts'
import type { Draft } from './draft.ts'
import { meant, namesOf } from './names.ts'
import type { Fits } from './paste.ts'

export const fitsIn =
  (draft: Draft, sheet: SheetName): Fits =>
  (column, values) => {
    const kind = kindOf(sheet, column)
    const all = (test: (value: string) => boolean) => values.every((value) => test(meant(draft, sheet, column, value)))
    switch (kind.is) {
      case 'id':
        return new Set(values).size === values.length && values.every((value) => /^[a-z][a-z0-9_]{0,39}$/.test(value))
      case 'whole':
        return all((value) => /^\d+$/.test(value) && Number(value) >= kind.min && Number(value) <= kind.max)
      case 'degrees':
        return all((value) => /^-?\d+(\.\d+)?$/.test(value) && Math.abs(Number(value)) <= kind.max)
      case 'pick':
        return all((value) => kind.values.includes(value) || (kind.none === true && value === '-'))
      case 'ref': {
        // Regions that are pasted along may name one another before they are known.
        const known = new Set(namesOf(draft.sheets[kind.to], kind.column).values())
        const parts = (value: string) => value.split('|').map((part) => part.replace(/^~/, ''))
        return kind.to !== sheet && all((value) => value === '-' || parts(value).every((part) => known.has(part)))
      }
      case 'dice':
      case 'faces':
        return all((value) => /^[BWGYRSXK-]+$/.test(value))
      case 'text':
        return column !== 'ru' || values.some((value) => /[а-яё]/i.test(value))
    }
  }
