// Help where it is wanted, in the empty line of the plan: the coach for somebody's first game; "What is this?", once in this
// browser for each kind of decision, and each thing that can be done in it, that the player aid has a line about; and else what
// happened, where the others play at once.

import { X } from 'lucide'
import type { RefObject } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Help } from '../../games/ui.ts'
import { helpAsked } from '../../panels/help-asked.ts'
import { lastRun } from '../../play/following/moments.ts'
import { hasWake } from '../../play/following/wake-of.ts'
import type { Play } from '../../play/play.ts'
import { beginGuide, endGuide, guided } from '../../store/guide.ts'
import { meet, met } from '../../store/met.ts'
import { lang, speed } from '../../store/settings.ts'
import { helpWords } from '../../text/help.ts'
import { Icon } from '../../ui/icon.tsx'

/** So many deeds of a person's, and it is no longer the beginning. */
const BEGINNING = 3

export function Offer({ play, kind }: { play: Play; kind: string }) {
  const words = helpWords[lang.value]
  const { over, game } = guided.value
  const deeds = play.table.entries.filter((entry) => entry.t === 'action' && entry.by === 'person').length
  if (!over && game === undefined && play.ui.guide !== undefined && deeds < BEGINNING)
    return (
      <p class="dock-offer">
        <button type="button" class="button quiet" data-key="coach" onClick={() => beginGuide(play.id)}>
          <span>{words.showMe}</span>
        </button>
        <button type="button" class="button quiet icon" aria-label={words.noThanks} onClick={endGuide}>
          <Icon of={X} size={18} />
        </button>
      </p>
    )
  return game === play.id ? null : <WhatIsThis play={play} kind={kind} />
}

/** How far somebody has read what the others did. */
const told = new WeakMap<Play, number>()

/** At this pace nothing of it was seen. */
function isUntold(play: Play): boolean {
  const { entries } = play.table
  if (play.tab.value === 'turn') told.set(play, entries.length)
  if (speed.value !== 'instant' || play.beside || told.get(play) === entries.length) return false
  return hasWake(play) && lastRun(entries)?.to === entries.length
}

const Happened = ({ play }: { play: Play }) => (
  <p class="dock-offer">
    <button
      type="button"
      class="button quiet"
      data-key="happened"
      onClick={() => {
        play.inspected.value = undefined
        play.tab.value = 'turn'
      }}
    >
      <span>{helpWords[lang.value].happened}</span>
    </button>
  </p>
)

function WhatIsThis({ play, kind }: { play: Play; kind: string }) {
  const told = useTold(play, kind)
  // What is new as this decision begins stays so until it is over.
  const fresh = told?.filter((each) => !met(`${play.pkg.game.id} ${each}`))
  if (fresh?.length === 0) return isUntold(play) ? <Happened play={play} /> : null
  return fresh === undefined ? null : <Fresh key={fresh.join()} play={play} fresh={fresh} />
}

function Fresh({ play, fresh }: { play: Play; fresh: readonly string[] }) {
  const own = useRef<HTMLParagraphElement>(null)
  const seen = useSeen(own)
  // Whoever has decided it once, with this before their eyes, has met it.
  useEffect(
    () => () => {
      if (seen.current) for (const each of fresh) meet(`${play.pkg.game.id} ${each}`)
    },
    [],
  )
  return (
    <p class="dock-offer" ref={own}>
      <button
        type="button"
        class="button quiet"
        data-key="what is this"
        onClick={() => {
          helpAsked.value = { about: fresh }
          play.tab.value = 'help'
        }}
      >
        <span>{helpWords[lang.value].whatIsThis}</span>
      </button>
    </p>
  )
}

/** Whether it was ever in sight: something else may stand in its place. */
function useSeen(of: RefObject<HTMLElement | null>): { readonly current: boolean } {
  const seen = useRef(false)
  useEffect(() => {
    if (of.current === null) return
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) seen.current = true
    })
    observer.observe(of.current)
    return () => observer.disconnect()
  }, [])
  return seen
}

const NONE: Pick<Help<unknown>, 'aid' | 'meets'> = { aid: [] }

/** What of this decision the player aid, which is fetched for it, has a line about; undefined until it is there. */
function useTold(play: Play, kind: string): readonly string[] | undefined {
  const [help, setHelp] = useState<typeof NONE | undefined>(play.ui.help === undefined ? NONE : undefined)
  useEffect(() => {
    void play.ui.help?.(play.table.state).then(setHelp, () => setHelp(NONE))
  }, [play])
  const next = play.next.value
  if (help === undefined || next?.kind !== 'person') return undefined
  const lines = help.aid.flatMap(({ lines }) => lines)
  return [
    ...[kind].filter((each) => lines.some(({ when }) => when?.includes(each))),
    ...(help.meets?.(play.table.state, next.decision) ?? []).filter((each) =>
      lines.some(({ about }) => about?.includes(each)),
    ),
  ]
}
