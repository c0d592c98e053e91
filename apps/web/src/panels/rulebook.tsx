// The rulebook beside the game, open at the rule that decided.

import { ExternalLink } from 'lucide'
import { botOf, decisions } from '../play/explaining.ts'
import type { Play } from '../play/play.ts'
import { linkTo } from '../store/route.ts'
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
  const bot =
    deciding ?? play.pkg.bots.find((each) => each.rulebook !== undefined && seated.some((one) => one.bot === each.id))
  if (bot?.rulebook === undefined) return <p class="panel-empty">{words.none}</p>
  const edition = seated.find((one) => one.bot === bot.id)?.edition ?? bot.editions[0] ?? ''
  const node = deciding !== undefined && entry?.t === 'action' ? entry.node : undefined
  return (
    <div class="panel-body">
      <p class="row end">
        <a class="button quiet" href={linkTo.rulebook(play.pkg.game.id, bot.id, node)}>
          <Icon of={ExternalLink} size={18} />
          {words.open}
        </a>
      </p>
      <Book book={bot.rulebook} edition={edition} node={node} top={2} />
    </div>
  )
}
