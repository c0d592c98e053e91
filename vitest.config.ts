import { availableParallelism } from 'node:os'
import { defaultClientConditions, defaultServerConditions } from 'vite'
import { defineConfig, type ViteUserConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Workspace packages are read from their sources, so that no build has to come before a test. */
const fromSources: ViteUserConfig = {
  resolve: { conditions: ['source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['source', ...defaultServerConditions] } },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
}

const BROWSER = ['apps/web/test/**/*.browser.test.ts']
const ALONE = ['apps/web/test/speed/**/*.browser.test.ts']
/**
 * What takes long, or wants more of the machine than a fresh clone may count on: `npm run test:full`, which also sets FULL=1, so
 * that the other projects look at every size, language and game instead of a sample.
 */
const FULL = ['apps/web/test/**/*.full.browser.test.ts']
const MACHINES = ['apps/{cli,lab}/src/**/*.full.test.ts', 'scripts/**/*.full.test.ts']

/** A test in which nothing was expected has not passed: a list may have been empty, a condition never met. */
const requireAssertions = true

const inBrowser: NonNullable<ViteUserConfig['test']> = {
  environment: 'node',
  globalSetup: 'apps/web/test/tools/browser-setup.ts',
  // Files that a process runs one after another share its pages' windows and the saved games it has made.
  isolate: false,
  // A tenth of it on an idle machine.
  testTimeout: 120_000,
  hookTimeout: 60_000,
  // A second, which is what it would be, is little for a page that shares two cores with others.
  expect: { requireAssertions, poll: { timeout: 20_000 } },
}

/** Files that play whole games or start other processes: small as they are, they take longest. */
const LONG =
  /(?:conformance|games|promises|secret|convert|russian|strangers|oracle\/\w+|bundles|saves|queue|beside|talk)\.test\.ts$|\/apps\/cli\/src\/[\w-]+\.test\.ts$|\/apps\/web\/test\/(?:act|arcs|rome|scenes|stage)\/[-.\w]+\.browser\.test\.ts$/

/**
 * What takes long goes first, so that no core is left to wait for the last file. Vitest sorts by how long files took, but where they have never
 * run, as in a fresh clone, by their size.
 */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const order = ({ project, moduleId }: TestSpecification): number =>
      2 * project.config.sequence.groupOrder + (LONG.test(moduleId) ? 0 : 1)
    return sorted.sort((a, b) => order(a) - order(b))
  }
}

const config: ViteUserConfig = defineConfig({
  test: {
    sequence: { sequencer: LongFirst },
    // Left to itself it keeps one core free, which on a machine with two is half of it.
    maxWorkers: '100%',
    projects: [
      {
        ...fromSources,
        test: {
          name: 'unit',
          environment: 'node',
          // Tests keep nothing in module state, so the files of a process may share what they import: a third of the time.
          isolate: false,
          // Property tests on a busy machine take their time.
          testTimeout: 60_000,
          expect: { requireAssertions },
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/{lab,cli}/src/**/*.test.ts',
            'apps/web/src/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
          ],
          exclude: MACHINES,
        },
      },
      {
        ...fromSources,
        test: {
          ...inBrowser,
          name: 'browser',
          include: BROWSER,
          exclude: [...ALONE, ...FULL],
          // A quarter of the time a page waits for its own pauses: two cores have enough to do with three of them. Where it counts more that
          // a slow machine is not too late than how long all of it takes, each core has one.
          maxWorkers: Math.ceil(availableParallelism() * (process.env.CI === 'true' ? 1 : 1.5)),
          sequence: { groupOrder: 1 },
        },
      },
      {
        ...fromSources,
        test: {
          ...inBrowser,
          name: 'speed',
          include: ALONE,
          // Measured against the clock: nothing else runs then, and `npm test` leaves it to `npm run speed`.
          maxWorkers: 1,
          // A page that is too slow is too slow every time; a machine with other work is not.
          retry: 2,
          sequence: { groupOrder: 2 },
        },
      },
      {
        ...fromSources,
        test: {
          ...inBrowser,
          name: 'full',
          include: FULL,
          maxWorkers: 1,
          testTimeout: 300_000,
          sequence: { groupOrder: 3 },
        },
      },
      {
        ...fromSources,
        test: {
          name: 'machines',
          environment: 'node',
          expect: { requireAssertions },
          include: MACHINES,
          maxWorkers: 1,
          sequence: { groupOrder: 4 },
        },
      },
    ],
  },
})

export default config
