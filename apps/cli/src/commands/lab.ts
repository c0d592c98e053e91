// `lab`: experiments. Each of them is a folder; see docs/lab.md.

import type { Command } from '../command.ts'
import { compare } from './lab/compare.ts'
import { exporting } from './lab/export.ts'
import { game } from './lab/game.ts'
import { report } from './lab/report.ts'
import { results } from './lab/results.ts'
import { rulings } from './lab/rulings.ts'
import { run } from './lab/run.ts'
import { sweep } from './lab/sweep.ts'
import { worker } from './lab/worker.ts'

const parts: readonly Command[] = [run, compare, sweep, rulings, results, report, game, exporting, worker]

export const lab: Command = {
  name: 'lab',
  shape: 'lab <command>',
  about: {
    en: 'Experiments that can be stopped, resumed, compared and followed back to a game',
    ru: 'Эксперименты: их можно прервать, продолжить, сравнить и проследить до отдельной партии',
  },
  parts,
  args: () => ({}),
  async run() {},
}
