// npm run stage: every measurement of the table page's stage, at all windows and in both languages; after `npm run build`.
// Prints the lines of the tables in docs/page.md. `npm run stage -- why` also asks why over a thousand games of each bot, which takes long.

import { allThere, measured } from './lib/measured.mjs'
import { STAGE } from './lib/measures.mjs'

function measure(run, env) {
  const { lines, status } = measured(run, env, ['--maxWorkers=1'])
  console.log(lines.join('\n'))
  if (status !== 0) process.exitCode = status
}

if (!allThere(Object.values(STAGE))) process.exit(1)
console.log('| what | taps | board, at least | board’s box | layout shift | states without a complaint of axe |')
console.log('| --- | --- | --- | --- | --- | --- |')
measure(STAGE.windows, { STAGE: '1' })
console.log('\n| what | how much | |\n| --- | --- | --- |')
measure(STAGE.deeds, { STAGE: '1' })
measure(STAGE.whole, { STAGE: '1' })
measure(STAGE.beats, { BOT_TURNS: '100' })
if (process.argv.includes('why')) measure(STAGE.why, { WHY_GAMES: '1000' })
