import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defaultClientConditions, defineConfig, type Plugin, type UserConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { parse } from 'yaml'
import { LICENCES, licences } from './build/licences.ts'

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

/**
 * Rulebooks and the bots that run them are most of a game's weight, and the page does not need them to play: bots think
 * in a worker. What a game's drawings import from its package is therefore everything but the bots.
 */
const withoutBots: Plugin = {
  name: 'understudy:without-bots',
  enforce: 'pre',
  resolveId(source, importer) {
    const game = /^@understudy\/(arcs|muhq|rome)$/.exec(source)?.[1]
    // Sheets to print show rulebooks.
    if (game === undefined || importer?.includes(`/src/games/${game}/`) !== true || importer.includes('/sheets/'))
      return null
    return `${fileURLToPath(new URL(`../../packages/${game}/src/index.ts`, import.meta.url))}?game`
  },
  load(id) {
    if (!/\/packages\/(?:arcs|muhq|rome)\/src\/index\.ts\?game$/.test(id)) return null
    const whole = readFileSync(id.replace('?game', ''), 'utf8')
    return whole.replaceAll(/^export \{ (?:(?:arcs|muhq|rome)Package|bots\b[^}]*) \}.*$/gm, '')
  },
}

/**
 * Lore and leaders of Arcs are a fifth of its rules, and most games have none; the seat of a Lars is a twentieth; a game
 * that has just begun reads and checks no positions. The page fetches each with the games that have it (`needs` of its `GameUi`).
 */
const partsWhenNeeded: Plugin = {
  name: 'understudy:parts-when-needed',
  enforce: 'pre',
  resolveId(source, importer) {
    return PARTS.includes(source) && importer?.endsWith('/packages/arcs/src/game.ts') === true ? NOT_YET : null
  },
  load: (id) => (id === NOT_YET ? 'export {}' : null),
}
const PARTS = [
  './rules/cards/led.ts',
  './rules/positions/checking-part.ts',
  './rules/seats/lars-part.ts',
  './rules/state/reading-part.ts',
]
const NOT_YET = '\0a part of arcs that comes later'

/**
 * A game's sentences in the language that is not used are a sixth of it: on the page they come with the language, and some
 * of them only when they are wanted (`wordsFor`).
 */
const oneLanguage: Plugin = {
  name: 'understudy:one-language',
  enforce: 'pre',
  resolveId(source, importer) {
    if (importer === undefined) return null
    if (PART_OF_WORDS.test(source) && WHOLE_WORDS.test(importer)) return NO_WORDS
    const lang = (LEARNING.test(importer) ? /^(?:\.\.\/)+text\/(en|ru)\/index\.ts$/ : SAID)
      .exec(source)
      ?.slice(1)
      .find(Boolean)
    if (lang === undefined || !SPOKEN.test(importer)) return null
    return `${WORDS}${lang} ${join(dirname(importer), source)}`
  },
  load(id) {
    if (!id.startsWith(WORDS)) return null
    const [lang, real = ''] = id.slice(WORDS.length).split(' ')
    const late = fileURLToPath(new URL('./src/text/late.ts', import.meta.url))
    const registered = (file: string, name: string, what: string): string =>
      `register('${lang}', () => import(${JSON.stringify(file)}).then((module) => Object.assign(${lang}, module.${name})), '${what}')`
    const suffix = lang === undefined ? '' : `${lang.charAt(0).toUpperCase()}${lang.slice(1)}`
    const part = (what: 'refusals' | 'lars'): string =>
      registered(join(dirname(real), `${what}.ts`), `${what}${suffix}`, what)
    return [
      `import { register } from ${JSON.stringify(late)}`,
      `export const ${lang} = {}`,
      registered(real, lang ?? '', OF_OPTIONS.test(real) ? 'options' : 'always'),
      ...(WHOLE_WORDS.test(real) ? [part('refusals'), part('lars')] : []),
    ].join('\n')
  },
}
const SAID = /^\.\/(?:text\/(en|ru)\/index|(?:words-)?(en|ru))\.ts$/
/** The campaign adds its sentences to those of the game, in whatever languages there are. */
const LEARNING = /\/rules\/campaign\/text\/learn\.ts$/
const WORDS = '\0arcs words '
/** Where both languages are put side by side. */
const SPOKEN =
  /\/packages\/arcs\/src\/(?:game|rules\/campaign\/text\/learn|(?:bots\/(?:supercat|lars)\/)?text\/options\/index)\.ts$|\/src\/games\/arcs\/(?:text|compose)\/words\.ts$/
