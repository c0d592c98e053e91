// PDF through Chromium's own print, where there is a Chromium.

import { spawn } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bad } from './context.ts'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const QUIET = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]
const PATIENCE_MS = 60_000

export async function htmlToPdf(html: string, env: Readonly<Record<string, string | undefined>>): Promise<Uint8Array> {
  const chromium = findChromium(env)
  if (chromium === undefined)
    throw bad({
      en: 'a PDF needs Chromium or Chrome, and there is none on PATH; --format html can be printed from any browser',
      ru: 'для PDF нужен Chromium или Chrome, в PATH его нет; --format html можно напечатать из любого браузера',
    })
  const folder = await mkdtemp(join(tmpdir(), 'understudy-pdf-'))
  try {
    const page = join(folder, 'page.html')
    const out = join(folder, 'page.pdf')
    await writeFile(page, html)
    const own = [`--user-data-dir=${join(folder, 'profile')}`, '--no-pdf-header-footer', `--print-to-pdf=${out}`]
    await runQuietly(chromium, [...QUIET, ...own, pathToFileURL(page).href])
    return await readFile(out)
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  }
}

function runQuietly(program: string, args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'], timeout: PATIENCE_MS })
    let said = ''
    child.stderr.on('data', (part) => {
      said = `${said}${part}`.slice(-500)
    })
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) resolve()
      else
        reject(
          bad({
            en: `Chromium could not print it (${lastLine(said) || code})`,
            ru: `Chromium не смог напечатать (${code})`,
          }),
        )
    })
  })
}

const lastLine = (text: string): string => text.trim().split('\n').at(-1) ?? ''

export function findChromium(env: Readonly<Record<string, string | undefined>>): string | undefined {
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
  for (const name of NAMES) {
    for (const folder of folders) {
      const path = join(folder, name)
      try {
        accessSync(path, constants.X_OK)
        return path
      } catch {}
    }
  }
  return undefined
}
