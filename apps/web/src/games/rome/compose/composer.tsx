// Where a person enters what they do, on screen or beside a real board: one page for each kind of decision.

import '../style/compose.css'
import type { Action, State } from '@understudy/rome'
import { useEffect } from 'preact/hooks'
import type { ComposerProps } from '../../ui.ts'
import { AgentsPage } from './agents-page.tsx'
import { ArmyPage } from './army-page.tsx'
import { queueFor, takeQueued } from './bridge.ts'
import { CampaignPage } from './campaign-page.tsx'
import { DrawPage, InitiativePage, RollPage } from './chance-pages.tsx'
import { MusterPage } from './muster-page.tsx'
import { CommitPage, OrderPage } from './order-page.tsx'
import { PlainPage } from './plain-page.tsx'
import { PlayPage } from './play-page.tsx'
import { ShopPage } from './shop-page.tsx'

const PAGES = {
  compose: MusterPage,
  commit: CommitPage,
  order: OrderPage,
  agents: AgentsPage,
  campaign: CampaignPage,
  army: ArmyPage,
  battleCard: PlayPage,
  spending: ShopPage,
  roll: RollPage,
  deal: DrawPage,
  flip: DrawPage,
  troop: DrawPage,
  general: DrawPage,
  initiative: InitiativePage,
} as const

export function Composer(props: ComposerProps<State, Action>) {
  const { decision, onAct } = props
  // What a tap on the page before already said.
  useEffect(() => {
    const [first, ...rest] = takeQueued() ?? []
    if (first === undefined || decision.legal(first) !== undefined) return
    if (rest.length > 0) queueFor(rest)
    onAct(first)
  }, [])
  const Page = PAGES[decision.kind as keyof typeof PAGES] ?? PlainPage
  return (
    <div class={`rome rome-compose on-${decision.kind}`}>
      <Page {...props} />
    </div>
  )
}
