// What an experiment has come to, as lines for a terminal.

import {
  type ArmResult,
  type BrokenGame,
  csvLine,
  type Difference,
  fixedRulings,
  type Interval,
  type Plan,
  partingOf,
  playersOf,
  playerText,
  type Results,
  type RulingEffect,
  rankedEffects,
  ruledBot,
  rulingSwitches,
  slotOf,
} from '@understudy/lab'
import type { Lang } from '@understudy/procedure'
import type { AnyPackage, Controller } from '@understudy/table'
import { controllerName } from '../args/seats.ts'
import type { Context } from '../context.ts'
import { columns, fitted } from './columns.ts'
import { countGames } from './counts.ts'
import { WIDTH, wrapped } from './fold.ts'
import { numbersIn } from './numbers.ts'
import { spoken } from './words.ts'

const right = 'right' as const
const NONE = '—'

export function resultLines(context: Context, pkg: AnyPackage, plan: Plan, results: Results, folder: string): string[] {
  const { t, lang } = context
  const many = plan.arms.length > 1 ? t({ en: ` × ${plan.arms.length}`, ru: ` × ${plan.arms.length}` }) : ''
  const turned =
    plan.rotations > 1
      ? t({ en: `, seats in turn (${plan.rotations})`, ru: `, места по очереди (${plan.rotations})` })
      : ''
  const lines = [
    ...wrapped(`${pkg.game.title[lang]}: ${seatedText(pkg, plan)}`, roomOf(context)),
    `${countGames(lang, plan.games)}${many}, ${t({ en: 'seed', ru: 'зерно' })} ${plan.seed}${turned}: ${folder}`,
    ...unfinished(context, results),
    '',
    ...body(context, pkg, plan, results, folder),
  ]
  if (results.brokenGames > 0) lines.push('', ...brokenLines(context, plan, results, folder))
  return lines
}

/** Who sits where in the first game. */
const seatedText = (pkg: AnyPackage, { seats, arms }: Plan): string =>
  seats
    .map((seat, at) => {
      const who = arms[0]?.players[at]?.controller
      return `${seat} ${who === undefined ? NONE : playerText(pkg, who)}`
    })
    .join(', ')

/** One line for each player of each arm. */
export function resultsCsv(pkg: AnyPackage, results: Results): string {
  const head = ['arm', 'player', 'seats', 'games', 'share', 'low', 'high', 'won', 'shared', 'rank', 'score', 'turns']
  const rows = results.arms.flatMap(({ name, games, players, turns }) =>
    players.map(({ controller, seats, wins, won, shared, rank, score }) => [
      name,
      playerText(pkg, controller),
      seats.join(' '),
      games,
      wins.mean,
      wins.low,
      wins.high,
      won,
      shared,
      rank.mean,
      score?.mean,
      turns.mean,
    ]),
  )
  return [head, ...rows].map(csvLine).join('')
}

function body(context: Context, pkg: AnyPackage, plan: Plan, results: Results, folder: string): string[] {
  const [base] = results.arms
  if (base === undefined) return []
  switch (plan.kind) {
    case 'run':
      return [...armLines(context, pkg, plan, base), '', ...endLines(context, pkg, base)]
    case 'compare':
      return results.differences.flatMap((each) => differenceLines(context, pkg, plan, results, each, folder))
    case 'sweep':
      return sweepLines(context, pkg, plan, results)
    case 'rulings':
      return rulingLines(context, pkg, plan, results)
  }
}

function unfinished({ t, lang }: Context, results: Results): string[] {
  if (results.whole) return []
  const done = results.arms.reduce((sum, { games, broken }) => sum + games + broken, 0)
  const of = results.games * results.arms.length
  return [
    t({
      en: `Not finished: ${done} of ${countGames(lang, of)}; the same command goes on from there.`,
      ru: `Не закончено: ${done} из ${of}; та же команда продолжит.`,
    }),
  ]
}

const band = ({ low, high }: Interval, show: (value: number) => string): string =>
  Number.isNaN(low) ? NONE : `${show(low)} – ${show(high)}`

/** What fits a line of the terminal, or of one that is as wide as terminals are. */
const roomOf = ({ io }: Pick<Context, 'io'>): number => io.width ?? WIDTH

