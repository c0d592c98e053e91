// The start page below its first screen: every game, the saved ones, rulebooks, what is not there yet.

import { useEffect, useState } from 'preact/hooks'
import { GAMES } from '../games/index.ts'
import type { AnyGameUi } from '../games/ui.ts'
import type { Meta, Result } from '../storage/db.ts'
import { resultsNow } from '../store/results.ts'
import { linkTo } from '../store/route.ts'
import { lang } from '../store/settings.ts'
import { playWhere, usualOf } from '../store/usual.ts'
import { t } from '../text/index.ts'
import { Empty } from '../ui/empty.tsx'
import { later } from '../ui/later.tsx'
import { useStages } from '../ui/stages.ts'
import { Picture } from './picture.tsx'
import { playNow } from './starting.ts'
import { tableName } from './table-name.ts'

const You = later(
  () => import('../around/you.tsx').then((part) => part.You),
  () => null,
)
const SavedList = later(
  () => import('./start-saved.tsx').then((part) => part.SavedList),
  () => null,
)
const Shelf = later(
  () => import('./start-shelf.tsx').then((part) => part.Shelf),
  () => null,
)

interface BelowProps {
  readonly list: readonly Meta[] | undefined | null
  /** The code of games that has arrived. */
  readonly uis: Readonly<Record<string, AnyGameUi>>
}

/** Comes a frame after the first screen, in two parts. */
export function Below({ list, uis }: BelowProps) {
  const stage = useStages(2)
  return (
    <>
      {stage < 1 ? null : <GameList />}
      {stage < 2 ? null : <Figures />}
      {stage < 1 ? null : <SavedGames list={list} uis={uis} />}
      {stage < 2 ? null : <Shelf />}
    </>
  )
}

/** How many of one's games were won: whoever has finished none has nothing to fetch. */
function Figures() {
  const [results, setResults] = useState<readonly Result[]>([])
  useEffect(() => void resultsNow().then(setResults, () => undefined), [])
  return results.length === 0 ? null : <You results={results} />
}

/** Every game with one tap to play it. */
function GameList() {
  const words = t.value.start
  return (
    <section aria-labelledby="games-title">
      <h2 id="games-title">{words.games}</h2>
      <ul class="books games">
        {GAMES.map((game) => (
          <li key={game.id} class="game-card">
            <Picture game={game.id} />
            <strong>
              {game.title[lang.value]}
              {game.label === undefined ? null : <span class="game-label">{game.label[lang.value]}</span>}
            </strong>
            <span class="quiet" id={`table-${game.id}`}>
              {tableName(game, lang.value)}
            </span>
            <fieldset class="where" aria-label={t.value.newGame.where}>
              {(['screen', 'beside'] as const).map((where) => (
                <button
                  key={where}
                  type="button"
                  class="button quiet"
                  aria-pressed={usualOf(game.id).where === where}
                  onClick={() => playWhere(game.id, where)}
                >
                  {where === 'beside' ? words.beside : words.onScreen}
                </button>
              ))}
            </fieldset>
            <span class="row">
              <button
                type="button"
                class="button"
                data-play={game.id}
                aria-label={words.play(game.title[lang.value])}
                aria-describedby={`table-${game.id}`}
                onClick={() => void playNow(game.id)}
              >
                {words.playIt}
              </button>
              <a class="button quiet" href={linkTo.new(game.id)}>
                {words.setUp}
              </a>
              {game.packs === undefined ? null : (
                <a class="button quiet" href={linkTo.packs(game.id)}>
                  {words.packs}
                </a>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function SavedGames({ list, uis }: BelowProps) {
  const words = t.value.start
  return (
    <section class="saved" aria-labelledby="saved-title">
      <h2 id="saved-title">{words.saved}</h2>
      {list === undefined ? (
        <p class="quiet">{t.value.app.loading}</p>
      ) : list === null || list.length === 0 ? (
        <Empty title={words.none}>{words.noneWhat}</Empty>
      ) : (
        <SavedList list={list} uis={uis} />
      )}
    </section>
  )
}
