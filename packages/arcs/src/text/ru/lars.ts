// The sentences of Lars's seat in Russian.

import type { Phrases } from '@understudy/procedure'
import type { LarsSayings } from '../../rules/seats/lars-sayings.ts'
import type { Colour, SystemId } from '../../vocabulary.ts'
import * as words from '../words.ts'

const at = (system: SystemId) => words.place('ru', system)
const name = (colour: Colour) => words.seatName('ru', colour)

export const larsRu: Phrases<LarsSayings> = {
  'ask.larsGive': ({ seat, to, keys }) =>
    `${name(seat)}: что отдать ${words.toSeat(to)} за ${words.keysN('ru', keys)}?`,
  'log.overflow': ({ seat, type }) =>
    `У ${words.ofSeat(seat)} нет ячейки для ресурса (${words.resource('ru', type)}): он сбрасывается.`,
  'log.recalled': ({ seat, n, system }) =>
    n === 0
      ? `У ${words.ofSeat(seat)} нет кораблей, которые можно отозвать к космопорту (${at(system)}).`
      : `${name(seat)} отзывает ${words.shipsN('ru', n)} к космопорту (${at(system)}).`,
  'log.resourceLost': ({ seat, n }) =>
    `${name(seat)} на первом месте: ресурсная сила ${n} пропадает, ничего не прибавив.`,
  'log.resourcePower': ({ seat, n }) => `Ресурсная сила ${words.ofSeat(seat)} теперь ${n}.`,
  'log.resourceScored': ({ seat, power }) => `${name(seat)} получает ${words.powerN('ru', power)} за ресурсную силу.`,
  'log.target': ({ seat, system }) => `Целевая планета ${words.ofSeat(seat)} теперь: ${at(system)}.`,
  'log.undeclared': ({ seat, ambition, power }) =>
    `${name(seat)} получает ${words.powerN('ru', power)} за замысел «${words.ambitionName('ru', ambition)}», хотя его никто не объявлял.`,
  'no.larsBuild': () => 'За ход Ларс строит один город, а космопортов не строит вовсе.',
  'no.larsDice': ({ assault, skirmish, raid }) =>
    `Ларс бросает здесь: ${words.diceOf('ru', { assault, skirmish, raid })}.`,
  'no.larsFocus': ({ system }) => `Эта система (${at(system)}) — не фокус-система Ларса.`,
  'no.larsFought': ({ system }) => `В этой фазе Ларс здесь уже сражался (${at(system)}).`,
  'no.larsFrom': ({ system }) => `Ларс перемещает корабли только от своего космопорта, а не отсюда (${at(system)}).`,
  'no.larsGive': () => 'Ключей хватает на большее: отдавайте дальше.',
  'no.larsInfluence': () =>
    'Ларс влияет на карту с номером региона своей целевой планеты и на карты с чужими агентами.',
  'no.larsNoShips': ({ of }) => `У ${words.ofSeat(of)} здесь нет кораблей, а в первой фазе бьют по кораблям.`,
  'no.larsOnly': () => 'Так умеет только Ларс, и то не сейчас.',
  'no.larsOrder': ({ kind, now }) =>
    `Ларс уже дошёл до действия «${words.KIND[now].ru}» и не возвращается к действию «${words.KIND[kind].ru}».`,
  'no.larsOthersPort': () => 'Там стоит космопорт другого Ларса.',
  'no.larsPhase': () => 'Вторая фаза сражений Ларса уже началась.',
  'no.larsPlanet': () => 'Целевой может быть только планета, которая участвует в игре.',
  'no.larsReckoning': () => 'Сначала другой этап конца главы.',
  'no.larsRecalled': () => 'Ларс отзывает корабли один раз за ход, до перемещений.',
  'no.larsRepair': () => 'Ларс чинит по одному кораблю в каждой фокус-системе.',
  'no.larsSameCluster': () => 'Новая целевая планета должна быть в другом регионе.',
  'no.larsShifted': () => 'В этом ходу Ларс уже сменил целевую планету.',
  'no.larsShips': () => 'За ход Ларс строит три корабля.',
  'no.larsSuit': ({ kind, suit }) => `У масти «${words.SUIT[suit].ru}» нет действия «${words.KIND[kind].ru}».`,
  'no.larsUnhurt': ({ of }) => `У ${words.ofSeat(of)} здесь нет ничего, по чему можно нанести удар.`,
  'put.courtNumbers': ({ clusters }) => `Кубики у двора, слева направо: ${clusters.join(', ')}.`,
  'put.resourcePower': ({ of, n }) => `Ресурсная сила ${words.ofSeat(of)}: ${n}.`,
  'put.target': ({ of, system }) => `Запасной маркер власти ${words.ofSeat(of)} лежит здесь: ${at(system)}.`,
}
