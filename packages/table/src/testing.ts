// What every game must pass, for the tests of game packages. No test runner is needed: problems come back as data.

export {
  checkEntering,
  type Entered,
  type EnteringFault,
  type EnteringSettings,
  type WayIn,
} from './testing/check-entering.ts'
export { type ConformanceProblem, type ConformSettings, conform } from './testing/conform.ts'
export { type GoldenDifference, goldenJournal, sameGolden } from './testing/golden.ts'
export { decisions, type GoldenFiles, goldenJson, goldenText } from './testing/golden-file.ts'
export { type PassedOver, passedOver, type Reading } from './testing/passed-over.ts'
export { playOut, stepOn } from './testing/play-out.ts'
export { type CarriedOut, carryOut, type SecondTable, silences } from './testing/second-table.ts'
export { beginsLikeOne, slipIn } from './testing/slips.ts'
export { alternatives, askWhyNot, type WhyNotTally, whyNotTally } from './testing/why-not.ts'
