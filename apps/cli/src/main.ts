import { defineCommand, runMain } from 'citty'
import { serve } from './commands/serve.ts'

const main = defineCommand({
  meta: { name: 'understudy', version: '0.1.0', description: 'Opponents for tabletop games, run and explained' },
  subCommands: { serve },
})

await runMain(main)
