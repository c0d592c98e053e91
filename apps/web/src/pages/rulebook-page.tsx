// A rulebook to read or to print.

import type { AnyRulebook } from '@understudy/procedure'
import { Printer } from 'lucide'
import { useEffect, useState } from 'preact/hooks'
import { bookTitle, GAMES, loadGame } from '../games/index.ts'
import { hasBook, loadBook } from '../games/light.ts'
import type { AnyGameUi } from '../games/ui.ts'
import { Book } from '../panels/book.tsx'
import { linkTo } from '../store/route.ts'
import { lang } from '../store/settings.ts'
import { t } from '../text/index.ts'
import { Choose } from '../ui/fields.tsx'
import { Icon } from '../ui/icon.tsx'
import { PageHead } from '../ui/page.tsx'

/** The code of a game, or what to say while there is none. */
function useGame(id: string): AnyGameUi | 'wait' | 'missing' | 'failed' {
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
  const [chosen, setChosen] = useState<string | undefined>(undefined)
  const book = useBook(game, bot)
  const edition = chosen ?? (typeof book === 'string' ? '' : (book.editions[0] ?? ''))
  return (
    <>
      <PageHead title={words.title} />
      <main class="page book-page" id="content">
        {typeof book === 'string' ? (
          <p class="quiet">
            {book === 'wait' ? t.value.app.loading : book === 'failed' ? t.value.app.failedToLoad : words.none}
          </p>
        ) : (
          <>
            <div class="row book-tools">
              <OtherBooks game={game} bot={bot} />
              <button type="button" class="button" onClick={() => print()}>
                <Icon of={Printer} size={18} />
                {words.print}
              </button>
            </div>
            {book.editions.length > 1 ? (
              <Choose
                label={words.edition}
                values={book.editions.map((id) => ({ id, title: id }))}
                value={edition}
                onChange={setChosen}
              />
            ) : null}
            <Book book={book} edition={edition} node={node} />
          </>
        )}
      </main>
    </>
  )
}

/** A rulebook, or what to say while there is none. */
function useBook(game: string, bot: string): AnyRulebook | 'wait' | 'missing' | 'failed' {
  const [book, setBook] = useState<AnyRulebook | 'wait' | 'missing' | 'failed'>('wait')
  useEffect(() => {
    let left = false
    const show = (found: typeof book) => {
      if (!left) setBook(found)
    }
    show(hasBook(game, bot) ? 'wait' : 'missing')
    if (hasBook(game, bot))
      loadBook(game, bot).then(
        (found) => show(found ?? 'missing'),
        () => show('failed'),
      )
    return () => {
      left = true
    }
  }, [game, bot])
  return book
}

function OtherBooks({ game, bot }: { game: string; bot: string }) {
  const books = GAMES.find(({ id }) => id === game)?.books ?? []
  return (
    <nav class="row grow" aria-label={t.value.start.rulebooks}>
      {books.map((each) => (
        <a
          key={each.id}
          class={each.id === bot ? 'button pressed' : 'button'}
          aria-current={each.id === bot ? 'page' : undefined}
          href={linkTo.rulebook(game, each.id)}
        >
          {bookTitle(each, lang.value)}
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
