// The start page: what this is, your games, a new one.

import { speak } from '@understudy/procedure'
import { EllipsisVertical, GraduationCap, Import, Plus } from 'lucide'
import { useEffect, useState } from 'preact/hooks'
import { GAMES, loadGame, PLANNED } from '../games/index.ts'
import type { AnyGameUi } from '../games/ui.ts'
import { withYaml } from '../games/yaml.ts'
import { turnName } from '../play/story.ts'
import type { Meta } from '../storage/db.ts'
import { kept, lookIfKept } from '../storage/persist.ts'
import { games } from '../store/games.ts'
import { guided } from '../store/guide.ts'
import { linkTo } from '../store/route.ts'
import { lang } from '../store/settings.ts'
import { t } from '../text/index.ts'
import { Icon } from '../ui/icon.tsx'
import { writeDate } from '../ui/locale.ts'
import { PageHead } from '../ui/page.tsx'
import { GameMenu } from './game-menu.tsx'
import { HeroBoard } from './hero-board.tsx'
import { playGuided, playNow } from './starting.ts'

const FIRST = GAMES[0]?.id ?? ''

export function StartPage() {
  const words = t.value.start
  const list = games.value
  const uis = useGames(list ?? [])
  const latest = list?.find((meta) => !meta.over)
  useEffect(() => void lookIfKept(), [])
  return (
    <>
      <PageHead />
      <main class="page" id="content">
        <section class="hero">
          <div class="hero-words">
            <h1>{t.value.app.line}</h1>
            <p>{t.value.app.what}</p>
            <div class="row">
              {latest === undefined ? null : (
                <a class="button main large" href={linkTo.game(latest.id)}>
                  {words.continue}
                </a>
              )}
              <button
                type="button"
                class={latest === undefined ? 'button main large' : 'button large'}
                data-play={FIRST}
                onClick={() => void playNow(FIRST)}
              >
                {words.playNow}
              </button>
              <a class="button large" href={linkTo.new()}>
                <Icon of={Plus} />
                {words.newGame}
              </a>
              <a class="button large" href={linkTo.import}>
                <Icon of={Import} />
                {words.import}
              </a>
            </div>
          </div>
          <HeroBoard ui={uis[FIRST]} />
        </section>
        {guided.value.over ? null : (
          <section class="guide-offer">
            <button type="button" class="button" onClick={() => void playGuided(FIRST)}>
              <Icon of={GraduationCap} />
              {t.value.guide.offer}
            </button>
            <p class="quiet">{t.value.guide.offerWhat}</p>
          </section>
        )}
        {list === null ? <p class="notice error">{t.value.app.noStorage}</p> : null}
        <GameList />
        <section class="saved" aria-labelledby="saved-title">
          <h2 id="saved-title">{words.saved}</h2>
          {list === undefined ? (
            <p class="quiet">{t.value.app.loading}</p>
          ) : list === null || list.length === 0 ? (
            <div class="empty">
              <p>
                <strong>{words.none}</strong>
              </p>
              <p>{words.noneWhat}</p>
            </div>
          ) : (
            <>
              <ul class="saved-list">
                {list.map((meta) => (
                  <SavedGame key={meta.id} meta={meta} ui={uis[meta.game]} />
                ))}
              </ul>
              <p>
                <a href={linkTo.results}>{t.value.results.title}</a>
              </p>
              {kept.value === false ? <p class="quiet">{t.value.saving.reminder}</p> : null}
            </>
          )}
        </section>
        <Rulebooks />
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
        <footer class="foot">
          <a href={linkTo.about}>{t.value.about.title}</a>
          <span class="quiet">{words.remembered}</span>
        </footer>
      </main>
    </>
  )
}

/** The code of the first game and of those that were saved, as it arrives; the page does not wait for it. */
function useGames(saved: readonly Meta[]): Readonly<Record<string, AnyGameUi>> {
  const [uis, setUis] = useState<Readonly<Record<string, AnyGameUi>>>({})
  const ids = [...new Set([FIRST, ...saved.map(({ game }) => game)])].join(' ')
  useEffect(() => {
    for (const id of ids.split(' '))
      loadGame(id)?.then(
        (ui) => setUis((before) => (before[id] === ui ? before : { ...before, [id]: ui })),
        () => undefined,
      )
  }, [ids])
  return uis
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
            <span class="quiet">{game.books.map((book) => book.title[lang.value]).join(', ')}</span>
            <span class="row">
              <button type="button" class="button" data-play={game.id} onClick={() => void playNow(game.id)}>
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

function SavedGame({ meta, ui }: { meta: Meta; ui: AnyGameUi | undefined }) {
  const words = t.value.start
  const [menu, setMenu] = useState(false)
  const listed = GAMES.find((game) => game.id === meta.game)
  const [state, setState] = useState<unknown>(undefined)
  useEffect(() => {
    if (ui === undefined) return
    void withYaml(() => ui.pkg.game.parse(meta.position)).then(setState, () => setState(undefined))
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
                <strong>{book.title[lang.value]}</strong>
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
