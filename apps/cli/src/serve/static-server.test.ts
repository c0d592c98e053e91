import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CONTENT_SECURITY_POLICY, type StaticServer, serveStatic } from './static-server.ts'

let folder: string
let server: StaticServer

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'understudy-serve-'))
  const root = join(folder, 'site')
  await mkdir(join(root, 'assets'), { recursive: true })
  await writeFile(join(folder, 'secret.txt'), 'secret')
  await writeFile(join(root, 'index.html'), '<!doctype html><title>Page</title>')
  await writeFile(join(root, 'assets', 'app-1a2b.js'), 'export {}')
  await symlink(join(folder, 'secret.txt'), join(root, 'link.txt'))
  server = await serveStatic({ root, port: 0 })
})

afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

/** Unlike fetch, this sends the path as it is, dots and all. */
function get(path: string, method = 'GET'): Promise<{ status: number; headers: NodeJS.Dict<string | string[]> }> {
  return new Promise((resolve, reject) => {
    const { port } = new URL(server.url)
    request({ host: '127.0.0.1', port, path, method }, (response) => {
      response.resume().on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers }))
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
