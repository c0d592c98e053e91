// The tabs of the drawer: words in the head or above the hand of a phone, signs in the drawer of a phone on its side.

import type { ComponentChild } from 'preact'
import type { Play } from '../play/play.ts'
import { TABS, type Tab } from '../play/telling/view.ts'
import { t } from '../text/index.ts'
import { onPhone } from '../ui/narrow.ts'
import { Roving } from '../ui/roving.tsx'

/** Of the drawer; on a phone the board is one of them. */
export function Tabs({
  play,
  tab,
  sign,
}: {
  play: Play
  tab: Tab
  /** Drawn where there is no room for words. */
  sign?: (tab: Tab) => ComponentChild
}) {
  const words = t.value.table
  const tabs: readonly Tab[] = onPhone.value ? ['board', ...TABS] : TABS
  return (
    <Roving label={words.panels} class="tabs" role="tablist">
      {tabs.map((each) => (
        <button
          key={each}
          type="button"
          role="tab"
          id={`tab-${each}`}
          class="tab"
          data-key={`tab ${each}`}
          data-coach={`tab ${each}`}
          aria-selected={each === tab}
          {...(sign === undefined ? {} : { 'aria-label': words.tabs[each], title: words.tabs[each] })}
          {...(each === tab && each !== 'board' ? { 'aria-controls': 'panel' } : {})}
          onClick={() => {
            // The reader would lie over it.
            play.inspected.value = undefined
            play.tab.value = each
          }}
        >
          {sign?.(each) ?? words.tabs[each]}
        </button>
      ))}
    </Roving>
  )
}
