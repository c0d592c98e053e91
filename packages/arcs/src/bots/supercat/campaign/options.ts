// What can be chosen for SUPERCAT in the campaign: what the base edition offers too, and what only the campaign has.

import type { OptionSpec, Options } from '@understudy/table'
import { OPTIONS, type Settings, settingsFrom } from '../options.ts'
import type { Version, VersionId } from '../versions/version.ts'
import { type CampaignChoices, LETTER, SETTLED_IN_10 } from './choices.ts'

type Title = { readonly en: string; readonly ru: string }
const said = (en: string, ru: string): Title => ({ en, ru })
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
    said(
      'Actions that a Faithful page leaves are spent by the ordinary pages',
      'Действия, оставшиеся на странице карты веры, тратятся по обычным страницам',
    ),
    'supercat/A77',
  ),
  flag(
    'fateOnAutoSelect',
    said(
      'The page of the Fate is read after surpassing and declaring too',
      'Страница судьбы читается и после превышения или объявления',
    ),
    'supercat/A30',
  ),
  flag(
    'eventWithCouncil',
    said(
      'An Event is played although the Council was secured this round',
      'Событие играется, хотя в этом раунде присвоен совет',
    ),
    'supercat/A120',
  ),
  choice(
    'imperialAlong',
    said('Imperial ships in its moves', 'Имперские корабли в его перемещениях'),
    'supercat/A121',
    [
      { id: 'along', title: said('come along', 'идут вместе') },
      { id: 'stay', title: said('stay, unless they are needed', 'остаются, если не нужны') },
    ],
  ),
  choice(
    'seizeGatePartisan',
    said('Cards that a Partisan must have left to seize', 'Сколько карт должно остаться у Партизана для перехвата'),
    'supercat/A89',
    [
      { id: '2', title: said('two', 'две') },
      { id: '1', title: said('one', 'одна') },
    ],
  ),
  flag(
    'exportRepeats',
    said('The Magnate exports as often as it can', 'Негоциант вывозит ресурсы, сколько раз сможет'),
    'supercat/A86',
  ),
  flag(
    'stewardPetitions',
    said(
      'The Steward without the tile always calls a Summit and petitions the Council',
      'Наместник, который не первый регент, всегда созывает саммит и обращается к совету',
    ),
    'supercat/A122',
  ),
  choice(
    'negotiationX',
    said(
      'What its place in declared ambitions takes off an offer',
      'За что предложение теряет силу места в объявленных замыслах',
    ),
    'supercat/A94',
    [
      { id: 'always', title: said('whatever is traded', 'чем бы ни обменивались') },
      {
        id: 'affected',
        title: said('only if it would give what counts there', 'только если отдаёт то, что туда идёт'),
      },
    ],
  ),
  flag(
    'belowEven',
    said(
      'In negotiations each action below an even trade counts −1',
      'На переговорах каждое действие ниже равного обмена даёт −1',
    ),
    'supercat/A155',
  ),
  flag(
    'swapsControl',
    said(
      'Founder and Caretaker may give up control of as much as they take by a Move',
      'Основатель и Смотритель могут перемещением оставить столько же, сколько взять под своё правление',
    ),
    'supercat/A161',
  ),
  flag(
    'speakersForNothing',
    said(
      'Stone-Speakers end its turn although no rival has a Golem',
      '«Говорящие с камнем» завершают ход, хотя ни у кого из соперников нет голема',
    ),
    'supercat/A162',
  ),
  flag(
    'fateAbilitiesOnce',
    said(
      'Bargain, Recover and Awaken are used once a chapter each',
      'Торг, восстановление и пробуждение — по разу за главу',
    ),
    'supercat/B10',
  ),
  flag('negotiation', said('Negotiations are held', 'Переговоры проводятся'), 'supercat/B50'),
  choice('negotiationEnds', said('Negotiations end', 'Переговоры заканчиваются'), 'supercat/B50', [
    { id: 'rounds', title: said('when the rounds are used up', 'когда кончатся раунды') },
    { id: 'oneGoEach', title: said('when everybody had one go', 'когда каждый сходил по разу') },
  ]),
  flag(
    'fateOnEvent',
    said('The page of the Fate is read after an Event too', 'Страница судьбы читается и после события'),
    'supercat/B40',
  ),
  choice(
    'paradeDeclares',
    said('The Founder declares for Parade Fleets', 'Основатель объявляет ради «Парадных флотов»'),
    'supercat/B42',
    [
      { id: 'always', title: said('always', 'всегда') },
      { id: 'useful', title: said('only if they then do something', 'только если они что-то дадут') },
      { id: 'never', title: said('never', 'никогда') },
    ],
  ),
  flag(
    'blightLoomsAdverse',
    said('The Crisis of Blight Looms counts as adverse', 'Кризис карты «Скверна надвигается» считается вредным'),
    'supercat/B46',
  ),
  choice('spyDraw', said('Cards drawn for Spy', 'Сколько карт берётся для шпионажа'), 'supercat/B58', [
    { id: 'counter', title: said('as many as the hand counter shows', 'сколько на счётчике руки') },
    { id: 'rest', title: said('less those at its board', 'без карт у планшета') },
  ]),
  choice(
    'advocateHoldsBack',
    said('Guild cards that the Advocate holds back', 'Карты гильдий, которые придерживает Заступник'),
    'supercat/B56',
    [
      { id: 'never', title: said('none', 'никакие') },
      {
        id: 'ifLost',
        title: said('those whose loss ends a contention', 'те, без которых он перестал бы бороться за замысел'),
      },
      { id: 'always', title: said('as everybody', 'как все') },
    ],
  ),
  flag(
    'magnateCalls',
    said(
      'The Magnate calls a Summit at Events while its objective is open',
      'Негоциант созывает саммит при событиях, пока задача не выполнена',
    ),
    'supercat/B54',
  ),
  choice(
    'imperialGrievance',
    said('Grievances that count against Imperial ships', 'Обиды, которые считаются имперским кораблям'),
    'supercat/B63',
    [
      { id: 'none', title: said('none', 'никакие') },
      { id: 'firstRegent', title: said('those against the First Regent', 'обиды на первого регента') },
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
