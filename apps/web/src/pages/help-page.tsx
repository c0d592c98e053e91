// A game's player aid, or all its cards, as a page of its own: to read or to print before a game.

import '../style/help.css'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { GAMES, loadGame } from '../games/index.ts'
import type { AnyGameUi, Help } from '../games/ui.ts'
import { linkTo } from '../store/route.ts'
import { lang } from '../store/settings.ts'
import { helpWords } from '../text/help.ts'
import { t } from '../text/index.ts'
import { PageHead } from '../ui/page.tsx'
import { begin, draftOf, freshDraft } from './draft.ts'

type Part = 'aid' | 'cards'

/** The help of the table that the game proposes. */
async function helpOf(ui: AnyGameUi): Promise<{ readonly help: Help<unknown>; readonly state: unknown } | undefined> {
  const preset = ui.presets?.[0]
  const draft = preset === undefined ? freshDraft() : draftOf(preset)
  await ui.needs?.(draft.options, 'start')
  const { state } = begin(ui.pkg, draft)
  const help = await ui.help?.(state)
  return help === undefined ? undefined : { help, state }
}

export function HelpPage({ game, part }: { game: string; part: Part }) {
  const words = helpWords[lang.value]
  const [found, setFound] = useState<Awaited<ReturnType<typeof helpOf>>>(undefined)
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
        () => setFailed(true),
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
          <Aid help={found.help} />
        ) : (
          <Cards {...found} />
        )}
      </main>
    </>
  )
}

function Aid({ help }: { help: Help<unknown> }) {
  return (
    <div class="help-aid">
      {help.aid.map(({ title, lines }) => (
        <section key={title.en}>
          <h2>{title[lang.value]}</h2>
          <ul>
            {lines.map(({ text }) => (
              <li key={text.en}>{text[lang.value]}</li>
            ))}
          </ul>
        </section>
      ))}
      <p>
        <button type="button" class="button" onClick={() => print()}>
          {helpWords[lang.value].print}
        </button>
      </p>
    </div>
  )
}

function Cards({ help, state }: { help: Help<unknown>; state: unknown }) {
  const words = helpWords[lang.value]
  const [wanted, setWanted] = useState('')
  const all = useMemo(() => help.cards(state, lang.value), [help, state, lang.value])
  const typed = wanted.trim().toLowerCase()
  const found = all.filter(({ name, kind, text }) => `${name} ${kind} ${text}`.toLowerCase().includes(typed))
  return (
    <div class="help-cards">
      <input
        type="search"
        value={wanted}
        placeholder={words.find}
        aria-label={words.find}
        onInput={(event) => setWanted(event.currentTarget.value)}
      />
      <p class="quiet" aria-live="polite">
        {found.length === 0 ? words.noCard : words.found(found.length)}
      </p>
      <ul>
        {found.map(({ id, name, kind, text }) => (
          <li key={id}>
            <h2>
              {name} <small>{kind}</small>
            </h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
