// Options of an act, and what does not go together with one.

import { BadInput, type ChanceSource, type OptionSpec, type Options } from '@understudy/table'
import { knownSpecs, optionSpecs } from '../setup/options.ts'
import { sources } from '../setup/sources.ts'
import type { Act, GameOptions } from '../state/state.ts'
import { FATE_DATA } from './data.ts'
import { FATES, type FateId } from './vocabulary.ts'

const bad = (en: string, ru: string, where: string): BadInput => new BadInput({ en, ru }, where)

const SPECS: readonly OptionSpec[] = [
  {
    id: 'act',
    kind: 'number',
    title: {
      en: 'Act of The Blighted Reach (0: the base game)',
      ru: 'Акт кампании The Blighted Reach (0: базовая игра)',
    },
    min: 0,
    max: 3,
    default: 0,
  },
  ...[1, 2, 3, 4].map(
    (n): OptionSpec => ({
      id: `fate${n}`,
      kind: 'choice',
      needs: 'act',
      title: { en: `Fate of seat ${n}`, ru: `Судьба места ${n}` },
      help: { en: 'In an act only.', ru: 'Только в акте кампании.' },
      values: [
        { id: 'random', title: { en: 'two are drawn, one is kept', ru: 'берутся две, одна остаётся' } },
        ...FATES.map((id) => ({ id, title: FATE_DATA[id].name })),
      ],
      default: 'random',
    }),
  ),
  {
    id: 'fatesOut',
    kind: 'number',
    needs: 'act',
    title: {
      en: 'Fates left out (1 Steward, 2 Founder, 4 Magnate, 8 Advocate, 16 Caretaker, 32 Partisan, 64 Admiral, 128 Believer, added up)',
      ru: 'Судьбы, которые не участвуют (сумма: 1 Наместник, 2 Основатель, 4 Негоциант, 8 Заступник, 16 Смотритель, 32 Партизан, 64 Адмирал, 128 Верующий)',
    },
    min: 0,
    max: 255,
    default: 0,
  },
  {
    id: 'grievances',
    kind: 'flag',
    needs: 'act',
    title: { en: 'Bots hold grievances', ru: 'Боты помнят обиды' },
    help: {
      en: 'In an act only; SUPERCAT recommends it. Each counts in negotiations.',
      ru: 'Только в акте кампании; SUPERCAT советует. Каждая учитывается на переговорах.',
    },
    default: true,
  },
  {
    id: 'talks',
    kind: 'choice',
    needs: 'act',
    title: { en: 'Negotiations with SUPERCAT', ru: 'Переговоры с SUPERCAT' },
    help: {
      en: 'In an act only; ruling supercat/B50. A SUPERCAT 0.10 at the table decides it.',
      ru: 'Только в акте кампании; решение supercat/B50. Если за столом SUPERCAT 0.10, решает его настройка.',
    },
    values: [
      { id: 'goes', title: { en: 'one go each, from the initiative', ru: 'каждому по разу, от инициативы' } },
      {
        id: 'callerGoes',
        title: { en: 'one go each, from whoever called', ru: 'каждому по разу, от созвавшего саммит' },
      },
      {
        id: 'rounds',
        title: { en: 'round the table until the rounds are used up', ru: 'по кругу, пока не кончатся раунды' },
      },
      { id: 'off', title: { en: 'none', ru: 'не проводятся' } },
    ],
    default: 'goes',
  },
  {
    id: 'spying',
    kind: 'choice',
    needs: 'act',
    title: { en: 'Cards that a SUPERCAT gives when Spy is used', ru: 'Какую карту отдаёт SUPERCAT при шпионаже' },
    help: {
      en: 'In an act only; ruling supercat/B58. A SUPERCAT 0.10 at the table decides it.',
      ru: 'Только в акте кампании; решение supercat/B58. Если за столом SUPERCAT 0.10, решает его настройка.',
    },
    values: [
      { id: 'highest', title: { en: 'the highest of those drawn (0.5)', ru: 'старшую из взятых (0.5)' } },
      {
        id: 'counter',
        title: {
          en: '0.10: as many are drawn as the hand counter shows',
          ru: '0.10: берётся столько, сколько на счётчике руки',
        },
      },
      {
        id: 'rest',
        title: {
          en: '0.10: as many are drawn, less those at its board',
          ru: '0.10: столько же без карт у планшета',
        },
      },
    ],
    default: 'highest',
  },
]

