import { games } from '@understudy/lab'
import { runCli } from './cli.ts'

// A reader that has seen enough (`| head`) is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))

process.exitCode = await runCli(
  process.argv.slice(2),
  {
    out: (text) => process.stdout.write(text),
    err: (text) => process.stderr.write(text),
    stdin: process.stdin,
    env: process.env,
    watched: process.stderr.isTTY === true,
    typed: process.stdin.isTTY === true,
  },
  games,
)
