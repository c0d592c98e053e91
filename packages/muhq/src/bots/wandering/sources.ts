// The Wandering X AI: where its rules come from.

import { printed } from '../book/sourcing.ts'

export const sources = {
  'WAN.1': printed('Wandering X 1'),
  'WAN.1.1': printed('Wandering X 1', 'muhq/7'),
  'WAN.2': printed('Wandering X 2', 'muhq/7', 'muhq/36'),
  'WAN.2.1': printed('Wandering X 2'),
}
