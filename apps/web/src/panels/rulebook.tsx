// The rulebook beside the game, open at the rule that decided.

import { ExternalLink } from 'lucide'
import { bookOf, hasBook, useBooks } from '../games/light.ts'
import type { Play } from '../play/play.ts'
import { botOf, decisions } from '../play/why/explaining.ts'
import { linkTo } from '../store/route.ts'
import { lang } from '../store/settings.ts'
import { helpWords } from '../text/help.ts'
import { t } from '../text/index.ts'
import { Icon } from '../ui/icon.tsx'
import { Book } from './book.tsx'

export function RulebookPanel({ play }: { play: Play }) {
  const words = t.value.rulebook
  const index = play.asked.value ?? decisions(play).at(-1)
  const entry = index === undefined ? undefined : play.table.entries[index]
  const deciding = botOf(play, entry)
  const controllers = play.pkg.game.seats(play.options).map((seat) => play.table.controller(seat.id))
  const seated = controllers.flatMap((controller) => (controller.by === 'bot' ? [controller] : []))
  const { id } = play.pkg.game
  const bot = deciding ?? seated.find((one) => hasBook(id, one.bot))?.bot
  const sits = seated.find((one) => one.bot === bot)
  const named = deciding !== undefined && entry?.t === 'action' ? entry.bot : sits && bookOf(sits)
  const [book] = useBooks(id, named === undefined ? [] : [named], play.options)
  if (bot === undefined) return <p class="panel-empty">{words.none}</p>
  if (book?.id !== bot) return <p class="panel-empty">{t.value.app.loading}</p>
  const played = play.pkg.edition?.(play.options)
  const edition = sits?.edition ?? book.editions.find((each) => each === played) ?? book.editions[0] ?? ''
  const node = deciding !== undefined && entry?.t === 'action' ? entry.node : undefined
  return (
    <div class="panel-body">
      <p class="row end">
        {play.ui.help === undefined ? null : (
          <button
            type="button"
            class="button quiet"
            onClick={() => {
              play.tab.value = 'help'
            }}
          >
            {helpWords[lang.value].own}
          </button>
        )}
        <a class="button quiet" href={linkTo.rulebook(id, bot, node)}>
          <Icon of={ExternalLink} size={18} />
          {words.open}
        </a>
      </p>
      <Book book={book} edition={edition} node={node} top={2} />
    </div>
  )
}