/** "superbot 1.0 × 2". */
function playerName(
  pkg: AnyPackage,
  { options }: Plan,
  controller: Controller,
  seats: readonly string[],
  lang: Lang,
): string {
  return `${controllerName(pkg, controller, lang, options)}${seats.length > 1 ? ` × ${seats.length}` : ''}`
}

function armLines(context: Context, pkg: AnyPackage, plan: Plan, arm: ArmResult): string[] {
  const { t, lang } = context
  const { percent, decimal } = numbersIn(lang)
  const scored = arm.players.some(({ score }) => score !== undefined)
  const head = [
    t({ en: 'player', ru: 'игрок' }),
    t({ en: 'seat', ru: 'место' }),
    t({ en: 'wins', ru: 'побед' }),
    '95 %',
    t({ en: 'won', ru: 'выиграно' }),
    t({ en: 'shared', ru: 'поровну' }),
    t({ en: 'rank', ru: 'место в партии' }),
    '95 %',
    ...(scored ? [t({ en: 'score', ru: 'очки' }), '95 %'] : []),
  ]
  const rows = arm.players.map(({ controller, seats, wins, won, shared, rank, score }) => [
    playerName(pkg, plan, controller, seats, lang),
    plan.rotations > 1 ? t({ en: 'all', ru: 'все' }) : seats.join(' '),
    percent(wins.mean),
    band(wins, percent),
    `${won}`,
    `${shared}`,
    decimal(rank.mean),
    band(rank, decimal),
    ...(scored ? (score === undefined ? [NONE, NONE] : [decimal(score.mean), band(score, decimal)]) : []),
  ])
  if (arm.nobody.count > 0) {
    const { share, low, high, count } = arm.nobody
    rows.push([t({ en: 'nobody', ru: 'никто' }), '', percent(share), `${percent(low)} – ${percent(high)}`, `${count}`])
  }
  const align = ['left', 'left', ...Array.from({ length: 8 }, () => right)] as ('left' | 'right')[]
  const lines = fitted([head, ...rows], align, roomOf(context))
  // Of a player with several seats, or at all of them in turn, the seats themselves are worth a look.
  const several = plan.rotations > 1 || arm.players.some(({ seats }) => seats.length > 1)
  return several ? [...lines, '', ...seatLines(context, pkg, plan, arm)] : lines
}

/** Parts of victories of everybody at every seat. */
function seatLines(context: Context, pkg: AnyPackage, plan: Plan, arm: ArmResult): string[] {
  const { t, lang } = context
  const { percent } = numbersIn(lang)
  const head = [t({ en: 'wins at', ru: 'побед на месте' }), ...plan.seats]
  const rows = arm.players.map(({ controller, seats, bySeat }) => [
    playerName(pkg, plan, controller, seats, lang),
    ...plan.seats.map((seat) => {
      const part = bySeat[seat]
      return part === undefined ? NONE : percent(part.mean)
    }),
  ])
  return fitted([head, ...rows], ['left', ...plan.seats.map(() => right)], roomOf(context))
}

/** How games ended, and how long they were. */
export function endLines(
  context: Context,
  pkg: AnyPackage,
  arm: Pick<ArmResult, 'endings' | 'turns' | 'actions'>,
): string[] {
  const { t, lang } = context
  const { fixed, percent, short } = numbersIn(lang)
  const ends = arm.endings.map(({ example, alike, games }) => [
    `${alike ? '' : t({ en: 'for example: ', ru: 'например: ' })}${spoken({ pkg, lang }, example)}`,
    percent(games.share),
    `${games.count}`,
  ])
  const lengths = (
    [
      [t({ en: 'turns', ru: 'ходы' }), arm.turns],
      [t({ en: 'actions', ru: 'действия' }), arm.actions],
    ] as const
  ).map(([name, { mean, median, p95, min, max }]) => [
    name,
    fixed(mean, 1),
    short(median),
    fixed(p95, 0),
    `${min}`,
    `${max}`,
  ])
  const title = [
    t({ en: 'length', ru: 'длина' }),
    t({ en: 'mean', ru: 'среднее' }),
    t({ en: 'median', ru: 'медиана' }),
    t({ en: 'p95', ru: '95 %' }),
    t({ en: 'min', ru: 'мин.' }),
    t({ en: 'max', ru: 'макс.' }),
  ]
  return [
    ...fitted(
      [[t({ en: 'end', ru: 'конец' }), '', t({ en: 'n', ru: 'партий' })], ...ends],
      ['left', right, right],
      roomOf(context),
    ),
    '',
    ...columns([title, ...lengths], ['left', right, right, right, right, right]),
  ]
}

