// npm run build: the command and the page; -- <folder>: the page goes there.
import { resolve } from 'node:path'
import { buildCommand, buildPage } from './lib/build.mjs'
import { installIfNeeded } from './lib/install.mjs'

const folder = process.argv[2] === undefined ? undefined : resolve(process.env.INIT_CWD ?? '.', process.argv[2])
const built = (await installIfNeeded()) && (await buildCommand()) && (await buildPage(folder))
process.exitCode = built ? 0 : 1
