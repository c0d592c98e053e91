// How somebody wants the lists of a real table: in which order, and who keeps the counters. Kept in this browser only.

import { effect, signal } from '@preact/signals'

export const VIEWS = ['order', 'place'] as const
export type ListView = (typeof VIEWS)[number]

const KEY = 'understudy.lists'
const kept = read()

export const listView = signal<ListView>(kept.view === 'place' ? 'place' : 'order')
/** Numbers that the app can keep are shown at the seats and are no lines. */
export const appCounts = signal<boolean>(kept.counts === true)

effect(() => {
  const data = JSON.stringify({ view: listView.value, counts: appCounts.value })
  try {
    localStorage.setItem(KEY, data)
  } catch {
    // Without storage it lasts as long as the page.
  }
})

function read(): Record<string, unknown> {
  try {
    const data: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
