import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { networkInterfaces } from 'node:os'
import { addressesFor, isEverywhere, isHere, urlAt } from './addresses.ts'
import { hasAlready, Representations } from './representation.ts'
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
  /** From other devices, the likeliest first; empty if only this machine may come in. */
  urls: readonly string[]
  close(): Promise<void>
}

export async function serveStatic({ root, host = '127.0.0.1', port }: ServeOptions): Promise<StaticServer> {
  const representations = new Representations()
  const server = createServer((request, response) => {
    answer(root, representations, request, response).catch(() => response.destroy())
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
  const bound = (server.address() as AddressInfo).port
  const urls = addressesFor(host, networkInterfaces()).map((address) => urlAt(address, bound))
  return { url: urlAt(nameOf(host), bound), urls, close: () => close(server) }
}

async function answer(
  root: string,
  representations: Representations,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value)
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD')
    return refuse(response, 405, 'Only GET and HEAD are answered here.')
  }
  const path = (request.url ?? '/').split(/[?#]/, 1)[0] ?? '/'
  const file = await findStaticFile(root, path)
  if (!file) return refuse(response, 404, 'There is no such page.')
  const { bytes, etag, encoding, varies } = await representations.of(
    file,
    request.headers['accept-encoding']?.toString(),
  )
  response.setHeader('Cache-Control', file.cacheControl)
  response.setHeader('ETag', etag)
  if (varies) response.setHeader('Vary', 'Accept-Encoding')
  if (hasAlready(request.headers['if-none-match'], etag)) {
    response.writeHead(304).end()
    return
  }
  if (encoding !== undefined) response.setHeader('Content-Encoding', encoding)
  response.writeHead(200, { 'Content-Type': file.type, 'Content-Length': bytes.length })
  response.end(request.method === 'HEAD' ? undefined : bytes)
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

const nameOf = (host: string): string => (isEverywhere(host) || isHere(host) ? 'localhost' : host)
