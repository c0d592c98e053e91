// Fates in a new game: what each wants, how it did among bots, how hard it is; some can be left out, gentle ones are proposed.

import './fates-field.css'
import { FATE_DATA, FATES, type FateId } from '@understudy/arcs/act'
import type { Lang } from '@understudy/procedure'
import { Fold } from '../../../ui/fold.tsx'
import type { OwnFieldProps } from '../../ui.ts'
import { GENTLE, STRENGTH } from './fate-strength.ts'
import { OBJECTIVES } from './objectives.ts'

const WORDS = {
  en: {
    title: 'Fates',
    what: 'By default each person draws two and keeps one, and each bot gets one by lot. Below a seat a Fate can be given to it.',
    measured: (n: number) => `Measured in acts of ${n} bots; with a person it may be otherwise.`,
    gentle: 'For a first act, a gentle Fate for you:',
    fate: 'Fate',
    start: 'objective',
    done: 'completed',
    wins: 'wins',
    hard: 'to play',
    use: 'in play',
    easy: ['', 'easy', 'medium', 'hard'],
  },
  ru: {
    title: 'Судьбы',
    what: 'По умолчанию каждый человек берёт две и оставляет одну, а каждому боту судьба достаётся по жребию. Ниже её можно дать каждому месту.',
    measured: (n: number) => `Измерено в актах, где играли боты (${n} за столом); с человеком может быть иначе.`,
    gentle: 'Для первого акта — простая судьба для вас:',
    fate: 'Судьба',
    start: 'задача',
    done: 'выполняют',
    wins: 'побед',
    hard: 'играть',
    use: 'участвует',
    easy: ['', 'просто', 'средне', 'трудно'],
  },
} as const satisfies Record<Lang, unknown>

export function FatesField({ value, lang, options, onOptions, onChange }: OwnFieldProps) {
  const w = WORDS[lang]
  const out = typeof value === 'number' ? value : 0
  const players = Number(options.players ?? 3)
  const at = Math.min(4, Math.max(2, players)) - 2
  // The first seat where a person sits.
  const own = [1, 2, 3, 4].slice(0, players).find((n) => (options[`role${n}`] ?? 'human') === 'human')
  const give = (fate: FateId) => {
    if (own !== undefined) onOptions({ [`fate${own}`]: options[`fate${own}`] === fate ? 'random' : fate })
  }
  return (
    <Fold title={w.title} class="reach-fates-field">
      <p class="help">{w.what}</p>
      {own === undefined ? null : (
        <p class="row">
          <span>{w.gentle}</span>
          {GENTLE.map((fate) => (
            <button
              key={fate}
              type="button"
              class="button"
              aria-pressed={options[`fate${own}`] === fate}
              onClick={() => give(fate)}
            >
              {FATE_DATA[fate].name[lang]}
            </button>
          ))}
        </p>
      )}
      <table class="reach-strength">
        <thead>
          <tr>
            <th scope="col">{w.fate}</th>
            <th scope="col">{w.start}</th>
            <th scope="col">{w.done}</th>
            <th scope="col">{w.wins}</th>
            <th scope="col">{w.hard}</th>
            <th scope="col">{w.use}</th>
          </tr>
        </thead>
        <tbody>
          {FATES.map((fate, i) => {
            const { wins, objective, hard } = STRENGTH[fate]
            const name = FATE_DATA[fate].name[lang]
            const used = (out & (1 << i)) === 0
            return (
              <tr key={fate} class={used ? '' : 'out'}>
                <th scope="row" title={OBJECTIVES[fate].map((line) => line[lang]).join(' ')}>
                  {name}
                </th>
                <td>{FATE_DATA[fate].start[at]}</td>
                <td>{Math.round(objective[at]!)} %</td>
                <td>{Math.round(wins[at]!)} %</td>
                <td>{w.easy[hard]}</td>
                <td>
                  <input
                    type="checkbox"
                    checked={used}
                    aria-label={`${name}: ${w.use}`}
                    onChange={() => onChange(out ^ (1 << i))}
                  />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <p class="help">{w.measured(at + 2)}</p>
    </Fold>
  )
}
