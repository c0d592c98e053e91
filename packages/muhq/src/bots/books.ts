// The two rulebooks: the Kraken and the Tyrant, each with the pages of the unit AIs.

import type { Lang, Noted, Rulebook } from '@understudy/procedure'
import { muhq } from '../game.ts'
import type { State } from '../rules/state.ts'
import type { Action } from '../vocabulary.ts'
import type { C } from './context.ts'
import type { BossPage, NodeId, PageId, PreferenceId } from './ids.ts'
import { bossPage } from './pages/boss.ts'
import { aggressive, shy, targetOriented, wandering } from './pages/units.ts'
import { sourcesOf } from './sources.ts'
import { bookEn } from './text/book-en.ts'
import { bookRu } from './text/book-ru.ts'
import { en, ru } from './text/phrases.ts'
import { rulings } from './text/rulings.ts'

export type BossBook = Rulebook<State, Action, NodeId, PageId, PreferenceId, C>

interface Texts {
  readonly title: string
  readonly about: string
  readonly ends: string
}

function book(id: string, page: BossPage, place: string, texts: Record<Lang, Texts>): BossBook {
  return {
    id,
    version: '1.0.0',
    editions: ['standard'],
    author: 'Florian Fischer',
    pages: [bossPage(page), aggressive, shy, wandering, targetOriented],
    sources: sourcesOf(page, place),
    text: {
      en: bookEn(page, texts.en.title, texts.en.about, texts.en.ends),
      ru: bookRu(page, texts.ru.title, texts.ru.about, texts.ru.ends),
    },
    phrases: { en, ru },
    entry: () => page,
    legal: (view, _seat, action) => {
      const decision = muhq.decision(view)
      return decision !== undefined && decision.legal(action) === undefined
    },
    concerns,
    rulings,
    describe: (action, view) => muhq.describe(action, view),
  }
}

/** Whether an action is about the unit that was chosen to act. Whom it then goes for decides moves, not attacks. */
const concerns = (action: Action, ...[as, value]: Noted<C>): boolean =>
  as === 'unit' && 'unit' in action && action.unit === value

export const kraken = book('kraken', 'KRA', 'The Kraken', {
  en: {
    title: 'The Kraken',
    about:
      'The opponent of the game mode “The Kraken” of *muhq’s game*: a turn of a few steps, and four simple ways in which its units behave.',
    ends: 'The players win when The Kraken is destroyed. They lose if none of them has a unit on the board at the end of its turn (from the second round on), or when its turn in the last round of the map ends.',
  },
  ru: {
    title: 'Кракен',
    about:
      'Противник в режиме «Кракен» игры *muhq’s game*: ход из нескольких шагов и четыре простых правила поведения юнитов.',
    ends: 'Игроки побеждают, когда Кракен уничтожен. Они проигрывают, если в конце его хода (начиная со второго раунда) ни у кого из них нет юнитов на поле или если закончился его ход в последнем раунде карты.',
  },
})

export const tyrant = book('tyrant', 'TYR', 'The Tyrant', {
  en: {
    title: 'The Tyrant',
    about:
      'The opponent of the game mode “The Tyrant” of *muhq’s game*: a turn of a few steps, and four simple ways in which its units behave.',
    ends: 'The players win when The Tyrant is destroyed. They lose when there are at least 2 repression marks per player on The Tyrant, or when its turn in the last round of the map ends.',
  },
  ru: {
    title: 'Тиран',
    about:
      'Противник в режиме «Тиран» игры *muhq’s game*: ход из нескольких шагов и четыре простых правила поведения юнитов.',
    ends: 'Игроки побеждают, когда Тиран уничтожен. Они проигрывают, если на Тиране не меньше 2 меток угнетения на каждого игрока или если закончился его ход в последнем раунде карты.',
  },
})
