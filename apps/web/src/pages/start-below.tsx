// The start page below its first screen: every game, the saved ones, rulebooks, what is not there yet.

import { speak } from '@understudy/procedure'
import { EllipsisVertical } from 'lucide'
import { useEffect, useState } from 'preact/hooks'
import { bookTitle, GAMES, PLANNED } from '../games/index.ts'
import type { AnyGameUi } from '../games/ui.ts'
import { withYaml } from '../games/yaml.ts'
import { turnName } from '../play/story.ts'
import type { Meta, Result } from '../storage/db.ts'
import { kept } from '../storage/persist.ts'
import { resultsNow } from '../store/results.ts'
import { linkTo } from '../store/route.ts'
import { lang } from '../store/settings.ts'
import { playWhere, usualOf } from '../store/usual.ts'
import { t } from '../text/index.ts'
import { Empty } from '../ui/empty.tsx'
import { Icon } from '../ui/icon.tsx'
import { later } from '../ui/later.tsx'
import { writeDate } from '../ui/locale.ts'
import { useStages } from '../ui/stages.ts'
import { playNow } from './starting.ts'
import { tableName } from './table-name.ts'

const You = later(
  () => import('../around/you.tsx').then((part) => part.You),
  () => null,
)
const GameMenu = later(
  () => import('./game-menu.tsx').then((part) => part.GameMenu),
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
      {stage < 2 ? null : <Rulebooks />}
      {stage < 2 ? null : <Planned />}
      {stage < 2 ? null : (
        <footer class="foot">
          <a href={linkTo.about}>{t.value.about.title}</a>
          <span class="quiet">{t.value.start.remembered}</span>
        </footer>
      )}
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
                aria-describedby={`table-${game.id}`}
                onClick={() => void playNow(game.id)}
              >
                {words.play(game.title[lang.value])}
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
        <>
          <ul class="saved-list">
            {list.map((meta) => (
              <SavedGame key={meta.id} meta={meta} ui={uis[meta.game]} />
            ))}
          </ul>
          {kept.value === false ? <p class="quiet">{t.value.saving.reminder}</p> : null}
        </>
      )}
    </section>
  )
}

function SavedGame({ meta, ui }: { meta: Meta; ui: AnyGameUi | undefined }) {
  const words = t.value.start
  const [menu, setMenu] = useState(false)
  const listed = GAMES.find((game) => game.id === meta.game)
  const [state, setState] = useState<unknown>(undefined)
  useEffect(() => {
    if (ui === undefined) return
    const read = async () => {
      await ui.needs?.({}, 'entries')
      return withYaml(() => ui.pkg.game.parse(meta.position))
    }
    void read().then(setState, () => setState(undefined))
  }, [ui, meta.position])
  const turn = ui === undefined ? '' : turnName(ui.pkg, {}, meta.moment, lang.value)
  const standing =
    ui === undefined || meta.standing === undefined ? '' : speak(ui.pkg.game.phrases, lang.value, meta.standing)
  const when = writeDate(meta.updated, 'minute')
  return (
    <li class="saved-game">
      <a class="saved-link" href={linkTo.game(meta.id)}>
        <span class="saved-thumb" aria-hidden="true">
          {ui === undefined || state === undefined ? null : <ui.Thumbnail state={state} />}
        </span>
        <span class="saved-words">
          <strong class="saved-title">{meta.title}</strong>
          <span class="saved-where">
            {listed?.title[lang.value] ?? meta.game} · {meta.over ? words.over : turn}
            {meta.beside ? ` · ${words.beside}` : ''}
          </span>
          <span class="saved-standing">{standing}</span>
          <span class="saved-when">{when}</span>
        </span>
      </a>
      <button type="button" class="button quiet icon" aria-label={words.menu(meta.title)} onClick={() => setMenu(true)}>
        <Icon of={EllipsisVertical} />
      </button>
      {menu ? <GameMenu meta={meta} onClose={() => setMenu(false)} /> : null}
    </li>
  )
}

function Rulebooks() {
  const words = t.value.start
  return (
    <section aria-labelledby="books-title">
      <h2 id="books-title">{words.rulebooks}</h2>
      <p class="quiet">{words.rulebooksWhat}</p>
      <ul class="books">
        {GAMES.flatMap((game) => [
          ...game.books.map((book) => (
            <li key={book.id}>
              <a class="book-link" href={linkTo.rulebook(game.id, book.id)}>
                <strong>{bookTitle(book, lang.value)}</strong>
                <span class="quiet">{game.title[lang.value]}</span>
              </a>
            </li>
          )),
          ...(game.sheets
            ? [
                <li key={`${game.id} sheets`}>
                  <a class="book-link" href={linkTo.sheets(game.id)}>
                    <strong>{words.sheets}</strong>
                    <span class="quiet">{game.title[lang.value]}</span>
                  </a>
                </li>,
              ]
            : []),
        ])}
      </ul>
    </section>
  )
}

function Planned() {
  const words = t.value.start
  return (
    <section aria-labelledby="planned-title">
      <h2 id="planned-title">{words.notYet}</h2>
      <p class="quiet">{words.notYetWhat}</p>
      <ul class="planned">
        {PLANNED.map((game) => (
          <li key={game.title.en}>
            <strong>{game.title[lang.value]}</strong> <span class="quiet">{game.bots}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
