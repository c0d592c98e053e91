// What was done without anything to see on the table, told with who did it: the rules have no sentence of their own for it.

import type { Lang } from '@understudy/procedure'
import { plural } from '@understudy/procedure'
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
  const say = (en: string, ru: string): string => ({ en: `${who} ${en}`, ru: `${who}: ${ru}` })[lang]
  switch (action.do) {
    case 'commit':
      return action.gold === 0
        ? say('added no gold to the initiative card.', 'золото к карте инициативы не добавлено.')
        : say(
            `added ${action.gold} gold to the initiative card.`,
            `к карте инициативы добавлено золота: ${action.gold}.`,
          )
    case 'done':
      return say('finished spending.', 'траты окончены.')
    case 'endCampaign':
      return say('ended the campaign turn.', 'поход окончен.')
    case 'halt':
      return { en: `${who}, army ${army}: stays where it is.`, ru: `${who}, армия ${army} остаётся на месте.` }[lang]
    case 'intercept':
      return action.yes
        ? say('intercepted the ships.', 'корабли перехвачены.')
        : say('let the ships pass.', 'корабли пропущены.')
    case 'play':
      return say('played no card.', 'карта не сыграна.')
    case 'shoot':
      return action.yes
        ? say('used the artillery.', 'артиллерия стреляет.')
        : say('kept the artillery back.', 'артиллерия молчит.')
    case 'reroll':
      return action.dice.length === 0
        ? say('kept the roll.', 'бросок оставлен.')
        : say(
            `rolled ${plural('en', action.dice.length, { one: 'die', many: 'dice' })} again.`,
            `переброшено кубиков: ${action.dice.length}.`,
          )
    case 'tactics':
      return say(
        `used ${plural('en', action.dice.length, { one: 'Tactics die', many: 'Tactics dice' })}.`,
        `тактических кубиков использовано: ${action.dice.length}.`,
      )
    case 'giveWay':
      return action.yes ? say('gave way.', 'армия уступает.') : say('held their ground.', 'армия держится.')
    default:
      return `${who}: ${lower(bare)}`
  }
}
