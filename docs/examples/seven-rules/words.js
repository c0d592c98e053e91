// The seven rules of the Lamplighter in words: the same ids in every language.

export const en = {
  title: 'The Lamplighter',
  about: 'Strikes where nobody strikes back, and waits where nobody reaches it.',
  pages: {
    UPKEEP: { title: 'Upkeep' },
    TURN: { title: 'Turn', intro: 'Read this page from the top after each action.' },
  },
  nodes: {
    'LAMP.1': {
      rule: 'Pay the upkeep, or give up a unit for it.',
      yes: 'Something has to be done about the upkeep.',
      no: 'There is nothing to pay with.',
    },
    'LAMP.2': {
      rule: 'Can an attack destroy an enemy? Attack it.',
      yes: 'There is an enemy that one blow destroys.',
      no: 'No enemy in range falls to one blow.',
    },
    'LAMP.3': {
      rule: 'Can a unit attack an enemy that does not reach it? Attack it.',
      yes: 'There is an enemy that cannot answer.',
      no: 'Whoever is in range would answer.',
    },
    'LAMP.4': {
      rule: 'Can a unit use its [[full-action]]? Use it.',
      yes: 'There is one to use.',
      no: 'No unit has one that it could use.',
    },
    'LAMP.5': { rule: 'Can a card be played? Play it.', yes: 'There is a card to play.', no: 'No card can be played.' },
    'LAMP.6': {
      rule: 'Is there a darker tile for a unit, or one as dark that is nearer to an enemy? Move it there.',
      yes: 'There is such a tile.',
      no: 'Everybody stands as well as they can.',
    },
    'LAMP.7': { rule: 'End the turn and keep the hand.' },
  },
  preferences: {
    strongest: 'the enemy with the highest attack',
    weakest: 'the enemy with the least health',
    healthiest: 'the unit with the most health',
    dearest: 'the card that costs most',
    sheltered: 'the tile that the fewest enemies reach',
    nearest: 'the tile that is nearest to an enemy',
    frailest: 'to pay; else the unit with the least health',
  },
  terms: [
    { id: 'full-action', term: 'Full action', text: 'What a card lets its unit do instead of moving and attacking.' },
  ],
}

export const ru = {
  title: 'Фонарщик',
  about: 'Бьёт там, где не ответят, и ждёт там, где не достанут.',
  pages: {
    UPKEEP: { title: 'Содержание' },
    TURN: { title: 'Ход', intro: 'После каждого действия читайте эту страницу сначала.' },
  },
  nodes: {
    'LAMP.1': {
      rule: 'Заплатить за содержание или отдать за него юнита.',
      yes: 'С содержанием надо что-то делать.',
      no: 'Платить нечем.',
    },
    'LAMP.2': {
      rule: 'Может ли атака уничтожить врага? Атаковать его.',
      yes: 'Есть враг, которого хватит одного удара.',
      no: 'Одним ударом никого не уничтожить.',
    },
    'LAMP.3': {
      rule: 'Может ли юнит атаковать врага, который до него не достаёт? Атаковать его.',
      yes: 'Есть враг, который не ответит.',
      no: 'Ответит любой, до кого можно достать.',
    },
    'LAMP.4': {
      rule: 'Может ли юнит выполнить [[full-action]]? Выполнить.',
      yes: 'Может.',
      no: 'Сейчас его не выполнить никому.',
    },
    'LAMP.5': {
      rule: 'Можно ли разыграть карту? Разыграть.',
      yes: 'Есть что разыграть.',
      no: 'Ни одну карту не разыграть.',
    },
    'LAMP.6': {
      rule: 'Есть ли для юнита клетка потемнее или такая же тёмная, но ближе к врагу? Перейти туда.',
      yes: 'Такая клетка есть.',
      no: 'Лучше никому не встать.',
    },
    'LAMP.7': { rule: 'Закончить ход, карты оставить на руке.' },
  },
  preferences: {
    strongest: 'враг с самой сильной атакой',
    weakest: 'враг, у которого меньше всего здоровья',
    healthiest: 'юнит, у которого больше всего здоровья',
    dearest: 'самая дорогая карта',
    sheltered: 'клетка, до которой достаёт меньше всего врагов',
    nearest: 'клетка ближе всего к врагу',
    frailest: 'заплатить, иначе юнит, у которого меньше всего здоровья',
  },
  terms: [
    { id: 'full-action', term: 'полное действие', text: 'То, что карта разрешает юниту вместо движения и атаки.' },
  ],
}

/** What candidates are called, and what answers rest on. */
export const phrases = {
  en: {
    'lamp.attack': ({ by, on }) => `the ${on.name.en} (${on.at}), by the ${by.name.en} (${by.at})`,
    'lamp.power': ({ by, on }) =>
      `the ${by.name.en} (${by.at})${on === undefined ? '' : `, on the ${on.name.en} (${on.at})`}`,
    'lamp.card': ({ card, at }) => `“${card.en}”${at === undefined ? '' : ` on ${at}`}`,
    'lamp.step': ({ by, to }) => `the ${by.name.en} (${by.at}) to ${to}`,
    'lamp.unit': ({ unit }) => `the ${unit.name.en} (${unit.at})`,
    'lamp.pay': () => 'paying',
    'lamp.purse': ({ due, has }) => `Upkeep: ${due}; resources: ${has}.`,
  },
  ru: {
    'lamp.attack': ({ by, on }) => `цель — ${on.name.ru} (${on.at}), атакует ${by.name.ru} (${by.at})`,
    'lamp.power': ({ by, on }) =>
      `${by.name.ru} (${by.at})${on === undefined ? '' : `, цель — ${on.name.ru} (${on.at})`}`,
    'lamp.card': ({ card, at }) => `«${card.ru}»${at === undefined ? '' : ` на ${at}`}`,
    'lamp.step': ({ by, to }) => `${by.name.ru} (${by.at}) на ${to}`,
    'lamp.unit': ({ unit }) => `${unit.name.ru} (${unit.at})`,
    'lamp.pay': () => 'заплатить',
    'lamp.purse': ({ due, has }) => `Содержание: ${due}; ресурсов: ${has}.`,
  },
}
