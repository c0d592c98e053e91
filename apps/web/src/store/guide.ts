// The guided first round: which game is guided, and how far it has come. Kept in this browser only.

import { effect, signal } from '@preact/signals'

const KEY = 'understudy.guide'

interface Guided {
  /** The saved game that is guided; undefined: none. */
  readonly game?: string
  readonly step: number
  /** Finished or skipped: the start page offers it no more at the first place. */
  readonly over: boolean
}

export const guided = signal<Guided>(read())

effect(() => {
  const text = JSON.stringify(guided.value)
  try {
    localStorage.setItem(KEY, text)
  } catch {
    // Without storage it lasts as long as the page.
  }
})

export function beginGuide(game: string): void {
  guided.value = { game, step: 0, over: false }
}

export function endGuide(): void {
  guided.value = { step: 0, over: true }
}

export function nextStep(steps: number): void {
  const { game, step } = guided.value
  if (game === undefined || step + 1 >= steps) endGuide()
  else guided.value = { game, step: step + 1, over: false }
}

export function lastStep(): void {
  const { step } = guided.value
  guided.value = { ...guided.value, step: Math.max(0, step - 1) }
}

function read(): Guided {
  const fresh: Guided = { step: 0, over: false }
  try {
    const data = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Guided>
    const step = typeof data.step === 'number' && data.step >= 0 ? Math.floor(data.step) : 0
    return { ...fresh, step, over: data.over === true, ...(typeof data.game === 'string' ? { game: data.game } : {}) }
  } catch {
    return fresh
  }
}
