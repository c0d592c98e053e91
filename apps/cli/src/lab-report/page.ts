// The report of an experiment: one HTML file that needs nothing else.

import {
  type ArmResult,
  type Difference,
  fixedRulings,
  type GameEntry,
  type Interval,
  type Plan,
  planHash,
  playersOf,
  playerText,
  type Results,
  rankedEffects,
  rulingSwitches,
  slotOf,
} from '@understudy/lab'
import type { Lang } from '@understudy/procedure'
import type { BotSpec } from '@understudy/table'
import { controllerName } from '../args/seats.ts'
import type { Pair } from '../context.ts'
import { percent } from '../text/columns.ts'
import { plain } from '../text/plain.ts'
import { tell } from '../text/words.ts'
import { bars, escaped, whiskers } from './plots.ts'
import { STYLE } from './style.ts'

export interface Reported {
  readonly entry: GameEntry
  readonly plan: Plan
  readonly results: Results
  readonly lang: Lang
}

const WORDS = {
  run: { en: 'Tournament', ru: 'Турнир' },
  compare: { en: 'Comparison', ru: 'Сравнение' },
  sweep: { en: 'Sweep', ru: 'Перебор значений' },
  rulings: { en: 'Rulings by effect', ru: 'Решения по значимости' },
  game: { en: 'Game', ru: 'Игра' },
  games: { en: 'Games', ru: 'Партии' },
  players: { en: 'Players', ru: 'Игроки' },
  seats: { en: 'Seats', ru: 'Места' },
  seed: { en: 'Seed', ru: 'Зерно' },
  versions: { en: 'Versions', ru: 'Версии' },
  options: { en: 'Options', ru: 'Настройки' },
  usual: { en: 'as usual', ru: 'обычные' },
  hash: { en: 'Hash', ru: 'Хеш' },
  inTurn: { en: 'everybody at every seat in turn', ru: 'все по очереди на каждом месте' },
  fixed: { en: 'nobody changes places', ru: 'местами не меняются' },
  unfinished: { en: 'not finished', ru: 'не закончено' },
  wins: { en: 'Victories', ru: 'Победы' },
  winsNote: {
    en: 'Parts of victories: who wins with two others has a third. Wilson intervals, 95 %.',
    ru: 'Доли побед: кто победил вместе с двумя другими, получает треть. Интервалы Уилсона, 95 %.',
  },
  player: { en: 'player', ru: 'игрок' },
  won: { en: 'won', ru: 'выиграно' },
  shared: { en: 'of them shared', ru: 'из них вместе' },
  rank: { en: 'rank', ru: 'место в партии' },
  score: { en: 'score', ru: 'очки' },
  turns: { en: 'turns', ru: 'ходы' },
  bySeat: { en: 'Victories by seat', ru: 'Победы по местам' },
  scores: { en: 'Scores', ru: 'Очки' },
  ends: { en: 'Endings and lengths', ru: 'Концовки и длина' },
  end: { en: 'end', ru: 'конец' },
  example: { en: 'for example: ', ru: 'например: ' },
  mean: { en: 'mean', ru: 'среднее' },
  median: { en: 'median', ru: 'медиана' },
  length: { en: 'length', ru: 'длина' },
  actions: { en: 'actions', ru: 'действия' },
  difference: { en: 'Difference in victories', ru: 'Разница в победах' },
  differenceNote: {
    en: 'The same games with and without the change. Means over rounds, Student’s t, 95 %.',
    ru: 'Одни и те же партии с изменением и без. Средние по кругам, t Стьюдента, 95 %.',
  },
  same: { en: 'the very same games', ru: 'те же самые партии' },
  parts: { en: 'first game that differs', ru: 'первая отличная партия' },
  changed: { en: 'games changed', ru: 'иных партий' },
  switched: { en: 'switched', ru: 'переключено' },
  ruling: { en: 'ruling', ru: 'решение' },
  withoutOption: { en: 'Rulings without an option', ru: 'Решения без настройки' },
  broken: { en: 'Games that broke', ru: 'Сломанные партии' },
} satisfies Record<string, Pair>

type Word = keyof typeof WORDS

const decimal = (value: number): string => value.toFixed(2)
const signed = (show: (value: number) => string) => (value: number) =>
  `${value > 0 ? '+' : value < 0 ? '−' : ''}${show(Math.abs(value))}`
const points = signed((value) => percent(value))

const banded = ({ mean, low, high }: Interval, show: (value: number) => string): string =>
  Number.isNaN(low) ? show(mean) : `${show(mean)} (${show(low)} – ${show(high)})`

