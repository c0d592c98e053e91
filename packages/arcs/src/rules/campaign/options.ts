// Options of an act, and what does not go together with one.

import type { Lang } from '@understudy/procedure'
import { BadInput, type Options } from '@understudy/table'
import type { PlainOption } from '../setup/plain-option.ts'
import type { Act, GameOptions } from '../state/state.ts'
import { FATES, type FateId } from './vocabulary.ts'

const TALKS = ['callerGoes', 'rounds', 'off'] as const
const SPYING = ['counter', 'rest'] as const

const bad = (said: Readonly<Record<Lang, string>>, where: string): BadInput => new BadInput(said, where)

export const ACT_OPTIONS: readonly PlainOption[] = [
  { id: 'act', kind: 'number', min: 0, max: 3, default: 0 },
  ...[1, 2, 3, 4].map(
    (n): PlainOption => ({
      id: `fate${n}`,
      kind: 'choice',
      needs: 'act',
      values: ['random', ...FATES],
      default: 'random',
    }),
  ),
  { id: 'fatesOut', kind: 'number', needs: 'act', min: 0, max: (1 << FATES.length) - 1, default: 0 },
  { id: 'grievances', kind: 'flag', needs: 'act', default: true },
  { id: 'talks', kind: 'choice', needs: 'act', values: ['goes', ...TALKS], default: 'goes' },
  { id: 'spying', kind: 'choice', needs: 'act', values: ['highest', ...SPYING], default: 'highest' },
]

/** Throws BadInput, one clear sentence each, for what cannot be played. */
export function actOptions(base: GameOptions, given: Options): GameOptions {
  const act = given.act
  if (act !== 1)
    throw bad(
      {
        en: 'only Act I can be played here: people go on with Acts II and III on paper, with the hand-over sheet.',
        ru: 'здесь играется только акт I: акты II и III люди продолжают за столом, по листу передачи.',
      },
      'act',
    )
  if (base.roles.includes('lars'))
    throw bad({ en: 'Lars does not play in the campaign.', ru: 'Ларс в кампании не играет.' }, 'roles')
  if (base.leaders !== 'off')
    throw bad(
      {
        en: 'there are no leaders in the campaign: lore comes from the Court.',
        ru: 'в кампании нет лидеров: знания приходят со двора.',
      },
      'leaders',
    )
  if (base.setup !== 'random')
    throw bad(
      {
        en: 'the campaign has no setup cards: its dice lay out the map.',
        ru: 'в кампании нет карт подготовки: поле раскладывают по её кубикам.',
      },
      'setup',
    )
  const fates = base.colours.map((_, seat) => given[`fate${seat + 1}`] ?? 'random')
  fates.forEach((fate, seat) => {
    if (fate !== 'random' && !FATES.includes(fate as FateId))
      throw bad({ en: `there is no Fate "${fate}".`, ru: `нет судьбы «${fate}».` }, `fate${seat + 1}`)
    if (fate !== 'random' && fates.indexOf(fate) < seat)
      throw bad({ en: 'another seat has this Fate already.', ru: 'эта судьба уже у другого места.' }, `fate${seat + 1}`)
  })
  const out = given.fatesOut ?? 0
  if (typeof out !== 'number' || !Number.isInteger(out) || out < 0 || out >= 1 << FATES.length)
    throw bad({ en: 'fatesOut is a number from 0 to 255.', ru: 'fatesOut — число от 0 до 255.' }, 'fatesOut')
  const left = FATES.filter((fate, at) => (out & (1 << at)) === 0 && !fates.includes(fate)).length
  const drawn = fates.reduce<number>(
    (n, fate, seat) => n + (fate === 'random' ? (base.roles[seat] === 'human' ? 2 : 1) : 0),
    0,
  )
  if (left < drawn)
    throw bad(
      {
        en: `too many Fates are left out: ${drawn} are drawn, ${left} remain.`,
        ru: `оставлено слишком мало судеб: нужно ${drawn}, есть ${left}.`,
      },
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
