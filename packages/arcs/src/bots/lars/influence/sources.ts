// Where each rule about Influence comes from. The ids of the rules are those named here.

import { printed } from '../cite.ts'

export const sources = {
  'INF.1': printed('Influence'),
  'INF.2': printed('Influence 1', 10, 19),
  'INF.3': printed('Influence 2', 19, 20),
}
