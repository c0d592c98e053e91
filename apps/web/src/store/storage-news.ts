// What is to be said about the storage itself, wherever the reader is. At the table a notice says the first of it.

import { effect, untracked } from '@preact/signals'
import { readBack } from '../storage/db.ts'
import { checking, stopped } from '../storage/stopping.ts'
import { t } from '../text/index.ts'
import { route } from './route.ts'
import { toast } from './toasts.ts'

export function tellAboutStorage(): void {
  follow(() =>
    stopped.value && checking.value !== 'full' && route.value.at !== 'game' ? asking('stopped') : undefined,
  )
  follow(() => newsOf(checking.value))
  readBack().catch(() => undefined)
}

/** One thing at a time: what is no longer true goes away. */
function follow(news: () => (() => () => void) | undefined): void {
  let close: (() => void) | undefined
  effect(() => {
    const now = news()
    untracked(() => {
      close?.()
      close = now?.()
    })
  })
}

function newsOf(found: typeof checking.value): (() => () => void) | undefined {
  if (found === 'reading') return () => toast(t.value.saving.checking, { stay: true })
  if (found === 'whole') return () => toast(t.value.saving.checked)
  if (found === 'full') return asking('full')
  return found === 'no' ? undefined : () => toast(t.value.saving.lost(found.lost), { stay: true, tone: 'error' })
}

function asking(what: 'stopped' | 'full'): () => () => void {
  const action = { text: t.value.app.reload, run: () => location.reload() }
  return () => toast(t.value.saving[what], { stay: true, tone: 'error', action })
}
