import { fileURLToPath } from 'node:url'
import { defaultClientConditions, defineConfig, type Plugin, type UserConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { parse } from 'yaml'
import { LICENCES, licences } from './build/licences.ts'
import { foldersOf, plugins } from './build/plugins.ts'

/** The development server injects styles inline and talks over a socket; the built page does neither. */
const withoutPolicyInDevelopment: Plugin = {
  name: 'understudy:no-policy-in-development',
  apply: 'serve',
  transformIndexHtml: (html) => html.replace(/<meta\s+http-equiv="Content-Security-Policy"[^>]*>/, ''),
}

/** The letters of the page come along with its code: laid out in other letters first, everything would be laid out twice. */
const lettersAtOnce: Plugin = {
  name: 'understudy:letters-at-once',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) => {
      const file = Object.keys(bundle ?? {}).find((name) => name.includes('golos-text-latin-'))
      if (file === undefined) throw new Error('The font of the page is not in the build.')
      const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `./${file}` }
      return [{ tag: 'link', attrs, injectTo: 'head-prepend' }]
    },
  },
}

/**
 * The reader of YAML is a fifth of what the first visit would load, and only players' own files need it. Built-in maps
 * and cards become JSON, which is YAML too; the packages get a reader that fetches the real one when it must.
 */
const yamlWhenNeeded: Plugin = {
  name: 'understudy:yaml-when-needed',
  enforce: 'pre',
  resolveId(source, importer) {
    if (source !== 'yaml' || importer === undefined || !importer.includes('/packages/')) return null
    return fileURLToPath(new URL('./src/games/yaml.ts', import.meta.url))
  },
  transform(code, id) {
    if (!/\/packages\/[^/]+\/src\/data\/(?:[^/]+\/)?[^/]+\.yaml\.ts$/.test(id)) return null
    return code.replace(/`((?:[^`\\$]|\\.|\$(?!\{))*)`/g, (_, text: string) =>
      JSON.stringify(JSON.stringify(parse(text.replace(/\\(.)/gs, '$1')))),
    )
  },
}

const told = process.env.UNDERSTUDY_PAGE_PLUGINS
const licencesOf = licences(foldersOf(told))
const pluggedIn = plugins(told)

const config: UserConfig = defineConfig({
  // Relative addresses: the built folder works under any path of any host.
  base: './',
  // A plug-in that imports packages of ours means these.
  resolve: {
    conditions: ['source', ...defaultClientConditions],
    dedupe: ['procedure', 'table', 'arcs', 'muhq', 'rome'].map((name) => `@understudy/${name}`),
  },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: false,
    // The policy allows no fonts, styles or scripts from data addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Each with all that it imports. What every visit needs travels together: many small files are larger than one. So
          // does what a game needs at once, in two files: the rules, which reading a rulebook needs too, and what is drawn of it;
          // Arcs has its words in a third. What two of them import stands above both, or one game would fetch the other.
          groups: [
            // With what all games draw with.
            {
              name: 'shell',
              test: /\/apps\/web\/src\/(?:app\.tsx$|text\/named|ui\/(?:ticking|board\/(?!summary|ghost-|wake-|weighed-)))|\/icons\/plus\.mjs$/,
              priority: 5,
            },
            // What the pages before a game share.
            {
              name: 'before',
              test: /\/apps\/web\/src\/(?:pages\/starting\.ts|store\/results\.ts|ui\/(?:empty|page)\.tsx)$|\/icons\/graduation-cap\.mjs$/,
              priority: 4,
            },
            // What reads data from outside; saved games of Arcs need it, too.
            { name: 'checked', test: /\/packages\/table\/src\/input\/checked\.ts$/, priority: 5 },
            // What muhq's game and Rome share.
            {
              name: 'common',
              test: /\/packages\/table\/src\/(?:input\/read-yaml|chance\/(?:piles|bags|top-cards))\.ts$|\/apps\/web\/src\/(?:play\/following\/outcome|ui\/(?:changed|board\/ghost-way))\.tsx?$/,
              priority: 4,
            },
            {
              name: 'arcs-rules',
              test: /\/packages\/arcs\/src\/(?:lean|seating|bots\/options|text\/(?:both-names|more|values))\.ts$/,
              priority: 3,
            },
            // What an act adds to them; but for what only its bots ask, the editor and the sheet at its end.
            {
              name: 'arcs-act',
              test: /\/packages\/arcs\/src\/rules\/(?:state\/)?campaign\/(?!suppose|position\/(?:edit|hand-over)|text\/hand-over)/,
              priority: 4,
              includeDependenciesRecursively: false,
            },
            { name: 'arcs-table', test: /\/apps\/web\/src\/games\/arcs\/index\.ts$/, priority: 2 },
            // One for each language; what rulebooks name deeds with, in all of them, apart.
            {
              name: (id) => id.replace(/^.*\/(\w\w)\/describe\.ts$/, 'arcs-$1-deeds'),
              debugName: 'arcs-deeds',
              test: /\/packages\/arcs\/src\/text\/\w\w\/describe\.ts$/,
              priority: 2,
            },
            {
              name: (id) => id.replace(/^.*(\w\w)\.ts$/, 'arcs-$1'),
              debugName: 'arcs-words',
              test: /\/arcs\/(?:src\/words\/|text\/|compose\/words-)\w\w\.ts$/,
              priority: 1,
            },
            { name: 'muhq-rules', test: /\/packages\/muhq\/src\/(?:game|seating)\.ts$/, priority: 3 },
            { name: 'muhq-table', test: /\/apps\/web\/src\/games\/muhq\/index\.ts$/, priority: 2 },
          ],
        },
      },
    },
  },
  worker: { format: 'es', plugins: () => [yamlWhenNeeded, pluggedIn, licencesOf.worker()] },
  plugins: [
    withoutPolicyInDevelopment,
    lettersAtOnce,
    yamlWhenNeeded,
    pluggedIn,
    VitePWA({
      // The app asks before it takes an update: a game in progress is never reloaded under its player.
      registerType: 'prompt',
      injectRegister: null,
      scope: './',
      workbox: {
        globPatterns: ['**/*.{html,js,css,svg,png,woff2,json}', LICENCES],
        navigateFallback: 'index.html',
        cleanupOutdatedCaches: true,
        // Precache whole boards and rulebooks, too.
        maximumFileSizeToCacheInBytes: 8 * 1024 * 1024,
      },
      manifest: {
        id: './',
        name: 'Understudy',
        short_name: 'Understudy',
        description: 'Someone to fill the empty chairs: published opponents for tabletop games, run and explained.',
        start_url: './',
        scope: './',
        display: 'standalone',
        background_color: '#17202b',
        theme_color: '#17202b',
        categories: ['games'],
        icons: [
          { src: './icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: './icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: './icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
          { src: './icon.svg', sizes: 'any', type: 'image/svg+xml' },
        ],
      },
    }),
    licencesOf.page,
  ],
})

export default config
