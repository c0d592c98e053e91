import type { Ai } from '@understudy/muhq/data'
import type { LossId, SeatId, TileKind, Trait } from '@understudy/muhq/vocabulary'
import { pluralWord } from '@understudy/procedure'
import type { Look } from '../board/look.ts'
import type { Words } from './en.ts'

const count = (n: number, one: string, few: string, many: string) => `${n} ${pluralWord('ru', n, { one, few, many })}`
const cards = (n: number) => count(n, 'карта', 'карты', 'карт')

const TILES: Record<TileKind, string> = {
  plain: 'луг',
  wall: 'стена',
  water: 'мелководье',
  deep: 'глубокая вода',
  gate: 'ворота',
  street: 'дорога',
  house: 'дом',
  tower: 'башня',
  field: 'поле',
  spawn: 'клетка появления',
  harbour: 'гавань',
  store: 'лавка',
}

const TILE_RULES: Record<TileKind, string> = {
  plain: 'Ничего особенного: стоять здесь может любой, кто ходит по суше.',
  wall: 'Здесь ничего не может стоять, и пройти нельзя.',
  water: 'Кто не плавает, останавливается на первой же клетке воды.',
  deep: 'Здесь могут быть только те, кто плавает или живёт в воде.',
  gate: 'Каждый юнит останавливается на первой же клетке ворот.',
  street:
    'У юнита на дороге есть одно дополнительное движение за ход: по связанным дорогам, с остановкой на дороге, в пределах его движения.',
  house: 'Юнит в доме можно атаковать только с соседней клетки.',
  tower: 'Тот, кто стреляет (дальность больше 1), бьёт отсюда на шаг дальше.',
  field: 'Фермер, стоящий здесь, полным действием получает 3 ресурса.',
  spawn: 'Сюда её владелец ставит новых юнитов.',
  harbour: 'Её владелец может ставить новых плавающих юнитов на глубокую воду рядом с ней.',
  store: 'Карты лежат рубашкой вверх, пока сюда не войдёт ваш юнит. Пока он здесь стоит, можно покупать.',
}

const TRAITS: Record<Trait, string> = {
  swimming: 'Плавает: входит в глубокую воду, и мелководье его не останавливает.',
  aquatic: 'Живёт в воде: плавает и на сушу не выходит.',
  farmer: 'Возделывает поля: на поле полным действием получает 3 ресурса.',
}

