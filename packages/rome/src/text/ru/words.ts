// Words and pieces of sentences that the Russian phrasebook shares.

import { plural } from '@understudy/procedure'
import type { Name } from '../../pack/types.ts'
import type { Fall } from '../../rules/sayings-told.ts'
import type { ArmyFact } from '../../rules/state/names.ts'
import { boxName } from '../boxes.ts'
import { diceInWords, dieWord } from '../dice.ts'

export const list = (names: readonly Name[]): string => names.map((name) => name.ru).join(', ')
export const army = ({ of, slot, general }: ArmyFact): string =>
  general === undefined ? `${of.ru}, армия ${slot}` : `${of.ru}, армия ${slot} (${general.ru})`
/** Without its general: where they can be seen, a question is better short. */
export const armyOnly = ({ of, slot }: ArmyFact): string => `${of.ru}, армия ${slot}`
export const gold = (n: number): string => plural('ru', n, { one: 'монета', few: 'монеты', many: 'монет' })
export const goldAcc = (n: number): string => plural('ru', n, { one: 'монету', few: 'монеты', many: 'монет' })
export const points = (n: number): string => plural('ru', n, { one: 'очко', few: 'очка', many: 'очков' })
export const cards = (n: number): string => plural('ru', n, { one: 'карта', few: 'карты', many: 'карт' })
export const mp = (n: number): string =>
  plural('ru', n, { one: 'очко движения', few: 'очка движения', many: 'очков движения' })
export const dice = (faces: string): string => diceInWords('ru', faces)
export const die = (letter: string): string => dieWord('ru', letter)
export const box = (n: number): string => boxName('ru', n)
export const STATUS = { enemy: 'враги', neutral: 'нейтральны', friends: 'друзья', allied: 'союзники' } as const
/** What two sides have with each other. */
/** Что предлагают. */
export const OFFERED = { enemy: 'вражду', neutral: 'мир', friends: 'дружбу', allied: 'союз' } as const
/** Why an army is defeated. */
export function fall(why: Fall, least: number, cavalry: boolean): string {
  if (why === 'nowhere') return 'отступить было некуда'
  return why === 'sunk' ? 'потоплен её последний корабль' : `пехоты${cavalry ? ' и конницы' : ''} меньше ${least} карт`
}
export const PHASE: Readonly<Record<string, string>> = {
  terrain: 'за местность',
  flanks: 'на флангах',
  centre: 'в центре',
  envelopment: 'на охвате',
}
export const CLS = { MI: 'основную карту', SK: 'застрельщика' } as const
export const CLASSES: Readonly<Record<string, string>> = {
  MI: 'пехота',
  SK: 'застрельщики',
  CV: 'конница',
  AR: 'артиллерия',
}
const BUILDING: Readonly<Record<string, string>> = {
  walls: 'стены',
  market: 'рынок',
  barracks: 'казармы',
  wonder: 'чудо света',
  roads: 'дороги',
  navy: 'карты флота',
}
export const what = (building: string): string => BUILDING[building] ?? building
export const DO: Readonly<Record<string, string>> = {
  pass: 'Передать выбор',
  carryOut: 'Выполнить',
  gold: 'Взять золото с карты',
  end: 'Закончить поход',
  renounce: 'Разорвать договор',
  muster: 'Собрать армию',
  march: 'Марш',
  attack: 'Атака',
  besiege: 'Осада',
  assault: 'Штурм области',
  calm: 'Убрать недовольство',
  merge: 'Влиться в другую армию',
  split: 'Отделить половину',
  dissolve: 'Вернуть карты в колоды',
  embark: 'Сесть на корабли и остаться там',
  ferry: 'Морем, но не на всех кораблях',
  halt: 'Остаться на месте',
  nothing: 'Не играть карт',
  buy: 'Купить',
  putBack: 'Вернуть в стопку',
  general: 'Купить полководца',
  agent: 'Купить агента',
  navy: 'Купить корабль',
  assign: 'Дать армии полководца',
  develop: 'Купить развитие',
  cube: 'Убрать недовольство',
  road: 'Проложить дорогу',
  look: 'Посмотреть верхнюю карту',
  troop: 'Купить войска',
  done: 'Готово',
}
