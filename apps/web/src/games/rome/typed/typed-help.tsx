// What can be typed, folded, below the line in which one types.

import type { Lang } from '@understudy/procedure'

const EXAMPLES: readonly (readonly [string, Readonly<Record<Lang, string>>])[] = [
  ['I massalia', { en: 'army I sets out and attacks Massalia', ru: 'армия I выступает и атакует Массалию' }],
  ['2 m neapolis', { en: 'army II marches to Neapolis', ru: 'армия II идёт в Неаполис' }],
  ['s genua', { en: 'the army besieges Genua', ru: 'армия осаждает Геную' }],
  ['halt · end', { en: 'this army is done · the campaign is over', ru: 'армия закончила · поход окончен' }],
  ['riot pella', { en: 'an action card and its target', ru: 'карта действия и её цель' }],
  ['bribe gold', { en: 'its gold instead', ru: 'вместо действия — золото' }],
  ['hastati · walls rome · done', { en: 'purchases, and the end of them', ru: 'покупки и их конец' }],
  [
    'x-k s',
    {
      en: 'dice in their order: blank -, skirmish s, wound x, skull k',
      ru: 'кубики по порядку: пусто -, стычка s, рана x, череп k',
    },
  ],
  [
    '4 2 7 1',
    { en: 'initiative cards by seat; gold to add', ru: 'карты инициативы по местам; сколько добавить золота' },
  ],
]

const WORDS = {
  en: {
    title: 'What can be typed',
    also: 'Names in either language; their beginning is enough. Several things in one line, one after another.',
  },
  ru: {
    title: 'Что можно набрать',
    also: 'Названия на любом языке, хватит начала. Несколько действий подряд — в одной строке.',
  },
} as const satisfies Record<Lang, unknown>

export function TypedHelp({ lang }: { readonly lang: Lang }) {
  const w = WORDS[lang]
  return (
    <details class="rome-notation">
      <summary>{w.title}</summary>
      <p>{w.also}</p>
      <dl>
        {EXAMPLES.map(([line, means]) => (
          <div key={line}>
            <dt>
              <kbd>{line}</kbd>
            </dt>
            <dd>{means[lang]}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
