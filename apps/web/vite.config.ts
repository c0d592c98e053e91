import { fileURLToPath } from 'node:url'
import { defaultClientConditions, defineConfig, type Plugin, type UserConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { parse } from 'yaml'

/** The development server injects styles inline and talks over a socket; the built page does neither. */
const withoutPolicyInDevelopment: Plugin = {
  name: 'understudy:no-policy-in-development',
  apply: 'serve',
  transformIndexHtml: (html) => html.replace(/<meta\s+http-equiv="Content-Security-Policy"[^>]*>/, ''),
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
    if (!/\/packages\/[^/]+\/src\/data\/[^/]+\.yaml\.ts$/.test(id)) return null
    return code.replace(/`((?:[^`\\$]|\\.|\$(?!\{))*)`/g, (_, text: string) =>
      JSON.stringify(JSON.stringify(parse(text.replace(/\\(.)/gs, '$1')))),
    )
  },
}

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
  },
  worker: { format: 'es' },
  plugins: [
    withoutPolicyInDevelopment,
    yamlWhenNeeded,
    VitePWA({
      // The app asks before it takes an update: a game in progress is never reloaded under its player.
      registerType: 'prompt',
      injectRegister: null,
      scope: './',
      workbox: {
        globPatterns: ['**/*.{html,js,css,svg,png,woff2,json}'],
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
  ],
})

export default config
