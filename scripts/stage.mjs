// npm run stage: every measurement of the table page's stage, at all windows and in both languages; after `npm run build`.
// Prints the lines of the tables in docs/page.md, and how long each part took; `STAGE_TAPS` says how many taps a window gets on screen, and as many beside the
// board (30), `STAGE_ONLY=P,L` which classes of windows. `npm run stage -- windows names` runs only these parts. `npm run stage -- why` also asks why over a thousand games of each bot, which takes long. What is counted in taps
// and in milliseconds is measured by `npm run taps` and `npm run speed`.

import { allThere, measured } from './lib/measured.mjs'
import { STAGE } from './lib/measures.mjs'

const ALL = { STAGE: '1', FULL: '1' }
/** What each part is told. */
const TOLD = {
  windows: { STAGE: '1' },
  beats: { BOT_TURNS: '100' },
  lists: { TURNS: '200', FULL: '1' },
  odds: { BASKETS: '1000' },
  why: { WHY_GAMES: '1000' },
}
const WINDOWS =
  '| what | taps | board, at least | board’s box | layout shift | dropped under the finger | grave deeds | states without a complaint of axe |'
/** Windows are looked at side by side: nothing in them is measured by the clock. */
const WORKERS = { windows: 2 }

const asked = process.argv.slice(2)
const unknown = asked.find((part) => !Object.hasOwn(STAGE, part))
if (unknown !== undefined) {
  console.error(`npm run stage does not know ${unknown}; its parts are ${Object.keys(STAGE).join(', ')}`)
  process.exit(1)
}
if (!allThere(Object.values(STAGE))) process.exit(1)

// Everything but Why, unless only some are wanted.
const only = asked.filter((part) => part !== 'why')
const parts = Object.keys(STAGE).filter((part) =>
  part === 'why' ? asked.includes('why') : only.length === 0 || only.includes(part),
)
for (const part of parts) {
  console.log(`\n${part}\n`)
  console.log(
    part === 'windows'
      ? `${WINDOWS}\n| --- | --- | --- | --- | --- | --- | --- | --- |`
      : '| what | how much | |\n| --- | --- | --- |',
  )
  const begin = performance.now()
  const { lines, status, counts } = measured(STAGE[part], TOLD[part] ?? ALL, [`--maxWorkers=${WORKERS[part] ?? 1}`])
  const minutes = ((performance.now() - begin) / 60_000).toFixed(1)
  console.log([...lines, `| ${part}: tests | ${counts} | ${minutes} min |`].join('\n'))
  if (status !== 0) process.exitCode = status
}
