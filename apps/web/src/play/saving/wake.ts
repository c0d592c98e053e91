// The screen stays on while a game is open: nobody wants to unlock a phone before every move at the board.

export function stayAwake(): () => void {
  let lock: WakeLockSentinel | undefined
  let wanted = true
  const ask = async () => {
    if (!wanted || document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
    try {
      const given = await navigator.wakeLock.request('screen')
      if (wanted) lock = given
      else void given.release()
    } catch {
      // Refused (low battery, no permission): the game goes on without it.
    }
  }
  // The browser takes the lock away when the page is hidden.
  document.addEventListener('visibilitychange', ask)
  void ask()
  return () => {
    wanted = false
    document.removeEventListener('visibilitychange', ask)
    lock?.release().catch(() => undefined)
  }
}
