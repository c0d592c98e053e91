// This page in Russian, in our own words.

import type { PageText } from '../text/page-text.ts'
import type { sources } from './sources.ts'

export const ru: PageText<keyof typeof sources> = {
  title: 'Ячейки ресурсов',
  nodes: {
    'SL.1':
      'Ресурсы не помещаются: сбросьте те, без которых теряется меньше всего (см. [[order|порядок]]), остальные оставьте.',
  },
  aims: {
    'SL.1': 'Все ресурсы не помещаются, и он оставляет те, без которых потерял бы больше',
  },
}
