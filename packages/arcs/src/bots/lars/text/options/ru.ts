// The words of Lars's options in Russian.

import type { OptionWords } from '@understudy/table'
import type { en } from './en.ts'

export const ru: OptionWords<keyof typeof en> = {
  preset: 'Версия',
  'preset=ruled': '0.8.13 с нашими решениями',
  'preset=printed': '0.8.13, как напечатано',
  citySymbol: 'Новые города — по символам, а не по ресурсам',
  'citySymbol?': 'Решение lars/A23.',
  damagedFly: 'Повреждённые корабли тоже покидают космопорт',
  'damagedFly?': 'Решение lars/A27. Они уходят вместе с теми, кого не хватает, чтобы править.',
  demands: 'Берёт «Популистские требования», если он',
  'demands?': 'Решение lars/A40.',
  'demands=undeclared': 'единственный первый в необъявленном замысле',
  'demands=any': 'единственный первый в любом замысле',
  'demands=tied': 'первый, хотя бы наравне, в необъявленном',
  seizeFace: 'Грань налёта, с которой перехватывают инициативу',
  'seizeFace?': 'Напечатанный символ известен не точно; шансы одинаковы. Важно, если кубики бросаете вы.',
  'seizeFace=doubleKey': 'два ключа и символ перехвата',
  'seizeFace=intercept': 'один символ перехвата',
  'seizeFace=keyFlame': 'ключ и удар по своим (пламя)',
  'seizeFace=buildingKey': 'удар по зданию и ключ',
  openChoices: 'Что не решают правила',
  'openChoices?': 'Решение lars/A57. Если решает человек, то тот, у кого меньше всего власти.',
  'openChoices=random': 'решает жребий',
  'openChoices=human': 'решает человек',
}
