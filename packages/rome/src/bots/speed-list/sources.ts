// The target list of the Speed-bot (rome 24): where its rules come from.
// The steps below a line come from where the line does.

import { printed } from '../book/sourcing.ts'
import { below, SURE_STEPS, TESTED_STEPS, WALK_STEPS } from '../targets/steps.ts'

/** Lines that name a target without a roll. */
export const sure = {
  'SPD-1': printed('L650', 48, 49, 102),
  'SPD-2': printed('L651', 46, 49, 57, 117, 131),
  'SPD-3': printed('L652, L657', 49, 51, 57, 117),
}

/** Lines whose targets are put to the Priority Order Table one by one. */
export const tested = {
  'SPD-5': printed('L654, L657', 46, 47, 49, 57, 117),
}

/** Lines that walk towards a place, or stay there. */
export const walks = {
  'SPD-6': printed('L655', 55),
}

export const sources = {
  ...sure,
  ...tested,
  ...walks,
  'SPD-4': printed('L653', 59),
  'SPD-4.1': printed('L653', 49, 59),
  'SPD-4.2': printed('L653', 49, 59),
  'SPD-6.0': printed('L655', 55),
  'SPD-7': printed('L656', 56),
  'SPD-7.1': printed('L656', 56),
  'SPD-7.2': printed('L656', 56),
  'SPD-7.3': printed('L656', 56),
  ...below(sure, SURE_STEPS, (line) => sure[line]),
  ...below(tested, TESTED_STEPS, (line) => tested[line]),
  ...below(walks, WALK_STEPS, (line) => walks[line]),
}
