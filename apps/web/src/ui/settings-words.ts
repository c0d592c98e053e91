// Words of the settings that nobody else says: they come with the sheet.

import type { Lang } from '@understudy/procedure'

const en = {
  language: 'Language',
  scheme: 'Colours',
  schemes: { auto: 'As the device', light: 'Light', dark: 'Dark' },
  atOnce: 'Act at once: the first tap does it, where nothing is revealed',
  endsAlone: 'End my turn when nothing is left to do',
  motion: 'Movement',
  motions: { auto: 'As the device', full: 'On', none: 'Off' },
  names: 'Names of cards in Arcs',
  sound: 'Sound',
  sounds: { off: 'Off', soft: 'Soft', medium: 'Medium', loud: 'Loud' },
  trembles: 'Vibrate when it is my turn',
  namesIn: { own: 'In this language', both: 'In English and Russian' },
}

const ru: typeof en = {
  language: 'Язык',
  scheme: 'Цвета',
  schemes: { auto: 'Как на устройстве', light: 'Светлые', dark: 'Тёмные' },
  atOnce: 'Сразу: первое касание и есть ход, если оно ничего не раскрывает',
  endsAlone: 'Заканчивать ход, когда делать нечего',
  motion: 'Движение',
  motions: { auto: 'Как на устройстве', full: 'Есть', none: 'Нет' },
  names: 'Названия карт в Arcs',
  sound: 'Звук',
  sounds: { off: 'Выключен', soft: 'Тихо', medium: 'Средне', loud: 'Громко' },
  trembles: 'Вибрировать, когда мой ход',
  namesIn: { own: 'По-русски', both: 'По-русски и по-английски' },
}

export const SETTINGS_WORDS: Readonly<Record<Lang, typeof en>> = { en, ru }
