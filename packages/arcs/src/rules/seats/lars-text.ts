// The sentences of Lars's seat, in both languages.

import { type Phrasebook, type Phrases, sayer } from '@understudy/procedure'
import * as words from '../../text/words.ts'
import type { Ambition, Colour, Kind, Resource, Suit, SystemId } from '../../vocabulary.ts'

type Nothing = Record<never, never>

export type LarsSayings = {
  'ask.larsGive': { seat: Colour; to: Colour; keys: number }
  'log.overflow': { seat: Colour; type: Resource }
  'log.recalled': { seat: Colour; n: number; system: SystemId }
  'log.resourceLost': { seat: Colour; n: number }
  'log.resourcePower': { seat: Colour; n: number }
  'log.resourceScored': { seat: Colour; power: number }
  'log.target': { seat: Colour; system: SystemId }
  'log.undeclared': { seat: Colour; ambition: Ambition; power: number }
  'no.larsBuild': Nothing
  'no.larsDice': { assault: number; skirmish: number; raid: number }
  'no.larsFocus': { system: SystemId }
  'no.larsFought': { system: SystemId }
  'no.larsFrom': { system: SystemId }
  'no.larsGive': Nothing
  'no.larsInfluence': Nothing
  'no.larsNoShips': { of: Colour }
  'no.larsOnly': Nothing
  'no.larsOrder': { kind: Kind; now: Kind }
  'no.larsOthersPort': Nothing
  'no.larsPhase': Nothing
  'no.larsPlanet': Nothing
  'no.larsRecalled': Nothing
  'no.larsReckoning': Nothing
  'no.larsRepair': Nothing
  'no.larsSameCluster': Nothing
  'no.larsShifted': Nothing
  'no.larsShips': Nothing
  'no.larsSuit': { kind: Kind; suit: Suit }
  'no.larsUnhurt': { of: Colour }
  'put.courtNumbers': { clusters: readonly number[] }
  'put.resourcePower': { of: Colour; n: number }
  'put.target': { of: Colour; system: SystemId }
}

export const larsSay = sayer<LarsSayings>()

const place = (lang: 'en' | 'ru') => (system: SystemId) => words.place(lang, system)
const at = { en: place('en'), ru: place('ru') }
const name = (lang: 'en' | 'ru', colour: Colour) => words.seatName(lang, colour)

export const larsEn: Phrases<LarsSayings> = {
  'ask.larsGive': ({ seat, to, keys }) =>
    `${name('en', seat)}: what does ${name('en', to)} get for ${words.keysN('en', keys)}?`,
  'log.overflow': ({ seat, type }) =>
    `${name('en', seat)} has no slot for ${words.resource('en', type)}: it is discarded.`,
  'log.recalled': ({ seat, n, system }) =>
    n === 0
      ? `${name('en', seat)} has no ship to call home to ${at.en(system)}.`
      : `${name('en', seat)} calls ${words.shipsN('en', n)} home to ${at.en(system)}.`,
  'log.resourceLost': ({ seat, n }) =>
    `${name('en', seat)} is first: its Resource Power of ${n} is lost without adding anything.`,
  'log.resourcePower': ({ seat, n }) => `The Resource Power of ${name('en', seat)} is now ${n}.`,
  'log.resourceScored': ({ seat, power }) => `${name('en', seat)} gains ${power} Power for its Resource Power.`,
  'log.target': ({ seat, system }) => `The target planet of ${name('en', seat)} is now ${at.en(system)}.`,
  'log.undeclared': ({ seat, ambition, power }) =>
    `${name('en', seat)} gains ${power} Power for ${words.ambitionName('en', ambition)}, which nobody declared.`,
  'no.larsBuild': () => 'Lars builds one city a turn, and no starports.',
  'no.larsDice': ({ assault, skirmish, raid }) =>
    `Lars rolls here: ${words.diceOf('en', { assault, skirmish, raid })}.`,
  'no.larsFocus': ({ system }) => `${words.capital(at.en(system))} is not one of Lars’s focus systems.`,
  'no.larsFought': ({ system }) => `Lars has already fought at ${at.en(system)} in this phase.`,
  'no.larsFrom': ({ system }) => `Lars moves only from its starport, not from ${at.en(system)}.`,
  'no.larsGive': () => 'The keys open more than that: go on giving.',
  'no.larsInfluence': () => 'Lars influences the card of its target’s cluster, and cards with agents of rivals.',
  'no.larsNoShips': ({ of }) => `${name('en', of)} has no ships there, and phase 1 is fought against ships.`,
  'no.larsOnly': () => 'Only Lars does that, and not now.',
  'no.larsOrder': ({ kind, now }) =>
    `Lars has come to ${words.KIND[now].en} and does not go back to ${words.KIND[kind].en}.`,
  'no.larsOthersPort': () => 'The starport of another Lars stands there.',
  'no.larsPhase': () => 'The second phase of Lars’s battles has begun.',
  'no.larsPlanet': () => 'A target is a planet that is in play.',
  'no.larsReckoning': () => 'Another step of the chapter’s end comes first.',
  'no.larsRecalled': () => 'Lars calls its ships home once a turn, before they set out.',
  'no.larsRepair': () => 'Lars repairs one ship in each focus system.',
  'no.larsSameCluster': () => 'The new target must be in another cluster.',
  'no.larsShifted': () => 'Lars has already chosen a new target this turn.',
  'no.larsShips': () => 'Lars builds three ships a turn.',
  'no.larsSuit': ({ kind, suit }) => `${words.KIND[kind].en} is no action of ${words.SUIT[suit].en}.`,
  'no.larsUnhurt': ({ of }) => `${name('en', of)} has nothing there that can be hit.`,
  'put.courtNumbers': ({ clusters }) => `Dice beside the Court, from the left: ${clusters.join(', ')}.`,
  'put.resourcePower': ({ of, n }) => `Resource Power of ${name('en', of)}: ${n}.`,
  'put.target': ({ of, system }) => `The spare Power marker of ${name('en', of)} lies at ${at.en(system)}.`,
}