/** So many letters of a change fit over a column of numbers. */
const LONG_NAME = 24

function differenceLines(
  context: Context,
  pkg: AnyPackage,
  plan: Plan,
  results: Results,
  difference: Difference,
  folder: string,
): string[] {
  const { t, lang } = context
  const { change, decimal, percent, points } = numbersIn(lang)
  const [base, other] = [results.arms[0], results.arms[difference.arm]]
  // A change that is long to tell has a line of its own.
  const named = difference.name.length <= LONG_NAME
  const changed = named ? difference.name : t({ en: 'changed', ru: 'стало' })
  const head = ['', t({ en: 'base', ru: 'было' }), changed, t({ en: 'difference', ru: 'разница' }), '95 %']
  const wins = t({ en: 'wins', ru: 'победы' })
  const rank = t({ en: 'rank', ru: 'место' })
  const score = t({ en: 'score', ru: 'очки' })
  const rows = difference.players.flatMap((player, at): string[][] => {
    const [was, is] = [base?.players[at], other?.players[at]]
    if (was === undefined || is === undefined) return []
    const names = [was, is].map(({ controller }) => playerName(pkg, plan, controller, player.seats, lang))
    const measured = (name: string, before: Interval, after: Interval, by: Interval): string[] =>
      name === wins
        ? [`  ${name}`, percent(before.mean), percent(after.mean), points(by.mean), band(by, points)]
        : [`  ${name}`, decimal(before.mean), decimal(after.mean), change(by.mean), band(by, change)]
    return [
      ...wrapped(names[0] === names[1] ? `${names[0]}` : `${names[0]} → ${names[1]}`, roomOf(context)).map((name) => [
        name,
      ]),
      measured(wins, was.wins, is.wins, player.wins),
      measured(rank, was.rank, is.rank, player.rank),
      ...(was.score === undefined || is.score === undefined || player.score === undefined
        ? []
        : [measured(score, was.score, is.score, player.score)]),
    ]
  })
  const { identical, turns } = difference
  return [
    ...(named ? [] : [difference.name, '']),
    ...ragged([head, ...rows]),
    '',
    t({
      en: `Turns: ${change(turns.mean)} (${band(turns, change)}).`,
      ru: `Ходов: ${change(turns.mean)} (${band(turns, change)}).`,
    }),
    t({
      en: `The very same game: ${identical.count} of ${identical.of} (${percent(identical.share)}).`,
      ru: `Та же самая партия: ${identical.count} из ${identical.of} (${percent(identical.share)}).`,
    }),
    ...partingLines(context, pkg, plan, difference, folder),
  ]
}

/** Columns of numbers, with lines of one cell between them that are as long as they are. */
function ragged(rows: readonly (readonly string[])[]): string[] {
  const table = columns(
    rows.filter((row) => row.length > 1),
    ['left', right, right, right, right],
  )
  return rows.map((row) => (row.length > 1 ? (table.shift() ?? '') : (row[0] ?? '')))
}

function partingLines(
  { t }: Context,
  pkg: AnyPackage,
  plan: Plan,
  { arm, parts }: Difference,
  folder: string,
): string[] {
  if (parts === undefined) return []
  const parting = partingOf(pkg, plan, arm, parts)
  if (parting === undefined) return []
  const { base, other } = parting
  const over = { en: 'over', ru: 'окончена' }
  const said = (entry: number | undefined) => (entry === undefined ? t(over) : `${entry}`)
  return [
    t({
      en: `They part first in game ${parts}, at entry ${said(base)} of the base and ${said(other)} of the other:`,
      ru: `Впервые расходятся в партии ${parts}: запись ${said(base)} без изменения, ${said(other)} с ним:`,
    }),
    `  understudy lab game ${folder} ${parts} --out base.json`,
    `  understudy lab game ${folder} ${parts} --arm ${arm} --out changed.json`,
    ...(base === undefined ? [] : [`  understudy explain base.json --entry ${base}`]),
  ]
}