/** `kind`: `text` for tables of sentences. */
function table(head: readonly string[], rows: readonly (readonly string[])[], kind = ''): string {
  const line = (cells: readonly string[], tag: 'th' | 'td') =>
    `<tr>${cells.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join('')}</tr>`
  const body = rows.map((row) => line(row, 'td')).join('')
  return `<div class="wide ${kind}"><table><thead>${line(head, 'th')}</thead><tbody>${body}</tbody></table></div>`
}

const section = (title: string, ...parts: readonly string[]): string =>
  `<section><h2>${escaped(title)}</h2>${parts.join('')}</section>`

const note = (text: string): string => `<p class="notice">${escaped(text)}</p>`

export function reportPage(reported: Reported): string {
  const { entry, plan, results, lang } = reported
  const w = (word: Word): string => WORDS[word][lang]
  const title = `${w(plan.kind)}: ${entry.pkg.game.title[lang]}`
  const [base] = results.arms
  const sections = [facts(reported, w)]
  if (base !== undefined && plan.kind === 'run') sections.push(...armSections(reported, w, base))
  if (plan.kind === 'compare') sections.push(...results.differences.map((each) => differenceSection(reported, w, each)))
  if (plan.kind === 'sweep') sections.push(...sweepSections(reported, w))
  if (plan.kind === 'rulings') sections.push(...rulingSections(reported, w))
  if (results.brokenGames > 0)
    sections.push(
      section(
        `${w('broken')}: ${results.brokenGames}`,
        table(
          ['', w('games'), ''],
          results.broken.map(({ arm, game, message }) => [plan.arms[arm]?.name ?? '', `${game}`, message]),
          'text',
        ),
      ),
    )
  const notice = entry.notice?.(plan.options)
  if (notice !== undefined) sections.push(note(notice[lang]))
  return `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escaped(title)}</title><style>${STYLE}</style></head>
<body><main><h1>${escaped(title)}</h1>${sections.join('\n')}</main></body></html>
`
}

function facts({ entry: { pkg }, plan, results }: Reported, w: (word: Word) => string): string {
  const unusual = pkg.game.options.flatMap((spec) => {
    const value = plan.options[spec.id]
    if (value === undefined) return []
    if (spec.kind === 'file') return [spec.id]
    return value === spec.default ? [] : [`${spec.id}=${value}`]
  })
  const games = `${plan.games}${plan.arms.length > 1 ? ` × ${plan.arms.length}` : ''}`
  const bots = Object.entries(plan.bots).map(([id, version]) => `${id} ${version}`)
  const rows: [string, string][] = [
    [w('games'), results.whole ? games : `${games}, ${w('unfinished')}`],
    [w('players'), (plan.arms[0]?.players ?? []).map(({ controller }) => playerText(pkg, controller)).join(', ')],
    [w('seats'), `${plan.seats.join(', ')}; ${plan.rotations > 1 ? w('inTurn') : w('fixed')}`],
    [w('options'), unusual.join(', ') || w('usual')],
    [w('seed'), plan.seed],
    [w('versions'), [`${pkg.game.id} ${plan.rules}`, ...bots, plan.code].join(', ')],
    [w('hash'), planHash(plan)],
  ]
  return `<dl>${rows.map(([name, value]) => `<dt>${escaped(name)}</dt><dd>${escaped(value)}</dd>`).join('')}</dl>`
}

const nameOf = ({ entry: { pkg }, lang }: Reported, player: ArmResult['players'][number]): string =>
  `${controllerName(pkg, player.controller, lang)}${player.seats.length > 1 ? ` × ${player.seats.length}` : ''}`

