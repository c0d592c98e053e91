// Русский.

import { type Phrases, pluralWord } from '@understudy/procedure'
import type { Name } from '../rules/cards.ts'
import type { MuhqSayings } from '../rules/sayings.ts'
import type { Doing, Phase } from '../vocabulary.ts'
import { abilityText } from './card-text.ts'
import {
  capital,
  cardList,
  cardRu,
  cards,
  cardsTaken,
  copies,
  damagePoints,
  ownedRu,
  people,
  repressionMarks,
  repressionMarksTaken,
  resources,
  SEAT_RU,
  SEAT_RU_OF,
  SEAT_RU_TO,
  stores,
  TILE_NAMES,
  unitRu,
  wardMarks,
  wardMarksTaken,
} from './words.ts'

const Seat = (seat: Parameters<typeof SEAT_RU>[0]) => capital(SEAT_RU(seat))
const By = (seat: Parameters<typeof SEAT_RU>[0], boss?: Name) => boss?.ru ?? Seat(seat)
const list = (names: Parameters<typeof cardList>[1]) => cardList('ru', names)
/** «Юнит «Лучник» (B3)»: слово «юнит» даёт сказуемому род. */
const unit1 = (unit: Parameters<typeof unitRu>[0]) => (typeof unit === 'number' ? unitRu(unit) : `юнит ${unitRu(unit)}`)
const Unit1 = (unit: Parameters<typeof unitRu>[0]) => capital(unit1(unit))
const unitOf = (unit: Parameters<typeof unitRu>[0]) =>
  typeof unit === 'number' ? `юнита № ${unit}` : `юнита ${unitRu(unit)}`
const upTo = (n: number) => `${n} ${pluralWord('ru', n, { one: 'клетку', few: 'клетки', many: 'клеток' })}`
const inRounds = (n: number) => `${n} ${pluralWord('ru', n, { one: 'раунд', few: 'раунда', many: 'раундов' })}`

const DOING: Record<Doing, string> = {
  drawn: 'взять карту',
  reveal: 'заглянуть в лавку',
  shuffle: 'перемешать сброс',
  gain: 'получить ресурсы',
  destroy: 'отказаться от юнита',
  pay: 'оплатить содержание',
  draw: 'взять карту',
  play: 'разыграть карту',
  move: 'двигаться',
  attack: 'атаковать',
  full: 'выполнить полное действие',
  tap: 'закончить ход юнита',
  buy: 'покупать',
  end: 'закончить ход',
}

const PHASE: Record<Phase, string> = {
  draw: 'идёт добор карт',
  upkeep: 'ещё не улажено содержание юнитов',
  act: 'идёт фаза действий',
  bossStart: 'ход только начинается',
  bossUpkeep: 'ещё не улажено содержание юнитов',
  bossAct: 'идёт фаза действий',
  bossDraw: 'берётся карта',
}

