import { registerSW } from 'virtual:pwa-register'

export interface OfflineEvents {
  /** Everything is stored: the next visit works without a network. */
  onReady?: () => void
  /** A new version waits; `takeUpdate` reloads the page with it, at a moment that suits the player. */
  onUpdate?: (takeUpdate: () => Promise<void>) => void
}

export function keepOffline({ onReady, onUpdate }: OfflineEvents): void {
  // Storing everything can wait until the page itself is there.
  setTimeout(() => {
    const update = registerSW({
      immediate: true,
      onOfflineReady: () => onReady?.(),
      onNeedRefresh: () => onUpdate?.(() => update(true)),
    })
  }, 1500)
}
