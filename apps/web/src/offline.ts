// The page without a network: a worker stores everything. It is registered here by hand; the usual library for that would be
// one more file in every first visit.

interface OfflineEvents {
  /** Everything is stored: the next visit works without a network. */
  onReady?: () => void
  /** A new version waits; `takeUpdate` reloads the page with it, at a moment that suits the player. */
  onUpdate?: (takeUpdate: () => void) => void
}

export function keepOffline(events: OfflineEvents): void {
  // Storing everything can wait until the page itself is there.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  setTimeout(() => {
    navigator.serviceWorker.register('./sw.js', { scope: './' }).then(
      (registration: ServiceWorkerRegistration | undefined) => {
        // Where workers are blocked, some answer with nothing.
        if (registration !== undefined) watch(registration, events)
      },
      // Private windows and strict settings may forbid it: then the page needs its network.
      () => undefined,
    )
  }, 1500)
}

function watch(registration: ServiceWorkerRegistration, { onReady, onUpdate }: OfflineEvents): void {
  const announce = () => onUpdate?.(() => takeUpdate(registration))
  const follow = (worker: ServiceWorker | null) => {
    const isUpdate = registration.active !== null
    worker?.addEventListener('statechange', () => {
      if (isUpdate && worker.state === 'installed') announce()
      if (!isUpdate && worker.state === 'activated') onReady?.()
    })
  }
  if (registration.waiting !== null && registration.active !== null) announce()
  follow(registration.installing)
  registration.addEventListener('updatefound', () => follow(registration.installing))
}

/** A worker that does not answer must not leave the button without effect. */
const PATIENCE = 4000

/**
 * The page of a first visit belongs to no worker, and hears nothing of one that takes over: it is the new one itself that
 * is waited for.
 */
function takeUpdate({ waiting }: ServiceWorkerRegistration): void {
  const reload = () => location.reload()
  waiting?.addEventListener('statechange', () => {
    if (waiting.state === 'activated') reload()
  })
  waiting?.postMessage({ type: 'SKIP_WAITING' })
  setTimeout(reload, waiting === null ? 0 : PATIENCE)
}
