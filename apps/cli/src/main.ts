import { shelf } from '@understudy/lab'
import { languageOf, runCli } from './cli.ts'
import { reasonOf } from './reasons.ts'

const argv = process.argv.slice(2)

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // A reader that has seen enough (`| head`) is no fault.
  if (error.code === 'EPIPE') process.exit(0)
  const lang = languageOf(argv, process.env)
  const why = reasonOf(error)[lang]
  process.stderr.write(
    { en: `The output cannot be written (${why}).\n`, ru: `Вывод не удаётся записать (${why}).\n` }[lang],
  )
  process.exit(1)
})
// Where complaints cannot be written either, the exit code is left to say it.
process.stderr.on('error', () => {})

process.exitCode = await runCli(
  argv,
  {
    out: (text) => process.stdout.write(text),
    err: (text) => process.stderr.write(text),
    stdin: process.stdin,
    env: process.env,
    watched: process.stderr.isTTY === true,
    typed: process.stdin.isTTY === true,
    seen: process.stdout.isTTY === true,
    // A terminal that does not know its size says 0.
    width: (process.stdout.isTTY === true && process.stdout.columns) || undefined,
    onInterrupt: (stop) => {
      const signals = ['SIGINT', 'SIGTERM'] as const
      const leave = () => {
        for (const signal of signals) process.off(signal, heard)
      }
      // Whoever says it twice does not want to wait.
      const heard = () => {
        leave()
        stop()
      }
      for (const signal of signals) process.on(signal, heard)
      return leave
    },
  },
  shelf,
)
