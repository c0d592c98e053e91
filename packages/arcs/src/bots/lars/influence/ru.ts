// Influence in Russian, in our own words.

import type { PageText } from '../text/page-text.ts'
import { found } from '../text/shared-ru.ts'
import type { sources } from './sources.ts'

export const ru: PageText<keyof typeof sources> = {
  pages: {
    INF: { title: 'Влияние' },
  },
  nodes: {
    'INF.1': { rule: 'Бросьте один кубик тарана.' },
    'INF.2': {
      rule: 'За каждый удар поставьте агента на ту карту двора, возле которой номер региона, где [[target]].',
      aim: 'Каждый удар — агент на карту двора с номером региона целевой планеты',
      ...found('Агенты поставлены.', 'Нет ударов, агентов или карты на этом месте.'),
    },
    'INF.3': {
      rule: 'За перехват поставьте по агенту на каждую карту двора с чужими агентами, слева направо.',
      aim: 'За перехват он ставит по агенту на каждую карту двора с чужими агентами',
      ...found('Агенты встают рядом с чужими.', 'Нет перехвата или чужих агентов.'),
    },
  },
}
