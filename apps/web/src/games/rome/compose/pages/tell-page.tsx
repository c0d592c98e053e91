// How many cards of each kind a secret army has: one row for each kind, and all of it told at once.

import type { Pick } from '@understudy/table'
import { useState } from 'preact/hooks'
import { was } from '../amends.ts'
import { useOffers } from '../bridge.ts'
import { type Chip, Chips } from '../chips.tsx'
import { type PageProps, type RomeChoice, told, under } from '../page.ts'
import { COMPOSE_WORDS } from '../words.ts'

export function TellPage(props: PageProps) {
  const { onAct } = props
  const w = COMPOSE_WORDS[props.lang]
  const [chosen, setChosen] = useState<Readonly<Record<string, number>>>(() => was(props, 'declare')?.counts ?? {})
  useOffers([])
  // Each row follows from those above it: with so much infantry there is so much room for the rest.
  const rows: { slot: string; choices: readonly RomeChoice[]; now: RomeChoice }[] = []
  const picks: Pick[] = []
  for (let last: RomeChoice | undefined; last?.action === undefined; ) {
    const choices = under(props, ...picks)
    // Most armies are mostly infantry.
    const usual = rows.length === 0 ? choices.at(-1) : choices[0]
    const now = choices.find(({ pick }) => pick.value === chosen[pick.slot]) ?? usual
    if (now === undefined) break
    rows.push({ slot: now.pick.slot, choices, now })
    picks.push(now.pick)
    last = now
  }
  const action = rows.at(-1)?.now.action
  return (
    <div class="rome-page">
      {rows.map(({ slot, choices, now }) => (
        <Chips
          key={slot}
          label={w.kinds}
          shown={false}
          chips={choices.map(
            (choice): Chip => ({
              key: String(choice.pick.value),
              text: told(props, choice.text),
              pressed: choice === now,
              onTap: () => setChosen({ ...chosen, [slot]: Number(choice.pick.value) }),
            }),
          )}
        />
      ))}
      <Chips
        label={w.tellKinds}
        shown={false}
        chips={
          action === undefined
            ? []
            : [{ key: 'tell', text: w.tellKinds, main: true, press: 'confirm', onTap: () => onAct(action) }]
        }
      />
    </div>
  )
}
