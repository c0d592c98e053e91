// From a card in the reader to its place in the index of cards.

import '../style/help.css'
import type { Json } from '@understudy/procedure'
import { BookOpen } from 'lucide'
import { useEffect, useState } from 'preact/hooks'
import type { Play } from '../play/play.ts'
import { lang } from '../store/settings.ts'
import { helpWords } from '../text/help.ts'
import { Icon } from '../ui/icon.tsx'
import { helpAsked } from './help-asked.ts'

export function InIndex({ play, what }: { play: Play; what: Json }) {
  const [card, setCard] = useState<string | undefined>(undefined)
  useEffect(() => {
    let here = true
    setCard(undefined)
    void play.ui.help?.(play.table.state).then(
      ({ indexed }) => here && setCard(indexed?.(what)),
      () => undefined,
    )
    return () => {
      here = false
    }
  }, [play, what])
  if (card === undefined) return null
  return (
    <button
      type="button"
      class="button quiet in-index"
      onClick={() => {
        helpAsked.value = { card }
        play.inspected.value = undefined
        play.tab.value = 'help'
      }}
    >
      <Icon of={BookOpen} size={18} />
      <span>{helpWords[lang.value].inIndex}</span>
    </button>
  )
}
