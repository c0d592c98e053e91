// A rulebook to read or to print.

import { Printer } from 'lucide'
import { useEffect, useState } from 'preact/hooks'
import { loadGame } from '../games/index.ts'
import type { AnyGameUi } from '../games/ui.ts'
import { Book } from '../panels/book.tsx'
import { linkTo } from '../store/route.ts'
import { lang } from '../store/settings.ts'
import { t } from '../text/index.ts'
import { Choose } from '../ui/fields.tsx'
import { Icon } from '../ui/icon.tsx'
import { PageHead } from '../ui/page.tsx'

/** The code of a game, or what to say while there is none. */
export function useGame(id: string): AnyGameUi | 'wait' | 'missing' | 'failed' {
  const [found, setFound] = useState<AnyGameUi | 'wait' | 'missing' | 'failed'>('wait')
  useEffect(() => {
    const loading = loadGame(id)
    if (loading === undefined) return setFound('missing')
    setFound('wait')
    loading.then(setFound, () => setFound('failed'))
  }, [id])
  return found
}

export function RulebookPage({ game, bot, node }: { game: string; bot: string; node: string | undefined }) {
  const words = t.value.rulebook
  const ui = useGame(game)
  const [chosen, setChosen] = useState<string | undefined>(undefined)
  const spec = typeof ui === 'string' ? undefined : ui.pkg.bots.find((each) => each.id === bot)
  const edition = chosen ?? spec?.editions[0] ?? ''
  return (
    <>
      <PageHead title={words.title} />
      <main class="page book-page" id="content">
        {spec?.rulebook === undefined ? (
          <p class="quiet">
            {ui === 'wait' ? t.value.app.loading : ui === 'failed' ? t.value.app.failedToLoad : words.none}
          </p>
        ) : (
          <>
            <div class="row book-tools">
              <OtherBooks ui={ui as AnyGameUi} bot={bot} />
              <button type="button" class="button" onClick={() => print()}>
                <Icon of={Printer} size={18} />
                {words.print}
              </button>
            </div>
            {spec.editions.length > 1 ? (
              <Choose
                label={words.edition}
                values={spec.editions.map((id) => ({ id, title: id }))}
                value={edition}
                onChange={setChosen}
              />
            ) : null}
            <Book book={spec.rulebook} edition={edition} node={node} />
          </>
        )}
      </main>
    </>
  )
}

function OtherBooks({ ui, bot }: { ui: AnyGameUi; bot: string }) {
  const books = ui.pkg.bots.filter((each) => each.rulebook !== undefined)
  return (
    <nav class="row grow" aria-label={t.value.start.rulebooks}>
      {books.map((each) => (
        <a
          key={each.id}
          class={each.id === bot ? 'button pressed' : 'button'}
          aria-current={each.id === bot ? 'page' : undefined}
          href={linkTo.rulebook(ui.pkg.game.id, each.id)}
        >
          {each.title[lang.value]}
        </a>
      ))}
    </nav>
  )
}

export function SheetsPage({ game, options }: { game: string; options: Readonly<Record<string, string>> }) {
  const ui = useGame(game)
  const words = t.value
  return (
    <>
      <PageHead title={words.start.sheets} />
      <main class="page sheets-page" id="content">
        {typeof ui === 'string' || ui.Sheets === undefined ? (
          <p class="quiet">{ui === 'wait' ? words.app.loading : words.app.failedToLoad}</p>
        ) : (
          <>
            <div class="row book-tools end">
              <button type="button" class="button" onClick={() => print()}>
                <Icon of={Printer} size={18} />
                {words.rulebook.print}
              </button>
            </div>
            <ui.Sheets lang={lang.value} options={options} />
          </>
        )}
      </main>
    </>
  )
}
