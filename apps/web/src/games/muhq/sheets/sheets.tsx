// Map, reference and cards for playing on paper.

import '../style/sheets.css'
import { type Setting, settingOf } from '@understudy/muhq/data'
import type { Lang } from '@understudy/procedure'
import { useState } from 'preact/hooks'
import { CardPages } from './card-pages.tsx'
import { MapPage } from './map-page.tsx'
import { ReferencePage } from './reference-page.tsx'
import { SHEET_WORDS } from './words.ts'

export interface SheetsProps {
  readonly lang: Lang
  readonly options: Readonly<Record<string, unknown>>
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

export function Sheets({ lang, options }: SheetsProps) {
  const w = SHEET_WORDS[lang]
  const [every, setEvery] = useState(false)
  const map = textOf(options.map) || textOf(options.boss) || 'kraken'
  const setting: Setting = settingOf({ setting: { map, cards: textOf(options.cards) } })
  return (
    <div class="muhq muhq-sheets">
      <div class="muhq-sheets-bar">
        <p>{w.intro}</p>
        <label class="muhq-check">
          <input type="checkbox" checked={every} onChange={(event) => setEvery(event.currentTarget.checked)} />
          {w.everyCopy}
        </label>
      </div>
      <MapPage setting={setting} lang={lang} />
      <ReferencePage setting={setting} lang={lang} />
      <CardPages setting={setting} lang={lang} every={every} />
    </div>
  )
}
