// The options of an act with their words, and the act among what can be chosen.

import type { ChanceSource, OptionSpec } from '@understudy/table'
import { knownSpecs, optionSpecs } from '../../../text/options/specs.ts'
import { type Title, worded } from '../../../text/options/worded.ts'
import { sources } from '../../setup/sources.ts'
import { FATE_DATA } from '../data.ts'
import { ACT_OPTIONS } from '../options.ts'
import type { FateId } from '../vocabulary.ts'

interface Words {
  readonly title: (n: string) => Title
  readonly help?: Title
  readonly values?: Readonly<Record<string, Title>>
}

const WORDS: Readonly<Record<string, Words>> = {
  act: {
    title: () => ({
      en: 'Act of The Blighted Reach (0: the base game)',
      ru: 'Акт кампании The Blighted Reach (0: базовая игра)',
    }),
  },
  fate: {
    title: (n) => ({ en: `Fate of seat ${n}`, ru: `Судьба места ${n}` }),
    help: { en: 'In an act only.', ru: 'Только в акте кампании.' },
    values: { random: { en: 'two are drawn, one is kept', ru: 'берутся две, одна остаётся' } },
  },
  fatesOut: {
    title: () => ({
      en: 'Fates left out (1 Steward, 2 Founder, 4 Magnate, 8 Advocate, 16 Caretaker, 32 Partisan, 64 Admiral, 128 Believer, added up)',
      ru: 'Судьбы, которые не участвуют (сумма: 1 Наместник, 2 Основатель, 4 Негоциант, 8 Заступник, 16 Смотритель, 32 Партизан, 64 Адмирал, 128 Верующий)',
    }),
  },
  grievances: {
    title: () => ({ en: 'Bots hold grievances', ru: 'Боты помнят обиды' }),
    help: {
      en: 'In an act only; SUPERCAT recommends it. Each counts in negotiations.',
      ru: 'Только в акте кампании; SUPERCAT советует. Каждая учитывается на переговорах.',
    },
  },
  talks: {
    title: () => ({ en: 'Negotiations with SUPERCAT', ru: 'Переговоры с SUPERCAT' }),
    help: {
      en: 'In an act only; ruling supercat/B50. A SUPERCAT 0.10 at the table decides it.',
      ru: 'Только в акте кампании; решение supercat/B50. Если за столом SUPERCAT 0.10, решает его настройка.',
    },
    values: {
      goes: { en: 'one go each, from the initiative', ru: 'каждому по разу, от инициативы' },
      callerGoes: { en: 'one go each, from whoever called', ru: 'каждому по разу, от созвавшего саммит' },
      rounds: { en: 'round the table until the rounds are used up', ru: 'по кругу, пока не кончатся раунды' },
      off: { en: 'none', ru: 'не проводятся' },
    },
  },
  spying: {
    title: () => ({
      en: 'Cards that a SUPERCAT gives when Spy is used',
      ru: 'Какую карту отдаёт SUPERCAT при шпионаже',
    }),
    help: {
      en: 'In an act only; ruling supercat/B58. A SUPERCAT 0.10 at the table decides it.',
      ru: 'Только в акте кампании; решение supercat/B58. Если за столом SUPERCAT 0.10, решает его настройка.',
    },
    values: {
      highest: { en: 'the highest of those drawn (0.5)', ru: 'старшую из взятых (0.5)' },
      counter: {
        en: '0.10: as many are drawn as the hand counter shows',
        ru: '0.10: берётся столько, сколько на счётчике руки',
      },
      rest: { en: '0.10: as many are drawn, less those at its board', ru: '0.10: столько же без карт у планшета' },
    },
  },
}

const SPECS: readonly OptionSpec[] = ACT_OPTIONS.map((option) => {
  const [, stem = option.id, n = ''] = /^(.+)(\d)$/.exec(option.id) ?? []
  const { title, help, values } = WORDS[stem]!
  return worded(option, {
    title: title(n),
    ...(help === undefined ? {} : { help }),
    value: (id) => values?.[id] ?? FATE_DATA[id as FateId].name,
  })
})

const DICE: ChanceSource = {
  id: 'eventDice',
  title: { en: 'Event die and number die', ru: 'Кубик событий и кубик чисел' },
  ways: ['app', 'table'],
}

/** The act and its options are understood, whether they are offered or not. */
export function knowOptions(): void {
  if (knownSpecs.length === 0) knownSpecs.push(...SPECS)
}

/** The act, its Fates and its dice among what can be chosen for a game; answers how to take them away again. */
export function offerCampaign(): () => void {
  if (!optionSpecs.includes(SPECS[0]!)) {
    optionSpecs.push(...SPECS)
    sources.push(DICE)
  }
  return () => {
    const at = optionSpecs.indexOf(SPECS[0]!)
    if (at < 0) return
    optionSpecs.splice(at, SPECS.length)
    sources.splice(sources.indexOf(DICE), 1)
  }
}
