// npm run build: the command and the page.
import { buildCommand, buildPage } from './lib/build.mjs'
import { installIfNeeded } from './lib/install.mjs'

const built = (await installIfNeeded()) && (await buildCommand()) && (await buildPage())
process.exitCode = built ? 0 : 1
