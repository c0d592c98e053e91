// Headlines of cards that are turned over, of what Lars reckons up, and of a chapter's end.

import { actionCard, ambitionName, leaderName, loreName, place, powerN, resource, shipsN } from '@understudy/arcs/text'
import type { ActionCardId, Ambition, LeaderId, LoreId, Resource, SystemId } from '@understudy/arcs/vocabulary'
import type { Kind } from '../../heads.ts'
import { aside, counted, kind, plain } from './heads-kinds.ts'
import { both } from './heads-names.ts'

type At = { readonly system: SystemId }
type Token = { readonly type: Resource }

export const ENDS: readonly Kind[] = [
  // Cards turned over, and how a seat begins.
  aside(
    kind(
      1.2,
      'log.revealed',
      ({ cards }: { cards: readonly ActionCardId[] }) =>
        both(
          `turns over ${cards.map((card) => actionCard('en', card)).join(' and ')}`,
          `вскрывает: ${cards.map((card) => actionCard('ru', card)).join(', ')}`,
        ),
      'turns cards over',
      'вскрывает карты',
    ),
  ),
  aside(
    counted(1, 'log.eventsBack', (n) =>
      both(
        n === 1 ? 'an Event goes back' : `${n} Events go back`,
        n === 1 ? 'событие уходит в колоду' : `события в колоду: ${n}`,
      ),
    ),
  ),
  kind(
    5,
    'log.placed',
    ({ systems }: { systems: readonly SystemId[] }) =>
      both(`places ${shipsN('en', systems.length)}`, `ставит ${shipsN('ru', systems.length)}`),
    'places ships',
    'ставит корабли',
  ),
  kind(
    8,
    'log.reinforced',
    ({ ships, system }: At & { ships: number }) =>
      both(
        `starts afresh: ${shipsN('en', ships)} at ${place('en', system)}`,
        `начинает заново: ${shipsN('ru', ships)} (${place('ru', system)})`,
      ),
    'starts afresh',
    'начинает заново',
  ),
  kind(
    5,
    'log.leader',
    ({ leader }: { leader: LeaderId }) =>
      both(`is led by ${leaderName('en', leader)}`, `лидер: ${leaderName('ru', leader)}`),
    'has leaders',
    'получает лидеров',
  ),
  kind(
    4,
    'log.lore',
    ({ lore }: { lore: LoreId }) => both(`takes ${loreName('en', lore)}`, `знание: ${loreName('ru', lore)}`),
    'takes lore',
    'получает знания',
  ),
  aside(plain(1, 'log.initiative', 'has the initiative', 'владеет инициативой')),
  aside(plain(0.8, 'log.dealt', 'receives six cards', 'получает шесть карт')),
  // Lars.
  counted(4.5, 'log.recalled', (n) =>
    n === 0
      ? both('has no ship to call home', 'отзывать некого')
      : both(`calls ${shipsN('en', n)} home`, `отзывает ${shipsN('ru', n)}`),
  ),
  kind(
    2.2,
    'log.target',
    ({ system }: At) => both(`new target: ${place('en', system)}`, `новая цель: ${place('ru', system)}`),
    'has a new target',
    'меняет цель',
  ),
  kind(
    1.6,
    'log.overflow',
    ({ type }: Token) => both(`no slot for ${resource('en', type)}`, `нет ячейки: ${resource('ru', type)}`),
    'has no slots for tokens',
    'нет ячеек для ресурсов',
  ),
  {
    weight: 1.8,
    of: ['log.resourcePower'],
    total: (all: readonly { readonly n: number }[]) => all.at(-1)?.n ?? 0,
    one: ({ n }: { n: number }) => both(`Resource Power ${n}`, `ресурсная сила ${n}`),
    many: (n) => both(`Resource Power ${n}`, `ресурсная сила ${n}`),
  },
  // A chapter's end.
  counted(7, 'log.scored', (n) => both(`gains ${powerN('en', n)}`, `получает ${powerN('ru', n)}`), 'power'),
  {
    ...counted(7, 'log.undeclared', (n) => both(`gains ${powerN('en', n)}`, `получает ${powerN('ru', n)}`), 'power'),
    one: ({ ambition, power }: { ambition: Ambition; power: number }) =>
      both(
        `gains ${powerN('en', power)} for ${ambitionName('en', ambition)}`,
        `получает ${powerN('ru', power)} («${ambitionName('ru', ambition)}»)`,
      ),
  },
  counted(
    6.5,
    'log.resourceScored',
    (n) => both(`gains ${n} for Resource Power`, `за ресурсную силу: ${powerN('ru', n)}`),
    'power',
  ),
  counted(6.4, 'log.resourceLost', (n) => both(`loses Resource Power ${n}`, `ресурсная сила ${n} пропадает`)),
  kind(
    20,
    'log.won',
    ({ power }: { power: number }) => both(`wins with ${powerN('en', power)}`, `побеждает: ${powerN('ru', power)}`),
    'wins',
    'побеждает',
  ),
]
