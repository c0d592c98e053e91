// All commands, in the order of the help.

import type { Command } from '../command.ts'
import { check } from './check.ts'
import { completions } from './completions.ts'
import { conform } from './conform.ts'
import { coverage } from './coverage.ts'
import { explain } from './explain.ts'
import { games } from './games.ts'
import { lab } from './lab.ts'
import { newPlugin } from './new.ts'
import { pack } from './pack.ts'
import { play } from './play.ts'
import { questions } from './questions.ts'
import { replay } from './replay.ts'
import { report } from './report.ts'
import { rulebook } from './rulebook.ts'
import { schema } from './schema.ts'
import { serve } from './serve.ts'
import { sheet } from './sheet.ts'
import { simulate } from './simulate.ts'
import { turn } from './turn.ts'

export const commands: readonly Command[] = [
  games,
  play,
  simulate,
  lab,
  replay,
  explain,
  turn,
  check,
  pack,
  schema,
  rulebook,
  coverage,
  questions,
  newPlugin,
  conform,
  report,
  sheet,
  serve,
  completions(() => commands),
]
