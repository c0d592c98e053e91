// The rules of my-bot in words: the same ids in every language.

export const en = {
  title: 'My bot',
  about: 'Attacks, plays cards, and goes where the enemy is.',
  pages: {
    TURN: { title: 'Turn', intro: 'Read this page from the top after each action.' },
    UPKEEP: { title: 'Upkeep' },
  },
  nodes: {
    'TURN.1': { rule: 'Can a unit attack? Attack.', yes: 'There is somebody to attack.', no: 'Nobody is in range.' },
    'TURN.2': { rule: 'Can a card be played? Play it.', yes: 'There is a card to play.', no: 'No card can be played.' },
    'TURN.3': {
      rule: 'Can a unit get nearer to an enemy? Move it.',
      yes: 'There is a way.',
      no: 'Nobody gets any nearer.',
    },
    'TURN.4': { rule: 'End the turn and keep the hand.' },
    'UPKEEP.1': { rule: 'Pay; who cannot gives up the first unit that is offered.' },
  },
  preferences: {
    weakest: 'the enemy with the least health',
    dearest: 'the card that costs most',
    nearest: 'the tile that is nearest to an enemy',
  },
  terms: [],
}

export const ru = {
  title: 'Мой бот',
  about: 'Атакует, разыгрывает карты и идёт туда, где враг.',
  pages: {
    TURN: { title: 'Ход', intro: 'После каждого действия читайте эту страницу сначала.' },
    UPKEEP: { title: 'Содержание' },
  },
  nodes: {
    'TURN.1': {
      rule: 'Может ли юнит атаковать? Атаковать.',
      yes: 'Есть кого атаковать.',
      no: 'В пределах атаки никого.',
    },
    'TURN.2': {
      rule: 'Можно ли разыграть карту? Разыграть.',
      yes: 'Есть что разыграть.',
      no: 'Ни одну карту не разыграть.',
    },
    'TURN.3': {
      rule: 'Может ли юнит подойти ближе к врагу? Подойти.',
      yes: 'Есть куда.',
      no: 'Ближе никому не подойти.',
    },
    'TURN.4': { rule: 'Закончить ход, карты оставить на руке.' },
    'UPKEEP.1': { rule: 'Заплатить; если нечем — отдать первого юнита, которого предлагают.' },
  },
  preferences: {
    weakest: 'враг, у которого меньше всего здоровья',
    dearest: 'самая дорогая карта',
    nearest: 'клетка ближе всего к врагу',
  },
  terms: [],
}

/** What candidates are called. Names come from the game, in every language. */
export const phrases = {
  en: {
    'mine.attack': ({ by, on }) => `the ${on.name.en} (${on.at}), by the ${by.name.en} (${by.at})`,
    'mine.card': ({ card, at }) => `“${card.en}”${at === undefined ? '' : ` on ${at}`}`,
    'mine.step': ({ by, to }) => `the ${by.name.en} (${by.at}) to ${to}`,
  },
  ru: {
    'mine.attack': ({ by, on }) => `цель — ${on.name.ru} (${on.at}), атакует ${by.name.ru} (${by.at})`,
    'mine.card': ({ card, at }) => `«${card.ru}»${at === undefined ? '' : ` на ${at}`}`,
    'mine.step': ({ by, to }) => `${by.name.ru} (${by.at}) на ${to}`,
  },
}
