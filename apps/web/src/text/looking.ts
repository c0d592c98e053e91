// Words for whoever looks through a game.

import type { Lang } from '@understudy/procedure'

interface LookingWords {
  readonly turn: readonly [before: string, next: string]
  readonly chapter: readonly [before: string, next: string]
  readonly round: readonly [before: string, next: string]
}

export const lookingWords: Readonly<Record<Lang, LookingWords>> = {
  en: {
    turn: ['The turn before (Shift+←)', 'The next turn (Shift+→)'],
    chapter: ['The chapter before (Page Up)', 'The next chapter (Page Down)'],
    round: ['The round before (Page Up)', 'The next round (Page Down)'],
  },
  ru: {
    turn: ['Предыдущий ход (Shift+←)', 'Следующий ход (Shift+→)'],
    chapter: ['Предыдущая глава (Page Up)', 'Следующая глава (Page Down)'],
    round: ['Предыдущий раунд (Page Up)', 'Следующий раунд (Page Down)'],
  },
}
