// The player aid of Rome, in our words, with the numbers of the pack in play.

import { LANGS, type Lang } from '@understudy/procedure'
import type { State } from '@understudy/rome'
import { type Pack, packOf } from '@understudy/rome/pack'
import { numberOption } from '@understudy/rome/rules'
import type { AidLine, AidPart } from '../../ui.ts'
import { BATTLE_WORDS } from '../battle/words.ts'
import { Die } from '../cards/dice.tsx'
import { targetOf } from '../seats/target.ts'
import { type Known, numberIn } from '../text/goods.ts'
import { scoring } from './scoring.ts'
import { shop } from './shop.tsx'
import { AnyIcon, type AnySign } from './signs.tsx'

type Text = Readonly<Record<Lang, string>>

const drawn = (of: AnySign) => ({ sign: () => <AnyIcon of={of} /> })

const inAll = (say: (lang: Lang) => string): Text => Object.fromEntries(LANGS.map((lang) => [lang, say(lang)])) as Text

/** Movement points, in a few letters. */
const MOVES: Text = { en: 'MP', ru: 'ОД' }

const round: AidPart = {
  title: { en: 'A round', ru: 'Раунд' },
  lines: [
    {
      ...drawn('cards'),
      text: {
        en: '1 Initiative: everybody has a card; gold can be added. The highest says who begins and in which direction.',
        ru: '1 Инициатива: у каждого карта, можно добавить золото. Высший решает, кто начинает и в какую сторону.',
      },
      when: ['commit', 'order'],
    },
    {
      ...drawn('agent'),
      text: {
        en: '2 Agents: every agent may act once, with an action card; a card can be turned into its gold instead.',
        ru: '2 Агенты: каждый агент действует один раз, картой; карту можно вместо этого обменять на её золото.',
      },
      cost: { en: '1 card', ru: '1 карта' },
      when: ['agents'],
    },
    {
      ...drawn('coin'),
      text: {
        en: '3 Taxes: home regions pay all their gold, others one less; unrest takes one.',
        ru: '3 Налоги: родные области платят всё золото, прочие на одно меньше; недовольство отнимает одно.',
      },
    },
    {
      ...drawn('swords'),
      text: {
        en: '4 Campaign: each army once; then fleets that carried nobody.',
        ru: '4 Поход: каждая армия один раз; затем флоты, никого не перевозившие.',
      },
      when: ['campaign', 'army'],
    },
    {
      ...drawn('market'),
      text: {
        en: '5 Spending: gold buys what the shop below has, as much as you can pay.',
        ru: '5 Траты: за золото покупают всё, что ниже в торге, сколько сможете оплатить.',
      },
      when: ['spending'],
    },
  ],
}

type Step = 'enter' | 'attack' | 'siege' | 'embark' | 'land' | 'cube' | 'merge'

const DOES: Readonly<Record<Step, { readonly sign: AnySign; readonly text: Text } & Pick<AidLine, 'about'>>> = {
  enter: {
    sign: 'swords',
    text: {
      en: 'March into the next region. A strait costs more, and where everything is yours or empty one may march on.',
      ru: 'Марш в соседнюю область. Пролив стоит дороже; где всё ваше или пусто, можно идти дальше.',
    },
  },
  attack: {
    sign: 'swords',
    text: {
      en: 'Attack a region or the army in it. A region without a garrison is taken by one throw: gathered dice against its level; it wins ties.',
      ru: 'Атака на область или армию в ней. Область без гарнизона берут одним броском: собранные кубики против её уровня; при равенстве она устояла.',
    },
  },
  siege: {
    sign: 'walls',
    text: {
      en: 'Siege instead of an assault: the army enters and stays in supply. The level falls with each of your campaigns, and at 0 the region surrenders; from your next campaign on the army may storm it. It means war like any attack.',
      ru: 'Осада вместо штурма: армия входит и стоит, пока её снабжают. Уровень падает с каждым вашим походом, на нуле область сдаётся; со следующего похода её можно и штурмовать. Как и всякая атака, это война.',
    },
    about: ['siege'],
  },
  embark: {
    sign: 'ship',
    text: {
      en: 'Embark on a fleet of yours at the coast; a ship carries as many cards as the shop says.',
      ru: 'Посадка на свой флот у берега; корабль везёт столько карт, сколько сказано в торге.',
    },
  },
  land: { sign: 'anchor', text: { en: 'Land from the sea.', ru: 'Высадка с моря.' } },
  cube: {
    sign: 'cube',
    text: { en: 'Calm a cube of unrest where it stands.', ru: 'Унять один кубик недовольства на месте.' },
  },
  merge: {
    sign: 'cards',
    text: { en: 'Join another army, or split.', ru: 'Слиться с другой армией или разделиться.' },
  },
}

