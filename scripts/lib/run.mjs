import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { root } from './root.mjs'

/** Runs a program with our terminal as its own; answers its exit code. */
export function run(program, args, { cwd = root, env = process.env, shell = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, env, shell, stdio: 'inherit' })
    // The terminal sends Ctrl-C to the child too; a signal sent to us alone has to be passed on.
    const passOn = (signal) => child.kill(signal)
    process.on('SIGTERM', passOn).on('SIGINT', passOn)
    const letGo = () => process.off('SIGTERM', passOn).off('SIGINT', passOn)
    child.on('error', (error) => {
      letGo()
      reject(error)
    })
    child.on('close', (code, signal) => {
      letGo()
      if (signal === 'SIGINT' || signal === 'SIGTERM') process.exit(130)
      resolve(code ?? 1)
    })
  })
}

/** Runs the command of an installed package with this very Node, without a shell or npx between. */
export function runTool(name, args, { from = root, bin = name, ...options } = {}) {
  const require = createRequire(join(from, 'package.json'))
  const file = require.resolve.paths(name).map((folder) => join(folder, name, 'package.json'))
  const manifest = firstThatLoads(require, file)
  if (!manifest) throw new Error(`${name} is not installed: run \`npm install\`.`)
  const commands = manifest.json.bin
  const path = typeof commands === 'string' ? commands : commands[bin]
  return run(process.execPath, [join(dirname(manifest.path), path), ...args], options)
}

/** Runs npm on every system: on Windows it is a script that needs a shell. */
export function runNpm(args) {
  const own = process.env.npm_execpath
  if (own?.endsWith('.js')) return run(process.execPath, [own, ...args])
  return run('npm', args, { shell: process.platform === 'win32' })
}

function firstThatLoads(require, paths) {
  for (const path of paths) {
    try {
      return { path, json: require(path) }
    } catch {}
  }
  return undefined
}
