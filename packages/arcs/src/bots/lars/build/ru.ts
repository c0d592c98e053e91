// Build in Russian, in our own words.

import type { PageText } from '../text/page-text.ts'
import { found } from '../text/shared-ru.ts'
import type { sources } from './sources.ts'

export const ru: PageText<keyof typeof sources> = {
  pages: {
    BLD: { title: 'Строительство' },
  },
  nodes: {
    'BLD.1': {
      rule: 'Постройте один город на планете с пустой ячейкой для строительства, где Ларс [[control|правит]].',
      ...found('Есть где построить город.', 'Строить негде или городов не осталось.'),
    },
    'BLD.2': {
      rule: 'Постройте три корабля у его космопорта — или сколько осталось; если там [[control|правит]] соперник, они выходят повреждёнными.',
      ...found('Корабли построены.', 'Кораблей в запасе нет.'),
    },
    'BLD.3': {
      rule: 'Не построено совсем ничего?',
      ...found('Не построено ничего.', 'Что-то построено.'),
    },
    'BLD.3.1': {
      rule: 'Почините все его корабли и здания.',
      ...found('Всё починено.', 'Чинить нечего.'),
    },
  },
}
