// Words of the panel that asks for what a player's own data leave open.

import type { Lang } from '@understudy/procedure'

const en = {
  needed: 'needed now',
  rest: 'Your pack does not say it yet. Only what is marked • is needed now; the rest may wait until it matters.',
  missing: 'Your pack does not say it yet. It is asked once.',
  onMap: (row: string) => `Or tap it on the map: ${row}`,
  answer: 'Answer',
  none: 'none',
  add: 'Add…',
  choose: 'Choose…',
  remove: (name: string) => `Remove ${name}`,
  last: 'Take back the last one',
  absent: 'Not in my game',
  absentNow: 'Not in my game ✓',
  allAbsent: 'None of these is in my game',
  zero: (all: boolean): string =>
    all ? '0 means: not in my game.' : '0 agents, cards or buildings means: not in my game.',
  addRow: 'Add another',
  removeRow: (no: number) => `Remove row ${no}`,
  rowNo: (no: number) => `Row ${no}`,
}

const ru: typeof en = {
  needed: 'нужно сейчас',
  rest: 'В вашем наборе этого ещё нет. Сейчас нужно только отмеченное •, остальное может подождать.',
  missing: 'В вашем наборе этого ещё нет. Спросим один раз.',
  onMap: (row) => `Или коснитесь на карте: ${row}`,
  answer: 'Ответить',
  none: 'нет',
  add: 'Добавить…',
  choose: 'Выберите…',
  remove: (name) => `Убрать: ${name}`,
  last: 'Убрать последнее',
  absent: 'В моей игре этого нет',
  absentNow: 'В моей игре этого нет ✓',
  allAbsent: 'Ничего из этого в моей игре нет',
  zero: (all) =>
    all ? '0 значит: в моей игре этого нет.' : '0 агентов, карт или построек значит: в моей игре этого нет.',
  addRow: 'Добавить ещё',
  removeRow: (no) => `Убрать строку ${no}`,
  rowNo: (no) => `Строка ${no}`,
}

export const gapWords: Readonly<Record<Lang, typeof en>> = { en, ru }
