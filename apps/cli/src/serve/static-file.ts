import { realpath, stat } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
}

export interface StaticFile {
  path: string
  size: number
  /** Another one as soon as the file has been written again. */
  version: string
  type: string
  cacheControl: string
}

/** The file that a request path names, or undefined: also for anything outside the root, by dots or by a link. */
export async function findStaticFile(root: string, requestPath: string): Promise<StaticFile | undefined> {
  let name: string
  try {
    name = decodeURIComponent(requestPath)
  } catch {
    return undefined
  }
  if (name.includes('\0') || name.includes('\\') || name.split('/').includes('..')) return undefined
  try {
    const base = await realpath(root)
    const path = await realpath(join(base, name.endsWith('/') ? `${name}index.html` : name))
    if (!path.startsWith(base + sep)) return undefined
    const found = await stat(path)
    if (!found.isFile()) return undefined
    const version = `${found.ino} ${found.mtimeMs} ${found.size}`
    return { path, size: found.size, version, type: typeOf(path), cacheControl: cacheControlOf(name) }
  } catch {
    return undefined
  }
}

function typeOf(path: string): string {
  return TYPES[extname(path).toLowerCase()] ?? 'application/octet-stream'
}

/** Files in `assets/` carry a hash of their content in their names; everything else is asked for again each time. */
function cacheControlOf(name: string): string {
  return name.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
}
