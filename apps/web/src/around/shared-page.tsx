// A link that holds a game: it becomes a game of this browser, with all hands covered, and is opened.

import { useEffect, useState } from 'preact/hooks'
import { importFile } from '../storage/import-file.ts'
import { linkTo } from '../store/route.ts'
import { lang } from '../store/settings.ts'
import { PageHead } from '../ui/page.tsx'
import { unpackJournal } from './pack-link.ts'
import { aroundWords } from './words.ts'

export function SharedPage({ packed }: { packed: string }) {
  const words = aroundWords[lang.value].share
  const [why, setWhy] = useState<string | undefined>(undefined)
  useEffect(() => {
    let left = false
    const opened = async () => {
      const data = await unpackJournal(packed)
      const title = typeof data.title === 'string' ? { title: words.copyOf(data.title) } : {}
      const file = new File([JSON.stringify({ ...data, ...title })], 'shared.json', { type: 'application/json' })
      const { id } = await importFile(file, true)
      // The link is used up: going back must not make another copy.
      if (!left) location.replace(linkTo.game(id))
    }
    opened().catch(() => {
      if (!left) setWhy(words.broken)
    })
    return () => {
      left = true
    }
  }, [packed])
  return (
    <>
      <PageHead title={words.title} />
      <main class="page narrow" id="content">
        {why === undefined ? (
          <p class="quiet">{words.opening}</p>
        ) : (
          <div class="notice error" role="alert">
            <p>{why}</p>
            <p>{words.safe}</p>
          </div>
        )}
      </main>
    </>
  )
}
