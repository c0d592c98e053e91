// This page in Russian, in our own words.

import type { PageText } from '../text/page-text.ts'
import type { sources } from './sources.ts'

export const ru: PageText<keyof typeof sources> = {
  title: 'Прочие решения',
  nodes: {
    'OT.1': {
      rule: 'На поле нет ни кораблей, ни космопорта: три корабля встают во врата.',
      no: 'Сейчас вопрос не об этом.',
    },
    'OT.2': 'В чужие руки он не смотрит: его собственные карты ещё неизвестны.',
    'OT.3': 'Всё прочее, о чём спрашивают карты: отказывается, если можно; иначе решает жребий.',
  },
  aims: {
    'OT.3': 'Об этом страницы молчат; он отказывается, если можно, иначе решает жребий',
  },
}
