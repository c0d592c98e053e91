// What is needed before the first game, how much of it is there, and what can wait.

import type { Lang } from '@understudy/procedure'
import { Check, Circle, Play } from 'lucide'
import { Icon } from '../../../../ui/icon.tsx'
import { type Progress, type Step, stepsOf } from '../model/progress.ts'
import { words } from '../text/words.ts'

export function Checklist({
  now,
  lang,
  onOpen,
  onPlay,
}: {
  now: Progress
  lang: Lang
  onOpen(step: Step): void
  onPlay(): void
}) {
  const w = words(lang)
  const steps = stepsOf(now)
  const left = steps.filter(({ done }) => !done).length
  const next = steps.find(({ done }) => !done)
  return (
    <section class={now.ready ? 'pack-check ready' : 'pack-check'} aria-labelledby="pack-check-title">
      <header>
        <h2 id="pack-check-title">{w.start}</h2>
        <progress max={steps.length} value={steps.length - left} aria-label={w.startWhat} />
        <p role="status">{now.ready ? w.ready : w.notReady(Math.max(1, left))}</p>
      </header>
      <ol>
        {steps.map((step) => (
          <li key={step.id} class={step.done ? 'done' : step === next ? 'next' : undefined}>
            <button type="button" onClick={() => onOpen(step)}>
              <Icon of={step.done ? Check : Circle} size={18} label={step.done ? w.done : w.open} />
              <span>
                <strong>{titleOf(step, lang)}</strong>
                <span class="quiet">{detailOf(step, now, lang)}</span>
              </span>
            </button>
          </li>
        ))}
      </ol>
      <div class="pack-check-end">
        <p class="quiet">
          <strong>{w.canWait}</strong>: {w.canWaitList} {now.ready ? w.canWaitWhat(now.gaps) : ''}
          {now.ready && now.borders === 0 ? ` ${w.bordersOpen(now.regions)}` : ''}
        </p>
        <button type="button" class="button main" disabled={!now.ready} onClick={onPlay}>
          <Icon of={Play} size={18} />
          {w.play}
        </button>
      </div>
    </section>
  )
}

function titleOf({ id }: Step, lang: Lang): string {
  const w = words(lang)
  return {
    regions: w.needRegions,
    borders: w.needBorders,
    factions: w.needFactions,
    starts: w.needStarts,
    sound: w.needSound,
  }[id]
}

function detailOf({ id }: Step, now: Progress, lang: Lang): string {
  const w = words(lang)
  if (id === 'regions') return w.needRegionsWhat(now.regions)
  if (id === 'borders') return w.needBordersWhat(now.borders, now.alone)
  if (id === 'factions') return w.needFactionsWhat(now.factions)
  if (id === 'starts') return w.needStartsWhat(now.seated, now.factions)
  return w.needSoundWhat(now.errors)
}
