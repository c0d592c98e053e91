// What an experiment came to, section by section.

import {
  type ArmResult,
  type Difference,
  fixedRulings,
  playersOf,
  rankedEffects,
  ruledBot,
  rulingSwitches,
  slotOf,
} from '@understudy/lab'
import { controllerName } from '../args/seats.ts'
import { plain } from '../text/plain.ts'
import { spoken } from '../text/words.ts'
import { banded, escaped, note, section, table } from './html.ts'
import type { Reported } from './page.ts'
import type { Line } from './plots.ts'
import type { Word } from './words.ts'

const nameOf = ({ entry: { pkg }, lang }: Reported, player: ArmResult['players'][number]): string =>
  `${controllerName(pkg, player.controller, lang)}${player.seats.length > 1 ? ` × ${player.seats.length}` : ''}`

/** Players by name, of these arms all that sat there; who are called the same are told apart by their seats. */
function named(
  reported: Reported,
  arm: ArmResult,
  arms: readonly (ArmResult | undefined)[] = [arm],
  between = ' / ',
): { label: string; player: ArmResult['players'][number] }[] {
  const names = arm.players.map((_, at) => {
    const all = arms.flatMap((each) => (each?.players[at] === undefined ? [] : [nameOf(reported, each.players[at])]))
    return [...new Set(all)].join(between)
  })
  return arm.players.map((player, at) => {
    const name = names[at] ?? ''
    const twice = names.filter((other) => other === name).length > 1
    return { label: twice ? `${name}: ${player.seats.join(', ')}` : name, player }
  })
}

export function armSections(reported: Reported, arm: ArmResult): string[] {
  const { plan, w, plots } = reported
  const { decimal, percent } = reported.numbers
  const players = named(reported, arm)
  const scored = players.filter(({ player }) => player.score !== undefined)
  const wins = section(
    w('wins'),
    note(w('winsNote')),
    plots.whiskers(
      w('wins'),
      players.map(({ label, player }) => ({ label, ...player.wins })),
      { show: percent },
    ),
    table(
      [w('player'), w('wins'), w('won'), w('shared'), w('rank'), w('score')],
      players.map(({ label, player }) => [
        label,
        banded(player.wins, percent),
        `${player.won}`,
        `${player.shared}`,
        banded(player.rank, decimal),
        player.score === undefined ? '—' : banded(player.score, decimal),
      ]),
    ),
  )
  const bySeat = players.flatMap(({ label, player }) =>
    plan.seats.flatMap((seat) => {
      const part = player.bySeat[seat]
      return part === undefined ? [] : [{ label: `${label}, ${seat}`, ...part }]
    }),
  )
  const seats = section(
    w('bySeat'),
    ...(plan.rotations > 1 ? [plots.whiskers(w('bySeat'), bySeat, { show: percent })] : []),
    table(
      [w('player'), ...plan.seats],
      players.map(({ label, player }) => [
        label,
        ...plan.seats.map((seat) => {
          const part = player.bySeat[seat]
          return part === undefined ? '—' : percent(part.mean)
        }),
      ]),
    ),
  )
  const values = scored.flatMap(({ player }) => (player.scores ?? []).map(([value]) => value))
  const [from, to] = [Math.min(...values), Math.max(...values)]
  const scores = scored.map(
    ({ label, player }) =>
      `<h3>${escaped(label)}</h3>${plots.bars(`${w('scores')}: ${label}`, player.scores ?? [], { x: w('score'), from, to })}`,
  )
  return [
    wins,
    seats,
    ...(scores.length > 0 ? [section(w('scores'), ...scores)] : []),
    ...measureSections(reported, arm),
  ]
}

/** What the game has declared of itself, along its chapters or rounds. */
function measureSections(reported: Reported, arm: ArmResult): string[] {
  const { entry, lang, w, plots, numbers } = reported
  const { measures } = entry
  const players = named(reported, arm).filter(({ player }) => player.measured !== undefined)
  if (measures === undefined || players.length === 0) return []
  const drawn = measures.list.flatMap(({ title }, at) => {
    const lines = players.map(
      ({ label, player }): Line => ({
        label,
        points: (player.measured?.[at] ?? []).map((step) => ({ x: step.step, ...step })),
      }),
    )
    const name = title[lang]
    return [`<h3>${escaped(name)}</h3>${plots.lines(name, lines, { x: measures.along[lang], show: numbers.short })}`]
  })
  return [section(w('measures'), note(w('measuresNote')), ...drawn)]
}

