// Русский: действия одним предложением, понятным и без позиции.

import type { Action, Colour, Leg, Pay, PieceRef, ShipHits, Theft } from '../../vocabulary.ts'
import { moreText } from '../more.ts'
import {
  ableName,
  actionCard,
  ambitionName,
  courtName,
  diceN,
  diceOf,
  faceName,
  hitsN,
  leaderName,
  loreName,
  names,
  ofOwner,
  ofSeat,
  PIECE,
  place,
  resource,
  seatName,
  setupName,
  shipsN,
  siteName,
  toOwner,
} from '../words.ts'
import { doingRu } from './doing.ts'

const S = (colour: Colour) => seatName('ru', colour)
const C = (id: `BC${string}`) => courtName('ru', id)
const paid = (pay: Pay): string =>
  pay === 'pip'
    ? ''
    : ` (за ресурс из ячейки ${pay.slot + 1}${pay.as === undefined ? '' : ` как ${resource('ru', pay.as)}`})`
const ways = (from: Parameters<typeof place>[1], legs: readonly Leg[]): string =>
  `${place('ru', from)} → ${legs.map((leg) => `${place('ru', leg.to)} (${shipsN('ru', leg.fresh + leg.damaged)})`).join(' → ')}`
const piece = (what: PieceRef): string =>
  'ship' in what ? `корабль: ${place('ru', what.ship)}` : `здание: ${siteName('ru', what.site)}`
const theft = (what: Theft): string => ('slot' in what ? `ресурс из ячейки ${what.slot + 1}` : `карту ${C(what.card)}`)
const declares = (action: { declare?: Parameters<typeof ambitionName>[1] }): string =>
  action.declare === undefined ? '' : `, объявить замысел «${ambitionName('ru', action.declare)}»`
const seizes = (extra: string | undefined): string => (extra === undefined ? '' : ', перехватить инициативу')
const pool = (dice: { assault: number; skirmish: number; raid: number }): string =>
  dice.assault + dice.skirmish + dice.raid === 0 ? 'без кубиков' : diceOf('ru', dice)
const shipHits = (whose: string, hits: ShipHits | undefined): string => {
  if (hits === undefined) return ''
  const destroyed = hits.destroyFresh + hits.destroyDamaged
  const parts = [hits.damage > 0 ? `повреждено ${hits.damage}` : '', destroyed > 0 ? `уничтожено ${destroyed}` : '']
  const said = parts.filter((part) => part !== '').join(', ')
  return said === '' ? '' : `${whose} — ${said}`
}
const allHits = (hits: readonly string[]): string => {
  const said = hits.filter((text) => text !== '').join('; ')
  return said === '' ? 'Удары: выбирать нечего' : `Удары: ${said}`
}

