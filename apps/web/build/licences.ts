// `licences.txt`: the licence of every package that has come into the built page, found by what the bundles hold.

import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin, ResolvedConfig } from 'vite'

export const LICENCES = 'licences.txt'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const IN_PACKAGE = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/
/** Code that a tool writes into bundles without a file of its own. */
const WRITTEN_BY: readonly (readonly [RegExp, string])[] = [
  [/^\0?vite\//, 'vite'],
  [/^\0?rolldown\//, 'rolldown'],
  [/virtual:pwa-register/, 'vite-plugin-pwa'],
]
const RULE = '='.repeat(80)

type Bundle = Parameters<Extract<Plugin['generateBundle'], (...args: never[]) => unknown>>[1]

interface Bundled {
  readonly name: string
  readonly version: string
  readonly licence: string
  readonly text: string
}

/** The folder of the package that a module belongs to; undefined if it is ours, or lies in a folder of a plug-in. */
function packageOf(id: string, outside: readonly string[]): string | undefined {
  const tool = WRITTEN_BY.find(([written]) => written.test(id))?.[1]
  if (tool !== undefined) return folderOf(tool)
  const path = id.replace(/^\0/, '').replace(/\?.*$/s, '')
  const found = IN_PACKAGE.exec(path)?.[1]
  if (found !== undefined) return found
  // Ours are files of the project; for plug-ins answers whoever builds a page with them.
  if ([ROOT, ...outside].some((folder) => path.includes(folder))) return undefined
  throw new Error(`Nobody knows which package this part of the page comes from: ${JSON.stringify(id)}`)
}

function folderOf(name: string): string {
  const require = createRequire(import.meta.url)
  const from = require.resolve.paths(name) ?? []
  const found = from.map((folder) => join(folder, name)).find((folder) => existsSync(join(folder, 'package.json')))
  if (found === undefined) throw new Error(`The package ${name} is in the page, but not installed.`)
  return found
}

/** What a package says of itself, and the words of its licence; without them it cannot be given away. */
function bundled(folder: string): Bundled {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const file = readdirSync(folder).find((each) => /^(?:licen[cs]e|copying)(?:[.-].*)?$/i.test(each))
  if (file === undefined) throw new Error(`The package ${name} is in the page and has no licence file.`)
  // A tool that is bundled itself adds what it is made of; of that nothing comes into the page.
  const [text = ''] = readFileSync(join(folder, file), 'utf8').split(/^#+ Licenses of bundled dependencies/m)
  return {
    name,
    version,
    licence: typeof license === 'string' ? license : '',
    text: text.replaceAll('\r\n', '\n').trim(),
  }
}

/** The whole file. Packages with the same words share them. */
function licencesText(own: string, packages: readonly Bundled[]): string {
  const byText = new Map<string, string[]>()
  for (const { name, version, licence, text } of packages.toSorted((a, b) => (a.name < b.name ? -1 : 1)))
    byText.set(text, [...(byText.get(text) ?? []), `${name} ${version}${licence === '' ? '' : ` (${licence})`}`])
  const parts = [...byText].map(([text, names]) => `${names.join('\n')}\n\n${text}`)
  return `${[`Understudy\n\n${own.trim()}`, ...parts].join(`\n\n${RULE}\n\n`)}\n`
}

/** Notes what goes into each bundle, that of the workers too; the plugin for the page writes it down at the end. */
export function licences(outside: readonly string[]): { readonly page: Plugin; readonly worker: () => Plugin } {
  const folders = new Set<string>()
  const note = (id: string): void => {
    const folder = packageOf(id, outside)
    if (folder !== undefined) folders.add(folder)
  }
  const collect = (bundle: Bundle): void => {
    for (const part of Object.values(bundle)) {
      if (part.type === 'chunk') for (const id of part.moduleIds) note(id)
      // Fonts and pictures come by way of styles.
      else for (const file of part.originalFileNames) note(join(ROOT, 'apps', 'web', file))
    }
  }
  const written = (): string => licencesText(readFileSync(join(ROOT, 'LICENSE'), 'utf8'), [...folders].map(bundled))
  let config: ResolvedConfig
  return {
    worker: () => ({
      name: 'understudy:licences-of-workers',
      apply: 'build',
      generateBundle: (_, bundle) => collect(bundle),
    }),
    page: {
      name: 'understudy:licences',
      apply: 'build',
      enforce: 'post',
      configResolved(resolved) {
        config = resolved
      },
      generateBundle(_, bundle) {
        collect(bundle)
        this.emitFile({ type: 'asset', fileName: LICENCES, source: written() })
      },
      closeBundle: {
        order: 'post',
        sequential: true,
        async handler() {
          const site = resolve(config.root, config.build.outDir)
          for (const folder of workboxIn(site)) folders.add(folder)
          writeFileSync(join(site, LICENCES), written())
          // What the service worker is made of is known only when it is made; it keeps this file too, so it is made again.
          await config.plugins.find(({ name }) => name === 'vite-plugin-pwa')?.api.generateSW()
        },
      },
    },
  }
}

/** Parts of Workbox call out their names in what is bundled of them. */
function workboxIn(site: string): string[] {
  const scripts = readdirSync(site).filter((name) => /^(?:sw|workbox-.*)\.js$/.test(name))
  const code = scripts.map((name) => readFileSync(join(site, name), 'utf8')).join('\n')
  const parts = new Set([...code.matchAll(/workbox:([a-z-]+):\d/g)].map(([, part]) => `workbox-${part}`))
  if (parts.size === 0) throw new Error('No part of Workbox was found in the service worker.')
  return [...parts].map(folderOf)
}