export const ru: Words = {
  seat: (id: SeatId) => (id === 'boss' ? 'Босс' : `Игрок ${id.slice(1)}`),
  seatOf: (id: SeatId) => (id === 'boss' ? 'босс' : `игрок ${id.slice(1)}`),
  tile: (kind) => TILES[kind],
  tileRule: (kind) => TILE_RULES[kind],
  trait: (trait) => TRAITS[trait],
  boardLabel: (map, width, height) =>
    `${map}, ${width} на ${height} клеток. Стрелки переходят между тем, что можно нажать, Enter нажимает, I рассказывает, что это.`,
  unitLabel: (look: Look, at, owner) =>
    [
      `${look.name}, ${owner}, ${at}`,
      `атака ${look.attack}`,
      look.range > 1 ? `дальность ${look.range}` : '',
      look.health < look.full ? `здоровье ${look.health} из ${look.full}` : `здоровье ${look.health}`,
      look.ward > 0 ? `защита ${look.ward}` : '',
      look.repression > 0 ? `угнетение ${look.repression}` : '',
      look.tapped ? 'повёрнут' : '',
      look.on === 'plain' ? '' : `клетка: ${TILES[look.on]}`,
    ]
      .filter((part) => part !== '')
      .join(', '),
  attackIt: (label) => `Атаковать: ${label}`,
  aimAt: (label) => `Выбрать: ${label}`,
  giveUp: (label) => `Отказаться: ${label}`,
  useIt: (label) => `Действовать: ${label}`,

  attack: 'Атака',
  range: 'Дальность',
  health: 'Здоровье',
  movement: 'Движение',
  upkeep: 'Содержание',
  cost: 'Стоимость',
  price: 'Цена',
  ward: 'Метки защиты',
  repression: 'Метки угнетения',
  healthOf: (health, full) => `${health} из ${full}`,
  bySeats: (base, each) => `${base} + ${each} за игрока`,
  unitCard: 'Юнит',
  spellCard: 'Заклинание',
  bossCard: 'Босс',
  cannotPlay: 'Разыграть нельзя',

  hand: 'Рука',
  deck: 'Колода',
  amongDeck: (cards, inHand) =>
    `${inHand ? 'Лежат в ней рубашкой вверх или на руке' : 'В ней, порядок неизвестен'}: ${cards}.`,
  discard: 'Сброс',
  cards,
  emptyHand: 'В руке нет карт.',
  handIsHidden: (n) => `${cards(n)}: видит только владелец`,
  mayBe: 'Нажмите карту, которую вы разыграли:',
  nothingDiscarded: 'Пусто',
  stores: 'Лавки',
  storeAt: (at) => `Лавка ${at}`,
  faceDown: (n) => `${n} рубашкой вверх`,
  lookInside: 'Чтобы заглянуть в лавку, поставьте на неё юнита.',
  soldOut: 'Всё распродано.',
  buyHere: 'Купить здесь',
  whichCard: 'Какая это карта?',
  told: 'Уже названы',
  bossDraws: (name) => `${name} берёт карту`,
  bossPlays: (name) => `${name} разыгрывает`,
  bossDiscards: (name) => `${name} сбрасывает`,

  seats: 'Места',
  resources: 'Ресурсы',
  units: (n) => count(n, 'юнит', 'юнита', 'юнитов'),
  changes: 'Что изменилось',
  changedUnits: (n) => pluralWord('ru', n, { one: 'юнит', few: 'юнита', many: 'юнитов' }),
  changedResources: (n) => pluralWord('ru', n, { one: 'ресурс', few: 'ресурса', many: 'ресурсов' }),
  changedHealth: 'здоровья',
  income: (n) => `доход ${n}`,
  upkeepNext: (n) => `содержание ${n}`,
  inHand: (n) => `в руке ${n}`,
  inDeck: (n) => `колода ${n}`,
  inDiscard: (n) => `сброс ${n}`,
  toMove: 'сейчас ходит',
  you: 'вы',
  round: (n, of) => `Раунд ${n} из ${of}`,
  roundsToGo: (n) => (n === 0 ? 'последний раунд' : `ещё ${count(n, 'раунд', 'раунда', 'раундов')}`),
  roundsLeft: (n) =>
    n === 0
      ? 'последний раунд'
      : `после этого ${pluralWord('ru', n, { one: 'останется', few: 'останутся', many: 'останется' })} ${count(n, 'раунд', 'раунда', 'раундов')}`,
  repressionOf: (n, of) => `Угнетение ${n} из ${of}`,
  wins: (boss) => `Победа: босс «${boss}» уничтожен.`,
  loses: (ways: readonly LossId[], boss, limit, rounds) =>
    `Поражение: ${[
      ...ways.map((way) =>
        way === 'repression'
          ? `на карте «${boss}» ${count(limit, 'метка', 'метки', 'меток')} угнетения`
          : 'на поле не осталось ваших юнитов (со второго раунда)',
      ),
      `«${boss}» держится и после раунда ${rounds}`,
    ].join(' или ')}.`,

  ai: (ai: Ai) => {
    switch (ai.kind) {
      case 'aggressive':
        return 'Агрессивный: бьёт того, кто в пределах атаки, а если некого — идёт к ближайшему врагу.'
      case 'shy':
        return 'Пугливый: держится как можно дальше от врагов, полное действие выполняет, когда его никто не достаёт, бьёт издали.'
      case 'wandering':
        return `Бродячий ${ai.range}: бродит наугад, а если враг не дальше чем в ${ai.range} ${pluralWord('ru', ai.range, { one: 'клетке', many: 'клетках' })}, нападает, как агрессивный.`
      case 'target':
        return ai.of === 'enemy'
          ? 'Целеустремлённый: идёт к ближайшему врагу.'
          : `Целеустремлённый: идёт к цели (${TILES[ai.of]}), ближайшей по пути, и выполняет там полное действие.`
    }
  },
  owner: (name) => `Владелец: ${name}`,
  fullAction: 'Полное действие',
  behaviour: 'Как действует',
  standsOn: 'Стоит на клетке',
  doneThisTurn: 'В этом ходу',
  moved: 'двигался',
  attacked: 'атаковал',
  tapped: 'повёрнут',
  hasted: 'может двигаться ещё раз',
  streetMoved: 'прошёл по дороге',
  nothingYet: 'ещё ничего не делал',
  nobodyHere: 'Здесь никого нет.',
  gone: 'Этого на столе уже нет.',
}