function sweepLines(context: Context, pkg: AnyPackage, plan: Plan, results: Results): string[] {
  const { t, lang } = context
  const { decimal, fixed, percent } = numbersIn(lang)
  return playersOf(plan).flatMap((_, player) => {
    // An option may say who plays: then several did.
    const names = results.arms.flatMap(({ players }) => {
      const who = players[player]
      return who === undefined ? [] : [playerName(pkg, plan, who.controller, who.seats, lang)]
    })
    const head = [
      [...new Set(names)].join(' / '),
      t({ en: 'wins', ru: 'побед' }),
      '95 %',
      t({ en: 'rank', ru: 'место' }),
      t({ en: 'score', ru: 'очки' }),
      t({ en: 'turns', ru: 'ходы' }),
    ]
    const rows = [...results.arms]
      .sort((a, b) => byValue(a.name, b.name))
      .map(({ name, players, turns }) => {
        const own = players[player]
        if (own === undefined) return [name]
        return [
          name,
          percent(own.wins.mean),
          band(own.wins, percent),
          decimal(own.rank.mean),
          own.score === undefined ? NONE : decimal(own.score.mean),
          fixed(turns.mean, 1),
        ]
      })
    const table = fitted([head, ...rows], ['left', right, right, right, right, right], roomOf(context))
    return [...(player > 0 ? [''] : []), ...table]
  })
}

const byValue = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true })

function rulingLines(context: Context, pkg: AnyPackage, plan: Plan, results: Results): string[] {
  const { t } = context
  const [base] = plan.arms
  const bot = base === undefined ? undefined : ruledBot(pkg, base, plan.bot ?? '')
  if (bot === undefined || base === undefined) return []
  const switches = rulingSwitches(pkg, bot, base, plan.options)
  const slot = slotOf(base, bot.id)
  const player = playersOf(plan).findIndex((slots) => slots.includes(slot))
  const rows = rankedEffects(results, switches, player).map((effect) => effectRow(context, effect, player))
  const head = [
    t({ en: 'switched', ru: 'переключено' }),
    t({ en: 'wins', ru: 'побед' }),
    '95 %',
    t({ en: 'score', ru: 'очки' }),
    t({ en: 'games changed', ru: 'иных партий' }),
    t({ en: 'ruling', ru: 'решение' }),
  ]
  const fixed = fixedRulings(bot, switches)
  return [
    ...fitted([head, ...rows], ['left', right, right, right, right], roomOf(context)),
    '',
    ...wrapped(
      t({
        en: `Fixed, without an option: ${fixed.join(', ') || NONE}.`,
        ru: `Без настройки: ${fixed.join(', ') || NONE}.`,
      }),
      roomOf(context),
    ),
  ]
}

function effectRow({ lang }: Context, { difference, rulings }: RulingEffect, player: number): string[] {
  const { change, percent, points } = numbersIn(lang)
  const own = difference.players[player]
  return [
    difference.name,
    own === undefined ? NONE : points(own.wins.mean),
    own === undefined ? NONE : band(own.wins, points),
    own?.score === undefined ? NONE : change(own.score.mean),
    percent(1 - difference.identical.share),
    rulings.join(', '),
  ]
}

const NAMED = 5

function brokenLines({ t, lang }: Context, plan: Plan, results: Results, folder: string): string[] {
  const n = results.brokenGames
  const name = ({ arm, game, message }: BrokenGame) =>
    `  ${plan.arms.length > 1 ? `${plan.arms[arm]?.name}, ` : ''}${game}: ${message}`
  const more = n - Math.min(NAMED, results.broken.length)
  return [
    t({
      en: `${countGames(lang, n)} broke and ${n === 1 ? 'is' : 'are'} not counted above; journals are in ${folder}/broken:`,
      ru: `Сломалось: ${countGames(lang, n)}; выше они не учтены, журналы — в ${folder}/broken:`,
    }),
    ...results.broken.slice(0, NAMED).map(name),
    ...(more > 0 ? [t({ en: `  and ${more} more`, ru: `  и ещё ${more}` })] : []),
  ]
}
