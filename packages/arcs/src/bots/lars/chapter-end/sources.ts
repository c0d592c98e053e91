// Where each rule about the end of a chapter comes from. The ids of the rules are those named here.

import { printed } from '../cite.ts'

export const sources = {
  'END.1': printed('End of a chapter, 1.1', 46, 47, 48, 50, 60),
  'END.1.1': printed('End of a chapter, 1.1', 46, 48),
  'END.2': printed('End of a chapter, 1.2', 49, 60),
  'END.2.1': printed('End of a chapter, 1.2', 49),
  'END.3': printed('End of a chapter, 1.3', 18),
}
