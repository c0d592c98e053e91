// node apps/lab/dist/strength/main.js [games] [seed]: how SUPERCAT does at a table for three.

import { strengthAgainst } from './chapters.ts'

const [games = '2000', seed = '1'] = process.argv.slice(2)
const percent = (part: number): string => `${(part * 100).toFixed(1)} %`

for (const against of ['random', 'eager']) {
  const { wins, chapters } = strengthAgainst(against, Number(games), seed)
  console.log(
    `one SUPERCAT against two ${against} players: wins ${wins.count} of ${wins.of}, ${percent(wins.share)} (95 %: ${percent(wins.low)} to ${percent(wins.high)})`,
  )
  for (const { chapter, games: played, own, other } of chapters)
    console.log(
      `  after chapter ${chapter}: ${own.toFixed(1)} Power, an opponent ${other.toFixed(1)} (${played} games)`,
    )
}
