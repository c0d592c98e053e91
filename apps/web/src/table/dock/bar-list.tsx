// The bar for what is neither a decision nor a bot's step: lists for the real table, a screen between two turns, the
// device passing on, the end of the game.

import { speak } from '@understudy/procedure'
import type { Outcome } from '@understudy/table'
import { ListChecks } from 'lucide'
import type { Play } from '../../play/play.ts'
import { peopleOf, take } from '../../play/seats/secrets.ts'
import { nameOf } from '../../play/telling/names.ts'
import { go, linkTo } from '../../store/route.ts'
import { lang } from '../../store/settings.ts'
import { t } from '../../text/index.ts'
import { counting } from '../../ui/count-up.ts'
import { Icon } from '../../ui/icon.tsx'
import { startEditing } from '../editing.ts'
import { Bar } from './bar-frame.tsx'

/** Beside the board: a whole turn of a bot, to be done on the real table. */
export function ListedBar({ play }: { play: Play }) {
  const bot = play.unseen().find(({ entry }) => entry.t === 'action')
  const name = bot?.entry.t === 'action' ? nameOf(play, bot.entry.seat, lang.value) : ''
  return (
    <Bar
      play={play}
      kind="listed"
      say={t.value.table.doThis(name)}
      confirm={{ text: t.value.table.itDone, onPress: () => play.acknowledge() }}
    >
      <div class="bar-row">
        <button
          type="button"
          class="button quiet show-list"
          onClick={() => {
            play.tab.value = 'turn'
          }}
        >
          <Icon of={ListChecks} size={18} />
          {t.value.table.tabs.turn}
        </button>
      </div>
    </Bar>
  )
}

export function DifferencesBar({ play }: { play: Play }) {
  return (
    <Bar
      play={play}
      kind="listed"
      say={t.value.table.differences}
      confirm={{ text: t.value.table.itDone, onPress: () => play.settle() }}
    />
  )
}

/** The scoring of a chapter has been read; beside the board, the real table has been compared with it. */
export function IntervalBar({ play }: { play: Play }) {
  const words = t.value.table
  return (
    <Bar
      play={play}
      kind="interval"
      say={play.beside ? words.match : (play.interval.value?.says?.[lang.value] ?? words.interval)}
      confirm={
        counting.value === undefined
          ? { text: play.beside ? words.matches : words.play, onPress: () => play.goOn() }
          : { text: words.skip, quiet: true, onPress: counting.value }
      }
    >
      <div class="bar-row">
        {play.beside ? (
          <button type="button" class="button" onClick={() => startEditing(play)}>
            {words.correct}
          </button>
        ) : null}
      </div>
    </Bar>
  )
}

/** Another person decides: until they have the device, nobody's hand is shown. */
export function PassBar({ play, seat }: { play: Play; seat: string }) {
  const words = t.value.table
  const name = nameOf(play, seat, lang.value)
  return (
    <Bar
      play={play}
      kind="pass"
      say={play.watched.value ? words.sharedCopy : words.pass(name)}
      confirm={{ text: play.watched.value ? words.playOn : words.passed(name), onPress: () => take(play, seat) }}
    />
  )
}

/** Whether the one person at the table has won; undefined if there are several, or none. */
function alone(play: Play, { winners }: Outcome): boolean | undefined {
  const [only, ...more] = peopleOf(play)
  return only === undefined || more.length > 0 ? undefined : winners.includes(only)
}

export function OverBar({ play, outcome }: { play: Play; outcome: Outcome }) {
  const words = t.value.table
  const names = outcome.winners.map((seat) => nameOf(play, seat, lang.value))
  const text = speak(play.pkg.game.phrases, lang.value, outcome.why)
  return (
    <Bar
      play={play}
      kind="over"
      who={names.length === 0 ? words.lost : words.won(names.join(', '), alone(play, outcome))}
      say={text}
    >
      <div class="bar-row">
        <button type="button" class="button" onClick={() => go(linkTo.like(play.pkg.game.id, play.id))}>
          {words.again}
        </button>
      </div>
    </Bar>
  )
}

export function BrokenBar({ play }: { play: Play }) {
  const words = t.value.table
  if (play.broken.value === undefined) return null
  return (
    <Bar play={play} kind="broken" who={words.brokenBot} say={words.brokenBotWhat}>
      <p class="quiet">{play.broken.value[lang.value]}</p>
    </Bar>
  )
}
