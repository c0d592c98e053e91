// Answers to an offer of trade or a treaty (rome 19): where its rules come from.

import { printed } from '../book/sourcing.ts'

export const sources = {
  'TRD-A': printed('L230'),
  'TRD-A.1': printed('L230'),
  'TRD-A.2': printed('L230–235'),
  'TRT-A': printed('L253', 27),
  'ANS-1': printed('L232, L255'),
  'ANS-1.1': printed('L232, L255'),
  'ANS-2': printed('L235, L258'),
  'ANS-2.1': printed('L235, L258'),
  'ANS-3': printed('L233–234, L256–257'),
  'ANS-3.1': printed('L233, L256', 28),
  'ANS-3.2': printed('L234, L257', 28),
  'ANS-4': printed('L233–234, L256–257'),
  'ANS-4.1': printed('L233–234, L256–257'),
  'ANS-4.2': printed('L233–234, L256–257'),
}
