import './style/index.css'
import { render } from 'preact'
import { App } from './app.tsx'
import { keepOffline } from './offline.ts'
import { followGames } from './store/games.ts'
import { route } from './store/route.ts'
import { applySettings, lang } from './store/settings.ts'
import { tellAboutStorage } from './store/storage-news.ts'
import { toast } from './store/toasts.ts'
import { loadLetters, loadTexts, t } from './text/index.ts'

applySettings()
followGames()
loadLetters(lang.value)
await loadTexts(lang.value)
const place = document.getElementById('app')
if (place) render(<App />, place)
tellAboutStorage()
let closeUpdate: (() => void) | undefined
keepOffline({
  // At the table nothing may cover the board for the sake of good news.
  onReady: () => {
    if (route.value.at === 'start') toast(t.value.app.offlineReady)
  },
  onUpdate: (takeUpdate) => {
    // A second version, or the same told twice, takes the place of the first.
    closeUpdate?.()
    closeUpdate = toast(t.value.app.updateReady, {
      stay: true,
      action: { text: t.value.app.updateNow, run: takeUpdate },
    })
  },
})
