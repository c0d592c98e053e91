// Words of the panel that asks for what a player's own data leave open.

import type { Lang } from '@understudy/procedure'

const en = {
  needed: 'needed now',
  rest: 'Only what is marked is needed now. The rest is read off the same place; what you leave out is asked when it matters.',
  answer: 'Answer',
  none: 'none',
  add: 'Add…',
  choose: 'Choose…',
  remove: (name: string) => `Remove ${name}`,
  last: 'Take back the last one',
}

const ru: typeof en = {
  needed: 'нужно сейчас',
  rest: 'Сейчас нужно только отмеченное. Остальное видно там же; чего не укажете, спросим, когда понадобится.',
  answer: 'Ответить',
  none: 'нет',
  add: 'Добавить…',
  choose: 'Выберите…',
  remove: (name) => `Убрать: ${name}`,
  last: 'Убрать последнее',
}

export const gapWords: Readonly<Record<Lang, typeof en>> = { en, ru }