function armies(pack: Pack, riders: boolean): AidPart {
  const own = numberIn(pack, 'move', 'army')
  return {
    title: { en: `An army: ${own} movement points (MP)`, ru: `Армия: очков движения (ОД) — ${own}` },
    lines: [
      ...(Object.keys(DOES) as Step[]).map((step): AidLine => {
        const { sign, text, about } = DOES[step]
        const n = numberIn(pack, 'move', step)
        return {
          ...drawn(sign),
          text,
          cost: inAll((lang) => `${n} ${MOVES[lang]}`),
          when: ['army'],
          ...(about === undefined ? {} : { about }),
        }
      }),
      {
        text: {
          en: `At most ${pack.army.line} cards of infantry and cavalry. With fewer than ${pack.army.minimum} of infantry${riders ? ' and cavalry' : ', however many of cavalry,'} the army is defeated and leaves the map.`,
          ru: `Пехоты и конницы вместе не больше ${pack.army.line} карт. Если пехоты${riders ? ' и конницы' : ''} меньше ${pack.army.minimum} карт${riders ? '' : ', сколько бы ни было конницы'}, армия разбита и уходит с поля.`,
        },
        when: ['compose', 'muster'],
      },
      {
        text: {
          en: 'A region that was taken from others defends itself with nothing: without an army or Walls whoever comes takes it at once.',
          ru: 'Отнятая у других область сама не защищается: без армии и стен её берёт всякий, кто пришёл.',
        },
        when: ['army'],
      },
    ],
  }
}

const BATTLE = ['battleCard', 'lose', 'demand', 'shoot', 'cavalry', 'casualty', 'play'] as const

const battle: AidPart = {
  title: { en: 'A battle', ru: 'Битва' },
  lines: [
    {
      ...drawn('mountain'),
      text: {
        en: 'Terrain (one round a symbol), Flanks (cavalry), Centre (infantry with a skirmisher and artillery beside it), Envelopment.',
        ru: 'Местность (раунд за знак), фланги (конница), центр (пехота, с ней застрельщик и артиллерия), охват.',
      },
      when: BATTLE,
    },
    {
      text: inAll((lang) => `${BATTLE_WORDS[lang].thrown}. ${BATTLE_WORDS[lang].counts}`),
    },
    {
      sign: () => <Die colour="R" face="K" lang="en" size={20} />,
      text: {
        en: 'A skull, or two wounds, takes a card of the line; the sign of the skirmish takes a skirmisher.',
        ru: 'Череп или две раны снимают карту строя; знак стычки — застрельщика.',
      },
      when: BATTLE,
    },
    {
      ...drawn('laurel'),
      text: {
        en: 'The winner scores; the loser retreats to a region of their own next door.',
        ru: 'Победитель получает очки; проигравший отходит в соседнюю свою область.',
      },
      when: ['retreat'],
    },
  ],
}

const diplomacy: AidPart = {
  title: { en: 'Diplomacy', ru: 'Дипломатия' },
  lines: [
    {
      text: {
        en: 'Enemies, neutral, friends, allied: one status for each pair. An attack on anybody but an enemy is war at once; on a friend it costs a point.',
        ru: 'Враги, нейтралитет, друзья, союзники: одно отношение на пару. Атака не врага — сразу война; друга — ещё и минус очко.',
      },
      when: ['campaign', 'army'],
    },
    {
      text: {
        en: 'Treaty: whoever agrees comes one step closer to the other. A trade brings both gold, the more the closer they stand. Either may be refused.',
        ru: 'Договор: кто согласен, становится к другому на шаг ближе. Торговля даёт золото обоим, тем больше, чем они ближе. Отказаться можно от того и другого.',
      },
      when: ['consent'],
    },
    {
      text: {
        en: 'At the start of your campaign you may renounce: the status falls by one step.',
        ru: 'В начале своего похода можно отречься: отношение падает на шаг.',
      },
      when: ['campaign'],
    },
    {
      text: {
        en: 'Stance: each bot has a card with nine boxes and a marker for every opponent, which moves at the start of a round and by what you do. Upwards it distrusts you, to the right it attacks.',
        ru: 'Позиция: у бота карта из девяти клеток с фишкой каждого соперника; фишка движется в начале раунда и от ваших поступков. Чем выше, тем меньше доверия, чем правее, тем скорее нападение.',
      },
      about: ['stance'],
    },
  ],
}

const ENDS: Readonly<Record<Lang, (target: Known, rounds: number) => string>> = {
  en: (target, rounds) =>
    `When somebody has reached ${target} points the round is finished; round ${rounds} is the last in any case. Most points win, and bots win ties.`,
  ru: (target, rounds) =>
    `Когда кто-то набрал очки (${target}), раунд доигрывается; раунд ${rounds} последний в любом случае. Побеждает больший счёт, при равенстве — бот.`,
}

function ending(state: State): AidPart {
  const target = targetOf(state) ?? '?'
  return {
    title: { en: 'The end', ru: 'Конец' },
    lines: [
      { ...drawn('laurel'), text: inAll((lang) => ENDS[lang](target, numberOption(state, 'victory.maxRounds'))) },
    ],
  }
}

/** Whose data these are: the map has no room for it on the smallest phones. */
const dataOf = ({ meta: { title, label } }: Pack): AidPart => ({
  title: { en: 'The data of this table', ru: 'Данные этого стола' },
  lines: [{ text: inAll((lang) => `${title[lang]}. ${label[lang]}`) }],
})

export function aidOf(state: State): readonly AidPart[] {
  const pack = packOf(state)
  return [
    round,
    armies(pack, state.options['army.minCountsCavalry'] === true),
    shop(pack),
    battle,
    diplomacy,
    scoring(state),
    ending(state),
    dataOf(pack),
  ]
}
