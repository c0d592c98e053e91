import { registerSW } from 'virtual:pwa-register'

interface OfflineEvents {
  /** Everything is stored: the next visit works without a network. */
  onReady?: () => void
  /** A new version waits; `takeUpdate` reloads the page with it, at a moment that suits the player. */
  onUpdate?: (takeUpdate: () => void) => void
}

export function keepOffline({ onReady, onUpdate }: OfflineEvents): void {
  // Storing everything can wait until the page itself is there.
  setTimeout(() => {
    let registration: ServiceWorkerRegistration | undefined
    registerSW({
      immediate: true,
      onOfflineReady: () => onReady?.(),
      onRegisteredSW: (_, registered) => {
        registration = registered
      },
      onNeedRefresh: () => onUpdate?.(() => takeUpdate(registration)),
    })
  }, 1500)
}

/** A worker that does not answer must not leave the button without effect. */
const PATIENCE = 4000

/**
 * The page of a first visit belongs to no worker, and hears nothing of one that takes over: it is the new one itself that
 * is waited for.
 */
function takeUpdate(registration: ServiceWorkerRegistration | undefined): void {
  const reload = () => location.reload()
  const waiting = registration?.waiting
  waiting?.addEventListener('statechange', () => {
    if (waiting.state === 'activated') reload()
  })
  waiting?.postMessage({ type: 'SKIP_WAITING' })
  setTimeout(reload, waiting === null || waiting === undefined ? 0 : PATIENCE)
}
