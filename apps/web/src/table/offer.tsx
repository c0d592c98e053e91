// Help where it is wanted, in the empty line of the plan: the coach for somebody's first game; and "What is this?", once in this
// browser for each kind of decision that the player aid has a line about.

import { X } from 'lucide'
import { useEffect, useState } from 'preact/hooks'
import type { Play } from '../play/play.ts'
import { beginGuide, endGuide, guided } from '../store/guide.ts'
import { meet, met } from '../store/met.ts'
import { lang } from '../store/settings.ts'
import { helpWords } from '../text/help.ts'
import { Icon } from '../ui/icon.tsx'

/** So many deeds of a person's, and it is no longer the beginning. */
const BEGINNING = 3

export function Offer({ play, kind }: { play: Play; kind: string }) {
  const words = helpWords[lang.value]
  const key = `${play.pkg.game.id} ${kind}`
  // Whoever has decided it once has met it.
  useEffect(() => () => meet(key), [key])
  const { over, game } = guided.value
  const deeds = play.table.entries.filter((entry) => entry.t === 'action' && entry.by === 'person').length
  if (!over && game === undefined && play.ui.guide !== undefined && deeds < BEGINNING)
    return (
      <p class="dock-offer">
        <button type="button" class="button quiet" data-key="coach" onClick={() => beginGuide(play.id)}>
          {words.showMe}
        </button>
        <button type="button" class="button quiet icon" aria-label={words.noThanks} onClick={endGuide}>
          <Icon of={X} size={18} />
        </button>
      </p>
    )
  return game === play.id || met(key) ? null : <WhatIsThis play={play} kind={kind} />
}

/** Fetches the player aid, which tells whether it has an answer. */
function WhatIsThis({ play, kind }: { play: Play; kind: string }) {
  if (!useTold(play, kind)) return null
  return (
    <p class="dock-offer">
      <button
        type="button"
        class="button quiet"
        data-key="what is this"
        onClick={() => {
          play.tab.value = 'help'
        }}
      >
        {helpWords[lang.value].whatIsThis}
      </button>
    </p>
  )
}

/** Whether the player aid says something about this kind of decision. */
function useTold(play: Play, kind: string): boolean {
  const [kinds, setKinds] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    void play.ui.help?.(play.table.state).then(
      ({ aid }) => setKinds(new Set(aid.flatMap(({ lines }) => lines.flatMap(({ when }) => when ?? [])))),
      () => undefined,
    )
  }, [play])
  return kinds.has(kind)
}
