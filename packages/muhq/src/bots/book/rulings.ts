// The rulings that the bots' rules cite, in our words. The whole list, with reasons, is in docs/rulings.md.

import type { Lang } from '@understudy/procedure'

export const RULINGS = [
  'muhq/1',
  'muhq/2',
  'muhq/3',
  'muhq/4',
  'muhq/5',
  'muhq/6',
  'muhq/7',
  'muhq/8',
  'muhq/9',
  'muhq/10',
  'muhq/11',
  'muhq/12',
  'muhq/19',
  'muhq/22',
  'muhq/35',
  'muhq/36',
  'muhq/37',
] as const
type RulingId = (typeof RULINGS)[number]

export const rulings: Record<Lang, Record<RulingId, string>> = {
  en: {
    'muhq/1': 'In its turn a unit has one move and one attack in any order, or its full action instead of both.',
    'muhq/2':
      'The discard pile is shuffled into an empty deck at the start of a turn only. If the deck runs out while cards are drawn, drawing ends.',
    'muhq/3': 'Only units that cost upkeep can be lost for it, never the boss itself. (Option: any unit but the boss.)',
    'muhq/4':
      'A card is playable if it can be paid for, and if there is a free spawn for the unit or something that the spell would change. Where and on whom it is played is random.',
    'muhq/5': 'Resources that are not spent are kept. (Option: they are lost.)',
    'muhq/6': 'Units are activated in random order, those played this turn included.',
    'muhq/7':
      'Wandering is read literally: after the Aggressive steps, a unit that can still move makes a random move and starts again. It ends because moves run out.',
    'muhq/8':
      'The nearest enemy is the one the fewest tiles away, counted as ranges are. The unit takes the shortest way to a free tile from which it could attack it, as if other units were not there, and stops as soon as it can attack. If all these tiles are taken, it goes for one of them; if there is no way at all, it gets as near as it can. If no tile is nearer, or the enemy is in range already, it stays and the Aggressive steps end. It attacks only while it has its attack.',
    'muhq/9':
      'Most distant means: the nearest enemy is as far away as possible. (Option: the sum of the distances to all enemies.) The unit moves only if some tile is farther than its own.',
    'muhq/10':
      'A full action uses up move and attack. A target tile that is taken by another unit, or where the unit cannot stand, is no target. An enemy is reached where it can be attacked from. The nearest target is the one with the shortest way, counted as if other units were not there. A unit that stands on its target stays.',
    'muhq/11': 'Of the diagonal steps within one move every second one counts twice; each move begins to count anew.',
    'muhq/12': 'Every tie is broken at random.',
    'muhq/19': 'A unit whose attack is 0 cannot attack and threatens nobody.',
    'muhq/22': 'An effect or a full action that would change nothing cannot be used.',
    'muhq/35': 'A unit whose card names no behaviour is Aggressive.',
    'muhq/36':
      'The extra move of a street comes after the ordinary one. Aggressive and Wandering units use it, because their pages go on while there is a move; Shy and Target-oriented ones move once.',
    'muhq/37':
      'A seat that a bot takes over in the middle of a turn starts at the top of the page and passes over what has been done. A card that is drawn already is the drawn card. Once a unit has acted, no more cards are drawn or played. A unit that is under way goes on first.',
  },
  ru: {
    'muhq/1': 'За ход у юнита есть одно движение и одна атака в любом порядке либо полное действие вместо них.',
    'muhq/2':
      'Сброс замешивается в пустую колоду только в начале хода. Если колода кончилась, пока босс берёт карты, больше он их не берёт.',
    'muhq/3':
      'Если на содержание не хватает, теряется только юнит, который его требует, и никогда — сам босс. (Опция: любой юнит, кроме босса.)',
    'muhq/4':
      'Карту можно разыграть, если на неё хватает ресурсов и если для юнита есть свободная клетка появления, а заклинанию есть что изменить. Куда и на кого — решает жребий.',
    'muhq/5': 'Непотраченные ресурсы остаются. (Опция: сгорают.)',
    'muhq/6': 'Юниты действуют в случайном порядке, включая тех, что появились в этом же ходу.',
    'muhq/7':
      'Правила бродячего юнита читаются буквально: если после агрессивных шагов он ещё может двигаться, он идёт на случайную клетку и начинает сначала. Он останавливается, когда движения кончаются.',
    'muhq/8':
      'Ближайший враг — тот, до которого меньше всего клеток, как при отсчёте дальности. Юнит идёт кратчайшим путём на свободную клетку, с которой мог бы его атаковать, словно других юнитов нет, и останавливается, как только может атаковать. Если все такие клетки заняты, он идёт к одной из них; если пути нет вовсе, подходит как можно ближе. Если ближе подойти некуда или враг уже в пределах атаки, юнит остаётся на месте, и агрессивные шаги на этом закончены. Атакует он, только пока атака не использована.',
    'muhq/9':
      'Самая далёкая клетка — та, от которой до ближайшего врага дальше всего. (Опция: наибольшая сумма расстояний до всех врагов.) Юнит идёт, только если найдётся клетка дальше нынешней.',
    'muhq/10':
      'Полное действие расходует и движение, и атаку. Клетка, занятая другим юнитом, или такая, где юнит не может стоять, целью не считается. До врага юнит дошёл, когда может его атаковать. Ближайшая цель — та, путь до которой короче всего, словно других юнитов нет. Юнит, стоящий на своей цели, остаётся на месте.',
    'muhq/11':
      'В пределах одного движения каждый второй шаг по диагонали считается за два; каждое новое движение отсчитывается заново.',
    'muhq/12': 'Любую ничью решает жребий.',
    'muhq/19': 'Юнит с атакой 0 не может атаковать и никому не угрожает.',
    'muhq/22': 'Эффект или полное действие, которые ничего не изменят, использовать нельзя.',
    'muhq/35': 'Юнит, карта которого не говорит, как он себя ведёт, — агрессивный.',
    'muhq/36':
      'Дополнительное движение по дороге идёт после обычного. Агрессивные и бродячие юниты им пользуются: их страницы продолжаются, пока есть движение; пугливые и целеустремлённые двигаются один раз.',
    'muhq/37':
      'Бот, который сел за босса посреди хода, начинает страницу сверху и пропускает уже сделанное. Карта, которая уже взята, и есть взятая карта. Если какой-то юнит уже действовал, карты больше не берутся и не разыгрываются. Юнит, который начал действовать, продолжает первым.',
  },
}
