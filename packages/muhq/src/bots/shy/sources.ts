// The Shy AI: where its rules come from.

import { printed } from '../book/sourcing.ts'

export const sources = {
  'SHY.1': printed('Shy 1', 'muhq/19'),
  'SHY.1.1': printed('Shy 1', 'muhq/1', 'muhq/22'),
  'SHY.2': printed('Shy 2', 'muhq/9', 'muhq/36'),
  'SHY.3': printed('Shy 3', 'muhq/12'),
}
