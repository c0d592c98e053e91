// The notation, folded, below the line in which one types.

import './typed-help.css'
import type { State } from '@understudy/arcs'
import type { Lang } from '@understudy/procedure'
import { ACT_NOTATION, NOTATION } from './notation.ts'

const WORDS = {
  en: {
    title: 'What can be typed',
    also: 'Several at once with a space or ; between them. Systems: cluster, then g gate, a arrow, c crescent, h hex. Cyrillic letters that look alike will do. Whatever else is asked: a beginning of what stands on its key, or # and its number.',
  },
  ru: {
    title: 'Что можно набрать',
    also: 'Несколько действий — через пробел или «;». Системы: номер региона и буква: g — врата, a — стрела, c — полумесяц, h — шестиугольник. Похожие русские буквы тоже годятся. Всё остальное — начало надписи на кнопке или # и её номер.',
  },
} as const satisfies Record<Lang, unknown>

export function TypedHelp({ lang, state }: { readonly lang: Lang; readonly state: State }) {
  const w = WORDS[lang]
  return (
    <details class="arcs-notation">
      <summary>{w.title}</summary>
      <p>{w.also}</p>
      <table>
        <tbody>
          {[...NOTATION, ...(state.options.act === 0 ? [] : ACT_NOTATION)].map(({ example, means }) => (
            <tr key={example.en}>
              <th scope="row">
                <kbd>{example[lang]}</kbd>
              </th>
              <td>{means[lang]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
