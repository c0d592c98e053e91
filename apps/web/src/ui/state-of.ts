// A state that belongs to something (a mode, a sheet, a decision) and begins anew with another one. An effect would do so
// a moment too late: what was tapped before it ran would be lost.

import { useState } from 'preact/hooks'

export function useStateOf<Value>(of: unknown, fresh: Value): readonly [Value, (value: Value) => void] {
  const [held, hold] = useState({ of, value: fresh })
  return [held.of === of ? held.value : fresh, (value) => hold({ of, value })]
}
