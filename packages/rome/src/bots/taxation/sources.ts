// Taxation (rome 20): where its rules come from.

import { printed } from '../book/sourcing.ts'

export const sources = {
  'TAX-1': printed('L262–264', 100),
  'TAX-2': printed('L266–277', 31, 100),
  'TAX-3': printed('L264, L268–270', 30),
  'TAX-3.1': printed('L270–275', 30, 31),
}
