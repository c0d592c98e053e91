// Conquest (rome 25): where its rules come from.

import { printed, ruled } from '../book/sourcing.ts'

export const sources = {
  'CNQ-1': printed('L348'),
  'CNQ-2': printed('L376, L451', 33),
  'CNQ-3': ruled('L449', 45, 60, 73, 102, 132),
  'CNQ-3.1': ruled('L449', 73),
  'CNQ-3.2': ruled('L449', 45),
  'CNQ-3.3': ruled('L449', 60),
  'CNQ-4': printed('L370', 48, 61),
  'CNQ-4.1': printed('L370'),
  'CNQ-6': printed('L350, L370', 38, 61),
  'CNQ-7': printed('L350–364', 39, 40, 41),
  'CNQ-8': printed('L350, L366', 42, 61),
  'CNQ-8.1': printed('L350, L366'),
  'CNQ-8.2': printed('L370'),
  'CNQ-9': printed('L370, L605', 45),
  'CNQ-9.1': printed('L370'),
  'SIE-1': printed('L374'),
  'BVB-1': printed('L457', 70),
  'BVB-2': printed('L457, L471', 33, 70),
  'NAV-1': printed('L489', 78),
  'TRN-2': ruled('L504', 122),
  'TRN-3': printed('L504'),
  'MRC-1': printed('L512', 82),
}
