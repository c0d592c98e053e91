// One line on the start page: how many of one's games were won.

import './around.css'
import { GAMES } from '../games/index.ts'
import type { Result } from '../storage/db.ts'
import { linkTo } from '../store/route.ts'
import { lang } from '../store/settings.ts'
import { byGame } from './figures.ts'
import { aroundWords } from './words.ts'

export function You({ results }: { results: readonly Result[] }) {
  const words = aroundWords[lang.value].figures
  const games = byGame(results)
  return (
    <section class="you" aria-labelledby="you-title">
      <h2 id="you-title">{words.you}</h2>
      {games.map(({ game, won, played }) => (
        <span key={game} data-figure={game}>
          <strong>{GAMES.find(({ id }) => id === game)?.title[lang.value] ?? game}</strong> {words.of(won, played)}
        </span>
      ))}
      <a href={linkTo.results}>{words.all}</a>
    </section>
  )
}
