import type { Place } from '@understudy/arcs/rules'
import { actionCard, ownerName, PIECE, place, RESOURCE } from '@understudy/arcs/text'
import type { ActionCardId, Ambition, Mode, Owner, Role, TrophyKind } from '@understudy/arcs/vocabulary'
import { plural } from '@understudy/procedure'
import type { SystemLook } from '../board/look.ts'
import type { Words } from './en.ts'

const count = (n: number, one: string, few: string, many: string) => plural('ru', n, { one, few, many })
const cards = (n: number) => count(n, 'карта', 'карты', 'карт')
const ships = (n: number) => count(n, 'корабль', 'корабля', 'кораблей')
const agents = (n: number) => count(n, 'агент', 'агента', 'агентов')
const cities = (n: number) => count(n, 'город', 'города', 'городов')
const ports = (n: number) => count(n, 'космопорт', 'космопорта', 'космопортов')
const keysN = (n: number) => count(n, 'ключ', 'ключа', 'ключей')
const actionsN = (n: number) => count(n, 'действие', 'действия', 'действий')
const shipsIn = (n: number, damaged: boolean) =>
  damaged
    ? count(n, 'повреждённый корабль', 'повреждённых корабля', 'повреждённых кораблей')
    : count(n, 'неповреждённый корабль', 'неповреждённых корабля', 'неповреждённых кораблей')
const building = (city: boolean, damaged: boolean) => `${damaged ? 'повреждённый ' : ''}${city ? 'город' : 'космопорт'}`

const RULES: Record<Ambition, string> = {
  tycoon: 'Считаются материалы и топливо: ресурсы и карты гильдий.',
  tyrant: 'Считаются пленники: чужие агенты у вас.',
  warlord: 'Считаются трофеи: уничтоженные вами чужие фишки.',
  keeper: 'Считаются реликвии: ресурсы и карты гильдий.',
  empath: 'Считается псионика: ресурсы и карты гильдий.',
}
const MODES: Record<Mode, string> = {
  none: 'ещё без карты',
  lead: 'главная карта',
  surpass: 'превосходит',
  copy: 'копирует картой рубашкой вверх',
  pivot: 'меняет масть',
}
/** «Вы открываете раунд», «Ларс: главная карта». */
const YOUR_MODES: Record<Mode, string> = {
  none: 'ещё без карты',
  lead: 'открываете раунд',
  surpass: 'превосходите',
  copy: 'копируете картой рубашкой вверх',
  pivot: 'меняете масть',
}
const YOU = 'Вы'
const doing = (name: string, mode: Mode): string =>
  name === YOU && mode !== 'none' ? `${YOU} ${YOUR_MODES[mode]}` : `${name}: ${MODES[mode]}`
const PLACES: Record<Place, string> = {
  first: 'первое место',
  tied: 'делит первое место',
  second: 'второе место',
  none: 'без места',
}
const ROLES: Record<Role, string> = { human: 'рука с картами', supercat: 'SUPERCAT', lars: 'Ларс' }

