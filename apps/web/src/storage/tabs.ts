// Several tabs of the page. One of them at a time may write a game; the others look on. The claim itself stands in the
// database (`owner`, checked with every write), so nothing depends on a message arriving.

export const TAB = newId()

type Message =
  /** Something about this game was written; without id: the list of games. */
  | { readonly say: 'changed'; readonly id?: string }
  | { readonly say: 'who'; readonly id: string; readonly from: string }
  | { readonly say: 'me'; readonly id: string; readonly to: string }
  | { readonly say: 'taken'; readonly id: string; readonly by: string }
  /** A write has failed: nobody writes until the page was reloaded. */
  | { readonly say: 'stop' }

// Broadcast channels work without a secure context too, where a phone opens the page over the local network.
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('understudy')

export function announce(message: Message): void {
  channel?.postMessage(message)
}

export function listen(to: (message: Message) => void): () => void {
  const heard = (event: MessageEvent) => to(event.data as Message)
  channel?.addEventListener('message', heard)
  return () => channel?.removeEventListener('message', heard)
}

/** Whether another tab plays this game now. A tab that is too busy to answer loses it, without harm: see `Saver`. */
export function heldElsewhere(id: string, patience = 200): Promise<boolean> {
  if (channel === undefined) return Promise.resolve(false)
  return new Promise((resolve) => {
    const end = (held: boolean) => {
      clearTimeout(timer)
      stop()
      resolve(held)
    }
    const stop = listen((message) => {
      if (message.say === 'me' && message.id === id && message.to === TAB) end(true)
    })
    const timer = setTimeout(() => end(false), patience)
    announce({ say: 'who', id, from: TAB })
  })
}

/** Random, also without a secure context. */
export function newId(bytes = 9): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes))
  return Array.from(random, (byte) => byte.toString(36).padStart(2, '0')).join('')
}
