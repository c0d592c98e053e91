// What was picked so far, as tokens in the line of the plan: a tap on one goes back to it.

import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'

interface Token {
  readonly text: string
  /** Gives it, and what was picked after it, up. */
  onBack(): void
}

const NONE: readonly Token[] = []
const picked = signal(NONE)

/** Shows these while the page is open. */
export function usePlan(tokens: readonly Token[]): void {
  useEffect(() => {
    picked.value = tokens
    return () => {
      picked.value = NONE
    }
  }, [tokens.map(({ text }) => text).join('\n')])
}

export function PlanTokens({ back }: { readonly back: string }) {
  const tokens = picked.value
  const last = tokens.at(-1)
  if (last === undefined) return null
  return (
    <div class="dock-plan">
      <button
        type="button"
        class="plan-token rome-back"
        data-key="back"
        aria-label={back}
        title={back}
        onClick={last.onBack}
      >
        ←
      </button>
      {tokens.map(({ text, onBack }, at) => (
        <button key={at} type="button" class="plan-token" title={text} onClick={onBack}>
          {text}
        </button>
      ))}
    </div>
  )
}
