// Tax in Russian, in our own words.

import type { PageText } from '../text/page-text.ts'
import { found } from '../text/shared-ru.ts'
import type { sources } from './sources.ts'

export const ru: PageText<keyof typeof sources> = {
  pages: {
    TAX: { title: 'Сбор налогов' },
  },
  nodes: {
    'TAX.1': {
      rule: 'Есть город, с которого в этом ходу ещё не собирали налоги: верный где угодно или чужой там, где Ларс [[control|правит]]? Соберите налоги; за чужой город ещё и возьмите агента в плен.',
      aim: 'Он собирает налоги со всех своих городов и с чужих там, где правит',
      ...found('Есть с кого собрать налоги.', 'Со всех городов налоги собраны.'),
    },
    'TAX.1.1': { rule: 'Вернитесь к **TAX.1**.' },
  },
}
