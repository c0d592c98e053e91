// What can be chosen for SUPERCAT in the campaign: what the base edition offers too, and what only the campaign has.

import type { Lang } from '@understudy/procedure'
import type { OptionSpec, Options } from '@understudy/table'
import { OPTIONS, type Settings, settingsFrom } from '../options.ts'
import type { Version, VersionId } from '../versions/version.ts'
import { type CampaignChoices, LETTER, SETTLED_IN_10 } from './choices.ts'

type Title = Readonly<Record<Lang, string>>
const help = (id: string): Title => ({ en: `Ruling ${id}.`, ru: `Решение ${id}.` })

const flag = (id: keyof CampaignChoices, title: Title, ruling: string): OptionSpec => ({
  id,
  kind: 'flag',
  title,
  help: help(ruling),
  default: LETTER[id] as boolean,
})
const choice = (
  id: keyof CampaignChoices,
  title: Title,
  ruling: string,
  values: readonly { readonly id: string; readonly title: Title }[],
): OptionSpec => ({ id, kind: 'choice', title, help: help(ruling), values, default: String(LETTER[id]) })

/** The letter first. */
const ALL: readonly OptionSpec[] = [
  flag(
    'faithfulFallback',
    {
      en: 'Actions that a Faithful page leaves are spent by the ordinary pages',
      ru: 'Действия, оставшиеся на странице карты веры, тратятся по обычным страницам',
    },
    'supercat/A77',
  ),
  flag(
    'fateOnAutoSelect',
    {
      en: 'The page of the Fate is read after surpassing and declaring too',
      ru: 'Страница судьбы читается и после превышения или объявления',
    },
    'supercat/A30',
  ),
  flag(
    'eventWithCouncil',
    {
      en: 'An Event is played although the Council was secured this round',
      ru: 'Событие играется, хотя в этом раунде присвоен совет',
    },
    'supercat/A120',
  ),
  choice(
    'imperialAlong',
    { en: 'Imperial ships in its moves', ru: 'Имперские корабли в его перемещениях' },
    'supercat/A121',
    [
      { id: 'along', title: { en: 'come along', ru: 'идут вместе' } },
      { id: 'stay', title: { en: 'stay, unless they are needed', ru: 'остаются, если не нужны' } },
    ],
  ),
  choice(
    'seizeGatePartisan',
    {
      en: 'Cards that a Partisan must have left to seize',
      ru: 'Сколько карт должно остаться у Партизана для перехвата инициативы',
    },
    'supercat/A89',
    [
      { id: '2', title: { en: 'two', ru: 'две' } },
      { id: '1', title: { en: 'one', ru: 'одна' } },
    ],
  ),
  flag(
    'exportRepeats',
    { en: 'The Magnate exports as often as it can', ru: 'Негоциант вывозит ресурсы, сколько раз сможет' },
    'supercat/A86',
  ),
  flag(
    'stewardPetitions',
    {
      en: 'The Steward without the tile always calls a Summit and petitions the Council',
      ru: 'Наместник, который не первый регент, всегда созывает саммит и обращается к совету',
    },
    'supercat/A122',
  ),
  choice(
    'negotiationX',
    {
      en: 'What its place in declared ambitions takes off an offer',
      ru: 'За что предложение теряет силу места в объявленных замыслах',
    },
    'supercat/A94',
    [
      { id: 'always', title: { en: 'whatever is traded', ru: 'чем бы ни обменивались' } },
      {
        id: 'affected',
        title: { en: 'only if it would give what counts there', ru: 'только если отдаёт то, что туда идёт' },
      },
    ],
  ),
  flag(
    'belowEven',
    {
      en: 'In negotiations each action below an even trade counts −1',
      ru: 'На переговорах каждое действие ниже равного обмена даёт −1',
    },
    'supercat/A155',
  ),
  flag(
    'swapsControl',
    {
      en: 'Founder and Caretaker may give up control of as much as they take by a Move',
      ru: 'Основатель и Смотритель могут перемещением оставить столько же, сколько взять под своё правление',
    },
    'supercat/A161',
  ),
  flag(
    'speakersForNothing',
    {
      en: 'Stone-Speakers end its turn although no rival has a Golem',
      ru: '«Говорящие с камнем» завершают ход, хотя ни у кого из соперников нет голема',
    },
    'supercat/A162',
  ),
  flag(
    'fateAbilitiesOnce',
    {
      en: 'Bargain, Recover and Awaken are used once a chapter each',
      ru: 'Торг, восстановление и пробуждение — по разу за главу',
    },
    'supercat/B10',
  ),
  flag('negotiation', { en: 'Negotiations are held', ru: 'Переговоры проводятся' }, 'supercat/B50'),
  choice('negotiationEnds', { en: 'Negotiations end', ru: 'Переговоры заканчиваются' }, 'supercat/B50', [
    { id: 'rounds', title: { en: 'when the rounds are used up', ru: 'когда кончатся раунды' } },
    { id: 'oneGoEach', title: { en: 'when everybody had one go', ru: 'когда каждый сходил по разу' } },
  ]),
  flag(
    'fateOnEvent',
    { en: 'The page of the Fate is read after an Event too', ru: 'Страница судьбы читается и после события' },
    'supercat/B40',
  ),
  choice(
    'paradeDeclares',
    { en: 'The Founder declares for Parade Fleets', ru: 'Основатель объявляет ради «Парадных флотов»' },
    'supercat/B42',
    [
      { id: 'always', title: { en: 'always', ru: 'всегда' } },
      { id: 'useful', title: { en: 'only if they then do something', ru: 'только если они что-то дадут' } },
      { id: 'never', title: { en: 'never', ru: 'никогда' } },
    ],
  ),
  flag(
    'blightLoomsAdverse',
    { en: 'The Crisis of Blight Looms counts as adverse', ru: 'Кризис карты «Скверна надвигается» считается вредным' },
    'supercat/B46',
  ),
  choice('spyDraw', { en: 'Cards drawn for Spy', ru: 'Сколько карт берётся для шпионажа' }, 'supercat/B58', [
    { id: 'counter', title: { en: 'as many as the hand counter shows', ru: 'сколько на счётчике руки' } },
    { id: 'rest', title: { en: 'less those at its board', ru: 'без карт у планшета' } },
  ]),
  choice(
    'advocateHoldsBack',
    { en: 'Guild cards that the Advocate holds back', ru: 'Карты гильдий, которые придерживает Заступник' },
    'supercat/B56',
    [
      { id: 'never', title: { en: 'none', ru: 'никакие' } },
      {
        id: 'ifLost',
        title: { en: 'those whose loss ends a contention', ru: 'те, без которых он перестал бы бороться за замысел' },
      },
      { id: 'always', title: { en: 'as everybody', ru: 'как все' } },
    ],
  ),
  flag(
    'magnateCalls',
    {
      en: 'The Magnate calls a Summit at Events while its objective is open',
      ru: 'Негоциант созывает саммит при событиях, пока задача не выполнена',
    },
    'supercat/B54',
  ),
  choice(
    'imperialGrievance',
    { en: 'Grievances that count against Imperial ships', ru: 'Обиды, которые считаются имперским кораблям' },
    'supercat/B63',
    [
      { id: 'none', title: { en: 'none', ru: 'никакие' } },
      { id: 'firstRegent', title: { en: 'those against the First Regent', ru: 'обиды на первого регента' } },
    ],
  ),
]