export const larsRu: Phrases<LarsSayings> = {
  'ask.larsGive': ({ seat, to, keys }) =>
    `${name('ru', seat)}: что отдать ${words.toSeat(to)} за ${words.keysN('ru', keys)}?`,
  'log.overflow': ({ seat, type }) =>
    `У ${words.ofSeat(seat)} нет ячейки для ресурса (${words.resource('ru', type)}): он сбрасывается.`,
  'log.recalled': ({ seat, n, system }) =>
    n === 0
      ? `У ${words.ofSeat(seat)} нет кораблей, которые можно отозвать к космопорту (${at.ru(system)}).`
      : `${name('ru', seat)} отзывает ${words.shipsN('ru', n)} к космопорту (${at.ru(system)}).`,
  'log.resourceLost': ({ seat, n }) =>
    `${name('ru', seat)} на первом месте: ресурсная сила ${n} пропадает, ничего не прибавив.`,
  'log.resourcePower': ({ seat, n }) => `Ресурсная сила ${words.ofSeat(seat)} теперь ${n}.`,
  'log.resourceScored': ({ seat, power }) =>
    `${name('ru', seat)} получает ${words.powerN('ru', power)} за ресурсную силу.`,
  'log.target': ({ seat, system }) => `Целевая планета ${words.ofSeat(seat)} теперь: ${at.ru(system)}.`,
  'log.undeclared': ({ seat, ambition, power }) =>
    `${name('ru', seat)} получает ${words.powerN('ru', power)} за замысел «${words.ambitionName('ru', ambition)}», хотя его никто не объявлял.`,
  'no.larsBuild': () => 'За ход Ларс строит один город, а космопортов не строит вовсе.',
  'no.larsDice': ({ assault, skirmish, raid }) =>
    `Ларс бросает здесь: ${words.diceOf('ru', { assault, skirmish, raid })}.`,
  'no.larsFocus': ({ system }) => `Эта система (${at.ru(system)}) — не фокус-система Ларса.`,
  'no.larsFought': ({ system }) => `В этой фазе Ларс здесь уже сражался (${at.ru(system)}).`,
  'no.larsFrom': ({ system }) => `Ларс перемещает корабли только от своего космопорта, а не отсюда (${at.ru(system)}).`,
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
  'put.target': ({ of, system }) => `Запасной маркер власти ${words.ofSeat(of)} лежит здесь: ${at.ru(system)}.`,
}

export const larsPhrases: Phrasebook = { en: larsEn, ru: larsRu }
