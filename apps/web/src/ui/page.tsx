// The head of every page but the table.

import { LANGS } from '@understudy/procedure'
import { ChevronLeft, Settings2 } from 'lucide'
import { useEffect } from 'preact/hooks'
import { linkTo } from '../store/route.ts'
import { lang } from '../store/settings.ts'
import { switchTo, t } from '../text/index.ts'
import { Icon } from './icon.tsx'
import { settingsOpen } from './settings-open.ts'

export function PageHead({ title }: { title?: string }) {
  useEffect(() => {
    document.title = title === undefined ? t.value.app.name : `${title} · ${t.value.app.name}`
  }, [title])
  return (
    <header class="page-head">
      {title === undefined ? (
        <span class="brand">
          <img src="./icon.svg" width="36" height="36" alt="" />
          <span>{t.value.app.name}</span>
        </span>
      ) : (
        <>
          <a class="button quiet icon" href={linkTo.start} aria-label={t.value.app.home}>
            <Icon of={ChevronLeft} />
          </a>
          <h1>{title}</h1>
        </>
      )}
      {LANGS.map((id) => (
        <button
          key={id}
          type="button"
          class="button quiet head-lang"
          lang={id}
          aria-label={t.value.settings.languages[id]}
          aria-pressed={id === lang.value}
          onClick={() => void switchTo(id).catch(() => undefined)}
        >
          {id}
        </button>
      ))}
      <button
        type="button"
        class="button quiet"
        onClick={() => {
          settingsOpen.value = true
        }}
      >
        <Icon of={Settings2} />
        <span class="wide-only">{t.value.settings.title}</span>
        <span class="unseen narrow-only">{t.value.settings.title}</span>
      </button>
    </header>
  )
}
