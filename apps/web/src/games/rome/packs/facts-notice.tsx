// At the table: what was told there can be written into the pack it was played with, by one tap.

import { filesOf, type State, withFacts } from '@understudy/rome'
import type { Told } from '@understudy/table'
import { useEffect, useState } from 'preact/hooks'
import { toast } from '../../../store/toasts.ts'
import { fetchYaml } from '../../yaml.ts'
import { packId, YAML } from './model/draft.ts'
import { newsFor } from './model/facts.ts'
import { changePack, listPacks, type StoredPack } from './stored.ts'
import { words } from './text/words.ts'

interface News {
  readonly pack: StoredPack
  readonly told: Told
}

/** Games with which somebody does not want to be asked; until the page is left. */
const hushed = new Map<string, number>()

export function Facts({ state, over, lang }: { state: State; over: boolean; lang: 'en' | 'ru' }) {
  const w = words(lang)
  const key = state.setting.pack
  const [news, setNews] = useState<News>()
  useEffect(() => {
    let left = false
    void newsOf(key).then((found) => {
      if (!left) setNews(found)
    })
    return () => {
      left = true
    }
  }, [key])
  const count = Object.keys(news?.told ?? {}).length
  // After "not now" it comes back with the end of the game only.
  if (news === undefined || count === 0 || (!over && hushed.has(news.pack.id))) return null
  const keep = async () => {
    await fetchYaml()
    const { pack, told } = news
    try {
      await changePack(pack.id, pack.revision, { files: withFacts(pack.files, told) })
      setNews(undefined)
      toast(w.factsKept(pack.title))
    } catch {
      // Written meanwhile by another tab: look again.
      setNews(await newsOf(key))
    }
  }
  return (
    <div class="notice pack-news" role="status">
      <p>{w.toldOf(count, news.pack.title)}</p>
      <div class="row">
        <button type="button" class="button main" onClick={() => void keep()}>
          {w.keepFacts}
        </button>
        <button
          type="button"
          class="button quiet"
          onClick={() => {
            hushed.set(news.pack.id, count)
            setNews(undefined)
          }}
        >
          {w.later}
        </button>
      </div>
    </div>
  )
}

/** The stored pack with which this game was begun, and what it lacks. */
async function newsOf(game: string): Promise<News | undefined> {
  try {
    await fetchYaml()
    const id = packId(filesOf(game)[YAML] ?? '')
    const pack = (await listPacks()).packs.find(({ files }) => packId(files[YAML] ?? '') === id)
    if (pack === undefined || id === '') return undefined
    return { pack, told: newsFor(pack.files, game) }
  } catch {
    return undefined
  }
}