export function endSection({ entry, lang, w, plots, numbers }: Reported, arm: ArmResult): string {
  const { fixed, percent, short } = numbers
  return section(
    w('ends'),
    table(
      [w('end'), '', w('games')],
      arm.endings.map(({ example, alike, games }) => [
        `${alike ? '' : w('example')}${spoken({ pkg: entry.pkg, lang }, example)}`,
        percent(games.share),
        `${games.count}`,
      ]),
      'text',
    ),
    ...(arm.lengths.length > 0 ? [plots.bars(w('lengths'), arm.lengths, { x: w('turns') })] : []),
    table(
      [w('length'), w('mean'), w('median'), '95 %', w('least'), w('most')],
      [['turns', arm.turns] as const, ['actions', arm.actions] as const].map(([word, spread]) => [
        w(word),
        fixed(spread.mean, 1),
        short(spread.median),
        fixed(spread.p95, 0),
        `${spread.min}`,
        `${spread.max}`,
      ]),
    ),
  )
}

export function differenceSection(reported: Reported, difference: Difference): string {
  const { w, plots } = reported
  const { change, points } = reported.numbers
  const base = reported.results.arms[0]
  const changed = reported.results.arms[difference.arm]
  const players = base === undefined ? [] : named(reported, base, [base, changed], ' → ')
  const all = difference.players.flatMap((player, at) => {
    const label = players[at]?.label
    return label === undefined ? [] : [{ label, player }]
  })
  const { identical, turns, parts } = difference
  return section(
    `${w('difference')}: ${difference.name}`,
    note(w('differenceNote')),
    plots.whiskers(
      w('difference'),
      all.map(({ label, player }) => ({ label, ...player.wins })),
      { show: points, zero: true },
    ),
    table(
      [w('player'), w('wins'), w('rank'), w('score')],
      all.map(({ label, player }) => [
        label,
        banded(player.wins, points),
        banded(player.rank, change),
        player.score === undefined ? '—' : banded(player.score, change),
      ]),
    ),
    table(
      [w('same'), w('turns'), w('parts')],
      [[`${identical.count} / ${identical.of}`, banded(turns, change), parts === undefined ? '—' : `${parts}`]],
    ),
  )
}

/** A line with its band where values are numbers, a dot with its interval for each where they are words. */
export function sweepSections(reported: Reported): string[] {
  const { plan, results, w, plots } = reported
  const { percent } = reported.numbers
  const arms = [...results.arms].sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }))
  const option = arms[0]?.name.split('=')[0] ?? ''
  const numberIn = (name: string): number => Number(name.slice(name.indexOf('=') + 1))
  const numbers = arms.length > 1 && arms.every(({ name }) => name.includes('=') && Number.isFinite(numberIn(name)))
  const first = results.arms[0]
  const labels = first === undefined ? [] : named(reported, first, results.arms).map(({ label }) => label)
  const rowsOf = (at: number) =>
    arms.flatMap(({ name, players }) => {
      const own = players[at]
      return own === undefined ? [] : [{ label: name, x: numberIn(name), ...own.wins }]
    })
  if (numbers) {
    const lines = labels.map((label, at): Line => ({ label, points: rowsOf(at) }))
    return [
      section(
        w('wins'),
        note(w('winsNote')),
        plots.lines(w('wins'), lines, { x: option, show: percent }),
        sweepTable(reported, arms, labels),
      ),
    ]
  }
  return [
    ...playersOf(plan).flatMap((_, at) => {
      const label = labels[at]
      if (label === undefined) return []
      return [
        section(`${w('wins')}: ${label}`, note(w('winsNote')), plots.whiskers(label, rowsOf(at), { show: percent })),
      ]
    }),
    sweepTable(reported, arms, labels),
  ]
}

function sweepTable(reported: Reported, arms: readonly ArmResult[], labels: readonly string[]): string {
  const { w, numbers } = reported
  return table(
    [w('change'), ...labels, w('turns')],
    arms.map(({ name, players, turns }) => [
      name,
      ...labels.map((_, at) => (players[at] === undefined ? '—' : banded(players[at].wins, numbers.percent))),
      numbers.fixed(turns.mean, 1),
    ]),
  )
}

export function rulingSections({ entry: { pkg }, plan, results, lang, w, plots, numbers }: Reported): string[] {
  const { change, percent, points } = numbers
  const [base] = plan.arms
  const bot = base === undefined ? undefined : ruledBot(pkg, base, plan.bot ?? '')
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
  const head: Word[] = ['switched', 'wins', 'score', 'changed', 'ruling']
  return [
    section(
      w('difference'),
      note(w('differenceNote')),
      plots.whiskers(
        w('difference'),
        effects.map(({ difference, own }) => ({ label: difference.name, ...own.wins })),
        { show: points, zero: true },
      ),
      table(
        head.map(w),
        effects.map(({ difference, rulings, own }) => [
          difference.name,
          banded(own.wins, points),
          own.score === undefined ? '—' : banded(own.score, change),
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
