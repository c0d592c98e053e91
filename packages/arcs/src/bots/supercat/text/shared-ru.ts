// Sentences that stand on several pages, in Russian.

import type { NodeText } from '@understudy/procedure'

/** A line of General Priorities, and taking the card that it calls for. */
export const call = <Id extends string>(id: Id, rule: string) =>
  ({ [id]: rule, [`${id}.go`]: 'Возьмите эту карту.' }) as Record<Id | `${Id}.go`, string>

/** A rule that leads to a battle, the battle, and the way back. */
export const fight = <Id extends string>(id: Id, rule: string | NodeText) =>
  ({
    [id]: rule,
    [`${id}.go`]: 'Проведите его (страница **Сражение**).',
    [`${id}.top`]: 'Начните эту страницу сначала.',
  }) as Record<Id | `${Id}.go` | `${Id}.top`, string | NodeText>

export const tidy = {
  rule: 'Лежат ли только что полученные ресурсы не в тех ячейках? Разложите их [[order|по порядку]].',
  no: 'Все лежат как надо, или двигать их сейчас нельзя.',
}
export const threatened = 'Есть ли система с [[loyal|верным]] зданием бота, где правит соперник?'
export const repairs = 'Может ли он починить ещё какой-нибудь корабль или здание? (34)'
export const anyInfluence = 'Может ли он повлиять на любую другую карту? (43)'
export const contendInfluence =
  'Может ли он повлиять на [[uncontested|карту без агентов]], присвоив которую он вступил бы в борьбу за объявленный замысел? (22)'
export const contestedInfluence = 'Может ли он повлиять на [[contested|оспариваемую]] карту? (23)'
export const stranded = 'Нет ни космопорта, ни [[claim|заявки]]?'
export const wantsClaims = 'Есть ли непостроенные города, и заявок меньше, чем их?'
export const idle =
  'Есть ли корабли, которые не держат ни врат, ни заявки, ни чужого здания и не входят в [[task-force|ударную группу]]?'
export const gather = 'Могут ли они переместиться к ударной группе? Годится и [[partial|часть пути]]. (41)'
export const gates = 'Может ли он перемещением лишить соперника правления вратами? (40)'
export const rivalCity = 'Может ли он перемещением начать править в системе с городом соперника? (28)'

// 0.10

export const ability = 'Может ли он применить [[ability|новое действие]] вместо действия этой страницы?'
export const behind = 'Больше ли у него [[unbuilt|непостроенных кораблей]], чем у каждого соперника?'
export const criticalInfluence = 'Может ли он оказать влияние на [[critical|важнейшую]] карту?'
/** A card is defended. */
export const defends = <Id extends string>(id: Id) =>
  ({
    [id]: 'Пока есть [[contested|оспариваемая]] карта с его агентами, где он может перебить или сравняться:',
    [`${id}.1`]: 'Выберите карту.',
    [`${id}.2`]: 'Бросьте кубик.',
    [`${id}.3`]: {
      rule: 'Больше, чем там агентов у соперника: перебить на одного. Столько же: сравняться, если в запасе останется агент. Меньше: бросить карту.',
      no: 'В этом ходу он карту бросает.',
    },
  }) as Record<Id | `${Id}.1` | `${Id}.2` | `${Id}.3`, string | NodeText>
