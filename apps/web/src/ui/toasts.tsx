import { X } from 'lucide'
import { useEffect } from 'preact/hooks'
import { route } from '../store/route.ts'
import { closeToast, toasts } from '../store/toasts.ts'
import { t } from '../text/index.ts'
import { Icon } from './icon.tsx'
import { said } from './said.ts'

/** The one place at the table that speaks to those who listen: what is asked, what was picked, what came of it, what a toast says. */
export function Said() {
  return (
    <p class="unseen" aria-live="polite">
      {said.value}
    </p>
  )
}

export function Toasts() {
  const atTable = route.value.at === 'game'
  const text = toasts.value.at(-1)?.text
  useEffect(() => {
    if (atTable && text !== undefined) said.value = text
  }, [atTable, text])
  return (
    <div
      class={atTable ? 'toasts at-table' : 'toasts'}
      {...(atTable ? { role: 'region', 'aria-label': t.value.app.notices } : { role: 'status' })}
    >
      {toasts.value.slice(-1).map((each) => (
        <div key={each.id} class={each.tone === 'error' ? 'toast error' : 'toast'}>
          <span title={each.text}>{each.text}</span>
          {each.action === undefined ? null : (
            <button
              type="button"
              class="button"
              onClick={() => {
                each.action?.run()
                closeToast(each.id)
              }}
            >
              {each.action.text}
            </button>
          )}
          <button
            type="button"
            class="button quiet icon"
            aria-label={t.value.app.close}
            onClick={() => closeToast(each.id)}
          >
            <Icon of={X} size={18} />
          </button>
        </div>
      ))}
    </div>
  )
}
