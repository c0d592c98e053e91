// A field for names, one after another: Enter adds, several lines are pasted at once.

import type { Lang } from '@understudy/procedure'
import { Plus } from 'lucide'
import { useRef, useState } from 'preact/hooks'
import { Icon } from '../../../../ui/icon.tsx'
import { words } from '../text/words.ts'

export function NameForm({ label, lang, onAdd }: { label: string; lang: Lang; onAdd(names: readonly string[]): void }) {
  const w = words(lang)
  const [text, setText] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const add = () => {
    if (text.trim() !== '') onAdd([text])
    setText('')
    field.current?.focus()
  }
  return (
    <form
      class="pack-name-form"
      onSubmit={(event) => {
        event.preventDefault()
        add()
      }}
    >
      <input
        ref={field}
        type="text"
        aria-label={label}
        placeholder={label}
        value={text}
        maxLength={80}
        autocomplete="off"
        enterKeyHint="next"
        spellcheck={false}
        onInput={(event) => setText(event.currentTarget.value)}
        onPaste={(event) => {
          const lines = (event.clipboardData?.getData('text/plain') ?? '').split(/\r\n|\r|\n/)
          if (lines.filter((line) => line.trim() !== '').length < 2) return
          event.preventDefault()
          // Of a whole table the first column has the names.
          onAdd(lines.map((line) => line.split('\t')[0] ?? ''))
          setText('')
        }}
      />
      <button type="submit" class="button icon" aria-label={w.addName} disabled={text.trim() === ''}>
        <Icon of={Plus} />
      </button>
    </form>
  )
}
