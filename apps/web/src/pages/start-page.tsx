// The start page: what this is, your games, a new one.

import { speak } from '@understudy/procedure'
import { EllipsisVertical, Import, Plus } from 'lucide'
import { useEffect, useState } from 'preact/hooks'
import { GAMES, loadGame, PLANNED } from '../games/index.ts'
import type { AnyGameUi } from '../games/ui.ts'
import { withYaml } from '../games/yaml.ts'
import { turnName } from '../play/story.ts'
import type { Meta } from '../storage/db.ts'
import { kept, lookIfKept } from '../storage/persist.ts'
import { games } from '../store/games.ts'
import { linkTo } from '../store/route.ts'
import { lang } from '../store/settings.ts'
import { t } from '../text/index.ts'
import { Icon } from '../ui/icon.tsx'
import { PageHead } from '../ui/page.tsx'
import { GameMenu } from './game-menu.tsx'
import { HeroBoard } from './hero-board.tsx'
import { playNow } from './new-page.tsx'

export function StartPage() {
  const words = t.value.start
  const uis = useGames()
  const list = games.value
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
                onClick={() => void playNow()}
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
          <HeroBoard ui={uis[GAMES[0]?.id ?? '']} />
        </section>
        {list === null ? <p class="notice error">{t.value.app.noStorage}</p> : null}
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
              {kept.value === false ? <p class="quiet">{t.value.saving.reminder}</p> : null}
            </>
          )}
        </section>
        <Rulebooks uis={uis} />
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

/** Dates as the person is used to them, if that is in the language of the page. */
const locale = (): string => (navigator.language.startsWith(lang.value) ? navigator.language : lang.value)

/** The games' code, as it arrives; the page does not wait for it. */
function useGames(): Readonly<Record<string, AnyGameUi>> {
  const [uis, setUis] = useState<Readonly<Record<string, AnyGameUi>>>({})
  useEffect(() => {
    for (const { id } of GAMES)
      loadGame(id)?.then(
        (ui) => setUis((before) => ({ ...before, [id]: ui })),
        () => undefined,
      )
  }, [])
  return uis
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
  const when = new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' }).format(meta.updated)
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

function Rulebooks({ uis }: { uis: Readonly<Record<string, AnyGameUi>> }) {
  const words = t.value.start
  return (
    <section aria-labelledby="books-title">
      <h2 id="books-title">{words.rulebooks}</h2>
      <p class="quiet">{words.rulebooksWhat}</p>
      <ul class="books">
        {Object.values(uis).flatMap(({ pkg, Sheets }) => [
          ...pkg.bots
            .filter((bot) => bot.rulebook !== undefined)
            .map((bot) => (
              <li key={bot.id}>
                <a class="book-link" href={linkTo.rulebook(pkg.game.id, bot.id)}>
                  <strong>{bot.title[lang.value]}</strong>
                  <span class="quiet">{pkg.game.title[lang.value]}</span>
                </a>
              </li>
            )),
          ...(Sheets === undefined
            ? []
            : [
                <li key={`${pkg.game.id} sheets`}>
                  <a class="book-link" href={linkTo.sheets(pkg.game.id)}>
                    <strong>{words.sheets}</strong>
                    <span class="quiet">{pkg.game.title[lang.value]}</span>
                  </a>
                </li>,
              ]),
        ])}
      </ul>
    </section>
  )
}
