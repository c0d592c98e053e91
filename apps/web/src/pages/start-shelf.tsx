// The end of the start page: what can be read, what is not there yet, and what this is.

import { Import } from 'lucide'
import { bookTitle, GAMES, PLANNED } from '../games/index.ts'
import { linkTo } from '../store/route.ts'
import { lang } from '../store/settings.ts'
import { t } from '../text/index.ts'
import { Icon } from '../ui/icon.tsx'

export function Shelf() {
  return (
    <>
      <Rulebooks />
      <Planned />
      <footer class="foot">
        <a href={linkTo.about}>{t.value.about.title}</a>
        <span class="quiet">{t.value.start.remembered}</span>
      </footer>
    </>
  )
}

/** To read or to print: rulebooks of the bots, player aids, cards; and a game of one's own to bring along. */
function Rulebooks() {
  const words = t.value.start
  return (
    <section aria-labelledby="books-title">
      <h2 id="books-title">{words.rulebooks}</h2>
      <p class="quiet">{words.rulebooksWhat}</p>
      <dl class="shelf">
        {GAMES.map((game) => (
          <div key={game.id}>
            <dt>{game.title[lang.value]}</dt>
            <dd>
              {game.books.map((book) => (
                <a key={book.id} class="book-link" href={linkTo.rulebook(game.id, book.id)}>
                  {bookTitle(book, lang.value)}
                </a>
              ))}
              <a class="book-link aid" href={linkTo.aid(game.id)}>
                {words.aid}
              </a>
              <a class="book-link aid" href={linkTo.cards(game.id)}>
                {words.cards}
              </a>
              {game.sheets ? (
                <a class="book-link aid" href={linkTo.sheets(game.id)}>
                  {words.sheets}
                </a>
              ) : null}
            </dd>
          </div>
        ))}
      </dl>
      <p>
        <a class="button" href={linkTo.import}>
          <Icon of={Import} />
          {words.import}
        </a>
      </p>
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
