// The journal of the game on the page, as it is stored.

import type { Entry } from '@understudy/table'
import type { Page } from 'playwright-core'
import { settled } from './drive.ts'

export async function journal(page: Page): Promise<Entry[]> {
  await settled(page)
  return page.evaluate(
    () =>
      new Promise<Entry[]>((done, failed) => {
        const id = /\/game\/([^/?]+)/.exec(location.hash)?.[1] ?? ''
        const opening = indexedDB.open('understudy')
        opening.onerror = () => failed(opening.error)
        opening.onsuccess = () => {
          const db = opening.result
          const asked = db
            .transaction('entries')
            .objectStore('entries')
            .getAll(IDBKeyRange.bound([id, 0], [id, 1e9]))
          asked.onsuccess = () => {
            db.close()
            done(asked.result)
          }
          asked.onerror = () => failed(asked.error)
        }
      }),
  )
}
