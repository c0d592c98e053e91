import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CONTENT_SECURITY_POLICY, type StaticServer, serveStatic } from './static-server.ts'

let folder: string
let server: StaticServer
const LONG = 'export const words = "again and again"\n'.repeat(500)
const NOISE = Buffer.from(Array.from({ length: 5000 }, (_, at) => (at * at * 2654435761) >>> 24))

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'understudy-serve-'))
  const root = join(folder, 'site')
  await mkdir(join(root, 'assets'), { recursive: true })
  await writeFile(join(folder, 'secret.txt'), 'secret')
  await writeFile(join(root, 'index.html'), '<!doctype html><title>Page</title>')
  await writeFile(join(root, 'assets', 'app-1a2b.js'), 'export {}')
  await writeFile(join(root, 'assets', 'long-3c4d.js'), LONG)
  await writeFile(join(root, 'icon.png'), LONG)
  await writeFile(join(root, 'noise.txt'), NOISE)
  await symlink(join(folder, 'secret.txt'), join(root, 'link.txt'))
  server = await serveStatic({ root, port: 0 })
})

afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

/** Unlike fetch, this sends the path as it is, dots and all. */
interface Got {
  readonly status: number
  readonly headers: NodeJS.Dict<string | string[]>
  readonly body: Buffer
}
function get(path: string, method = 'GET', headers: Record<string, string> = {}): Promise<Got> {
  return new Promise((resolve, reject) => {
    const { port } = new URL(server.url)
    request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      const parts: Buffer[] = []
      response
        .on('data', (part) => parts.push(part))
        .on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
        )
    })
      .on('error', reject)
      .end()
  })
}

test('the folder itself is its index, always asked for again', async () => {
  const { status, headers } = await get('/?from=home')
  expect(status).toBe(200)
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(headers['cache-control']).toBe('no-cache')
  expect(headers['content-security-policy']).toContain(CONTENT_SECURITY_POLICY)
})

test('hashed assets may be kept', async () => {
  const { status, headers } = await get('/assets/app-1a2b.js')
  expect(status).toBe(200)
  expect(headers['content-type']).toBe('text/javascript; charset=utf-8')
  expect(headers['cache-control']).toContain('immutable')
})

test.each(['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/link.txt', '/%', '/%00', '/assets', '/none'])(
  '%s is not found',
  async (path) => {
    expect((await get(path)).status).toBe(404)
  },
)

test('only GET and HEAD are answered', async () => {
  expect((await get('/', 'HEAD')).status).toBe(200)
  expect((await get('/', 'POST')).status).toBe(405)
})

test('a port that was asked for and is taken is an error', async () => {
  const taken = Number(new URL(server.url).port)
  await expect(serveStatic({ root: folder, port: taken })).rejects.toThrow('EADDRINUSE')
})

test('the default port gives way to the next free one', async () => {
  const first = await serveStatic({ root: folder })
  const second = await serveStatic({ root: folder })
  expect(Number(new URL(second.url).port)).toBeGreaterThan(Number(new URL(first.url).port))
  await Promise.all([first.close(), second.close()])
})

describe('compression', () => {
  const path = '/assets/long-3c4d.js'
  const asking = (accepted: string, which = path, method = 'GET') => get(which, method, { 'accept-encoding': accepted })

  test.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['GZIP;q=0.5', 'gzip'],
    ['br;q=0, gzip;q=0.1', 'gzip'],
    ['*', 'br'],
    ['br;q=0, *;q=0.2', 'gzip'],
    ['identity', undefined],
    ['br;q=0, gzip;q=0', undefined],
    ['', undefined],
  ])('“%s” is answered with %s', async (accepted, encoding) => {
    const { headers, body, status } = await asking(accepted)
    expect([status, headers['content-encoding'], headers.vary]).toEqual([200, encoding, 'Accept-Encoding'])
    expect(headers['content-length']).toBe(`${body.length}`)
    const read = encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body
    expect(read.toString()).toBe(LONG)
    if (encoding !== undefined) expect(body.length).toBeLessThan(LONG.length / 10)
  })

  test('HEAD says what GET would, and sends nothing', async () => {
    const [head, full] = [await asking('br', path, 'HEAD'), await asking('br')]
    expect(head.body).toHaveLength(0)
    for (const name of ['content-encoding', 'content-length', 'etag', 'vary', 'cache-control', 'content-type'])
      expect(head.headers[name], name).toBe(full.headers[name])
  })

  test('what is compressed already, or small, or would not become smaller, is sent as it is', async () => {
    const picture = await asking('br, gzip', '/icon.png')
    expect([picture.headers['content-encoding'], picture.headers.vary]).toEqual([undefined, undefined])
    const small = await asking('br, gzip', '/')
    expect([small.headers['content-encoding'], small.headers.vary]).toEqual([undefined, undefined])
    const noise = await asking('br', '/noise.txt')
    expect([noise.headers['content-encoding'], noise.headers.vary]).toEqual([undefined, 'Accept-Encoding'])
    expect(noise.body.equals(NOISE)).toBe(true)
  })
})

describe('tags', () => {
  const tagOf = async (path: string, accepted = '') =>
    String((await get(path, 'GET', { 'accept-encoding': accepted })).headers.etag)

  test('are strong, and differ by encoding', async () => {
    const tags = await Promise.all(['', 'gzip', 'br'].map((accepted) => tagOf('/assets/long-3c4d.js', accepted)))
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]{27}"$/)
    expect(new Set(tags).size).toBe(3)
    expect(await tagOf('/assets/long-3c4d.js', 'br')).toBe(tags[2])
  })

  test('who has the bytes is told so, with nothing sent', async () => {
    const tag = await tagOf('/assets/long-3c4d.js', 'br')
    const asked = (match: string, accepted = 'br') =>
      get('/assets/long-3c4d.js', 'GET', { 'accept-encoding': accepted, 'if-none-match': match })
    for (const match of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
      const { status, headers, body } = await asked(match)
      expect([status, body.length, headers.etag, headers.vary], match).toEqual([304, 0, tag, 'Accept-Encoding'])
      expect(headers['content-length']).toBeUndefined()
      expect(headers['cache-control']).toContain('immutable')
    }
    for (const match of ['"other"', tag.slice(1, -1), '']) expect((await asked(match)).status, match).toBe(200)
    expect((await asked(tag, 'gzip')).status).toBe(200)
  })

  test('a file that was written again has another one', async () => {
    const page = join(folder, 'site', 'index.html')
    const before = await tagOf('/')
    await writeFile(page, '<!doctype html><title>Other</title>')
    const { body, headers } = await get('/', 'GET', { 'if-none-match': before })
    expect([body.toString(), headers.etag === before]).toEqual(['<!doctype html><title>Other</title>', false])
  })
})
