// What can be typed, folded, below the line in which one types.

import type { Lang } from '@understudy/procedure'
import type { State } from '@understudy/rome'
import { packOf } from '@understudy/rome/pack'
import { Notation, type NotedLine } from '../../typed/notation.tsx'

/** With regions and cards of the pack that is played. */
function examplesOf(state: State): NotedLine[] {
  const { regions, factions, actions, troops } = packOf(state)
  const faction = state.sides[0]?.faction ?? 0
  const own = regions.filter(({ home, capital }) => home === faction && !capital)
  const others = regions.filter(({ home }) => home < 0)
  const [near, far, besieged] = [own[0] ?? regions[0], others[0] ?? regions[1], others[1] ?? regions[2]]
  const cards = [...actions.values()]
  const riot = cards.find(({ effect }) => effect === 'riot') ?? cards[0]
  const bribe = cards.find(({ effect }) => effect === 'bribe') ?? cards[0]
  const troop = [...troops.values()].find((card) => card.faction === faction)
  const capital = regions[factions[faction]?.capital ?? 0]
  const { en, ru } = far?.name ?? { en: '', ru: '' }
  const lines: NotedLine[] = [
    [`I ${far?.id}`, { en: `army I sets out and attacks ${en}`, ru: `армия I выступает и атакует: ${ru}` }],
    [`2 m ${near?.id}`, { en: `army II marches to ${near?.name.en}`, ru: `армия II идёт: ${near?.name.ru}` }],
    [`s ${besieged?.id}`, { en: `the army besieges ${besieged?.name.en}`, ru: `армия осаждает: ${besieged?.name.ru}` }],
    ['halt · end', { en: 'this army is done · the campaign is over', ru: 'армия закончила · поход окончен' }],
    [`${idOf(riot)} ${besieged?.id}`, { en: 'an action card and its target', ru: 'карта действия и её цель' }],
    [`${idOf(bribe)} gold`, { en: 'its gold instead', ru: 'вместо действия — золото' }],
    [
      `${idOf(troop)} · walls ${capital?.id} · done`,
      { en: 'purchases, and the end of them', ru: 'покупки и их конец' },
    ],
  ]
  return [...lines, ...DICE]
}

const idOf = (card: { readonly id: string } | undefined): string => card?.id.toLowerCase() ?? ''

const DICE: readonly NotedLine[] = [
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

export const TypedHelp = ({ lang, state }: { readonly lang: Lang; readonly state: State }) => (
  <Notation lang={lang} lines={examplesOf(state)} />
)
