// Russian sentences: what has happened.

import { type Phrases, plural } from '@understudy/procedure'
import type { Events } from '../../rules/sayings.ts'
import { army, box, cards, dice, die, fall, gold, goldAcc, list, mp, PHASE, points, STATUS, what } from './words.ts'

const ENDED = { target: 'Цель достигнута', rounds: 'Последний раунд окончен' } as const

export const events: Phrases<Events> = {
  round: ({ n }) => `Раунд ${n}.`,
  armyTold: (f) => `${army(f.army)}: владелец сказал, каких видов в ней карты.`,
  armyComposed: (f) => `${army(f.army)} собрана: ${cards(f.n)}.`,
  stanceMoved: (f) =>
    `Карта отношения, ${f.seat.ru}: метка «${f.towards.ru}» теперь «${box(f.box)}»${f.before === 0 ? '' : `, была «${box(f.before)}»`}.`,
  stanceKept: (f) => `Карта отношения, ${f.seat.ru}: метка «${f.towards.ru}» остаётся: «${box(f.box)}».`,
  initiativeShown: (f) =>
    `${f.seat.ru}: карта инициативы ${f.card}${f.gold > 0 ? ` и ${gold(f.gold)}` : ''}, всего ${f.total}.`,
  initiativeWon: ({ seat }) => `Инициатива: ${seat.ru}.`,
  choicePassed: ({ seat, to }) => `${seat.ru}: выбор передан, решает «${to.ru}».`,
  turnOrder: ({ seats, clockwise }) =>
    `Порядок хода: ${list(seats)} (${clockwise ? 'по часовой стрелке' : 'против часовой стрелки'}).`,
  actionsDealt: ({ seat, n }) => `${seat.ru}: роздано карт действий: ${n}.`,
  agentEnters: ({ seat, region }) => `${seat.ru}: новый агент, ${region.ru}.`,
  flipped: ({ seat, card }) => `${seat.ru}: открыта карта «${card.ru}».`,
  cardForGold: ({ seat, card, n }) => `${seat.ru}: ${gold(n)} за карту «${card.ru}».`,
  agentActs: ({ seat, card, at, against }) =>
    `${seat.ru}: «${card.ru}»${against === null ? '' : `, цель — ${against.ru}`}; агент: ${at.ru}.`,
  testWon: ({ seat, face }) => `${seat.ru}: выпало «${die(face)}», успех.`,
  testLost: ({ seat, face }) => `${seat.ru}: выпало «${die(face)}», ничего не происходит.`,
  testCaught: ({ seat, face }) => `${seat.ru}: выпало «${die(face)}», агент схвачен.`,
  agentKilled: ({ of }) => `${of.ru}: агент убит.`,
  agentTurned: ({ of, seat }) => `Агент фракции «${of.ru}» переходит на сторону «${seat.ru}».`,
  agentRemoved: ({ of }) => `${of.ru}: агент убран.`,
  generalKilled: ({ of, general }) => `${of.ru}: убит полководец${general === null ? '' : ` ${general.ru}`}.`,
  bribed: ({ of, card }) => `${of.ru}: карта «${card.ru}» подкуплена и уходит в резерв.`,
  recruited: ({ seat, card }) => `${seat.ru}: завербованы наёмники «${card.ru}».`,
  sabotaged: ({ building, region }) => `${region.ru} теряет постройку: ${what(building)}.`,
  spied: (f) => `${army(f.army)}: разведка удалась.`,
  stolen: ({ seat, from, n }) => `${seat.ru}: кража у фракции «${from.ru}», ${gold(n)}.`,
  refused: ({ seat, effect }) => `${seat.ru}: отказ от ${effect === 'treaty' ? 'договора' : 'торговли'}.`,
  traded: ({ a, b, n }) =>
    `Торговля: ${a.ru} и ${b.ru}, обеим сторонам по ${plural('ru', n, { one: 'монете', few: 'монеты', many: 'монет' })}.`,
  statusChanged: ({ a, b, status }) => `${a.ru} и ${b.ru} теперь ${STATUS[status]}.`,
  betrayal: ({ seat, n }) => `${seat.ru}: нападение на друга, −${points(n)}.`,
  renounced: ({ seat, to }) => `${seat.ru}: договор с фракцией «${to.ru}» разорван.`,
  income: ({ seat, n, sum }) => `${seat.ru}: доход ${gold(n)}, всего ${sum}.`,
  activated: (f) => (f.off ? `${army(f.army)} вне поля.` : `${army(f.army)} выступает: ${mp(f.mp)}.`),
  marched: (f) => `${army(f.army)} идёт: ${f.region.ru}.`,
  boards: (f) => `${army(f.army)} садится на корабли: ${f.region.ru}.`,
  staysAboard: (f) => `${army(f.army)} остаётся на кораблях: ${f.sea.ru}.`,
  landed: (f) => `${army(f.army)} высаживается: ${f.region.ru}.`,
  sails: ({ seat, sea }) => `${seat.ru}: флот идёт сюда: ${sea.ru}.`,
  intercepted: ({ seat, of }) => `${seat.ru}: перехват кораблей фракции «${of.ru}».`,
  seaFought: (f) =>
    `Морской бой: ${f.a.ru} — ${dice(f.attack)} (потеряно кораблей: ${f.sunkA}), ${f.b.ru} — ${dice(f.defence)} (потеряно кораблей: ${f.sunkB}).`,
  attacks: (f) => `${army(f.army)} атакует${f.bySea ? ' с моря' : ''}: ${f.region.ru}.`,
  entered: (f) => `${army(f.army)} входит: ${f.region.ru}.`,
  staysOutside: (f) => `${army(f.army)} победила и остаётся снаружи: ${f.region.ru}.`,
  assaultRolled: (f) =>
    `${army(f.army)} — ${dice(f.attack)}; ${f.region.ru} — ${dice(f.defence)}. По очкам ${f.points} против ${f.against}.`,
  attackFailed: ({ seat, region }) => `${seat.ru}: атака не удалась (${region.ru}).`,
  taken: (f) => `${f.seat.ru}: занята область ${f.region.ru}${f.hadHolder ? ` (прежде — ${f.from.ru})` : ''}.`,
  released: ({ region, to, free }) =>
    free
      ? `Область ${region.ru} теперь независима.`
      : `Область ${region.ru} возвращается прежнему владельцу: ${to.ru}.`,
  cubePlaced: ({ region, n }) => `${region.ru}: недовольство, теперь ${n}.`,
  calmed: (f) => `${army(f.army)} убирает недовольство (${f.n}): ${f.region.ru}.`,
  points: ({ seat, n, sum }) => `${seat.ru}: ${points(n)}, всего ${sum}.`,
  besieges: (f) => `${army(f.army)} осаждает: ${f.region.ru}.`,
  siegeGoesOn: (f) => `${army(f.army)} продолжает осаду: ${f.region.ru}, осталось защиты: ${f.level}.`,
  siegeLifted: (f) => `${army(f.army)} без снабжения; осада снята: ${f.region.ru}.`,
  mustered: (f) => `${army(f.army)} собрана: ${f.region.ru}, ${cards(f.n)}.`,
  merged: (f) => `${army(f.army)} вливается: ${army(f.into)}.`,
  splitOff: (f) => `${army(f.army)} отделяется (${army(f.from)}) и идёт: ${f.region.ru}.`,
  returned: (f) => `${army(f.army)} возвращается на поле: ${f.region.ru}.`,
  dissolved: (f) => `${army(f.army)}: карты возвращаются в колоды.`,
  withdrawn: (f) => `${army(f.army)} уходит с поля.`,
  defeated: (f) => `${army(f.army)} разбита и снята с поля: ${fall(f.why, f.least, f.cavalry)}.`,
  retreated: (f) => `${army(f.army)} отходит: ${f.to.ru}.`,
  declared: (f) =>
    `${army(f.army)} объявлена: пехота ${f.MI}, конница ${f.CV}, застрельщики ${f.SK}, артиллерия ${f.AR}.`,
  generalShown: ({ seat, general, stars }) =>
    `${seat.ru}: командует ${general?.ru ?? 'капитан'}, ${plural('ru', stars, { one: 'звезда', few: 'звезды', many: 'звёзд' })}.`,
  generalAssigned: (f) => `${army(f.army)} получает полководца.`,
  cardLost: ({ seat, card }) => `${seat.ru}: потеряна карта «${card.ru}».`,
  compensated: ({ seat, n }) => `${seat.ru}: за эту карту ${gold(n)}.`,
  battleBegins: (f) => `Битва: ${army(f.a)} — ${army(f.b)}.`,
  battlePhase: ({ phase }) => `Бой ${PHASE[phase] ?? phase}.`,
  cardShown: ({ seat, card }) => `${seat.ru}: сыграна карта «${card.ru}».`,
  battleRolled: (f) => `Нападающий: ${dice(f.attack)}. Защитник: ${dice(f.defence)}.`,
  tacticsRolled: ({ seat, faces }) => `${seat.ru}, тактические кубики: ${dice(faces)}.`,
  rerolled: ({ seat, faces }) => `${seat.ru}, переброс: ${dice(faces)}.`,
  cardKilled: ({ seat, card }) => `${seat.ru}: гибнет карта «${card.ru}».`,
  battleOver: (f) => `Битва окончена. Потеряно карт: ${f.a.ru} — ${f.lostA}, ${f.b.ru} — ${f.lostB}.`,
  battleWon: ({ seat, killed }) => `Победа в битве: ${seat.ru}; уничтожено карт врага: ${killed}.`,
  gatheredRolled: (f) => `${army(f.a)} — ${dice(f.attack)}; ${army(f.b)} — ${dice(f.defence)}.`,
  generalBought: ({ seat, price }) => `${seat.ru}: куплен полководец за ${goldAcc(price)}.`,
  agentBought: ({ seat, price }) => `${seat.ru}: куплен агент за ${goldAcc(price)}.`,
  navyBought: ({ seat, price }) => `${seat.ru}: куплен корабль за ${goldAcc(price)}.`,
  cubeRemoved: ({ seat, region, price }) => `${seat.ru}: недовольство убрано за ${goldAcc(price)}, ${region.ru}.`,
  developed: ({ seat, name, price }) => `${seat.ru}: развитие «${name.ru}» за ${goldAcc(price)}.`,
  built: ({ seat, building, region, price }) =>
    `${seat.ru}: новая постройка — ${what(building)}, ${region.ru}, за ${goldAcc(price)}.`,
  roadBuilt: ({ seat, n }) => `${seat.ru}: проложено отрезков дороги: ${n}.`,
  lookedAt: ({ seat, card, price }) => `${seat.ru}: открыта верхняя карта — «${card.ru}» (цена ${price}).`,
  putBack: ({ seat, card }) => `${seat.ru}: карта «${card.ru}» возвращена, стопка перемешана.`,
  troopBought: ({ seat, card, price }) => `${seat.ru}: куплена карта «${card.ru}» за ${goldAcc(price)}.`,
  wentToPool: ({ card, army: of }) => `${card.ru}: места нет (${army(of)}), карта остаётся вне армий.`,
  gameOver: ({ winners, why }) => `${ENDED[why]}. Победа: ${list(winners)}.`,
  overAtTarget: () => `${ENDED.target}.`,
  overAtLastRound: () => `${ENDED.rounds}.`,
}