export const ru: Words = {
  seat: (owner: Owner) => ownerName('ru', owner),
  you: 'вы',
  youName: YOU,
  seats: 'Планшеты игроков',
  seatLabel: (name, colour, active) =>
    `${name.includes(colour) ? name : `${name}, ${colour}`}${active ? (name === YOU ? ', ваш ход' : ', сейчас его ход') : ''}`,
  hasInitiative: 'владеет инициативой',
  inHand: (n) => `${cards(n)} на руке`,
  deckOf: (n) => `${cards(n)} в колоде`,
  counter: (n) => `счётчик руки: ${n}`,
  powerOf: (n) => `власть: ${n}`,
  trackLabel: (goal, all) => `Власть, до ${goal}: ${all.join(', ')}`,
  slots: 'Ресурсы',
  slotEmpty: (keys) => `пустая ячейка, налёт стоит ${keysN(keys)}`,
  slotClosed: 'закрыта, пока не построен город',
  slotHolds: (token, keys) => (keys === 0 ? `${token}, ждёт ячейки` : `${token}, налёт стоит ${keysN(keys)}`),
  trophies: (n) => count(n, 'трофей', 'трофея', 'трофеев'),
  captives: (n) => count(n, 'пленник', 'пленника', 'пленников'),
  agentsLeft: (n) => `${agents(n)} в запасе`,
  shipsLeft: (n) => `${ships(n)} в запасе`,
  citiesLeft: (n) => `${cities(n)} на планшете`,
  portsLeft: (n) => `${ports(n)} в запасе`,
  supplyOf: (s, a, c, p) => `Ещё не выставлено: ${ships(s)}, ${agents(a)}, ${cities(c)}, ${ports(p)}.`,
  seizeCounter: (n) => `счётчик перехвата инициативы: ${n}`,
  exhausted: 'боком',
  resourcePower: (n) => `ресурсная сила: ${n}`,
  outrageIn: (types) => `Запрет: ${types}`,
  trophyOf: (of, piece: TrophyKind, n) => `${of.toLowerCase()} ${PIECE[piece].ru}${n > 1 ? ` × ${n}` : ''}`,
  roleOf: (role: Role) => ROLES[role],

  boardLabel:
    'Поле Предела. Стрелки переносят от одного места к другому, Enter выбирает, I рассказывает, что это, плюс и минус меняют масштаб.',
  choose: 'Выбрать',
  dice: 'Кубики',
  when: (chapter, round) =>
    chapter === 0 ? 'Подготовка' : round === 0 ? `Глава ${chapter}` : `Глава ${chapter}, раунд ${round}`,
  whenShort: (chapter, round) => (chapter === 0 ? 'Подготовка' : `Гл. ${chapter}${round === 0 ? '' : `, р. ${round}`}`),
  whenLabel: (chapter, round) =>
    chapter === 0 ? 'Идёт подготовка' : `Глава ${chapter} из 5${round === 0 ? '' : `, раунд ${round}`}`,
  playedLabel: (name, mode: Mode, card: ActionCardId | undefined) =>
    `${doing(name, mode)}${mode === 'copy' || card === undefined ? '' : `, ${actionCard('ru', card)}`}`,
  systemLabel: (look: SystemLook, nameOf: (owner: Owner) => string) =>
    [
      place('ru', look.id),
      look.type === undefined ? '' : RESOURCE[look.type].ru,
      look.control === undefined ? '' : `правит ${nameOf(look.control)}`,
      ...look.ships.map(({ colour, n, damaged }) => `${nameOf(colour)}: ${shipsIn(n, damaged)}`),
      ...look.sites.flatMap((site) =>
        site.building === undefined
          ? []
          : [`${nameOf(site.building.colour)}: ${building(site.building.city, site.building.damaged)}`],
      ),
    ]
      .filter((part) => part !== '')
      .join('; '),

  hand: 'Ваша рука',
  emptyHand: 'На руке нет карт.',
  hiddenCards: (n) => `${count(n, 'карта, известная', 'карты, известные', 'карт, известных')} только владельцу`,
  whichCard: 'Какая карта?',
  actions: actionsN,
  court: 'Двор',
  courtEmpty: 'При дворе пока нет карт.',
  advantage: (what, now) =>
    `${what === 'action' ? 'Лишнее действие карты' : 'Лишний кубик в сражениях'}${now ? ': по власти не впереди вас' : ', но не сейчас: по власти впереди вас'}.`,
  targetAt: (system) => `Его цель: ${place('ru', system)}`,
  changes: 'Что изменилось',
  changed: (what): string =>
    what === 'power' ? 'власть' : what === 'captives' ? 'пленники' : what === 'trophies' ? 'трофеи' : RESOURCE[what].ru,
  vox: 'Глас',
  raidCost: (n) => `налёт стоит ${keysN(n)}`,
  agentsOf: (name, n) => `${name}: ${agents(n)}`,
  guildCard: (suit, keys) => `Карта гильдии, ${suit} · налёт стоит ${keysN(keys)}`,
  leaderWord: 'Лидер',
  loreWord: 'Знание',

  ambitions: 'Замыслы',
  freeMarkers: (n) =>
    n === 0
      ? 'Маркеров замыслов не осталось'
      : `${count(n, 'свободный маркер', 'свободных маркера', 'свободных маркеров')}: очки власти за первое и второе место`,
  freeShort: 'Ещё',
  noMarkers: 'Маркеров нет',
  nobodyYet: 'никто',
  silentShort: 'безмолвный третий',
  ambitionRule: (ambition: Ambition) => RULES[ambition],
  notDeclared: 'В этой главе не объявлен.',
  placeOf: (each: Place) => PLACES[each],
  buys: (pips, kinds) => `В открытую: ${actionsN(pips)} (${kinds}).`,
  declares: (ambition) => `Открывая ею раунд, можно объявить замысел «${ambition}».`,
  playedBy: (name, mode: Mode) => doing(name, mode),
  modeOf: (mode: Mode) => MODES[mode],
  planetIs: (type, slots) =>
    `Планета (${type}), ${count(slots, 'ячейка для строительства', 'ячейки для строительства', 'ячеек для строительства')}`,
  shipsOf: (name, n, damaged) => `${name}: ${shipsIn(n, damaged)}`,
  buildingOf: (name, city, damaged) => `${name}: ${building(city, damaged)}`,
  gone: 'Этого на столе больше нет.',
}
