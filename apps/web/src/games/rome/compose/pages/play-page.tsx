// A battle card: what goes into the line, and who goes with it in the Centre.

import { packOf } from '@understudy/rome/pack'
import type { Pick } from '@understudy/table'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { laid } from '../../battle/laid.ts'
import { TroopFace } from '../../cards/card.tsx'
import { was } from '../amends.ts'
import { offerOf, useOffers } from '../bridge.ts'
import { type Chip, Chips } from '../chips.tsx'
import { type PageProps, type RomeChoice, told, under } from '../page.ts'
import { COMPOSE_WORDS } from '../words.ts'

export function PlayPage(props: PageProps) {
  const { onAct } = props
  const w = COMPOSE_WORDS[props.lang]
  const first = useMemo(() => under(props), [props.decision])
  const lines = first.filter(({ pick }) => pick.slot === 'card')
  const nothing = first.find(({ pick }) => pick.slot === 'do')
  const before = was(props, 'play')
  // On screen a card is laid in the lane and looked at first; on a real table it lies there already.
  const onScreen = !props.beside && props.amends === undefined
  const simple = !onScreen && lines.every(({ action, more }) => action !== undefined && more !== true)
  const [line, setLine] = useState<RomeChoice | undefined>(
    () => lines.find(({ pick }) => pick.value === before?.line) ?? lines[0],
  )
  const [with_, setWith] = useState<Readonly<Record<string, string>>>(() => ({
    ...(before?.skirmisher === undefined ? {} : { skirmisher: before.skirmisher }),
    ...(before?.artillery === undefined ? {} : { artillery: before.artillery }),
  }))
  const tap = (choice: RomeChoice) => {
    if (simple && choice.action !== undefined) onAct(choice.action)
    else setLine(choice)
  }
  // On screen they lie in the hand. Otherwise they lie here already: below the map they would lie twice.
  useOffers(
    onScreen ? lines.map((choice) => offerOf(choice, () => tap(choice))) : [],
    onScreen && line !== undefined ? [line.pick] : [],
  )
  // Each step of the way to the action offers one kind of companion.
  const rows: { slot: string; choices: readonly RomeChoice[] }[] = []
  let ready: RomeChoice | undefined = simple ? undefined : line
  const picks: Pick[] = line === undefined ? [] : [line.pick]
  while (!simple && ready !== undefined && ready.action === undefined) {
    const choices = under(props, ...picks)
    const slot = choices[0]?.pick.slot
    if (slot === undefined) break
    rows.push({ slot, choices })
    ready = choices.find(({ pick }) => pick.value === (with_[slot] ?? '')) ?? choices[0]
    if (ready !== undefined) picks.push(ready.pick)
  }
  const action = ready?.action
  const shown = JSON.stringify(onScreen ? picks.map(({ value }) => value).filter((value) => value !== '') : [])
  useEffect(() => {
    laid.value = JSON.parse(shown)
    return () => {
      laid.value = []
    }
  }, [shown])
  return (
    <div class="rome-page">
      <Chips
        label={onScreen ? '' : w.line}
        class="cards"
        chips={(onScreen ? [] : lines).map(
          (choice, at): Chip => ({
            key: String(at),
            text: <Troop props={props} id={String(choice.pick.value)} fallback={told(props, choice.text)} />,
            ...(simple ? {} : { pressed: choice.pick.value === line?.pick.value }),
            onTap: () => tap(choice),
          }),
        )}
      />
      {rows.map(({ slot, choices }) => (
        <Chips
          key={slot}
          label={slot === 'artillery' ? w.artillery : w.skirmisher}
          chips={choices.map(
            (choice, at): Chip => ({
              key: String(at),
              text: choice.pick.value === '' ? w.none : told(props, choice.text),
              pressed: choice.pick.value === (with_[slot] ?? ''),
              onTap: () => setWith({ ...with_, [slot]: String(choice.pick.value) }),
            }),
          )}
        />
      ))}
      <Chips
        label={w.play}
        shown={false}
        chips={[
          ...(simple || action === undefined
            ? []
            : [{ key: 'play', text: w.play, main: true, press: 'confirm' as const, onTap: () => onAct(action) }]),
          ...(nothing?.action === undefined
            ? []
            : [
                {
                  key: 'none',
                  text: w.nothing,
                  press: 'end' as const,
                  onTap: () => nothing.action && onAct(nothing.action),
                },
              ]),
        ]}
      />
    </div>
  )
}

/** A troop card as it is printed, in little. */
export function Troop({ props, id, fallback }: { props: PageProps; id: string; fallback: string }) {
  const card = packOf(props.state).troops.get(id)
  return card === undefined ? (
    fallback
  ) : (
    <span class={`rome-card troop class-${card.cls}`}>
      <TroopFace card={card} lang={props.lang} />
    </span>
  )
}
