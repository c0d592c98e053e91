// The rail of a phone on its side: beside the seats two signs, one for what stands at the side of larger windows (score and
// market), one for the drawer. Either lies over the column of hand and dock, above its buttons.

import type { IconNode } from 'lucide'
import { useEffect, useState } from 'preact/hooks'
import type { Play } from '../play/play.ts'
import { TABS } from '../play/telling/view.ts'
import { lang } from '../store/settings.ts'
import { t } from '../text/index.ts'
import { Icon } from '../ui/icon.tsx'
import { DRAWER, SIDE } from './tab-signs.tsx'

export function RailSigns({ play }: { play: Play }) {
  const words = t.value.table
  const [wanted, setWanted] = useState(false)
  const drawer = play.tab.value !== 'board'
  // One of them at a time.
  const side = wanted && !drawer
  if (wanted && drawer) setWanted(false)
  useEffect(() => {
    const page = document.querySelector('.table-page')
    page?.toggleAttribute('data-side', side)
    return () => page?.removeAttribute('data-side')
  }, [side])
  const sign = (of: IconNode, key: string, label: string, open: boolean, onClick: () => void, off = false) => (
    <button
      type="button"
      class="button quiet icon rail-sign"
      data-key={key}
      aria-label={label}
      title={label}
      aria-expanded={open}
      disabled={off}
      onClick={onClick}
    >
      <Icon of={of} />
    </button>
  )
  const market = play.ui.marketWord?.[lang.value] ?? words.market
  return (
    <>
      {sign(
        SIDE,
        'side',
        `${words.score}, ${market}`,
        side,
        () => {
          play.tab.value = 'board'
          setWanted(!side)
        },
        // Neither is there.
        play.mode.value.at === 'edit',
      )}
      {sign(DRAWER, 'drawer', TABS.map((tab) => words.tabs[tab]).join(', '), drawer, () => {
        play.inspected.value = undefined
        play.tab.value = drawer ? 'board' : 'turn'
      })}
    </>
  )
}
