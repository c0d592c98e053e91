// The start page: what this is, and a new game; what lies below stands in `start-below.tsx`.

import { GraduationCap, Plus } from 'lucide'
import { useEffect, useState } from 'preact/hooks'
import { GAMES, loadGame } from '../games/index.ts'
import type { AnyGameUi } from '../games/ui.ts'
import type { Meta } from '../storage/db.ts'
import { lookIfKept } from '../storage/persist.ts'
import { games } from '../store/games.ts'
import { guided } from '../store/guide.ts'
import { linkTo } from '../store/route.ts'
import { lang } from '../store/settings.ts'
import { t } from '../text/index.ts'
import { Icon } from '../ui/icon.tsx'
import { later } from '../ui/later.tsx'
import { PageHead } from '../ui/page.tsx'
import { HeroBoard } from './hero-board.tsx'
import { Picture } from './picture.tsx'
import { Below } from './start-below.tsx'
import { playGuided, playNow } from './starting.ts'
import { gameAndTable } from './table-name.ts'

const GoingOn = later(
  () => import('./going-on-words.tsx').then((part) => part.GoingOn),
  () => null,
)

const [first] = GAMES
const FIRST = first?.id ?? ''

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
                <a class="button main large continue" href={linkTo.game(latest.id)}>
                  {words.continue}
                  <small>
                    <GoingOn meta={latest} ui={uis[latest.game]} />
                  </small>
                </a>
              )}
              <button
                type="button"
                class={latest === undefined ? 'button main large' : 'button large'}
                data-play={FIRST}
                onClick={() => void playNow(FIRST)}
              >
                {words.playNow}
                {first === undefined ? null : <small>{gameAndTable(first, lang.value)}</small>}
              </button>
              <a class="button large" href={linkTo.new()}>
                <Icon of={Plus} />
                {words.newGame}
              </a>
            </div>
          </div>
          <HeroBoard ui={uis[FIRST]} />
          <div class="hero-picture">
            <Picture game={FIRST} />
          </div>
        </section>
        {guided.value.over ? null : (
          <section class="guide-offer">
            <p class="guide-which">
              <Icon of={GraduationCap} /> {t.value.guide.offer}:
            </p>
            {GAMES.map(({ id, title }) => (
              <button
                key={id}
                type="button"
                class="button"
                data-guide={id}
                aria-label={`${t.value.guide.offer}: ${title[lang.value]}`}
                onClick={() => void playGuided(id)}
              >
                {title[lang.value]}
              </button>
            ))}
            <p class="quiet">{t.value.guide.offerWhat}</p>
          </section>
        )}
        {list === null ? <p class="notice error">{t.value.app.noStorage}</p> : null}
        <Below list={list} uis={uis} />
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
