// Headlines of cards that are turned over, of what Lars reckons up, and of a chapter's end.

import { actionCard, ambitionName, leaderName, loreName, place, powerN, resource, shipsN } from '@understudy/arcs/text'
import type { ActionCardId, Ambition, LeaderId, LoreId, SystemId } from '@understudy/arcs/vocabulary'
import type { Kind } from '../../heads.ts'
import type { At, Token } from './heads-facts.ts'
import { aside, counted, kind, plain } from './heads-kinds.ts'

export const ENDS: readonly Kind[] = [
  // Cards turned over, and how a seat begins.
  aside(
    kind(
      1.2,
      'log.revealed',
      ({ cards }: { cards: readonly ActionCardId[] }) => ({
        en: `turns over ${cards.map((card) => actionCard('en', card)).join(' and ')}`,
        ru: `вскрывает: ${cards.map((card) => actionCard('ru', card)).join(', ')}`,
      }),
      { en: 'turns cards over', ru: 'вскрывает карты' },
    ),
  ),
  aside(
    counted(1, 'log.eventsBack', (n) => ({
      en: n === 1 ? 'an Event goes back' : `${n} Events go back`,
      ru: n === 1 ? 'событие уходит в колоду' : `события в колоду: ${n}`,
    })),
  ),
  kind(
    5,
    'log.placed',
    ({ systems }: { systems: readonly SystemId[] }) => ({
      en: `places ${shipsN('en', systems.length)}`,
      ru: `ставит ${shipsN('ru', systems.length)}`,
    }),
    { en: 'places ships', ru: 'ставит корабли' },
  ),
  kind(
    8,
    'log.reinforced',
    ({ ships, system }: At & { ships: number }) => ({
      en: `starts afresh: ${shipsN('en', ships)} at ${place('en', system)}`,
      ru: `начинает заново: ${shipsN('ru', ships)} (${place('ru', system)})`,
    }),
    { en: 'starts afresh', ru: 'начинает заново' },
  ),
  kind(
    5,
    'log.leader',
    ({ leader }: { leader: LeaderId }) => ({
      en: `is led by ${leaderName('en', leader)}`,
      ru: `лидер: ${leaderName('ru', leader)}`,
    }),
    { en: 'has leaders', ru: 'получает лидеров' },
  ),
  kind(
    4,
    'log.lore',
    ({ lore }: { lore: LoreId }) => ({ en: `takes ${loreName('en', lore)}`, ru: `знание: ${loreName('ru', lore)}` }),
    { en: 'takes lore', ru: 'получает знания' },
  ),
  aside(plain(1, 'log.initiative', { en: 'has the initiative', ru: 'владеет инициативой' })),
  aside(plain(0.8, 'log.dealt', { en: 'receives six cards', ru: 'получает шесть карт' })),
  // Lars.
  counted(4.5, 'log.recalled', (n) =>
    n === 0
      ? { en: 'has no ship to call home', ru: 'отзывать некого' }
      : { en: `calls ${shipsN('en', n)} home`, ru: `отзывает ${shipsN('ru', n)}` },
  ),
  kind(
    2.2,
    'log.target',
    ({ system }: At) => ({ en: `new target: ${place('en', system)}`, ru: `новая цель: ${place('ru', system)}` }),
    { en: 'has a new target', ru: 'меняет цель' },
  ),
  kind(
    1.6,
    'log.overflow',
    ({ type }: Token) => ({ en: `no slot for ${resource('en', type)}`, ru: `нет ячейки: ${resource('ru', type)}` }),
    { en: 'has no slots for tokens', ru: 'нет ячеек для ресурсов' },
  ),
  {
    weight: 1.8,
    of: ['log.resourcePower'],
    total: (all: readonly { readonly n: number }[]) => all.at(-1)?.n ?? 0,
    one: ({ n }: { n: number }) => ({ en: `Resource Power ${n}`, ru: `ресурсная сила ${n}` }),
    many: (n) => ({ en: `Resource Power ${n}`, ru: `ресурсная сила ${n}` }),
  },
  // A chapter's end.
  counted(7, 'log.scored', (n) => ({ en: `gains ${powerN('en', n)}`, ru: `получает ${powerN('ru', n)}` }), 'power'),
  {
    ...counted(
      7,
      'log.undeclared',
      (n) => ({ en: `gains ${powerN('en', n)}`, ru: `получает ${powerN('ru', n)}` }),
      'power',
    ),
    one: ({ ambition, power }: { ambition: Ambition; power: number }) => ({
      en: `gains ${powerN('en', power)} for ${ambitionName('en', ambition)}`,
      ru: `получает ${powerN('ru', power)} («${ambitionName('ru', ambition)}»)`,
    }),
  },
  counted(
    6.5,
    'log.resourceScored',
    (n) => ({ en: `gains ${n} for Resource Power`, ru: `за ресурсную силу: ${powerN('ru', n)}` }),
    'power',
  ),
  counted(6.4, 'log.resourceLost', (n) => ({ en: `loses Resource Power ${n}`, ru: `ресурсная сила ${n} пропадает` })),
  kind(
    20,
    'log.won',
    ({ power }: { power: number }) => ({
      en: `wins with ${powerN('en', power)}`,
      ru: `побеждает: ${powerN('ru', power)}`,
    }),
    { en: 'wins', ru: 'побеждает' },
  ),
]
