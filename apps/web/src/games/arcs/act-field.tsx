// What is played: the base game, or the first act of the campaign.

import { useState } from 'preact/hooks'
import { Choose } from '../../ui/fields.tsx'
import type { OwnFieldProps } from '../ui.ts'
import { act, bringAct, noAct } from './act.ts'

const WORDS = {
  en: {
    label: 'What is played',
    base: 'The base game',
    baseWhat: 'Five chapters, or until somebody has Power enough.',
    act: 'Act I of The Blighted Reach',
    actWhat:
      'The first act of the campaign by itself: three chapters, a Fate for each seat, the Empire and the Blight.',
    failed: 'The campaign could not be loaded. Try again when you are online.',
  },
  ru: {
    label: 'Во что играем',
    base: 'Базовая игра',
    baseWhat: 'Пять глав, или пока кто-нибудь не наберёт достаточно власти.',
    act: 'Акт I кампании The Blighted Reach',
    actWhat: 'Первый акт кампании отдельно: три главы, у каждого своя судьба, Империя и скверна.',
    failed: 'Не удалось загрузить кампанию. Попробуйте ещё раз, когда будет связь.',
  },
} as const

export function ActField(props: OwnFieldProps) {
  const { value, lang, onChange } = props
  const Fates = value === 1 ? act()?.Fates : undefined
  const w = WORDS[lang]
  const [failed, setFailed] = useState(false)
  const choose = (id: 'base' | 'act') => {
    if (id === 'base') {
      noAct()
      onChange(undefined)
      return
    }
    // Its Fates are asked for below, so they come first.
    void Promise.all([bringAct(), import('../packages.ts').then(({ loadMore }) => loadMore('arcs', { act: 1 }))]).then(
      () => {
        setFailed(false)
        onChange(1)
      },
      () => setFailed(true),
    )
  }
  return (
    <>
      <Choose
        label={w.label}
        cards
        values={[
          { id: 'base', title: w.base, what: w.baseWhat },
          { id: 'act', title: w.act, what: w.actWhat },
        ]}
        value={value === 1 ? 'act' : 'base'}
        onChange={choose}
      />
      {Fates === undefined ? null : (
        <Fates
          {...props}
          value={props.options.fatesOut}
          onChange={(fatesOut) => props.onOptions(fatesOut === undefined ? {} : { fatesOut })}
        />
      )}
      {failed ? <p class="notice error">{w.failed}</p> : null}
    </>
  )
}
