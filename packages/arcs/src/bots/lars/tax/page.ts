// Tax (lars 6.3).

import { rules } from '../context.ts'
import { tax, taxable } from './ways.ts'

const { can, page, proceed } = rules

// biome-ignore lint/suspicious/noThenProperty: a word of the rulebook language
export const taxing = page('TAX', [can('TAX.1', taxable, tax, { then: [proceed('TAX.1.1', 'TAX.1')] })])
