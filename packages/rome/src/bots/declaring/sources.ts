// Declaring an army (rome 21.1, CNQ-5, BVB-3): where its rules come from.

import { printed } from '../book/sourcing.ts'

export const sources = {
  'DEC-2.1': printed('L296–311', 34),
  'DEC-2.1.1': printed('L298'),
  'DEC-2.2': printed('L296–311', 34),
  'DEC-2.2.1': printed('L298'),
  'DEC-2.3': printed('L296–311', 34),
  'DEC-2.3.1': printed('L298'),
  'DEC-2.4': printed('L296–311', 34),
  'DEC-2.4.1': printed('L298'),
  'DEC-3': printed('L304, L313', 35, 36, 37),
  'CNQ-5': printed('L350, L471', 42),
  'CNQ-5.1': printed('L298'),
  'CNQ-5.2': printed('L471', 37),
  'BVB-3': printed('L471'),
  'BVB-3.1': printed('L298'),
  'BVB-3.2': printed('L471', 37),
}
