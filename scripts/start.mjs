// npm start [-- --no-open]: installs what is missing, builds, serves the page to this machine and opens it.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildCommand, buildPage } from './lib/build.mjs'
import { installIfNeeded } from './lib/install.mjs'
import { openBrowser } from './lib/open-browser.mjs'
import { root } from './lib/root.mjs'

const unknown = process.argv.slice(2).find((flag) => flag !== '--no-open')
if (unknown !== undefined)
  stop(`npm start does not know ${unknown}; it takes --no-open alone. For another port: npx understudy serve --help`)
if (!(await installIfNeeded())) stop('The dependencies could not be installed. Is there a network?')
console.log('Building …')
if (!(await buildCommand()) || !(await buildPage())) stop('The build failed; the reason is above.')

const { serveStatic } = await import(pathToFileURL(join(root, 'apps/cli/dist/serve/static-server.js')).href)
const server = await serveStatic({ root: join(root, 'apps/web/dist') })
console.log(`Understudy is at ${server.url}`)
console.log('Press Ctrl-C to stop.')
if (!process.argv.includes('--no-open')) openBrowser(server.url)

let closing = false
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    if (closing) return
    closing = true
    server.close()
  })
}

function stop(sentence) {
  console.error(sentence)
  process.exit(1)
}
