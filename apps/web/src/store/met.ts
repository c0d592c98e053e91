// Kinds of decisions that somebody has met in this browser: what is new is explained once.

const KEY = 'understudy.met'
const seen = new Set<string>(read())

export const met = (what: string): boolean => seen.has(what)

export function meet(what: string): void {
  if (seen.has(what)) return
  seen.add(what)
  try {
    localStorage.setItem(KEY, JSON.stringify([...seen]))
  } catch {
    // Without storage it lasts as long as the page.
  }
}

function read(): string[] {
  try {
    const data: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(data) ? data.filter((each): each is string => typeof each === 'string') : []
  } catch {
    return []
  }
}
