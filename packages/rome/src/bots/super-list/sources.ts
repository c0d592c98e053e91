// The target list of the Super-bot (rome 23): where its rules come from.
// The steps below a line come from where the line does.

import { printed, ruled } from '../book/sourcing.ts'
import { below, SURE_STEPS, TESTED_STEPS, WALK_STEPS } from '../targets/steps.ts'

/** Lines that name a target without a roll. */
export const sure = {
  'SUP-1.1': printed('L606, L609', 46, 49, 102),
  'SUP-1.2': printed('L606, L610', 46, 49),
  'SUP-1.3': printed('L606, L611', 46, 49),
  'SUP-1.4': printed('L612', 49),
  'SUP-2.1': printed('L606, L614', 46, 49),
  'SUP-2.2': printed('L606, L615', 46),
  'SUP-2.3': printed('L606, L616', 46, 49, 58, 131),
  'SUP-3.1': printed('L619', 46, 51),
  'SUP-3.2': printed('L620', 51, 101),
  'SUP-3.3': printed('L621', 49, 51),
  'SUP-3.4': printed('L622', 49, 51),
  'SUP-3.5': printed('L623', 51, 57),
  'SUP-3.6': printed('L624', 51, 57),
}

/** Lines whose targets are put to the Priority Order Table one by one. */
export const tested = {
  'SUP-2.4': printed('L606, L617', 46, 47),
  'SUP-5.1': printed('L628', 47),
  'SUP-5.2': printed('L629', 47),
  'SUP-5.3': printed('L630', 46, 47, 49),
  'SUP-5.4': printed('L631', 46, 47, 49),
  'SUP-5.5': printed('L632', 46, 47, 60),
  'SUP-5.6': printed('L633', 46, 47),
  'SUP-5.7.1': printed('L634', 52),
  'SUP-5.7.2': printed('L634', 52),
  'SUP-5.7.3': printed('L634', 52),
  'SUP-5.7.4': printed('L634', 52),
  'SUP-5.7.5': printed('L634', 52),
  'SUP-5.7.6': printed('L634', 52),
}

/** Lines that walk towards a place, or stay there. */
export const walks = {
  'SUP-6.2': printed('L637', 54),
  'SUP-6.3': printed('L638', 54),
  'SUP-6.4': printed('L639', 54),
  'SUP-6.5': printed('L640', 54),
}

export const sources = {
  ...sure,
  ...tested,
  ...walks,
  'SUP-1': printed('L608'),
  'SUP-4.1': printed('L626', 59),
  'SUP-5.7': printed('L634', 52, 57),
  'SUP-6.1': printed('L636'),
  'SUP-6.1.1': printed('L636', 53),
  'SUP-6.1.2': ruled('L636', 53),
  'SUP-6.1.3': ruled('L636', 53),
  'SUP-6.1.4': printed('L636', 53),
  'SUP-6.1.5': printed('L636', 53),
  'SUP-6.1.6': printed('L636', 53),
  'SUP-6.6': printed('L641'),
  ...below(sure, SURE_STEPS, (line) => sure[line]),
  ...below(tested, TESTED_STEPS, (line) => tested[line]),
  ...below(walks, WALK_STEPS, (line) => walks[line]),
}