/** Words that only some pages show. */
const OF_OPTIONS = /\/text\/options\//
/** Of the sentences of a game, those that nobody hears before something is refused, or before a Lars sits down. */
const WHOLE_WORDS = /\/packages\/arcs\/src\/text\/(?:en|ru)\/index\.ts$/
const PART_OF_WORDS = /^\.\/(?:refusals|lars)\.ts$/
const NO_WORDS = fileURLToPath(new URL('./src/text/no-words.ts', import.meta.url))

const SHELL =
  /\/apps\/web\/src\/(store|storage\/(?!import-file)|thinking\/(?!mind)|play\/(?!amending|path-to|typing|why-of|summing)|ui\/(?!board|fields)|text\/(index|late|named)|table\/(?!bar-modes|bar-list|bar-table|keys\.|undo-sheet|bar-told|gap|menu\.|seats-sheet|with-needs|edit\.|interval\.|typed-line)|games\/(index|light|packages|yaml))|\/packages\/table\/src\/(?!journal\/(?:read-journal|amend|script)|input\/(?!bad-input)|files|play\/(?:explain|simulate)|chance\/piles|testing)|\/packages\/procedure\/src\/(say|json|trace|memory)|node_modules\/(preact|@preact|idb|lucide)\//

/** What only thinks and explains: a package's index would take it along into the shell, which does neither. */
const LATE =
  /\/packages\/procedure\/src\/(run|perform|peek|compile|narrow|why|reason|coverage|explain|print|spoken|words)|\/packages\/table\/src\/(journal\/(?:amend|script)|games\/bot|chance\/(?:certain|foresee)|play\/explain-run)\.|\/apps\/web\/src\/thinking\/mind/

const licencesOf = licences()

const config: UserConfig = defineConfig({
  // Relative addresses: the built folder works under any path of any host.
  base: './',
  resolve: { conditions: ['source', ...defaultClientConditions] },
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
          // What every visit needs travels together: many small files are larger than one. So does what a game of Arcs
          // needs at once, in two files: the rules, which reading a rulebook needs too, and what is drawn of it.
          groups: [
            { name: 'late', test: LATE, priority: 9, includeDependenciesRecursively: false },
            { name: 'shell', test: SHELL, priority: 4 },
            { name: 'boards', test: /\/apps\/web\/src\/ui\/board\/(?!summary|multiples|wake-)/, priority: 3 },
            // What only an act reads and writes of a position comes with it.
            {
              name: 'arcs-act',
              test: /\/packages\/arcs\/src\/rules\/(?:state\/)?campaign\/(?!suppose|position\/(?:edit|hand-over)|text\/hand-over)/,
              priority: 3,
              includeDependenciesRecursively: false,
            },
            { name: 'arcs-rules', test: /\/packages\/arcs\/src\/game\.ts$/, priority: 2 },
            { name: 'arcs-table', test: /\/apps\/web\/src\/games\/arcs\/index\.ts$/, priority: 1 },
          ],
        },
      },
    },
  },
  worker: { format: 'es', plugins: () => [yamlWhenNeeded, licencesOf.worker()] },
  plugins: [
    withoutPolicyInDevelopment,
    lettersAtOnce,
    yamlWhenNeeded,
    withoutBots,
    partsWhenNeeded,
    oneLanguage,
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
