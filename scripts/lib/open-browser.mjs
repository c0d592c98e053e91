import { spawn } from 'node:child_process'

/** Opens the address in the person's browser, if there is a person with a browser. */
export function openBrowser(url) {
  const { CI, BROWSER, DISPLAY, WAYLAND_DISPLAY } = process.env
  if (CI || BROWSER === 'none') return
  if (process.platform === 'linux' && !DISPLAY && !WAYLAND_DISPLAY) return
  const [program, ...args] = opener(url)
  const child = spawn(program, args, { stdio: 'ignore', detached: true })
  // Without an opener the printed address is enough.
  child.on('error', () => {})
  child.unref()
}

function opener(url) {
  if (process.platform === 'darwin') return ['open', url]
  if (process.platform === 'win32') return ['cmd', '/c', 'start', '', url]
  return ['xdg-open', url]
}
