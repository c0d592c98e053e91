// Where a person enters what they do, on screen or beside a real board: one page for each kind of decision.

import '../style/compose.css'
import '../style/shop.css'
import '../style/throw.css'
import { speak } from '@understudy/procedure'
import { type Action, rome, type State } from '@understudy/rome'
import { useEffect, useRef } from 'preact/hooks'
import type { ComposerProps } from '../../ui.ts'
import { AgentsPage } from './pages/agents-page.tsx'
import { ArmyPage } from './pages/army-page.tsx'
import { CampaignPage } from './pages/campaign-page.tsx'
import { DrawPage, InitiativePage, RollPage } from './pages/chance-pages.tsx'
import { DemandPage } from './pages/demand-page.tsx'
import { MusterPage } from './pages/muster-page.tsx'
import { CommitPage, OrderPage } from './pages/order-page.tsx'
import { PlainPage } from './pages/plain-page.tsx'
import { PlayPage } from './pages/play-page.tsx'
import { TellPage } from './pages/tell-page.tsx'
import { PlanTokens } from './plan.tsx'
import { ShopPage } from './shop/shop-page.tsx'
import { byHand, placing, trayShut } from './tray.ts'
import { COMPOSE_WORDS } from './words.ts'

const PAGES = {
  compose: MusterPage,
  commit: CommitPage,
  order: OrderPage,
  agents: AgentsPage,
  campaign: CampaignPage,
  army: ArmyPage,
  battleCard: PlayPage,
  demand: DemandPage,
  tell: TellPage,
  spending: ShopPage,
  roll: RollPage,
  deal: DrawPage,
  flip: DrawPage,
  troop: DrawPage,
  general: DrawPage,
  initiative: InitiativePage,
} as const

/** Too big for the line of the choices: a tray in the frame of the drawer, or a pad over the hand. */
const TRAYS: readonly string[] = ['compose', 'spending', 'tell', 'initiative']
const PADS: readonly string[] = ['roll', 'deal', 'flip', 'troop', 'general']
/** Told of a real table on a pad; on the screen these cards lie in the hand. */
const IN_HAND: readonly string[] = ['battleCard', 'agents']

const frameOf = (kind: string, told: boolean): string => {
  if (TRAYS.includes(kind) && !trayShut(kind, told)) return 'dock-tray'
  return PADS.includes(kind) || (told && IN_HAND.includes(kind)) ? 'dock-pad' : 'dock-choices'
}

export function Composer(props: ComposerProps<State, Action>) {
  const { state, lang, decision, amends } = props
  // A page belongs to its question: what was entered for the one before must not stay. A step that is put right stays the
  // same question, however often its decision is made anew.
  const question = amends ?? decision
  const asked = useRef({ question, n: 0 })
  if (asked.current.question !== question) asked.current = { question, n: asked.current.n + 1 }
  useEffect(() => {
    // In the next game nobody has wanted to choose yet.
    if (decision.kind !== 'compose') byHand.value = false
    // A purchase that was being asked about is done, or no longer wanted.
    return () => {
      placing.value = undefined
    }
  }, [])
  const frame = frameOf(decision.kind, props.beside || amends !== undefined)
  const Page = PAGES[decision.kind as keyof typeof PAGES] ?? PlainPage
  return (
    <>
      {props.proposed === undefined && amends === undefined ? <PlanTokens back={COMPOSE_WORDS[lang].back} /> : null}
      {/* What makes way for the map does not move there: it goes, and something else comes. */}
      <div key={frame} class={`rome rome-compose ${frame} on-${decision.kind}`}>
        {amends === undefined ? null : (
          <p class="rome-note rome-was">
            {COMPOSE_WORDS[lang].was} {speak(rome.phrases, lang, rome.describe(amends, state))}
          </p>
        )}
        <Page key={asked.current.n} {...props} />
        {props.all}
      </div>
    </>
  )
}
