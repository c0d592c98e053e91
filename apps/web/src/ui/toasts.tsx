import { X } from 'lucide'
import { route } from '../store/route.ts'
import { closeToast, toasts } from '../store/toasts.ts'
import { t } from '../text/index.ts'
import { Icon } from './icon.tsx'

export function Toasts() {
  return (
    <div class={route.value.at === 'game' ? 'toasts at-table' : 'toasts'} role="status" aria-live="polite">
      {toasts.value.map((each) => (
        <div key={each.id} class={each.tone === 'error' ? 'toast error' : 'toast'}>
          <span>{each.text}</span>
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
