// What can be chosen for SUPERCAT in the campaign: what the base edition offers too, and what only the campaign has.

import type { OptionSpec, Options } from '@understudy/table'
import { OPTIONS, type Settings, settingsFrom } from '../options.ts'
import type { Version } from '../versions/version.ts'
import { type CampaignChoices, LETTER } from './choices.ts'

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
const OWN: readonly OptionSpec[] = [
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
]

/** The Guild page was not in the text that the campaign has (supercat/A64). */
const inCampaign = (spec: OptionSpec): OptionSpec =>
  spec.id === 'guildPage' && spec.kind === 'flag' ? { ...spec, default: false } : spec

export const campaignOptions: readonly OptionSpec[] = [...OPTIONS['0.5'].map(inCampaign), ...OWN]

export function campaignSettings(version: Version, given: Options): Settings {
  const options = { ...given, guildPage: given.guildPage ?? false }
  const act = Object.fromEntries(
    OWN.map((spec) => [spec.id, given[spec.id] ?? ('default' in spec ? spec.default : undefined)]),
  ) as unknown as CampaignChoices
  return {
    ...settingsFrom(version, options),
    act: { ...act, seizeGatePartisan: Number(act.seizeGatePartisan) as 1 | 2 },
  }
}
