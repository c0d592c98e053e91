import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { root } from './root.mjs'
import { runTool } from './run.mjs'

/** Runs projects of vitest.config.ts, counts their tests and says how long each file took. */
export async function runVitest(...projects) {
  const folder = mkdtempSync(join(tmpdir(), 'understudy-test-'))
  const report = join(folder, 'report.json')
  try {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    const chosen = projects.flatMap((project) => ['--project', project])
    const code = await runTool('vitest', ['run', ...chosen, ...reporters])
    return count(read(report), code)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function read(report) {
  try {
    return JSON.parse(readFileSync(report, 'utf8'))
  } catch {
    return undefined
  }
}

function count(report, code) {
  const passed = report?.numPassedTests ?? 0
  // A file that cannot even be loaded has no tests to count, but has failed.
  const broken = (report?.testResults ?? []).filter((file) => file.status === 'failed' && !file.assertionResults.length)
  const failed = (report?.numFailedTests ?? 0) + broken.length
  const files = (report?.testResults ?? []).map(({ name, startTime, endTime }) => ({
    name: relative(root, name),
    seconds: (endTime - startTime) / 1000,
  }))
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed, files }
}
