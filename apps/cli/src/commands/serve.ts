import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineCommand } from 'citty'
import { DEFAULT_PORT, serveStatic } from '../serve/static-server.ts'

const site = fileURLToPath(new URL('../../../web/dist/', import.meta.url))

export const serve = defineCommand({
  meta: { name: 'serve', description: 'Serve the page to this machine or to the local network' },
  args: {
    host: { type: 'string', default: '127.0.0.1', description: 'Address to listen on; 0.0.0.0 is the local network' },
    port: { type: 'string', description: `Port to listen on (${DEFAULT_PORT}, or the next free one)` },
  },
  async run({ args }) {
    const port = args.port === undefined ? undefined : Number(args.port)
    if (port !== undefined && !(Number.isInteger(port) && port >= 0 && port <= 65_535)) {
      return fail(`“${args.port}” is not a port: it should be a whole number from 0 to 65535.`)
    }
    if (!existsSync(site)) return fail('The page is not built yet: run `npm run build` first.')
    try {
      const server = await serveStatic({ root: site, host: args.host, port })
      console.log(`Understudy is at ${server.url}`)
      const stop = () => void server.close()
      process.once('SIGINT', stop).once('SIGTERM', stop)
    } catch (error) {
      fail(`Cannot listen on ${args.host}: ${error instanceof Error ? error.message : error}`)
    }
  },
})

function fail(sentence: string): void {
  console.error(sentence)
  process.exitCode = 1
}
