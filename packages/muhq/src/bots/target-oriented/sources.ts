// The Target-oriented AI: where its rules come from.

import { printed } from '../book/sourcing.ts'

export const sources = {
  'TGT.1': printed('Target-oriented 1', 'muhq/10', 'muhq/22'),
  'TGT.2a': printed('Target-oriented 2a', 'muhq/10'),
  'TGT.2a.1': printed('Target-oriented 2a', 'muhq/10', 'muhq/11', 'muhq/36'),
  'TGT.3a': printed('Target-oriented 3a', 'muhq/12'),
  'TGT.2b': printed('Target-oriented 2b'),
}
