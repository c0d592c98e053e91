// The workbench of one pack: checklist, tables, map and remarks.

import { Download, Redo2, Undo2 } from 'lucide'
import { useEffect, useState } from 'preact/hooks'
import { download } from '../../../storage/files.ts'
import { go, linkTo } from '../../../store/route.ts'
import { lang } from '../../../store/settings.ts'
import { loadLetters, t } from '../../../text/index.ts'
import { Icon } from '../../../ui/icon.tsx'
import { PageHead } from '../../../ui/page.tsx'
import { fetchYaml } from '../../yaml.ts'
import { Editing } from './editing.ts'
import { addCopy, asFile } from './fresh.ts'
import { filesOfDraft } from './model/draft.ts'
import { readPackRecord } from './stored.ts'
import { words } from './text/words.ts'
import { Workbench } from './workbench.tsx'

export function EditorPage({ id }: { id: string }) {
  const [editing, setEditing] = useState<Editing | 'missing' | undefined>(undefined)
  const [count, setCount] = useState(0)
  useEffect(() => {
    let left = false
    let opened: Editing | undefined
    // Names may be Russian in any language of the page: in other letters first, long tables would be laid out twice.
    void Promise.all([readPackRecord(id), fetchYaml(), loadLetters('ru')]).then(
      ([pack]) => {
        if (left) return
        opened = pack !== undefined && 'files' in pack ? new Editing(pack) : undefined
        setEditing(opened ?? 'missing')
      },
      () => setEditing('missing'),
    )
    const leave = () => opened?.leave()
    addEventListener('pagehide', leave)
    return () => {
      left = true
      void opened?.flush()
      removeEventListener('pagehide', leave)
    }
  }, [id, count])
  const w = words(lang.value)
  if (!(editing instanceof Editing)) {
    return (
      <>
        <PageHead title={w.title} />
        <main class="page narrow" id="content">
          <p class="quiet">{editing === 'missing' ? w.missing : t.value.app.loading}</p>
          <a href={linkTo.packs('rome')}>{w.allPacks}</a>
        </main>
      </>
    )
  }
  return <Loaded key={`${id} ${count}`} editing={editing} reload={() => setCount(count + 1)} />
}

function Loaded({ editing, reload }: { editing: Editing; reload(): void }) {
  const w = words(lang.value)
  useEffect(() => {
    const keys = (event: KeyboardEvent) => {
      const field = event.target instanceof HTMLElement && event.target.closest('input, textarea, select') !== null
      if (!(event.ctrlKey || event.metaKey) || field) return
      const key = event.key.toLowerCase()
      if (key === 'z' && !event.shiftKey) editing.undo()
      else if (key === 'y' || (key === 'z' && event.shiftKey)) editing.redo()
      else return
      event.preventDefault()
    }
    addEventListener('keydown', keys)
    return () => removeEventListener('keydown', keys)
  }, [editing])
  const state = editing.state.value
  const keepMine = async () => {
    const { id } = await addCopy(w.copyOf(editing.title.value), filesOfDraft(editing.draft.value))
    go(linkTo.packs('rome', id))
  }
  return (
    <>
      <PageHead title={w.title} />
      <main class="page pack-editor" id="content">
        <header class="pack-head">
          <a href={linkTo.packs('rome')}>{w.allPacks}</a>
          <label class="pack-name">
            <span class="unseen">{w.name}</span>
            <input
              type="text"
              maxLength={80}
              value={editing.title.value}
              autocomplete="off"
              onInput={(event) => editing.rename(event.currentTarget.value)}
            />
          </label>
          <span class="quiet pack-state" role="status" data-state={state}>
            {state === 'saving' ? w.saving : state === 'saved' ? w.saved : ''}
          </span>
          <div class="row">
            <button
              type="button"
              class="button icon"
              aria-label={w.undo}
              disabled={!editing.canUndo.value}
              onClick={() => editing.undo()}
            >
              <Icon of={Undo2} />
            </button>
            <button
              type="button"
              class="button icon"
              aria-label={w.redo}
              disabled={!editing.canRedo.value}
              onClick={() => editing.redo()}
            >
              <Icon of={Redo2} />
            </button>
            <button
              type="button"
              class="button icon"
              aria-label={w.export}
              onClick={() => download(asFile(editing.title.value, filesOfDraft(editing.draft.value)))}
            >
              <Icon of={Download} />
            </button>
          </div>
        </header>
        {state === 'failed' || state === 'overtaken' ? (
          <div class="notice error" role="alert">
            <p>{state === 'failed' ? w.failed : w.overtaken}</p>
            {state === 'overtaken' ? (
              <div class="row">
                <button type="button" class="button" onClick={() => void keepMine()}>
                  {w.keepMine}
                </button>
                <button type="button" class="button" onClick={reload}>
                  {w.takeTheirs}
                </button>
              </div>
            ) : null}
          </div>
        ) : null}
        <Workbench editing={editing} />
      </main>
    </>
  )
}
