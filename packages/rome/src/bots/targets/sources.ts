// What both target lists share (rome 22 to 24): where its rules come from.

import { printed, ruled } from '../book/sourcing.ts'

export const sources = {
  'MOV-5.4': ruled('L327, L635', 50),
  'MOV-5.5': ruled('L327, L635', 50),
  'MOV-5.6': ruled('L327, L635', 50),
  'GR-A': printed('L604, L646', 44),
  'GR-A.1': printed('L604, L646', 44),
  'GR-A.2': printed('L604, L635, L646', 44),
  'GR-A.3': printed('L604, L635, L646', 44),
  'GR-B': printed('L605, L647', 45),
  'SUP-X1': printed('L327', 49),
  'SUP-X1.1': printed('L348', 49),
  'SUP-X2': ruled('L615–634', 49),
  'SUP-X3': printed('L626, L653', 59),
  'SUP-X3.1': printed('L626, L653', 59),
  'TRN-1': printed('L497–502', 57, 80, 139),
}