export const ru: Phrases<MuhqSayings> = {
  'ask.act': ({ seat, round }) => `${Seat(seat)}, раунд ${round}: карты, юниты, покупки или конец.`,
  'ask.upkeep': ({ seat, due, has }) => `${Seat(seat)}: содержание ${due}, есть ${has}. Кого отдать?`,
  'ask.drawn': ({ seat, left }) => `Какую карту берёт ${SEAT_RU(seat)}?${left > 1 ? ` (осталось взять: ${left})` : ''}`,
  'ask.reveal': ({ at, n }) => `Какие карты (${n}) лежат в лавке на ${at}?`,
  'ask.bossStart': ({ boss }) => `${boss.ru}: перемешать сброс или получить ресурсы?`,
  'ask.bossUpkeep': ({ boss, due, has }) => `${boss.ru}: содержание ${due} из ${has}. Платить или отдать юнита?`,
  'ask.bossAct': ({ boss }) => `${boss.ru}: взять карту, сыграть её, ходить или конец.`,

  'no.over': () => 'Игра окончена.',
  'no.drawFirst': ({ seat }) => `Сначала ${SEAT_RU(seat)} должен взять карту.`,
  'no.revealFirst': ({ at }) => `Сначала нужно открыть карты лавки на ${at}.`,
  'no.phase': ({ doing, phase }) => `Сейчас нельзя ${DOING[doing]}: ${PHASE[phase]}.`,
  'no.unit': ({ id }) => `Такого юнита (№ ${id}) на поле нет.`,
  'no.notYours': ({ unit, turn }) =>
    `${Unit1(unit)} принадлежит ${SEAT_RU_TO(unit.seat)}, а сейчас ход ${SEAT_RU_OF(turn)}.`,
  'no.tapped': ({ unit }) => `${Unit1(unit)} повёрнут: в этом ходу он уже закончил действовать.`,
  'no.moved': ({ unit }) => `${Unit1(unit)} уже двигался в этом ходу.`,
  'no.streetMoved': ({ unit }) => `${Unit1(unit)} уже прошёл по дороге дополнительно в этом ходу.`,
  'no.notOnStreet': ({ unit }) => `${Unit1(unit)} стоит не на дороге, поэтому дополнительного движения у него нет.`,
  'no.notStreet': ({ tile }) => `${tile} — не дорога: дополнительное движение идёт только по дорогам.`,
  'no.immobile': ({ unit }) => `${Unit1(unit)} вообще не двигается.`,
  'no.sameTile': ({ unit }) => `${Unit1(unit)} уже стоит там.`,
  'no.offMap': () => 'Такой клетки на карте нет.',
  'no.occupied': ({ tile, by }) => `На ${tile} уже стоит ${unit1(by)}.`,
  'no.wall': ({ tile }) => `${tile} — стена: там ничего не может стоять.`,
  'no.deep': ({ tile }) => `${tile} — глубокая вода: туда могут войти только те, кто плавает.`,
  'no.land': ({ tile, card }) => `${tile} — суша, а ${cardRu(card)} не выходит из воды.`,
  'no.tooFar': ({ unit, tile, movement, away }) =>
    `До ${tile} расстояние ${away}, а ${unit1(unit)} проходит не больше чем ${upTo(movement)}.`,
  'no.gateStops': ({ unit, tile }) =>
    `Ворота останавливают каждого, кто в них входит, поэтому в этом ходу ${unit1(unit)} не дойдёт до ${tile}.`,
  'no.waterStops': ({ unit, tile }) =>
    `Вода останавливает тех, кто не плавает, поэтому в этом ходу ${unit1(unit)} не дойдёт до ${tile}.`,
  'no.unitsInWay': ({ unit, tile }) => `Путь на ${tile} закрывают другие юниты, и ${unit1(unit)} их не обойдёт.`,
  'no.noWay': ({ unit, tile, movement }) => `${Unit1(unit)} не найдёт пути на ${tile}: движение ${movement}.`,
  'no.noStreetWay': ({ unit, tile, movement }) =>
    `${Unit1(unit)} не доберётся по дорогам до ${tile}: движение ${movement}.`,
  'no.attacked': ({ unit }) => `${Unit1(unit)} уже атаковал в этом ходу.`,
  'no.unarmed': ({ unit }) => `${Unit1(unit)} не умеет атаковать.`,
  'no.ally': ({ unit, target }) => `${Unit1(unit)} и ${unit1(target)} — на одной стороне, атаковать нельзя.`,
  'no.outOfRange': ({ unit, target, range, away }) =>
    `${Unit1(target)} на расстоянии ${away}, а дальность, на которую бьёт ${unit1(unit)}, — ${range}.`,
  'no.house': ({ target }) => `${Unit1(target)} укрыт в доме: атаковать его можно только с соседней клетки.`,
  'no.noFull': ({ unit }) => `${Unit1(unit)} не имеет полного действия.`,
  'no.fullTooLate': ({ unit }) => `${Unit1(unit)} уже двигался или атаковал: полное действие заменяет и то и другое.`,
  'no.fullElsewhere': ({ unit, kinds }) =>
    `Для полного действия ${unit1(unit)} должен стоять на клетке: ${kinds.map((kind) => TILE_NAMES[kind].ru).join(' или ')}.`,
  'no.pointless': ({ card }) => `${cardRu(card)}: сейчас это ничего не изменит, поэтому применить нельзя.`,
  'no.targetNotNeeded': ({ card }) => `${cardRu(card)}: цель здесь не нужна.`,
  'no.needTarget': ({ card }) => `${cardRu(card)}: нужно выбрать цель.`,
  'no.wrongTarget': ({ card, target }) => `${cardRu(card)}: ${unit1(target)} не может быть целью.`,
  'no.card': ({ id }) => `Карты ${id} в этой игре нет.`,
  'no.notHeld': ({ seat, card }) => `В руке ${SEAT_RU_OF(seat)} нет карты ${cardRu(card)}.`,
  'no.notDrawn': ({ card }) => `Босс не брал карту ${cardRu(card)}.`,
  'no.noCost': ({ card }) => `У карты ${cardRu(card)} нет стоимости розыгрыша, поэтому разыграть её нельзя.`,
  'no.tooDear': ({ card, cost, has }) =>
    `Карта ${cardRu(card)} стоит ${resources('ru', cost)}, а ${has === 0 ? 'ресурсов нет' : `есть только ${has}`}.`,
  'no.noSpawn': ({ card }) => `Карту ${cardRu(card)} некуда поставить: нет свободной подходящей клетки.`,
  'no.needTile': ({ card }) => `Для карты ${cardRu(card)} нужно выбрать клетку.`,
  'no.notSpawn': ({ card, tile }) =>
    `Карту ${cardRu(card)} нельзя поставить на ${tile}: это не ваша клетка появления и не вода у вашей гавани.`,
  'no.tileNotNeeded': ({ card }) => `Карта ${cardRu(card)} не ставится на клетку.`,
  'no.store': ({ store }) => `Лавки № ${store + 1} на этой карте нет.`,
  'no.storeUnseen': ({ at }) => `В лавку на ${at} ещё никто не заглядывал.`,
  'no.notInStore': ({ at, card }) => `В лавке на ${at} нет карты ${cardRu(card)}.`,
  'no.notAtStore': ({ at }) => `Чтобы покупать там, ваш юнит должен стоять на лавке (${at}).`,
  'no.bossBuys': () => 'Босс не покупает карт.',
  'no.bossHand': () => 'Руки здесь нет, откладывать нечего.',
  'no.noShuffle': () => 'Босс перемешивает сброс, только когда его колода пуста, а сброс — нет.',
  'no.shuffleFirst': () => 'Сначала нужно замешать сброс в пустую колоду.',
  'no.upkeepDue': ({ due, has }) =>
    `Содержание стоит ${due}, а в запасе ${resources('ru', has)}: сначала придётся отказаться от юнита.`,
  'no.upkeepPayable': ({ due, has }) =>
    `Содержание стоит ${due}, в запасе ${resources('ru', has)}: отказываться от юнитов не нужно.`,
  'no.keepsUnit': ({ unit }) => `${Unit1(unit)} ничего не стоит в содержании: отказ от него не поможет.`,
  'no.drawnAlready': ({ card }) => `Карта ${cardRu(card)} взята и ещё не разыграна: следующую брать нельзя.`,
  'no.deckEmpty': () => 'Колода пуста, а перемешивают её только в начале хода.',
  'no.notInDeck': ({ seat, card }) => `${cardRu(card)} не может быть верхней картой колоды ${SEAT_RU_OF(seat)}.`,
  'no.revealCount': ({ at, n }) => `В лавке на ${at} карт ровно ${n}.`,
  'no.notUnseen': ({ at, card }) =>
    `${cardRu(card)} не может лежать в лавке на ${at}: все такие карты в других местах.`,

  'log.turn': ({ seat, round }) => `Раунд ${round}: начинается ход ${SEAT_RU_OF(seat)}.`,
  'log.reshuffled': ({ seat, boss }) => `${By(seat, boss)} перемешивает сброс в новую колоду.`,
  'log.drew': ({ seat, boss, card }) => `${By(seat, boss)} берёт карту ${cardRu(card)}.`,
  'log.drewUnseen': ({ seat, boss, n }) => `${By(seat, boss)} берёт ${cardsTaken('ru', n)}.`,
  'log.income': ({ seat, boss, n, now }) => `${By(seat, boss)} получает доход ${n}, теперь в запасе ${now}.`,
  'log.gained': ({ seat, boss, n, now }) => `${By(seat, boss)} получает ${resources('ru', n)}, теперь в запасе ${now}.`,
  'log.upkeep': ({ seat, boss, n, now }) => `${By(seat, boss)} платит за содержание ${n}, остаётся ${now}.`,
  'log.played': ({ seat, boss, card, at }) => `${By(seat, boss)} разыгрывает карту ${cardRu(card)} на ${at}.`,
  'log.cast': ({ seat, boss, card }) => `${By(seat, boss)} разыгрывает карту ${cardRu(card)}.`,
  'log.moved': ({ unit, to }) => `${Unit1(unit)} переходит на ${to}.`,
  'log.streetMoved': ({ unit, to }) => `${Unit1(unit)} переходит по дороге на ${to}.`,
  'log.attacked': ({ unit, target }) => `${Unit1(unit)} атакует: цель — ${unitRu(target)}.`,
  'log.full': ({ unit }) => `${Unit1(unit)} выполняет полное действие.`,
  'log.tapped': ({ unit }) => `${Unit1(unit)} повёрнут.`,
  'log.damage': ({ unit, n, left }) => `${Unit1(unit)} получает ${damagePoints('ru', n)}, здоровье теперь ${left}.`,
  'log.warded': ({ unit, n, left }) =>
    `${Unit1(unit)} под защитой: вместо здоровья теряет ${wardMarksTaken('ru', n)} (осталось ${left}).`,
  'log.destroyed': ({ unit }) => `${Unit1(unit)} уничтожен.`,
  'log.healed': ({ unit, n }) => `${Unit1(unit)} восстанавливает здоровье: +${n}.`,
  'log.ward': ({ unit, n, now }) => `${Unit1(unit)} получает ${wardMarksTaken('ru', n)} (теперь ${now}).`,
  'log.hasted': ({ unit }) => `${Unit1(unit)} может двигаться ещё раз.`,
  'log.repression': ({ boss, n, now, limit }) =>
    `${boss.ru} получает ${repressionMarksTaken('ru', n)}: ${now} из ${limit}.`,
  'log.relief': ({ boss, n, now }) => `${boss.ru} теряет ${repressionMarksTaken('ru', n)}, остаётся ${now}.`,
  'log.bought': ({ seat, boss, card, n }) => `${By(seat, boss)} покупает карту ${cardRu(card)} за ${n}.`,
  'log.revealed': ({ at, cards: names }) => `В лавке на ${at} продаются: ${list(names)}.`,
  'log.putAway': ({ seat, boss, cards: names }) => `${By(seat, boss)} откладывает в сброс: ${list(names)}.`,
  'log.discarded': ({ seat, boss, card }) => `${By(seat, boss)} сбрасывает карту ${cardRu(card)}.`,
  'log.ended': ({ seat, boss }) => `${By(seat, boss)} заканчивает ход.`,
  'over.boss_destroyed': ({ boss }) => `Босс ${cardRu(boss)} уничтожен: партия выиграна.`,
  'over.repression': ({ boss, limit }) =>
    `На карте ${cardRu(boss)} уже ${repressionMarks('ru', limit)}: партия проиграна.`,
  'over.no_units': ({ boss }) => `У игроков не осталось юнитов на поле: победил босс ${cardRu(boss)}.`,
  'over.rounds': ({ boss, rounds }) => `Босс ${cardRu(boss)} продержался ${inRounds(rounds)}: партия проиграна.`,

  'choose.unit': ({ unit, health }) => `${unitRu(unit)}, здоровье ${health}`,
  'choose.lose': ({ unit, upkeep }) => `Отказаться: ${unitRu(unit)}, содержание ${upkeep}`,
  'choose.tile': ({ tile, kind }) => (kind === 'plain' ? tile : `${tile}, ${TILE_NAMES[kind].ru}`),
  'choose.attack': ({ unit, health }) => `Атаковать: ${unitRu(unit)}, здоровье ${health}`,
  'choose.target': ({ unit, health }) => `${unitRu(unit)}, здоровье ${health}`,
  'choose.play': ({ card, cost }) => `Разыграть карту ${cardRu(card)} за ${cost}`,
  'choose.card': ({ card }) => cardRu(card),
  'choose.buy': ({ card, cost }) => `Купить карту ${cardRu(card)} за ${cost}`,
  'choose.store': ({ at }) => `Купить в лавке на ${at}`,
  'choose.putAway': ({ card }) => `Отложить карту ${cardRu(card)}`,
  'choose.end': () => 'Закончить ход',
  'choose.full': ({ ability }) => `Полное действие: ${abilityText(ability, 'ru', true)}`,
  'choose.tap': () => 'Закончить с этим юнитом',
  'choose.street': () => 'Дополнительное движение по дороге',
  'choose.shuffle': () => 'Замешать сброс в колоду',
  'choose.gain': ({ n }) => `Получить ${resources('ru', n)}`,
  'choose.pay': ({ n }) => `Заплатить за содержание: ${n}`,
  'choose.draw': () => 'Взять карту',

  'do.drawn': ({ seat, card }) => `${Seat(seat)} берёт карту ${cardRu(card)}.`,
  'do.reveal': ({ at, cards: names }) => `Открыть карты лавки на ${at}: ${list(names)}.`,
  'do.shuffle': () => 'Замешать сброс в пустую колоду.',
  'do.gain': ({ n }) => (n === undefined ? 'Получить ресурсы.' : `Получить ${resources('ru', n)}.`),
  'do.destroy': ({ unit }) => `Отказаться от ${unitOf(unit)}.`,
  'do.pay': ({ n }) => (n === undefined ? 'Оплатить содержание.' : `Заплатить за содержание: ${n}.`),
  'do.draw': () => 'Взять карту.',
  'do.play': ({ card, at, target }) =>
    `Разыграть карту ${cardRu(card)}${at === undefined ? '' : ` на ${at}`}${target === undefined ? '' : `, цель — ${unitRu(target)}`}.`,
  'do.move': ({ unit, to }) => `Переместить ${unitOf(unit)} на ${to}.`,
  'do.street': ({ unit, to }) => `Переместить ${unitOf(unit)} по дороге на ${to}.`,
  'do.attack': ({ unit, target }) => `Атаковать: ${unitRu(unit)}, цель — ${unitRu(target)}.`,
  'do.full': ({ unit, target }) =>
    `Полное действие ${unitOf(unit)}${target === undefined ? '' : `, цель — ${unitRu(target)}`}.`,
  'do.tap': ({ unit }) => `Повернуть ${unitOf(unit)}: на этот ход он закончил.`,
  'do.buy': ({ card, at }) => `Купить карту ${cardRu(card)} в лавке на ${at}.`,
  'do.end': ({ cards: names }) =>
    names.length === 0 ? 'Закончить ход.' : `Отложить в сброс: ${list(names)}; закончить ход.`,

  'problem.offMap': ({ unit }) => `${Unit1(unit)} стоит вне карты.`,
  'problem.wall': ({ unit }) => `${Unit1(unit)} стоит на стене, а там стоять нельзя.`,
  'problem.deep': ({ unit }) => `${Unit1(unit)} стоит в глубокой воде, но не плавает.`,
  'problem.land': ({ unit }) => `${Unit1(unit)} стоит на суше, но не выходит из воды.`,
  'problem.shared': ({ one, other }) => `${Unit1(one)} и ${unit1(other)} стоят на одной клетке.`,
  'problem.dead': ({ unit, damage, health }) =>
    `${Unit1(unit)} получил ${damagePoints('ru', damage)} при здоровье ${health}: он был бы уничтожен.`,
  'problem.spell': ({ id, card }) => `Юнит № ${id} — заклинание ${cardRu(card)}, ему не место на поле.`,
  'problem.sameId': ({ id }) => `Два юнита с номером ${id}.`,
  'problem.nextUnit': ({ id }) => `Следующий юнит получил бы номер ${id}, а он занят.`,
  'problem.active': ({ id }) => `Действующим указан юнит № ${id}, но у того, чей ход, такого нет.`,
  'problem.seat': ({ seat }) => `Места ${seat} в этой игре нет.`,
  'problem.people': ({ n, players }) => `Карты и ресурсы есть на ${people('ru', n)}, а играет ${players}.`,
  'problem.players': ({ most }) => `Эта карта рассчитана не больше чем на ${people('ru', most)}.`,
  'problem.turnPhase': ({ seat, phase }) => `Не может быть ход ${seat}, когда ${PHASE[phase]}.`,
  'problem.noBoss': ({ boss }) => `Босса ${cardRu(boss)} на поле нет, хотя игра не окончена.`,
  'problem.twoBosses': ({ boss }) => `Босс ${cardRu(boss)} стоит на поле больше одного раза.`,
  'problem.copies': ({ card, n, most }) => `Карта ${cardRu(card)}: ${copies('ru', n)}, а всего их ${most}.`,
  'problem.bags': () => 'Закрытые карты не сходятся по счёту.',
  'problem.draws': ({ n, deck }) => `Нужно взять карт: ${n}, а в колоде ${deck}.`,
  'problem.deckEmpty': () => 'Босс должен взять карту из пустой колоды.',
  'problem.stores': ({ n, stores: m }) => `Карты разложены на ${stores('ru', n)}, а на карте их ${m}.`,
  'problem.round': ({ round, rounds }) => `Раунд ${round} больше последнего, ${rounds}.`,

  'change.board': ({ map }) => `Разложите карту ${cardRu(map)}.`,
  'change.turn': ({ seat, round }) => `Идёт раунд ${round}, ход ${SEAT_RU_OF(seat)}.`,
  'change.place': ({ card, seat, at }) => `Поставьте на ${at}: ${cardRu(card)} ${SEAT_RU_OF(seat)}.`,
  'change.remove': ({ unit }) => `Уберите с ${unit.at}: ${ownedRu(unit)}.`,
  'change.move': ({ unit, to }) => `Переставьте с ${unit.at} на ${to}: ${ownedRu(unit)}.`,
  'change.damage': ({ unit, n, health }) => `Урон на ${unit.at} (${ownedRu(unit)}): ${n} из ${health}.`,
  'change.ward': ({ unit, n }) =>
    n === 0
      ? `Снимите все метки защиты на ${unit.at} (${ownedRu(unit)}).`
      : `На ${unit.at} (${ownedRu(unit)}) должно быть: ${wardMarks('ru', n)}.`,
  'change.repression': ({ unit, n }) =>
    n === 0
      ? `Снимите все метки угнетения на ${unit.at} (${ownedRu(unit)}).`
      : `На ${unit.at} (${ownedRu(unit)}) должно быть: ${repressionMarks('ru', n)}.`,
  'change.control': ({ unit, seat }) => `Передайте ${SEAT_RU_TO(seat)} юнита на ${unit.at}: ${ownedRu(unit)}.`,
  'change.tapped': ({ unit, tapped }) => `${tapped ? 'Поверните' : 'Разверните'} на ${unit.at}: ${ownedRu(unit)}.`,
  'change.resources': ({ seat, n }) => `Запас ${SEAT_RU_OF(seat)}: ${resources('ru', n)}.`,
  'change.deck': ({ seat, n, before }) =>
    `В закрытой колоде ${SEAT_RU_OF(seat)} — ${cards('ru', n)}${before === undefined ? '' : `, а не ${before}`}.`,
  'change.deckCards': ({ seat, cards: names }) => `В колоде ${SEAT_RU_OF(seat)}, перемешаны: ${list(names)}.`,
  'change.storeCards': ({ cards: names }) => `Карты лавок, перемешаны вместе: ${list(names)}.`,
  'change.discard': ({ seat, cards: names }) =>
    `Сброс ${SEAT_RU_OF(seat)}: ${names.length === 0 ? 'пуст' : list(names)}.`,
  'change.hand': ({ seat, cards: names, unknown }) => {
    const parts = [
      ...(names.length > 0 ? [list(names)] : []),
      ...(unknown > 0 ? [`втайне — ${cards('ru', unknown)}`] : []),
    ]
    return `Рука ${SEAT_RU_OF(seat)}: ${parts.length === 0 ? 'пуста' : parts.join('; ')}.`
  },
  'change.drawn': ({ card }) => `Босс взял карту ${cardRu(card)}, она лежит рядом с колодой.`,
  'change.noDrawn': () => 'Рядом с этой колодой карты нет.',
  'change.storeOpen': ({ at, cards: names }) =>
    `Лавка на ${at}, в открытую: ${names.length === 0 ? 'пусто' : list(names)}.`,
  'change.storeUnseen': ({ at, n }) => `Лавка на ${at}: ${cards('ru', n)} рубашкой вверх.`,
  'change.storeRest': ({ n }) => `В коробке остаются неразданные карты лавок (${n}), на них не смотрят.`,
}