const TALKS = ['callerGoes', 'rounds', 'off'] as const
const SPYING = ['counter', 'rest'] as const

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

/** Throws BadInput, one clear sentence each, for what cannot be played. */
export function actOptions(base: GameOptions, given: Options): GameOptions {
  const act = given.act
  if (act !== 1)
    throw bad(
      'only Act I can be played here: people go on with Acts II and III on paper, with the hand-over sheet.',
      'здесь играется только акт I: акты II и III люди продолжают за столом, по листу передачи.',
      'act',
    )
  if (base.roles.includes('lars'))
    throw bad('Lars does not play in the campaign.', 'Ларс в кампании не играет.', 'roles')
  if (base.leaders !== 'off')
    throw bad(
      'there are no leaders in the campaign: lore comes from the Court.',
      'в кампании нет лидеров: знания приходят со двора.',
      'leaders',
    )
  if (base.setup !== 'random')
    throw bad(
      'the campaign has no setup cards: its dice lay out the map.',
      'в кампании нет карт подготовки: поле раскладывают по её кубикам.',
      'setup',
    )
  const fates = base.colours.map((_, seat) => given[`fate${seat + 1}`] ?? 'random')
  fates.forEach((fate, seat) => {
    if (fate !== 'random' && !FATES.includes(fate as FateId))
      throw bad(`there is no Fate "${fate}".`, `нет судьбы «${fate}».`, `fate${seat + 1}`)
    if (fate !== 'random' && fates.indexOf(fate) < seat)
      throw bad('another seat has this Fate already.', 'эта судьба уже у другого места.', `fate${seat + 1}`)
  })
  const out = given.fatesOut ?? 0
  if (typeof out !== 'number' || !Number.isInteger(out) || out < 0 || out >= 1 << FATES.length)
    throw bad('fatesOut is a number from 0 to 255.', 'fatesOut — число от 0 до 255.', 'fatesOut')
  const left = FATES.filter((fate, at) => (out & (1 << at)) === 0 && !fates.includes(fate)).length
  const drawn = fates.reduce<number>(
    (n, fate, seat) => n + (fate === 'random' ? (base.roles[seat] === 'human' ? 2 : 1) : 0),
    0,
  )
  if (left < drawn)
    throw bad(
      `too many Fates are left out: ${drawn} are drawn, ${left} remain.`,
      `оставлено слишком мало судеб: нужно ${drawn}, есть ${left}.`,
      'fatesOut',
    )
  return {
    ...base,
    act: act as Act,
    fates: fates as string[],
    ...(out === 0 ? {} : { fatesOut: out }),
    ...(given.grievances === false ? { grievances: false as const } : {}),
    ...one('talks', TALKS, given.talks),
    ...one('spying', SPYING, given.spying),
  }
}
/** What is not as usual. */
const one = <Name extends string, Value extends string>(name: Name, values: readonly Value[], given: unknown) => {
  const value = values.find((each) => each === given)
  return value === undefined ? {} : ({ [name]: value } as Record<Name, Value>)
}

export const givenOptions = ({ fates, grievances, fatesOut, talks, spying }: GameOptions): Options => ({
  ...(fatesOut === undefined ? {} : { fatesOut }),
  ...Object.fromEntries((fates ?? []).map((fate, seat) => [`fate${seat + 1}`, fate])),
  ...(grievances === false ? { grievances } : {}),
  ...(talks === undefined ? {} : { talks }),
  ...(spying === undefined ? {} : { spying }),
})
