import { defaultClientConditions, defaultServerConditions } from 'vite'
import { defineConfig, type ViteUserConfig } from 'vitest/config'

/** Workspace packages are read from their sources, so that no build has to come before a test. */
const fromSources: ViteUserConfig = {
  resolve: { conditions: ['source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['source', ...defaultServerConditions] } },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
}

const config: ViteUserConfig = defineConfig({
  test: {
    // Left to itself it keeps one core free, which on a machine with two is half of it.
    maxWorkers: '100%',
    projects: [
      {
        ...fromSources,
        test: {
          name: 'unit',
          environment: 'node',
          // Property tests on a busy machine take their time.
          testTimeout: 60_000,
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/{lab,cli}/src/**/*.test.ts',
            'apps/web/src/**/*.test.{ts,tsx}',
          ],
        },
      },
      {
        ...fromSources,
        test: {
          name: 'browser',
          environment: 'node',
          include: ['apps/web/test/**/*.browser.test.ts'],
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})

export default config
