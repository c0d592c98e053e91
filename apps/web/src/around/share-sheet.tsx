// Sharing a game: as a link if it is short enough, otherwise as a file. Nothing is sent anywhere by the page.

import './around.css'
import { useEffect, useState } from 'preact/hooks'
import { readGame } from '../storage/db.ts'
import { canShare, exportGame, shareGame } from '../storage/files.ts'
import { journalOf } from '../store/games.ts'
import { linkTo } from '../store/route.ts'
import { lang } from '../store/settings.ts'
import { toast } from '../store/toasts.ts'
import { Sheet } from '../ui/sheet.tsx'
import { LINK_LIMIT, packJournal } from './pack-link.ts'
import { aroundWords } from './words.ts'

export function ShareSheet({ id, onClose }: { id: string; onClose(): void }) {
  const words = aroundWords[lang.value].share
  const [over, setOver] = useState(false)
  useEffect(() => {
    void readGame(id).then((saved) => setOver(saved?.meta.over === true))
  }, [id])
  const [packed, setPacked] = useState<string | undefined>(undefined)
  useEffect(() => {
    void journalOf(id).then(async (journal) => setPacked(journal === undefined ? '' : await packJournal(journal)))
  }, [id])
  const kb = ((packed?.length ?? 0) / 1024).toLocaleString(lang.value, { maximumFractionDigits: 1 })
  const link =
    packed === undefined || packed === '' || packed.length > LINK_LIMIT
      ? undefined
      : new URL(linkTo.shared(packed), location.href).href
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link ?? '')
      toast(words.copied)
      onClose()
    } catch {
      // It may be forbidden: then it is marked, to be copied by hand.
      document.querySelector<HTMLInputElement>('.share-link')?.select()
    }
  }
  return (
    <Sheet title={words.title} onClose={onClose}>
      <div class="stack share" data-packed={packed?.length}>
        <p>{words.what}</p>
        <p class="quiet">{over ? words.watchOver : words.watch}</p>
        {link === undefined ? null : (
          <>
            <label class="field">
              <span>
                {words.link} <small class="quiet">{words.size(kb)}</small>
              </span>
              <input class="share-link" readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
            </label>
            <button type="button" class="button main" onClick={() => void copy()}>
              {words.copy}
            </button>
          </>
        )}
        {(packed?.length ?? 0) > LINK_LIMIT ? <p class="share-long">{words.tooLong(kb)}</p> : null}
        <button
          type="button"
          class={link === undefined && packed !== undefined ? 'button main' : 'button'}
          onClick={() => {
            void exportGame(id)
            onClose()
          }}
        >
          {words.file}
        </button>
        {canShare() ? (
          <button type="button" class="button" onClick={() => void shareGame(id).then(onClose)}>
            {words.send}
          </button>
        ) : null}
      </div>
    </Sheet>
  )
}
