// Words of the screen on which the First Regent governs.

import type { Lang } from '@understudy/procedure'

const en = {
  title: 'Govern the Imperial Reach',
  hint: 'Enforce the Policy, or change it.',
  enforce: (policy: string) => `Enforce ${policy}`,
  change: (policy: string) => `Change to ${policy}`,
  changeWhat: 'Nobody pays anything now.',
  from: (who: string) => `From ${who}`,
  fromYou: 'From yourself',
  ships: 'Two Imperial ships to',
  weapons: 'Weapons to',
  expelled: 'becomes an Outlaw',
  spared: 'stays a Regent',
  tokens: 'Your tokens: two taps swap them',
  comes: 'What comes of it',
}

const ru: typeof en = {
  title: 'Править имперским Пределом',
  hint: 'Проведите политику или смените её.',
  enforce: (policy) => `Провести политику «${policy}»`,
  change: (policy) => `Сменить на «${policy}»`,
  changeWhat: 'Сейчас никто ничего не платит.',
  from: (who) => `С кого: ${who}`,
  fromYou: 'С вас',
  ships: 'Два имперских корабля сюда',
  weapons: 'Кому оружие',
  expelled: 'становится отступником',
  spared: 'остаётся регентом',
  tokens: 'Ваши ресурсы: два касания меняют их местами',
  comes: 'Что из этого выйдет',
}

export const GOVERN_WORDS: Readonly<Record<Lang, typeof en>> = { en, ru }
