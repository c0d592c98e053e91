// The marks of every map, as they are drawn there: what can be tapped, what was picked, what would be, and what changed.

import type { Lang } from '@understudy/procedure'
import type { ComponentChildren } from 'preact'
import type { LegendGroup } from '../games/ui.ts'
import { chevrons, SWORDS, TICK } from '../ui/board/marks.ts'

type MarkId = 'origin' | 'goal' | 'attack' | 'picked' | 'ghost' | 'went' | 'came' | 'gone'

const WORDS: Readonly<Record<Lang, { readonly title: string } & Readonly<Record<MarkId, string>>>> = {
  en: {
    title: 'Marks on the map',
    origin: 'Whole ring: can be taken up',
    goal: 'Broken ring with chevrons: where it can go',
    attack: 'Two rings and swords: an attack',
    picked: 'Tick: picked',
    ghost: 'Dashed and pale: what Confirm would do',
    went: 'Arrow: went there since your last turn',
    came: 'Plus: came since then',
    gone: 'Struck out: gone since then',
  },
  ru: {
    title: 'Отметки на карте',
    origin: 'Сплошное кольцо: этим можно действовать',
    goal: 'Прерывистое кольцо с уголками: сюда можно пойти',
    attack: 'Два кольца и мечи: атака',
    picked: 'Галочка: выбрано',
    ghost: 'Бледное, пунктиром: так будет после подтверждения',
    went: 'Стрелка: кто куда ушёл с вашего хода',
    came: 'Плюс: появилось с тех пор',
    gone: 'Перечёркнуто: исчезло с тех пор',
  },
}

const drawingOf = (id: MarkId): ComponentChildren => {
  switch (id) {
    case 'origin':
      return <circle class="ring" r={12} />
    case 'goal':
      return (
        <>
          <circle class="ring broken" r={8} />
          <path class="ring" d={chevrons(4)} />
        </>
      )
    case 'attack':
      return (
        <>
          <circle class="ring" r={14} />
          <circle class="ring" r={10} />
          <path class="ring" d={SWORDS} transform="scale(0.8)" />
        </>
      )
    case 'picked':
      return (
        <>
          <circle class="full" r={9} />
          <path class="tick" d={TICK} />
        </>
      )
    case 'ghost':
      return <circle class="ghost" r={11} />
    case 'went':
      return (
        <>
          <path class="way" d="M-13 8L1 0" />
          <path class="head" d="M-7 -6 7 0 -7 6Z" transform="translate(8 -4) rotate(-30)" />
        </>
      )
    case 'came':
      return (
        <>
          <circle class="disc" r={10} />
          <path class="stroke" d="M-5 0H5M0-5V5" />
        </>
      )
    case 'gone':
      return (
        <>
          <circle class="ghost" r={11} />
          <path class="stroke" d="M-9 9 9-9" />
        </>
      )
  }
}

const MARKS: readonly MarkId[] = ['origin', 'goal', 'attack', 'picked', 'ghost', 'went', 'came', 'gone']

export const marksLegend = (lang: Lang): LegendGroup => ({
  title: WORDS[lang].title,
  signs: MARKS.map((id) => ({
    id: `mark ${id}`,
    drawing: (
      <svg class="help-mark" viewBox="-16 -16 32 32" width={30} height={30} aria-hidden="true">
        {drawingOf(id)}
      </svg>
    ),
    text: WORDS[lang][id],
  })),
})
