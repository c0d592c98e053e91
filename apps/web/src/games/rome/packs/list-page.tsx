// My packs: what there is, and where a new one comes from.

import { Copy, Download, EllipsisVertical, FilePlus2, FileUp, Trash2 } from 'lucide'
import { useEffect, useState } from 'preact/hooks'
import { download } from '../../../storage/files.ts'
import { listen } from '../../../storage/tabs.ts'
import { go, linkTo } from '../../../store/route.ts'
import { lang } from '../../../store/settings.ts'
import { toast } from '../../../store/toasts.ts'
import { t } from '../../../text/index.ts'
import { Icon } from '../../../ui/icon.tsx'
import { writeDate } from '../../../ui/locale.ts'
import { PageHead } from '../../../ui/page.tsx'
import { fetchYaml } from '../../yaml.ts'
import { filesFrom, type Refused } from './bringing.ts'
import { addBlank, addBrought, addHouse, recordFile, titleIn } from './fresh.ts'
import { draftOf } from './model/draft.ts'
import { filledRows } from './model/sheet.ts'
import { PackMenu, removeWithUndo } from './pack-menu.tsx'
import { type BrokenPack, listPacks, type StoredPack } from './stored.ts'
import type { Words } from './text/en.ts'
import { words } from './text/words.ts'

type Listed = Awaited<ReturnType<typeof listPacks>>

function usePacks(): { list: Listed | undefined | null; again(): void } {
  const [list, setList] = useState<Listed | undefined | null>(undefined)
  const again = () => void listPacks().then(setList, () => setList(null))
  useEffect(() => {
    again()
    return listen((message) => {
      if (message.say === 'changed') again()
    })
  }, [])
  return { list, again }
}

export function ListPage() {
  const w = words(lang.value)
  const { list, again } = usePacks()
  const [problem, setProblem] = useState('')
  const make = (made: Promise<StoredPack>) =>
    void made.then(
      ({ id }) => go(linkTo.packs('rome', id)),
      () => setProblem(w.noStorage),
    )
  const bring = async (input: HTMLInputElement) => {
    const chosen = [...(input.files ?? [])]
    input.value = ''
    if (chosen.length === 0) return
    const [brought] = await Promise.all([filesFrom(chosen), fetchYaml()])
    if ('why' in brought) return setProblem(w.importFailed(whyNot(w, brought)))
    setProblem('')
    const { files, ignored, missing } = brought
    if (ignored.length > 0) toast(w.importIgnored(ignored.join(', ')))
    if (missing.length > 0) toast(w.importFilled(missing.join(', ')))
    make(addBrought(titleIn(files, lang.value) ?? w.importedTitle, brought))
  }
  return (
    <>
      <PageHead title={w.title} />
      <main class="page pack-list" id="content">
        <p class="quiet">
          {w.what} {w.blankWhat}
        </p>
        <div class="row">
          <button type="button" class="button main" onClick={() => make(addBlank(w.blankTitle))}>
            <Icon of={FilePlus2} />
            {w.blank}
          </button>
          <button type="button" class="button" onClick={() => make(addHouse(w.copyTitle))}>
            <Icon of={Copy} />
            {w.copyHouse}
          </button>
          <span class="button file-button">
            <Icon of={FileUp} />
            {w.importFiles}
            <input
              type="file"
              multiple
              accept=".json,.csv,.yaml,.yml,.txt"
              aria-label={w.importFiles}
              onChange={(event) => void bring(event.currentTarget)}
            />
          </span>
        </div>
        <p class="help">{w.importHelp}</p>
        {problem === '' ? null : (
          <p class="notice error" role="alert">
            {problem}
          </p>
        )}
        <section aria-labelledby="my-packs">
          <h2 id="my-packs">{w.mine}</h2>
          {list === undefined ? <p class="quiet">{t.value.app.loading}</p> : null}
          {list === null ? <p class="notice error">{w.noStorage}</p> : null}
          {list?.broken.map((pack) => (
            <Broken key={pack.id} pack={pack} again={again} />
          ))}
          {list !== undefined && list !== null && list.packs.length + list.broken.length === 0 ? (
            <div class="pack-none-yet">
              <p>
                <strong>{w.none}</strong>
              </p>
              <p>{w.noneWhat}</p>
            </div>
          ) : null}
          <ul class="pack-cards">
            {list?.packs.map((pack) => (
              <PackCard key={pack.id} pack={pack} again={again} />
            ))}
          </ul>
        </section>
        <section aria-labelledby="house-pack">
          <h2 id="house-pack">{w.house}</h2>
          <div class="pack-card">
            <div>
              <strong>{w.reconstruction}</strong>
              <span class="quiet">{w.houseWhat}</span>
            </div>
            <a class="button" href={linkTo.new('rome')}>
              {w.play}
            </a>
          </div>
        </section>
      </main>
    </>
  )
}

function whyNot(w: Words, refused: Refused): string {
  switch (refused.why) {
    case 'nothing':
      return w.importNothing
    case 'large':
      return w.importLarge
    case 'unreadable':
      return w.importUnreadable
    case 'encoding':
      return w.importEncoding(refused.file)
  }
}

function PackCard({ pack, again }: { pack: StoredPack; again(): void }) {
  const w = words(lang.value)
  const [menu, setMenu] = useState(false)
  const { sheets } = draftOf(pack.files)
  const rows = (['regions.csv', 'borders.csv', 'factions'] as const).map((name) => filledRows(sheets[name]))
  return (
    <li class="pack-card">
      <a class="pack-link" href={linkTo.packs('rome', pack.id)}>
        <strong>{pack.title}</strong>
        <span class="quiet">{w.counts(rows[0] ?? 0, rows[1] ?? 0, rows[2] ?? 0)}</span>
        <span class="quiet">{w.changed(writeDate(pack.updated, 'minute'))}</span>
      </a>
      <button type="button" class="button quiet icon" aria-label={w.more(pack.title)} onClick={() => setMenu(true)}>
        <Icon of={EllipsisVertical} />
      </button>
      {menu ? <PackMenu pack={pack} again={again} onClose={() => setMenu(false)} /> : null}
    </li>
  )
}

/** Kept as it is: it can be taken out, and deleted only by whoever asks for it. */
function Broken({ pack, again }: { pack: BrokenPack; again(): void }) {
  const w = words(lang.value)
  const title = pack.title ?? w.untitled
  return (
    <div class="notice error" role="alert">
      <p>{pack.broken === 'newer' ? w.brokenNewer(title) : w.brokenShape(title)}</p>
      <div class="row">
        <button type="button" class="button" onClick={() => download(recordFile(title, pack.record))}>
          <Icon of={Download} size={18} />
          {w.export}
        </button>
        <button type="button" class="button quiet" onClick={() => void removeWithUndo(pack.id, title, again)}>
          <Icon of={Trash2} size={18} />
          {w.remove}
        </button>
      </div>
    </div>
  )
}