/** What each version offers. */
const SHARED = [
  'eventWithCouncil',
  'imperialAlong',
  'exportRepeats',
  'negotiationX',
  'swapsControl',
  'speakersForNothing',
]
const OFFERED: Readonly<Record<VersionId, readonly string[]>> = {
  '0.5': [...SHARED, 'faithfulFallback', 'fateOnAutoSelect', 'seizeGatePartisan', 'stewardPetitions', 'belowEven'],
  '0.10': [
    ...SHARED,
    'fateAbilitiesOnce',
    'negotiation',
    'negotiationEnds',
    'fateOnEvent',
    'paradeDeclares',
    'blightLoomsAdverse',
    'spyDraw',
    'advocateHoldsBack',
    'magnateCalls',
    'imperialGrievance',
  ],
}
const own = (version: VersionId): readonly OptionSpec[] => ALL.filter(({ id }) => OFFERED[version].includes(id))
const SETTLED: Readonly<Record<VersionId, Partial<CampaignChoices>>> = { '0.5': {}, '0.10': SETTLED_IN_10 }

/** The Guild page was not in the text that the campaign has (supercat/A64). */
const inCampaign = (spec: OptionSpec): OptionSpec =>
  spec.id === 'guildPage' && spec.kind === 'flag' ? { ...spec, default: false } : spec

export const optionsOfCampaign = (version: VersionId): readonly OptionSpec[] => [
  ...OPTIONS[version].map(inCampaign),
  ...own(version),
]
export const campaignOptions: readonly OptionSpec[] = optionsOfCampaign('0.5')

export function campaignSettings(version: Version, given: Options): Settings {
  const options = { ...given, guildPage: given.guildPage ?? false }
  const act: CampaignChoices = {
    ...LETTER,
    ...Object.fromEntries(
      own(version.id).map((spec) => [spec.id, given[spec.id] ?? ('default' in spec ? spec.default : undefined)]),
    ),
    ...SETTLED[version.id],
  }
  return {
    ...settingsFrom(version, options),
    act: { ...act, seizeGatePartisan: Number(act.seizeGatePartisan) as 1 | 2 },
  }
}
