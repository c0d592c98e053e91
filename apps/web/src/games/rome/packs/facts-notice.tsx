// At the table: what was told there can be written into the pack it was played with, by one tap.

import type { Lang } from '@understudy/procedure'
import './style/notice.css'
import type { State } from '@understudy/rome'
import { filesOf, withFacts } from '@understudy/rome/pack'
import type { Told } from '@understudy/table/gaps'
import { useEffect, useState } from 'preact/hooks'
import { toast } from '../../../store/toasts.ts'
import { fetchYaml } from '../../yaml.ts'
import { packId, YAML } from './model/draft.ts'
import { newsFor } from './model/news.ts'
import { changePack, listPacks, type StoredPack } from './stored.ts'
import { words } from './text/words.ts'

interface News {
  readonly pack: StoredPack
  readonly told: Told
}

/** Packs about which somebody does not want to be asked, and those that take what is told; until the page is left. */
const hushed = new Set<string>()
const taking = new Set<string>()

export function Facts({ state, over, lang }: { state: State; entries: number; over: boolean; lang: Lang }) {
  const w = words(lang)
  const key = state.setting.pack
  const [news, setNews] = useState<News>()
  const keep = async ({ pack, told }: News) => {
    try {
      await changePack(pack.id, pack.revision, { files: withFacts(pack.files, told) })
      setNews(undefined)
    } catch {
      // Written meanwhile by another tab, or not at all: look again, and ask again.
      taking.delete(pack.id)
      setNews(await newsOf(key))
    }
  }
  useEffect(() => {
    let left = false
    void newsOf(key).then((found) => {
      if (left) return
      setNews(found)
      if (found !== undefined && taking.has(found.pack.id) && Object.keys(found.told).length > 0) void keep(found)
    })
    return () => {
      left = true
    }
  }, [key])
  const count = Object.keys(news?.told ?? {}).length
  // After "not now" it comes back with the end of the game only.
  if (news === undefined || count === 0 || taking.has(news.pack.id) || (!over && hushed.has(news.pack.id))) return null
  return (
    <div class="notice pack-news" role="status">
      <p>{w.toldOf(count, news.pack.title)}</p>
      <div class="row">
        <button
          type="button"
          class="button main"
          onClick={() => {
            taking.add(news.pack.id)
            void keep(news).then(() => toast(w.factsKept(news.pack.title)))
          }}
        >
          {w.keepFacts}
        </button>
        <button
          type="button"
          class="button quiet"
          onClick={() => {
            hushed.add(news.pack.id)
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
