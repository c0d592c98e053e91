// The eight steps of a guided first round, which are the same in every game but for their words.

import type { Lang } from '@understudy/procedure'
import type { CoachTarget, GuideStep } from './ui.ts'

const STEPS = [
  { id: 'seat', target: 'seats', done: ({ inspecting }) => inspecting },
  { id: 'goal', target: 'score' },
  { id: 'play', target: 'hand', done: ({ acted }) => acted > 0 },
  { id: 'pick', target: 'board', done: ({ shown, acted }) => shown || acted > 0 },
  { id: 'confirm', target: 'confirm', done: ({ acted }) => acted > 0 },
  { id: 'undo', target: 'undo', done: ({ undone }) => undone },
  { id: 'why', target: 'tab why', done: ({ tab }) => tab === 'why' },
  { id: 'changed', target: 'board' },
] as const satisfies readonly Omit<GuideStep, 'text'>[]

type StepId = (typeof STEPS)[number]['id']
type Said = Readonly<Record<Lang, string>>
/** The same where those at the table stand elsewhere. */
type SaidOf = Said & Pick<GuideStep, 'inStrip' | 'inRail'>

/** `elsewhere`: where a game has it in another place; `first`: what comes before all but the seats. */
export const stepsOf = (
  text: Readonly<Record<StepId, SaidOf>>,
  elsewhere: Partial<Record<StepId, CoachTarget>> = {},
  first: StepId = 'goal',
): GuideStep[] => {
  const [seat, ...others] = STEPS
  return [seat, ...others.filter(({ id }) => id === first), ...others.filter(({ id }) => id !== first)].map(
    (step): GuideStep => {
      const { inStrip, inRail, ...said } = text[step.id]
      const where = { ...(inStrip === undefined ? {} : { inStrip }), ...(inRail === undefined ? {} : { inRail }) }
      return { ...step, target: elsewhere[step.id] ?? step.target, text: said, ...where }
    },
  )
}

/** What is the same wherever one plays. */
export const COMMON = {
  confirm: {
    en: 'What you picked is shown as it would be. Confirm does it; a second tap on the same place does, too.',
    ru: 'Выбранное показано так, как будет. «Подтвердить» делает это; второе касание того же места — тоже.',
  },
  undo: {
    en: 'Nothing is final here: whatever you have done, Undo takes it back, through the opponents’ turns too.',
    ru: 'Здесь ничего не окончательно: что бы вы ни сделали, «Отменить» вернёт назад, даже через ходы соперников.',
  },
  changed: {
    en: 'When your turn comes, the board marks what has changed since. Play on: Help has the rules in short, the signs and the cards.',
    ru: 'Когда снова придёт ваш ход, на поле отмечено, что изменилось. Играйте дальше: в «Помощи» есть памятка, знаки и карты.',
  },
} as const
