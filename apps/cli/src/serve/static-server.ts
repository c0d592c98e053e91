import { createReadStream } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pipeline } from 'node:stream/promises'
import { SECURITY_HEADERS } from './security.ts'
import { findStaticFile } from './static-file.ts'

export { CONTENT_SECURITY_POLICY } from './security.ts'

export const DEFAULT_PORT = 4680
const PORTS_TO_TRY = 50

export interface ServeOptions {
  /** The folder with the built page. */
  root: string
  host?: string | undefined
  /** Left out: 4680, or the next free port. 0: any free port. */
  port?: number | undefined
}

export interface StaticServer {
  url: string
  close(): Promise<void>
}

export async function serveStatic({ root, host = '127.0.0.1', port }: ServeOptions): Promise<StaticServer> {
  const server = createServer((request, response) => {
    answer(root, request, response).catch(() => response.destroy())
  })
  const last = port === undefined ? DEFAULT_PORT + PORTS_TO_TRY - 1 : port
  for (let candidate = port ?? DEFAULT_PORT; ; candidate++) {
    try {
      await listen(server, host, candidate)
      break
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE' || candidate >= last) throw error
    }
  }
  return { url: urlOf(server, host), close: () => close(server) }
}

async function answer(root: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value)
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD')
    return refuse(response, 405, 'Only GET and HEAD are answered here.')
  }
  const path = (request.url ?? '/').split(/[?#]/, 1)[0] ?? '/'
  const file = await findStaticFile(root, path)
  if (!file) return refuse(response, 404, 'There is no such page.')
  response.writeHead(200, {
    'Content-Type': file.type,
    'Content-Length': file.size,
    'Cache-Control': file.cacheControl,
  })
  if (request.method === 'HEAD') response.end()
  else await pipeline(createReadStream(file.path), response)
}

function refuse(response: ServerResponse, status: number, sentence: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' })
  response.end(`${sentence}\n`)
}

function listen(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve()
    })
  })
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}

function urlOf(server: Server, host: string): string {
  const { port } = server.address() as AddressInfo
  const everywhereOrHere = ['127.0.0.1', '::1', '0.0.0.0', '::', 'localhost'].includes(host)
  const name = everywhereOrHere ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return `http://${name}:${port}/`
}