function armSections(reported: Reported, w: (word: Word) => string, arm: ArmResult): string[] {
  const { plan, entry, lang } = reported
  const named = arm.players.map((player) => ({ label: nameOf(reported, player), player }))
  const scored = named.filter(({ player }) => player.score !== undefined)
  const wins = section(
    w('wins'),
    note(w('winsNote')),
    whiskers(
      w('wins'),
      named.map(({ label, player }) => ({ label, ...player.wins })),
      { show: percent },
    ),
    table(
      [w('player'), w('wins'), w('won'), w('shared'), w('rank'), w('score')],
      named.map(({ label, player }) => [
        label,
        banded(player.wins, percent),
        `${player.won}`,
        `${player.shared}`,
        banded(player.rank, decimal),
        player.score === undefined ? '—' : banded(player.score, decimal),
      ]),
    ),
  )
  const seats = section(
    w('bySeat'),
    table(
      [w('player'), ...plan.seats],
      named.map(({ label, player }) => [
        label,
        ...plan.seats.map((seat) => {
          const part = player.bySeat[seat]
          return part === undefined ? '—' : percent(part.mean)
        }),
      ]),
    ),
  )
  const scores = scored.map(
    ({ label, player }) => `<h3>${escaped(label)}</h3>${bars(`${w('scores')}: ${label}`, player.scores ?? [])}`,
  )
  const ends = section(
    w('ends'),
    table(
      [w('end'), '', w('games')],
      arm.endings.map(({ example, alike, games }) => [
        `${alike ? '' : w('example')}${tell({ pkg: entry.pkg, lang }, example)}`,
        percent(games.share),
        `${games.count}`,
      ]),
      'text',
    ),
    table(
      [w('length'), w('mean'), w('median'), 'p95', 'min', 'max'],
      [['turns', arm.turns] as const, ['actions', arm.actions] as const].map(([word, spread]) => [
        w(word),
        spread.mean.toFixed(1),
        `${spread.median}`,
        spread.p95.toFixed(0),
        `${spread.min}`,
        `${spread.max}`,
      ]),
    ),
  )
  return [wins, seats, ...(scores.length > 0 ? [section(w('scores'), ...scores)] : []), ends]
}

function differenceSection(reported: Reported, w: (word: Word) => string, difference: Difference): string {
  const base = reported.results.arms[0]
  const named = difference.players.flatMap((player, at) => {
    const was = base?.players[at]
    return was === undefined ? [] : [{ label: nameOf(reported, was), player }]
  })
  const { identical, turns, parts } = difference
  return section(
    `${w('difference')}: ${difference.name}`,
    note(w('differenceNote')),
    whiskers(
      w('difference'),
      named.map(({ label, player }) => ({ label, ...player.wins })),
      { show: points, zero: true },
    ),
    table(
      [w('player'), w('wins'), w('rank'), w('score')],
      named.map(({ label, player }) => [
        label,
        banded(player.wins, points),
        banded(player.rank, signed(decimal)),
        player.score === undefined ? '—' : banded(player.score, signed(decimal)),
      ]),
    ),
    table(
      [w('same'), w('turns'), w('parts')],
      [
        [
          `${identical.count} / ${identical.of}`,
          banded(turns, signed(decimal)),
          parts === undefined ? '—' : `${parts}`,
        ],
      ],
    ),
  )
}

function sweepSections(reported: Reported, w: (word: Word) => string): string[] {
  const { plan, results } = reported
  const arms = [...results.arms].sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }))
  return playersOf(plan).flatMap((_, at) => {
    const first = results.arms[0]?.players[at]
    if (first === undefined) return []
    const label = nameOf(reported, first)
    const rows = arms.flatMap(({ name, players }) => {
      const own = players[at]
      return own === undefined ? [] : [{ label: name, ...own.wins }]
    })
    return [section(`${w('wins')}: ${label}`, note(w('winsNote')), whiskers(label, rows, { show: percent }))]
  })
}

function rulingSections({ entry: { pkg }, plan, results, lang }: Reported, w: (word: Word) => string): string[] {
  const bot: BotSpec<unknown, unknown> | undefined = pkg.bots.find(({ id }) => id === plan.bot)
  const [base] = plan.arms
  if (bot === undefined || base === undefined) return []
  const switches = rulingSwitches(pkg, bot, base, plan.options)
  const slot = slotOf(base, bot.id)
  const player = playersOf(plan).findIndex((slots) => slots.includes(slot))
  const effects = rankedEffects(results, switches, player).flatMap(({ difference, rulings }) => {
    const own = difference.players[player]
    return own === undefined ? [] : [{ difference, rulings, own }]
  })
  const { rulebook } = bot
  const texts = rulebook?.rulings?.[lang] ?? {}
  const said = (text: string) => (rulebook === undefined ? text : plain(text, rulebook, lang))
  return [
    section(
      w('difference'),
      note(w('differenceNote')),
      whiskers(
        w('difference'),
        effects.map(({ difference, own }) => ({ label: difference.name, ...own.wins })),
        { show: points, zero: true },
      ),
      table(
        [w('switched'), w('wins'), w('score'), w('changed'), w('ruling')],
        effects.map(({ difference, rulings, own }) => [
          difference.name,
          banded(own.wins, points),
          own.score === undefined ? '—' : banded(own.score, signed(decimal)),
          percent(1 - difference.identical.share),
          rulings.join(', '),
        ]),
      ),
    ),
    section(
      w('withoutOption'),
      table(
        [w('ruling'), ''],
        fixedRulings(bot, switches).map((ruling) => [ruling, said(texts[ruling] ?? '')]),
        'text',
      ),
    ),
  ]
}
