// Русский: почему нельзя.

import type { Phrases } from '@understudy/procedure'
import type { Refusals } from '../../rules/sayings.ts'
import type { Colour, Owner } from '../../vocabulary.ts'
import {
  ableName,
  actionCard,
  ambitionName,
  capital,
  courtName,
  diceN,
  dieName,
  faceName,
  hitsN,
  KIND,
  keysN,
  loreName,
  ofOwner,
  ofSeat,
  ownerName,
  PIECE,
  place,
  playersN,
  resource,
  SUIT,
  seatName,
  shipsN,
  shipsOf,
  siteName,
} from '../words.ts'
import { doingRu, waitingRu } from './doing.ts'

const S = (colour: Colour) => seatName('ru', colour)
const O = (owner: Owner) => ownerName('ru', owner)
const C = (id: `BC${string}`) => courtName('ru', id)
const at = (system: Parameters<typeof place>[1]) => `(${place('ru', system)})`
/** «правит вратами 5», «правит в системе (регион 4, стрела)» */
const rulingAt = (system: Parameters<typeof place>[1]) =>
  system[1] === 'g' ? `вратами ${system[0]}` : `в системе ${at(system)}`

export const refusalsRu: Phrases<Refusals> = {
  'no.abduct': ({ card, n, icons }) =>
    `На карте ${C(card)} чужих агентов должно быть меньше, чем у вас символов оружия (${icons}), а их ${n}.`,
  'no.abductNone': ({ card }) => `На карте ${C(card)} нет чужих агентов.`,
  'no.adjacent': ({ from, to }) => `Эти системы не соседние: ${place('ru', from)} и ${place('ru', to)}.`,
  'no.agents': () => 'В запасе не осталось агентов.',
  'no.ambitionNumber': ({ card, ambition }) =>
    `Карта «${actionCard('ru', card)}» не объявляет замысел «${ambitionName('ru', ambition)}».`,
  'no.annex': ({ site }) => `Здесь нет чужого здания (${siteName('ru', site)}).`,
  'no.armPip': () => 'Право на сражение даёт только потраченный ресурс.',
  'no.armToken': () => 'Нужно оружие или ресурс, который его заменяет.',
  'no.arrange': () => 'Переложить ресурсы можно, только когда вы получили ресурс или закрылись ячейки.',
  'no.arrangeFit': () => 'Оставить нужно ровно столько ресурсов, сколько вмещают открытые ячейки.',
  'no.assign': ({ hits, own }) =>
    hits === 0
      ? `По ${own ? 'своим кораблям' : 'кораблям защитника'} распределять нечего.`
      : `Распределите ${hitsN('ru', hits)} по ${own ? 'своим кораблям' : 'кораблям защитника'}.`,
  'no.assignBuildings': ({ hits }) =>
    hits === 0
      ? 'По зданиям защитника распределять нечего.'
      : `Распределите ${hitsN('ru', hits)} по зданиям защитника.`,
  'no.bards': () => `Без карты ${C('BC25')} объявляет только тот, кто открывает раунд.`,
  'no.boldTwice': () => 'На каждую карту двора так ставится только один агент.',
  'no.bonus': () => 'Такого дополнительного действия сейчас нет.',
  'no.botPasses': () => 'Пока у бота на этом месте есть карты, он не передаёт инициативу.',
  'no.callow': ({ system }) =>
    `«Неопытность»: чтобы собрать налоги, нужно править в системе (${siteName('ru', system)}).`,
  'no.captive': ({ of }) => `У вас нет стольких пленников ${ofSeat(of)}.`,
  'no.card': ({ seat, card }) => `У ${ofSeat(seat)} нет карты «${actionCard('ru', card)}».`,
  'no.catapult': ({ system }) =>
    `Здесь нет вашего космопорта ${at(system)}, поэтому гиперпрыжка нет: перемещение кончается после одного шага.`,
  'no.charm': () => 'Обменять можно только материалы и топливо.',
  'no.chooseDice': () => 'Выберите кубики.',
  'no.city': ({ site }) => `Подходящего города здесь нет (${siteName('ru', site)}).`,
  'no.cityType': ({ site, type }) => `Этот город (${siteName('ru', site)}) не даёт: ${resource('ru', type)}.`,
  'no.cloudToken': ({ type }) => `Облачный город стоит ещё одного ресурса: ${resource('ru', type)}.`,
  'no.control': ({ system }) => `Вы не правите в этой системе ${at(system)}.`,
  'no.courtDeck': ({ card }) => `Карты ${C(card)} нет в колоде двора.`,
  'no.damagedBuilding': ({ site }) => `Здесь нет вашего повреждённого здания (${siteName('ru', site)}).`,
  'no.damagedShip': ({ system }) => `Здесь нет вашего повреждённого корабля ${at(system)}.`,
  'no.declaredAlready': ({ ambition }) => `Замысел «${ambitionName('ru', ambition)}» уже объявлен.`,
  'no.declaredThisRound': () => 'В этом раунде замысел уже объявлен.',
  'no.defender': ({ system, of }) => `У ${ofOwner(of)} здесь нет ничего, что можно атаковать ${at(system)}.`,
  'no.detour': () => 'Такое перемещение ничего не меняет.',
  'no.diceLater': ({ of }) => `Сначала действует защитник, ${S(of).toLowerCase()}; кубики вы выберете потом.`,
  'no.disorganized': ({ limit }) => `«Неорганизованность»: за одно перемещение не больше, чем ${shipsN('ru', limit)}.`,
  'no.drawSeat': ({ seat }) => `Эти карты для ${ofSeat(seat)}.`,
  'no.firstHolder': ({ seat }) => `${S(seat)} не может начинать эту партию.`,
  'no.freeFirst': () => 'Перехватить инициативу можно, только вернув город.',
  'no.gate': ({ system }) => `Здесь нет врат, которые участвуют в игре ${at(system)}.`,
  'no.gateStops': ({ system, of }) => `${capital(O(of))} правит ${rulingAt(system)}, и гиперпрыжок там кончается.`,
  'no.gatesCount': ({ n }) => (n === 1 ? 'Назовите одни врата.' : `Сколько разных врат нужно назвать: ${n}.`),
  'no.generousGive': () => '«Щедрость»: назовите карту гильдии, которую отдаёте за объявление.',
  'no.generousNone': () => '«Щедрость»: без карты гильдии объявить нельзя.',
  'no.giveNothing': ({ card }) => `Отдавать карту ${C(card)} не нужно.`,
  'no.guardians': ({ of }) => `Карта ${C('BC22')} бережёт всё остальное у ${ofSeat(of)}.`,
  'no.guidePort': () => 'В одной из двух систем нужен ваш неповреждённый космопорт.',
  'no.guild': ({ card }) => `У вас нет карты ${C(card)}.`,
  'no.holdsInitiative': () => 'Инициатива и так у вас.',
  'no.inCourt': ({ card }) => `Карты ${C(card)} нет при дворе.`,
  'no.interestSlots': () => 'Пустых ячеек меньше.',
  'no.interestSupply': ({ n }) => `Сначала берут из запаса (там ${n}), и только потом крадут.`,
  'no.justSecured': ({ card }) => `Карта ${C(card)} получена в этой же прелюдии: её прелюдия подождёт.`,
  'no.keepLore': ({ n }) => `Сколько карт знаний нужно оставить: ${n}.`,
  'no.keys': ({ keys }) => (keys === 0 ? 'Ключей у вас не осталось.' : `У вас только ${keysN('ru', keys)}.`),
  'no.leaderTwice': () => 'Лидер у вас уже есть.',
  'no.legs': () => 'Перемещению нужна цель, и оно не может длиться вечно.',
  'no.lookAt': ({ of }) => `Руку ${ofSeat(of)} посмотреть нельзя.`,
  'no.lootType': ({ type }) => `Так крадут только одно: ${resource('ru', type)}.`,
  'no.lore': ({ lore }) => `У вас нет знания ${loreName('ru', lore)}.`,
  'no.loreTwice': () => 'Больше знаний взять нельзя.',
  'no.loyal': ({ has, as }) =>
    `Без карты «Верных» этого типа нельзя потратить так: ${resource('ru', has)} как ${resource('ru', as)}.`,
  'no.loyalPiece': ({ system }) => `Здесь нет ваших фишек ${at(system)}.`,
  'no.majority': ({ card, of }) => `У ${ofSeat(of)} на карте ${C(card)} не меньше агентов, чем у вас.`,
  'no.marker': () => 'Свободных маркеров замыслов не осталось.',
  'no.nameCard': () => 'Назовите карту.',
  'no.nameType': () => 'Назовите ресурс.',
  'no.noBattleAfter': () => 'После такого перемещения не с кем сражаться, а оно разрешено только ради сражения.',
  'no.noSecureAfter': () => 'После этого нечего присвоить, а влияние разрешено только ради присвоения.',
  'no.noShips': () => 'Переместить нужно хотя бы один корабль.',
  'no.notDeclared': ({ ambition }) => `Это работает, только пока объявлен замысел «${ambitionName('ru', ambition)}».`,
  'no.notFirst': ({ card }) => `Карту ${C(card)} разыгрывают только самым первым действием прелюдии.`,
  'no.notFirstLore': ({ lore }) => `Знание ${loreName('ru', lore)} применяют только самым первым действием прелюдии.`,
  'no.notInPile': ({ card }) => `Карта «${actionCard('ru', card)}» не может прийти оттуда.`,
  'no.notLaidOut': () => 'Этой карты нет среди выложенных.',
  'no.notNow': ({ doing, frame, seat }) =>
    `${doingRu(doing)}: сейчас нельзя, ${waitingRu(frame, S(seat).toLowerCase())}.`,
  'no.notYours': ({ type }) => `Столько у вас нет: ${resource('ru', type)}.`,
  'no.oncePerTurn': ({ card }) => `Карту ${C(card)} используют только раз за ход.`,
  'no.exhausts': () => 'Карты боком кладёт только SUPERCAT.',
  'no.exhausted': ({ card }) => `Карта ${ableName('ru', card)} до конца главы исчерпана.`,
  'no.oncePerTurnLore': ({ lore }) => `Знание ${loreName('ru', lore)} применяют только раз за ход.`,
  'no.oneCluster': () => 'Все эти системы должны быть в одном регионе, который участвует в игре.',
  'no.outOfPlay': ({ system }) => `Эта система не участвует в игре ${at(system)}.`,
  'no.outraged': ({ type }) => `Запрет: прелюдия этого ресурса вам закрыта (${resource('ru', type)}).`,
  'no.over': () => 'Партия окончена.',
  'no.owes': ({ kind }) => `Дополнительное действие уже сделано: теперь обязательно ${KIND[kind].ru}.`,
  'no.ownAgent': ({ card }) => `На карте ${C(card)} нет вашего агента.`,
  'no.paranoid': ({ card }) => `«Паранойя»: одного агента мало, чтобы присвоить карту ${C(card)}.`,
  'no.pips': () => 'Действий карты не осталось.',
  'no.pivot': ({ card, suit }) =>
    `Карта «${actionCard('ru', card)}» той же масти, что и главная карта (${SUIT[suit].ru}); чтобы сменить масть, нужна другая.`,
  'no.planetStops': ({ system }) => `Гиперпрыжок кончается на планете ${at(system)}.`,
  'no.port': ({ site }) => `Здесь нет космопорта (${siteName('ru', site)}).`,
  'no.portNotYours': ({ site }) => `Этот космопорт не ваш (${siteName('ru', site)}).`,
  'no.portUsed': ({ site }) => `Этот космопорт уже строил корабль в этом ходу (${siteName('ru', site)}).`,
  'no.preludeOver': () => 'Прелюдия окончена.',
  'no.principled': () => '«Принципы»: со своих городов налоги не собирают.',
  'no.prune': ({ site }) => `Здесь нет вашего здания в обычной ячейке (${siteName('ru', site)}).`,
  'no.raidDice': ({ limit, of }) =>
    limit === 0
      ? `Кубики налёта бросать нельзя: у ${ofOwner(of)} есть здания, но здесь брать налётом нечего.`
      : `Кубиков налёта не больше ${limit}.`,
  'no.railgunFirst': () =>
    `Выбирать, что раньше, ${loreName('ru', 'L12')} или ${loreName('ru', 'L15')}, здесь не нужно.`,
  'no.ransack': ({ card, of }) => `На карте ${C(card)} нет агента ${ofSeat(of)}.`,
  'no.reroll': () => 'Так перебросить нельзя.',
  'no.rerollDie': ({ die }) => `Эти кубики не перебрасываются (${dieName('ru', die)}).`,
  'no.rerollFace': ({ die, face }) => `Столько таких граней нет: ${dieName('ru', die)}, ${faceName('ru', die, face)}.`,
  'no.rerollLimit': ({ limit }) =>
    limit === 0 ? 'Больше ничего перебросить нельзя.' : `Перебросить можно не больше, чем ${diceN('ru', limit)}.`,
  'no.revealCount': ({ n }) => (n === 1 ? 'Нужна ровно одна карта.' : `Сколько разных карт нужно: ${n}.`),
  'no.rival': () => 'Назовите соперника.',
  'no.rollCount': ({ die, n }) => `Этих кубиков (${dieName('ru', die)}) выбрано для броска: ${n}.`,
  'no.seizeCard': () => 'Чтобы перехватить инициативу, нужна вторая карта с руки.',
  'no.seized': () => 'В этом раунде инициативу уже перехватили.',
  'no.setupPlayers': ({ players }) => `Эта карта подготовки не подходит, когда за столом ${playersN('ru', players)}.`,
  'no.sevenSeizes': () => 'Семёрка, которая превосходит, сама перехватывает инициативу; вторая карта не нужна.',
  'no.ships': ({ system, fresh, damaged }) =>
    fresh + damaged === 0
      ? `Здесь нет ваших кораблей, которые можно переместить ${at(system)}.`
      : `Переместить отсюда ${at(system)} можно не больше, чем ${shipsOf('ru', fresh, damaged)}.`,
  'no.shipsThere': ({ system }) => `Здесь нет подходящих ваших кораблей ${at(system)}.`,
  'no.sixDice': () => 'Кубиков каждого вида только шесть.',
  'no.slot': ({ system, piece }) => `Здесь нет пустой ячейки для строительства: ${PIECE[piece].ru} ${at(system)}.`,
  'no.slotClosed': ({ slot }) => `Ячейка ${slot} закрыта.`,
  'no.solidarity': ({ of, card }) => `Знание ${loreName('ru', 'L22')} бережёт карту ${C(card)} у ${ofSeat(of)}.`,
  'no.sprint': ({ system }) => `Здесь нет неповреждённых кораблей этого перемещения ${at(system)}.`,
  'no.suitKind': ({ kind, suit }) => `Масть «${SUIT[suit].ru}» не даёт этого действия: ${KIND[kind].ru}.`,
  'no.supply': ({ piece }) => `В запасе не осталось: ${PIECE[piece].ru}.`,
  'no.surpass': ({ card, suit, number }) =>
    `Карта «${actionCard('ru', card)}» не превосходит: нужна карта масти «${SUIT[suit].ru}»${number === 0 ? '' : ` больше ${number}`}.`,
  'no.swapBoth': () => 'Для обмена нужна карта с каждой стороны.',
  'no.taxControl': ({ site, of }) => `Вы не правите там, где стоит город ${ofOwner(of)} (${siteName('ru', site)}).`,
  'no.taxed': ({ site }) => `Здесь в этом ходу налоги уже собраны (${siteName('ru', site)}).`,
  'no.theirGuild': ({ of, card }) => `У ${ofSeat(of)} нет карты ${C(card)}.`,
  'no.token': ({ slot }) => `В ячейке ${slot} нет ресурса.`,
  'no.tokenKind': ({ type, kind }) => `Этот ресурс (${resource('ru', type)}) не оплачивает: ${KIND[kind].ru}.`,
  'no.tokenSupply': ({ type }) => `В запасе не хватает: ${resource('ru', type)}.`,
  'no.tooFewDice': ({ least }) => `Бросить нужно не меньше, чем ${diceN('ru', least)}.`,
  'no.tooManyDice': ({ most }) =>
    most === 0 ? 'У вас нет корабля, за который бросают кубик.' : `Бросить можно не больше, чем ${diceN('ru', most)}.`,
  'no.tradeGive': ({ of, type }) => `У ${ofSeat(of)} это уже есть (${resource('ru', type)}); дайте то, чего нет.`,
  'no.tradeTake': ({ of }) => `${S(of)} должен отдать ресурс того же типа, что и город.`,
  'no.trophy': ({ of, piece }) => `Среди ваших трофеев нет такого: ${PIECE[piece].ru} ${ofOwner(of)}.`,
  'no.trust': ({ of, type }) =>
    `${loreName('ru', 'L21')}: у вас это уже есть (${resource('ru', type)}), у ${ofSeat(of)} не отнять.`,
  'no.unionTarget': ({ card, on }) =>
    on === undefined
      ? `Назовите карту действия, на которую ляжет карта ${C(card)}.`
      : `Карту ${C(card)} нельзя положить на карту «${actionCard('ru', on)}».`,
  'no.uprisingCount': ({ n }) =>
    n === 1 ? 'Назовите одну систему.' : `Сколько разных систем одного региона нужно назвать: ${n}.`,
  'no.vox': ({ card }) => `Сначала нужно разыграть карту ${C(card)}.`,
  'no.wary': () => '«Осторожность»: кубиков тарана не больше, чем кубиков перестрелки.',
}
