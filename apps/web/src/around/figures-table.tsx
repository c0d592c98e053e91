// Figures of past games as a table, and as a file for a spreadsheet.

import './around.css'
import { Download } from 'lucide'
import { GAMES } from '../games/index.ts'
import type { Result } from '../storage/db.ts'
import { download } from '../storage/files.ts'
import { lang } from '../store/settings.ts'
import { Icon } from '../ui/icon.tsx'
import { csvOf, ENOUGH, type Figure, figuresOf } from './figures.ts'
import { LEVELS } from './levels.ts'
import { aroundWords } from './words.ts'

export function FiguresTable({ results }: { results: readonly Result[] }) {
  const words = aroundWords[lang.value].figures
  const { rows, left } = figuresOf(results)
  const save = () => download(new File([csvOf(results)], 'understudy.csv', { type: 'text/csv' }))
  return (
    <section class="figures stack" aria-labelledby="figures-title">
      <h2 id="figures-title">{words.title}</h2>
      <p class="quiet">{words.what}</p>
      {rows.length === 0 ? null : (
        <>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: wider than a phone, the keyboard scrolls it too */}
          <div class="figures-scroll" tabIndex={0}>
            <table aria-labelledby="figures-title">
              <thead>
                <tr>
                  <th scope="col">{words.game}</th>
                  <th scope="col">{words.bots}</th>
                  <th scope="col">{words.difficulty}</th>
                  <th scope="col" class="number">
                    {words.seats}
                  </th>
                  <th scope="col">{words.where}</th>
                  <th scope="col" class="number">
                    {words.played}
                  </th>
                  <th scope="col" class="number">
                    {words.won}
                  </th>
                  <th scope="col" class="number">
                    {words.margin}
                  </th>
                  <th scope="col">{words.last}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <Row key={row.key} row={row} />
                ))}
              </tbody>
            </table>
          </div>
          {rows.some(({ played }) => played < ENOUGH) ? <p class="quiet">{words.few}</p> : null}
        </>
      )}
      {left === 0 ? null : <p class="quiet">{words.older(left)}</p>}
      {rows.length === 0 ? null : (
        <p>
          <button type="button" class="button" onClick={save}>
            <Icon of={Download} size={18} />
            {words.csv}
          </button>
        </p>
      )}
    </section>
  )
}

function Row({ row }: { row: Figure }) {
  const words = aroundWords[lang.value].figures
  const game = GAMES.find(({ id }) => id === row.game)
  const nameOf = (bot: string) => game?.books.find(({ id }) => id === bot)?.title[lang.value] ?? bot
  const sign = row.margin === undefined || row.margin <= 0 ? '' : '+'
  return (
    <tr>
      <th scope="row">{game?.title[lang.value] ?? row.game}</th>
      <td>{row.bots.map(([bot, n]) => (n === 1 ? nameOf(bot) : `${n} × ${nameOf(bot)}`)).join(', ')}</td>
      <td>{row.difficulty === undefined ? '–' : (LEVELS[row.difficulty]?.[lang.value] ?? row.difficulty)}</td>
      <td class="number">{row.seats}</td>
      <td>{row.beside ? words.beside : words.screen}</td>
      <td class="number">
        {row.played}
        {row.marked === 0 ? null : (
          <abbr title={words.marked(row.marked)} aria-label={words.marked(row.marked)}>
            *
          </abbr>
        )}
      </td>
      <td class="number">
        {row.played < ENOUGH ? row.won : words.share(row.won, Math.round((row.won / row.played) * 100))}
      </td>
      <td class="number">{row.margin === undefined ? '–' : `${sign}${row.margin.toLocaleString(lang.value)}`}</td>
      <td>
        <span class="figures-marks">
          {row.last.map(({ won, marked }, at) => (
            <i
              key={at}
              class={`${won ? 'won' : 'lost'}${marked ? ' marked' : ''}`}
              role="img"
              aria-label={won ? words.win : words.loss}
            />
          ))}
        </span>
      </td>
    </tr>
  )
}
