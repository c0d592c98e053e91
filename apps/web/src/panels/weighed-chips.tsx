// What a decision was compared with: a chip each, the chosen one first, then the best losers. Pointing at one lights its
// place on the board; a tap asks why it was not this one.

import { explainVerdict } from '@understudy/procedure/explain'
import type { Play } from '../play/play.ts'
import type { Weighed } from '../play/why/weighed.ts'
import type { Why } from '../play/why/why-of.ts'
import { lang } from '../store/settings.ts'
import { whyWords } from '../text/why.ts'
import { lit } from '../ui/board/weighed-marks.tsx'
import { useStateOf } from '../ui/state-of.ts'
import { plain } from './plain.ts'

/** So many are read at a glance. */
const GLANCE = 8

export function WeighedChips({ play, why }: { play: Play; why: Why }) {
  const words = whyWords[lang.value]
  const [asked, setAsked] = useStateOf<Weighed | undefined>(why, undefined)
  const [all, setAll] = useStateOf(why, false)
  if (why.weighed.length < 2) return null
  const shown = all ? why.weighed : why.weighed.slice(0, GLANCE)
  const rest = why.weighed.length - shown.length
  return (
    <section class="panel-part">
      <h3>{words.compared}</h3>
      <ul class="chips weighed-chips">
        {shown.map((each, at) => (
          <li key={at}>
            <Chip each={each} pressed={asked === each} onAsk={() => setAsked(asked === each ? undefined : each)} />
          </li>
        ))}
        {rest === 0 ? null : (
          <li>
            <button type="button" class="chip" onClick={() => setAll(true)}>
              {words.others(rest)}
            </button>
          </li>
        )}
      </ul>
      <div aria-live="polite">{asked === undefined ? null : <Verdict play={play} why={why} asked={asked} />}</div>
    </section>
  )
}

function Chip({ each: { text, fell, tied, at }, pressed, onAsk }: { each: Weighed; pressed: boolean; onAsk(): void }) {
  const words = whyWords[lang.value]
  const point = () => {
    lit.value = at
  }
  const leave = () => {
    lit.value = []
  }
  return (
    <button
      type="button"
      class={`chip ${fell === undefined ? 'chosen' : tied ? 'tied' : 'dropped'}`}
      aria-pressed={pressed}
      onPointerEnter={point}
      onPointerLeave={leave}
      onFocus={point}
      onBlur={leave}
      onClick={onAsk}
    >
      <span class="chip-sign" aria-hidden="true">
        {tied ? '=' : (fell ?? '✓')}
      </span>
      <span class="unseen">{fell === undefined ? words.chosen : tied ? words.tied : words.fellAs(fell)}: </span>
      {fell === undefined || tied ? <span>{text}</span> : <s>{text}</s>}
    </button>
  )
}

function Verdict({ play, why, asked }: { play: Play; why: Why; asked: Weighed }) {
  const words = whyWords[lang.value]
  if (asked.verdict === undefined) return <p class="verdict">{words.chosenWhat}</p>
  const view = play.table.stateAt(why.index)
  const speaker = { rulebook: why.rulebook, lang: lang.value, phrases: play.pkg.game.phrases, view }
  return <p class="verdict">{plain(explainVerdict(asked.verdict, speaker))}</p>
}
