// The table itself: seats, board, score, market, hand, each in its frame. A game draws them; this hands over what may be
// seen and tapped. What a tap asked about stands in the reader.

import { X } from 'lucide'
import type { ComponentChild } from 'preact'
import { useState } from 'preact/hooks'
import { sceneSize } from '../play/following/battle.ts'
import type { Play } from '../play/play.ts'
import { passTo } from '../play/seats/secrets.ts'
import { t } from '../text/index.ts'
import { Icon } from '../ui/icon.tsx'
import { later } from '../ui/later.tsx'
import { onPhone } from '../ui/narrow.ts'
import { useStages } from '../ui/stages.ts'
import { useBoardProps } from './board-props.ts'
import { botsPlay, togglePause } from './running.ts'

const SceneStage = later(
  () => import('./scene.tsx').then((part) => part.SceneStage),
  () => null,
)
const IntervalStage = later(() => import('./interval.tsx').then((part) => part.IntervalStage))

const OverStage = later(
  () => import('../around/over-stage.tsx').then((part) => part.OverStage),
  () => null,
)
const InIndex = later(
  () => import('../panels/in-index.tsx').then((part) => part.InIndex),
  () => null,
)

/** `scored`: the screen between two turns stands where the board does. */
export function Stage({ play, scored }: { play: Play; scored: boolean }) {
  const { Board, Seats, Score, Market, Hand } = play.ui
  const props = useBoardProps(play, true)
  // The board comes last: what stands around it is there at once.
  const stage = useStages(4)
  const words = t.value.table
  // While the device passes on, nobody's hand is there: the viewer is nobody.
  const covered = passTo(play) !== undefined && play.mode.value.at === 'now'
  const hand = (
    <>
      {covered ? <p class="hand-covered">{words.covered}</p> : null}
      {stage < 3 ? null : <Hand {...props} />}
    </>
  )
  const asked = play.ui.inMarket?.(props.choices) === true
  const next = play.next.value
  // Whose step is shown.
  const acting = botsPlay(play) ? play.table.entries.findLast(({ t }) => t === 'action') : undefined
  const ended = next?.kind === 'over' && play.mode.value.at === 'now' && !play.listed.value ? next.outcome : undefined
  return (
    <div
      class={`stage${props.preview === true ? ' previewing' : ''}${asked ? ' asks-market' : ''}`}
      data-acting={acting?.t === 'action' ? acting.seat : undefined}
    >
      <section
        class="stage-board"
        data-region="board"
        data-coach="board"
        aria-label={words.board}
        // Before whatever was tapped: a tap that ends one's turn is none on the bots.
        onClickCapture={() => pauseBots(play)}
      >
        {scored ? <IntervalStage play={play} /> : stage < 4 ? null : <Board {...props} />}
        {scored || sceneSize(play) === 'none' ? null : <SceneStage play={play} props={props} />}
        {ended === undefined || scored ? null : <OverStage play={play} outcome={ended} />}
      </section>
      <section class="stage-hand" data-region="hand" data-coach="hand" aria-label={words.hand}>
        {onPhone.value && Market !== undefined ? (
          <HandPages
            asked={asked}
            words={[words.handWord, play.ui.marketWord?.[props.lang] ?? words.market]}
            hand={hand}
            market={stage < 3 ? null : <Market {...props} />}
          />
        ) : (
          hand
        )}
      </section>
      {onPhone.value ? null : (
        <div class="stage-market" data-region="market">
          {stage < 3 || Market === undefined ? null : <Market {...props} />}
        </div>
      )}
      <div class="stage-score" data-region="score" data-coach="score">
        {stage < 2 || Score === undefined ? null : <Score {...props} />}
      </div>
      <section class="stage-seats" data-region="seats" data-coach="seats" aria-label={words.seatsRegion}>
        {stage < 1 ? null : <Seats {...props} />}
      </section>
      <Reader play={play} props={props} />
    </div>
  )
}

/** A tap on the board stops the bots; in a scene it ends the motion. */
function pauseBots(play: Play): void {
  if (play.mode.peek().at === 'now' && botsPlay(play) && !play.paused.peek() && sceneSize(play) === 'none')
    togglePause(play)
}

/** A swipe presses one of the two words. */
const swiping = (frame: HTMLElement | null): void => {
  if (frame !== null)
    void import('./hands/swipe.ts').then(
      (part) => part.listenForSwipes(frame),
      () => undefined,
    )
}

/** On a phone the frame of the hand has two pages; a decision about the market turns to it by itself. */
function HandPages({
  asked,
  words,
  hand,
  market,
}: {
  asked: boolean
  words: readonly [string, string]
  hand: ComponentChild
  market: ComponentChild
}) {
  const [page, setPage] = useState({ market: asked, asked })
  if (page.asked !== asked) setPage({ market: asked, asked })
  const turn = (to: boolean) => setPage({ market: to, asked })
  return (
    <div class="hand-pages" ref={swiping}>
      <div class="hand-words">
        <button type="button" data-key="page hand" aria-pressed={!page.market} onClick={() => turn(false)}>
          {words[0]}
        </button>
        <button type="button" data-key="page market" aria-pressed={page.market} onClick={() => turn(true)}>
          {words[1]}
        </button>
      </div>
      <div class={page.market ? 'hand-page of-market' : 'hand-page'}>{page.market ? market : hand}</div>
    </div>
  )
}

function Reader({ play, props }: { play: Play; props: ReturnType<typeof useBoardProps> }) {
  const { Inspect } = play.ui
  const inspected = play.inspected.value
  if (inspected === undefined) return null
  return (
    <aside class="inspect" data-region="reader" aria-label={t.value.table.inspect} data-heard="">
      <Inspect state={props.state} what={inspected} lang={props.lang} names={props.names} />
      <InIndex play={play} what={inspected} />
      <button
        type="button"
        class="button quiet icon"
        aria-label={t.value.app.close}
        onClick={() => {
          play.inspected.value = undefined
        }}
      >
        <Icon of={X} size={18} />
      </button>
    </aside>
  )
}
