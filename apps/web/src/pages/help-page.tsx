// A game's player aid, or all its cards, as a page of its own: to read or to print before a game.

import '../style/help.css'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { GAMES, loadGame } from '../games/index.ts'
import type { AnyGameUi, Help } from '../games/ui.ts'
import { Aid } from '../panels/aid.tsx'
import { CardIndex } from '../panels/card-index.tsx'
import { linkTo } from '../store/route.ts'
import { lang } from '../store/settings.ts'
import { helpWords } from '../text/help.ts'
import { t } from '../text/index.ts'
import { PageHead } from '../ui/page.tsx'
import { begin, draftOf, freshDraft } from './draft.ts'

type Part = 'aid' | 'cards'

interface Found {
  readonly help: Help<unknown>
  readonly state: unknown
}

/** The help of the table that the game proposes. */
async function helpOf(ui: AnyGameUi): Promise<Found | undefined> {
  const preset = ui.presets?.[0]
  const draft = preset === undefined ? freshDraft() : draftOf(preset)
  await ui.needs?.(draft.options, 'start')
  const { state } = begin(ui.pkg, draft)
  const help = await ui.help?.(state)
  return help === undefined ? undefined : { help, state }
}

export function HelpPage({ game, part }: { game: string; part: Part }) {
  const words = helpWords[lang.value]
  const title = GAMES.find(({ id }) => id === game)?.title[lang.value] ?? game
  const [found, setFound] = useState<Found | undefined>(undefined)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    let left = false
    setFound(undefined)
    setFailed(false)
    Promise.resolve(loadGame(game))
      .then((ui) => (ui === undefined ? undefined : helpOf(ui)))
      .then(
        (help) => {
          if (left) return
          setFound(help)
          setFailed(help === undefined)
        },
        () => !left && setFailed(true),
      )
    return () => {
      left = true
    }
  }, [game])
  return (
    <>
      <PageHead title={words.parts[part]} />
      <main class="page narrow help help-page" id="content">
        <nav class="row" aria-label={t.value.newGame.game}>
          {GAMES.map(({ id, title }) => (
            <a
              key={id}
              class={id === game ? 'button pressed' : 'button'}
              href={linkTo[part](id)}
              {...(id === game ? { 'aria-current': 'page' as const } : {})}
            >
              {title[lang.value]}
            </a>
          ))}
        </nav>
        {failed ? <p class="notice error">{t.value.app.failedToLoad}</p> : null}
        {found === undefined ? (
          <p class="quiet">{failed ? '' : t.value.app.loading}</p>
        ) : part === 'aid' ? (
          <Aid game={title} aid={found.help.aid} />
        ) : (
          <Cards {...found} title={title} />
        )}
      </main>
    </>
  )
}

/** Without a game no card lies anywhere. */
function Cards({ title, help, state }: { title: string } & Found) {
  const all = useMemo(
    () => help.cards(state, lang.value).map(({ where: _, ...card }) => card),
    [help, state, lang.value],
  )
  return (
    <>
      <h2 class="unseen">{title}</h2>
      <CardIndex cards={all} />
    </>
  )
}
