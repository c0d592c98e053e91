// npm run taps: what somebody beside a real board taps, measured in many games and on the page at 360 px; after `npm run
// build`. Prints the lines of the table in docs/page.md.

import { allThere, measured } from './lib/measured.mjs'
import { TAPS } from './lib/measures.mjs'

if (!allThere(TAPS)) process.exit(1)
const all = TAPS.map((run) => measured(run, { TAPS: '1' }))
console.log(`| what | measured |\n| --- | --- |\n${all.flatMap(({ lines }) => lines).join('\n')}`)
process.exitCode = all.some(({ status }) => status !== 0) ? 1 : 0
