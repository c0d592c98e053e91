// What can be bought, with its sign, what it does and its price in the pack in play.

import { LANGS, type Lang } from '@understudy/procedure'
import type { Pack } from '@understudy/rome/pack'
import { BUILDINGS } from '@understudy/rome/vocabulary'
import type { AidLine, AidPart } from '../../ui.ts'
import { COMPOSE_WORDS } from '../compose/words.ts'
import { buildingDoes, type Known, numberIn, PEOPLE_DO } from '../text/goods.ts'
import { words } from '../text/words.ts'
import { AnyIcon, type AnySign } from './signs.tsx'

const inAll = (say: (lang: Lang) => string) =>
  Object.fromEntries(LANGS.map((lang) => [lang, say(lang)])) as Readonly<Record<Lang, string>>

const GOLD: Readonly<Record<Lang, (n: Known | string) => string>> = {
  en: (n) => `${n} gold`,
  ru: (n) => `${n} зол.`,
}

const OTHERS: Readonly<Record<Lang, { troops: string; mercenaries: string; development: string; onCard: string }>> = {
  en: {
    troops: 'Troops: into an army at home or at Barracks, or into the pool.',
    mercenaries: 'Mercenaries: the top card of the stack of a region that you hold.',
    development: 'A development: the next one of a column of your tree.',
    onCard: 'its price',
  },
  ru: {
    troops: 'Войска: в армию дома или у казарм либо в запас.',
    mercenaries: 'Наёмники: верхняя карта стопки в вашей области.',
    development: 'Развитие: следующее в одном из столбцов вашего дерева.',
    onCard: 'его цена',
  },
}

export function shop(pack: Pack): AidPart {
  const price = (key: string) => {
    const n = numberIn(pack, 'prices', key)
    return inAll((lang) => GOLD[lang](n))
  }
  const line = (sign: AnySign, text: (lang: Lang) => string, cost: AidLine['cost']): AidLine => ({
    sign: () => <AnyIcon of={sign} />,
    text: inAll(text),
    ...(cost === undefined ? {} : { cost }),
    when: ['spending'],
  })
  const onCard = inAll((lang) => OTHERS[lang].onCard)
  const sold = (name: (lang: Lang) => string, does: (lang: Lang) => string) => (lang: Lang) =>
    `${name(lang)}: ${does(lang)}`
  const who = (key: 'general' | 'agent' | 'ship' | 'cube') =>
    sold(
      (lang) => COMPOSE_WORDS[lang][key],
      (lang) => PEOPLE_DO[lang](pack)[key],
    )
  return {
    title: { en: 'The shop', ru: 'Торг' },
    lines: [
      line('cards', (lang) => OTHERS[lang].troops, onCard),
      line('swords', (lang) => OTHERS[lang].mercenaries, onCard),
      line('star', who('general'), price('general')),
      line('agent', who('agent'), price('agent')),
      line('ship', who('ship'), price('navy')),
      line('cube', who('cube'), price('cube')),
      ...BUILDINGS.map((what) =>
        line(
          what === 'wonder' ? 'temple' : what,
          sold(
            (lang) => words(lang).buildings[what],
            (lang) => buildingDoes(pack, what, lang),
          ),
          price(what),
        ),
      ),
      line(
        'road',
        sold(
          (lang) => COMPOSE_WORDS[lang].road,
          (lang) => buildingDoes(pack, 'road', lang),
        ),
        price('road'),
      ),
      line('laurel', (lang) => OTHERS[lang].development, onCard),
    ],
  }
}
