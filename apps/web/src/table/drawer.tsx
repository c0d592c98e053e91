// The drawer: Turn, Why, Log, Rulebook, Help.

import { ChevronsUpDown, X } from 'lucide'
import { useEffect, useState } from 'preact/hooks'
import type { Play } from '../play/play.ts'
import type { Tab } from '../play/telling/view.ts'
import { t } from '../text/index.ts'
import { Icon } from '../ui/icon.tsx'
import { later } from '../ui/later.tsx'
import { inRail, onPhone } from '../ui/narrow.ts'
import { tabSign } from './tab-signs.tsx'
import { Tabs } from './tabs.tsx'

const LogPanel = later(() => import('../panels/log.tsx').then((module) => module.LogPanel))
const RulebookPanel = later(() => import('../panels/rulebook.tsx').then((module) => module.RulebookPanel))
const HelpPanel = later(() => import('../panels/help.tsx').then((module) => module.HelpPanel))
const TurnPanel = later(() => import('../panels/turn.tsx').then((module) => module.TurnPanel))
const WhyNav = later(
  () => import('../panels/why-nav.tsx').then((module) => module.WhyNav),
  () => null,
)
const WhyPanel = later(() => import('../panels/why.tsx').then((module) => module.WhyPanel))

const HEIGHTS = ['low', 'half', 'full'] as const

export function Panel({ play, tab }: { play: Play; tab: Exclude<Tab, 'board'> }) {
  const words = t.value.table
  const [height, setHeight] = useState<(typeof HEIGHTS)[number]>('half')
  // A sheet on a tablet makes way for the board.
  useEffect(() => {
    const onTap = ({ target }: PointerEvent) => {
      if (target instanceof Element && target.closest('[data-region="board"]') !== null) setHeight('low')
    }
    addEventListener('pointerdown', onTap)
    return () => removeEventListener('pointerdown', onTap)
  }, [])
  return (
    <aside class={`panel ${height}`} data-region="drawer" aria-label={words.panels}>
      <div class="panel-head">
        {inRail.value ? <Tabs play={play} tab={tab} sign={tabSign} /> : <h2>{words.tabs[tab]}</h2>}
        <span class="row">
          {tab === 'why' && !onPhone.value && !inRail.value ? <WhyNav play={play} /> : null}
          <button
            type="button"
            class="button quiet panel-height"
            onClick={() => setHeight(HEIGHTS[(HEIGHTS.indexOf(height) + 1) % HEIGHTS.length] ?? 'half')}
          >
            <Icon of={ChevronsUpDown} size={18} />
            <span class="unseen">{words.drawerHeight}</span>
          </button>
          <button
            type="button"
            class="button quiet icon"
            aria-label={t.value.app.close}
            onClick={() => {
              play.tab.value = 'board'
            }}
          >
            <Icon of={X} size={18} />
          </button>
        </span>
      </div>
      <div class="panel-scroll" id="panel" role="tabpanel" aria-labelledby={`tab-${tab}`}>
        {tab === 'turn' ? <TurnPanel play={play} /> : null}
        {tab === 'why' ? <WhyPanel play={play} /> : null}
        {tab === 'log' ? <LogPanel play={play} /> : null}
        {tab === 'rulebook' ? <RulebookPanel play={play} /> : null}
        {tab === 'help' ? <HelpPanel play={play} /> : null}
      </div>
    </aside>
  )
}