/** Действие одним предложением, понятное и без позиции. */
export function describeRu(action: Action): string {
  const more = moreText('ru')?.describe(action)
  if (more !== undefined) return more
  switch (action.do) {
    case 'setup':
      return `Карта подготовки ${setupName('ru', action.card)}`
    case 'initiative':
      return `Начинает ${S(action.seat).toLowerCase()}`
    case 'draftRow':
      return `Выложены лидеры: ${names('ru', action.leaders, leaderName)}; знания: ${names('ru', action.lore, loreName)}`
    case 'assign':
      return `${S(action.seat)}: ${leaderName('ru', action.leader)}, ${loreName('ru', action.lore)}`
    case 'learn':
      return `Взяты знания: ${names('ru', action.lore, loreName)}`
    case 'row':
      return `При дворе: ${names('ru', action.cards, courtName)}`
    case 'deal':
    case 'reveal':
      return `${S(action.seat)}: ${names('ru', action.cards, actionCard)}`
    case 'peek':
      return action.cards.length === 0
        ? `Показаны карты вместо руки ${ofSeat(action.of)}`
        : `Вместо руки ${ofSeat(action.of)}: ${names('ru', action.cards, actionCard)}`
    case 'draw':
      return `${S(action.seat)} берёт карту «${actionCard('ru', action.card)}»`
    case 'uncover':
      return `Открыта карта ${C(action.card)}`
    case 'roll':
    case 'reroll': {
      const faces = (['assault', 'skirmish', 'raid'] as const).flatMap((die) =>
        action[die].map((face) => faceName('ru', die, face)),
      )
      return `${action.do === 'roll' ? 'Выпало' : 'Перебросить'}: ${faces.join(' | ')}`
    }
    case 'lead':
      return `Открыть раунд картой «${actionCard('ru', action.card)}»${declares(action)}`
    case 'surpass':
      return `Превзойти картой «${actionCard('ru', action.card)}»${declares(action)}${seizes(action.seize)}`
    case 'pivot':
      return `Сменить масть картой «${actionCard('ru', action.card)}»${declares(action)}${seizes(action.seize)}`
    case 'copy':
      return `Копировать ${action.card === undefined ? 'картой рубашкой вверх' : `картой «${actionCard('ru', action.card)}» рубашкой вверх`}${seizes(action.seize)}`
    case 'mulligan':
      return action.redraw ? 'Взять новую руку' : 'Оставить руку'
    case 'draft':
      return 'leader' in action
        ? `Взять лидера ${leaderName('ru', action.leader)}`
        : `Взять знание ${loreName('ru', action.lore)}`
    case 'keepLore':
      return `Оставить знания: ${names('ru', action.lore, loreName)}`
    case 'tax':
    case 'nurture':
      return `${doingRu(action.do)}: ${siteName('ru', action.city)}${action.type === undefined ? '' : `, ${resource('ru', action.type)}`}${paid(action.pay)}`
    case 'build':
      return action.piece === 'ship'
        ? `Построить корабль: ${siteName('ru', action.port)}${paid(action.pay)}`
        : `Построить ${PIECE[action.piece].ru}: ${place('ru', action.at)}${action.cloud === undefined ? '' : ', в облаках'}${paid(action.pay)}`
    case 'move':
      return `Переместить корабли: ${ways(action.from, action.legs)}${paid(action.pay)}`
    case 'bonusMove':
    case 'sprint':
      return `${doingRu(action.do)}: ${ways(action.from, action.legs)}`
    case 'repair':
      return `Починить ${piece(action.piece)}${paid(action.pay)}`
    case 'influence':
    case 'secure':
    case 'abduct':
      return `${doingRu(action.do)}: карта ${C(action.card)}${paid(action.pay)}`
    case 'battle':
      return `Сражение (${place('ru', action.at)}) против ${ofOwner(action.against)}${action.dice === undefined ? '' : `: ${pool(action.dice)}`}${paid(action.pay)}`
    case 'manufacture':
    case 'synthesize':
      return `${doingRu(action.do)}${paid(action.pay)}`
    case 'pressgang':
      return `Отпустить пленников: ${names('ru', action.captives, (_, { of, gain }) => `${ofSeat(of)} за ${resource('ru', gain)}`)}${paid(action.pay)}`
    case 'execute':
      return `Казнить пленников (${action.captives.length}): ${names('ru', action.captives, (_, of) => ofSeat(of))}${paid(action.pay)}`
    case 'trade':
      return `Обмен (${siteName('ru', action.city)}): ячейка ${action.give + 1} на чужую ячейку ${action.take + 1}${paid(action.pay)}`
    case 'summon':
      return `Призвать корабль: ${siteName('ru', action.city)}${paid(action.pay)}`
    case 'rifles':
      return `Огонь: ${place('ru', action.from)} → ${place('ru', action.at)}, по ${toOwner(action.against)}, ${diceN('ru', action.dice)}${paid(action.pay)}`
    case 'prune':
    case 'annex':
      return `${doingRu(action.do)}: ${siteName('ru', action.site)}${paid(action.pay)}`
    case 'guide':
      return `Навести (${place('ru', action.from)} → ${place('ru', action.to)}): ${names('ru', action.ships, (_, { of, fresh, damaged }) => `${shipsN('ru', fresh + damaged)} ${ofOwner(of)}`)}${paid(action.pay)}`
    case 'martyr':
      return `Пожертвовать кораблём (${place('ru', action.at)})${action.target === undefined ? '' : ` за корабль ${ofOwner(action.target.of)}`}${paid(action.pay)}`
    case 'arm':
      return `Действия карты могут быть сражениями${paid(action.pay)}`
    case 'arrange':
      return `Ресурсы: ${action.slots.map((type) => (type === null ? '–' : resource('ru', type))).join(', ')}`
    case 'mythic':
      return `${doingRu(action.do)}: ${'supply' in action ? resource('ru', action.supply) : `ячейка ${action.slot + 1}`}`
    case 'spend':
    case 'useFence':
      return `${doingRu(action.do)}: ячейка ${action.slot + 1}`
    case 'useInterest':
      return `Сбросить карту ${C(action.card)}: ${[
        ...(action.gain > 0 ? [`получить ${action.gain}`] : []),
        ...action.steal.map(({ of, slot }) => `украсть из ячейки ${slot + 1} ${ofSeat(of)}`),
      ].join(', ')}`
    case 'useCartel':
      return `Сбросить карту ${C(action.card)}${action.from === undefined ? '' : `, украсть у ${ofSeat(action.from.of)}`}`
    case 'useUnion':
      return action.on === undefined
        ? `Сбросить карту ${C(action.card)}`
        : `Положить карту ${C(action.card)} на карту «${actionCard('ru', action.on)}»`
    case 'useGates':
      return `Сбросить карту ${C('BC08')}: ${names('ru', action.gates, place) || 'без кораблей'}`
    case 'useShips':
      return `Сбросить карту ${C(action.card)}${action.at === undefined ? '' : `: три корабля, ${place('ru', action.at)}`}`
    case 'useFarseers':
      return `Сбросить карту ${C('BC17')} и карт с руки: ${action.cards.length + (action.unknown ?? 0)}`
    case 'useTongues':
      return `Сбросить карту ${C('BC20')}${action.from === undefined || action.take === undefined ? '' : `: взять у ${ofSeat(action.from)} ${theft(action.take)}`}`
    case 'demand':
      return action.declare === undefined
        ? 'Ничего не объявлять'
        : `Объявить замысел «${ambitionName('ru', action.declare)}»`
    case 'useTycoonsAmbition':
      return `${doingRu(action.do)}${declares(action)}`
    case 'useCharm':
      return `${loreName('ru', 'L28')}: ячейка ${action.slot + 1} на ${resource('ru', action.gain)}`
    case 'useTerror':
      return `Вернуть трофей (${PIECE[action.trophy.piece].ru} ${ofOwner(action.trophy.of)}), агент на карту ${C(action.card)}`
    case 'useEgo':
      return `Вернуть пленника ${ofSeat(action.captive)}, присвоить карту ${C(action.card)}`
    case 'forgive':
      return `Сбросить знание ${loreName('ru', action.lore)} и снять запрет`
    case 'dice':
      return `Бросить: ${pool(action)}`
    case 'sensors':
      return action.from.length === 0
        ? 'Никого не подзывать'
        : `Подозвать: ${names('ru', action.from, (_, { from, ships }) => `${shipsN('ru', ships)} (${place('ru', from)})`)}`
    case 'hits':
      return allHits([
        shipHits('свои корабли', action.own),
        shipHits('чужие корабли', action.ships),
        ...(action.buildings ?? []).map(({ site, hits }) => `${siteName('ru', site)} — ${hitsN('ru', hits)}`),
      ])
    case 'ransack':
      return `Разграбить двор: карта ${C(action.card)}`
    case 'raid':
      return action.take.length === 0
        ? 'Ничего не брать'
        : `Взять: ${names('ru', action.take, (_, what) => theft(what))}`
    case 'uprising':
      return `Корабли: ${names('ru', action.systems, place)}`
    case 'spread':
      return action.type === undefined ? 'Без запрета' : `Запрет для всех: ${resource('ru', action.type)}`
    case 'free':
      return action.city === undefined
        ? 'Не возвращать города'
        : `Вернуть город (${siteName('ru', action.city)})${seizes(action.seize === true ? 'x' : undefined)}`
    case 'struggle':
      return action.card === undefined || action.from === undefined
        ? 'Ничего не красть'
        : `Украсть карту ${C(action.card)} у ${ofSeat(action.from)}`
    case 'look':
      return action.at === undefined ? 'Не смотреть чужие карты' : `Посмотреть руку ${ofSeat(action.at)}`
    case 'swap':
      return action.give === undefined ? 'Не меняться' : 'Обменяться картой'
    case 'ambitious':
      return action.gain === undefined ? 'Ничего не брать' : `Получить: ${resource('ru', action.gain)}`
    case 'bold':
      return action.cards.length === 0
        ? 'Не ставить агентов'
        : `Агенты на карты (${action.cards.length}): ${names('ru', action.cards, courtName)}`
    case 'bonusInfluence':
      return `Ещё один агент на карту ${C(action.card)}`
    case 'ruthless':
      return 'Повредить здание и повторить действие'
    case 'reinforce':
      return `Новые корабли: ${place('ru', action.gate)}`
    case 'reserve':
      return `${S(action.seat)} начинает с ресурсом: ${resource('ru', action.type)}`
    case 'exhaust':
      return `Положить карту ${ableName('ru', action.card)} боком`
    case 'target':
      return `Целевая планета: ${place('ru', action.planet)}`
    case 'reckon':
      return action.step === 'undeclared' ? 'Подсчёт необъявленных замыслов' : 'Подсчёт ресурсной силы'
    case 'turnUp':
    case 'recall':
    case 'pass':
    case 'useSpies':
    case 'useBroker':
    case 'keepDice':
    case 'decline':
    case 'end':
      return doingRu(action.do)
  }
}
