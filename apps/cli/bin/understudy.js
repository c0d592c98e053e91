#!/usr/bin/env node
// The launcher is a committed file, so that npm can link the command before anything is built.
import { existsSync } from 'node:fs'

const main = new URL('../dist/main.js', import.meta.url)
if (existsSync(main)) {
  await import(main.href)
} else {
  console.error('Understudy is not built yet: run `npm run build` first.')
  process.exitCode = 1
}
