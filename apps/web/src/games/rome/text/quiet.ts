// What was done without anything to see on the table, told with who did it: the rules have no sentence of their own for it.

import { type Lang, plural } from '@understudy/procedure'
import type { Action } from '@understudy/rome'

interface QuietFacts {
  readonly seat: Readonly<Record<Lang, string>>
  /** The army that is on its way: I to IV. */
  readonly army: string
  readonly action: Action
  /** What the action says by itself. */
  readonly bare: string
}

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

export function quietly(lang: Lang, { seat, army, action, bare }: QuietFacts): string {
  const who = seat[lang]
  const say = ({ en, ru }: Readonly<Record<Lang, string>>): string =>
    ({ en: `${who} ${en}`, ru: `${who}: ${ru}` })[lang]
  switch (action.do) {
    case 'commit':
      return action.gold === 0
        ? say({ en: 'added no gold to the initiative card.', ru: 'золото к карте инициативы не добавлено.' })
        : say({
            en: `added ${action.gold} gold to the initiative card.`,
            ru: `к карте инициативы добавлено золота: ${action.gold}.`,
          })
    case 'done':
      return say({ en: 'finished spending.', ru: 'траты окончены.' })
    case 'endCampaign':
      return say({ en: 'ended the campaign turn.', ru: 'поход окончен.' })
    case 'halt':
      return { en: `${who}, army ${army}: stays where it is.`, ru: `${who}, армия ${army} остаётся на месте.` }[lang]
    case 'intercept':
      return action.yes
        ? say({ en: 'intercepted the ships.', ru: 'корабли перехвачены.' })
        : say({ en: 'let the ships pass.', ru: 'корабли пропущены.' })
    case 'play':
      return say({ en: 'played no card.', ru: 'карта не сыграна.' })
    case 'shoot':
      return action.yes
        ? say({ en: 'used the artillery.', ru: 'артиллерия стреляет.' })
        : say({ en: 'kept the artillery back.', ru: 'артиллерия молчит.' })
    case 'reroll':
      return action.dice.length === 0
        ? say({ en: 'kept the roll.', ru: 'бросок оставлен.' })
        : say({
            en: `rolled ${plural('en', action.dice.length, { one: 'die', many: 'dice' })} again.`,
            ru: `переброшено кубиков: ${action.dice.length}.`,
          })
    case 'tactics':
      return say({
        en: `used ${plural('en', action.dice.length, { one: 'Tactics die', many: 'Tactics dice' })}.`,
        ru: `тактических кубиков использовано: ${action.dice.length}.`,
      })
    case 'giveWay':
      return action.yes
        ? say({ en: 'gave way.', ru: 'армия уступает.' })
        : say({ en: 'held their ground.', ru: 'армия держится.' })
    default:
      return `${who}: ${lower(bare)}`
  }
}
