// The Aggressive AI: where its rules come from.

import { printed, ruling } from '../book/sourcing.ts'

export const sources = {
  'AGG.1': printed('Aggressive 1', 'muhq/8', 'muhq/12'),
  'AGG.2': printed('Aggressive 2', 'muhq/1', 'muhq/36'),
  'AGG.3a': printed('Aggressive 3a', 'muhq/8', 'muhq/12'),
  'AGG.3a.1': printed('Aggressive 3a', 'muhq/8', 'muhq/11'),
  'AGG.3a.2': ruling('Aggressive 3a', 'muhq/8'),
  'AGG.3a.3': printed('Aggressive 3a'),
  'AGG.3a.4': printed('Aggressive 3a'),
  'AGG.3b': printed('Aggressive 3b', 'muhq/12'),
  'AGG.3b.1': ruling('Aggressive 3b', 'muhq/8'),
}
