// The rules of the heron in words.

export const en = {
  title: 'The Heron',
  about: 'Saves the wounded, strikes whoever comes near, and hunts when it feels bold.',
  pages: { TURN: { title: 'Turn' }, HUNT: { title: 'Hunt' }, UPKEEP: { title: 'Upkeep' } },
  nodes: {
    'HERON.1': { rule: 'Has a unit only 1 health left?', yes: 'Yes.', no: 'Nobody is badly hurt.' },
    'HERON.1a': { rule: 'Choose one of those.', yes: 'There is one.', no: 'There is none.' },
    'HERON.1b': { rule: 'Can it get farther from its enemies? Move it.', yes: 'It can.', no: 'It cannot.' },
    'HERON.2': { rule: 'Can a unit attack? Attack.', yes: 'There is somebody to attack.', no: 'Nobody is in range.' },
    'HERON.2a': { rule: 'Can a card be played? Play it.', yes: 'There is a card to play.', no: 'There is none.' },
    'HERON.3': { rule: 'Roll a die.' },
    'HERON.4': { rule: 'Is it 4 or more? Follow the page Hunt.', yes: 'It feels bold.', no: 'It does not.' },
    'HERON.4a': { rule: 'Follow the page Hunt, then go on here.' },
    'HERON.5': { rule: 'End the turn and keep the hand.' },
    'HERON.6': { rule: 'Can a unit get nearer to an enemy? Move it.', yes: 'It can.', no: 'Nobody gets any nearer.' },
    'HERON.7': { rule: 'Pay; who cannot gives up the first unit that is offered.' },
  },
  preferences: {
    threatened: 'the one that is nearest to an enemy',
    farthest: 'the tile that is farthest from all enemies',
    nearest: 'the tile that is nearest to an enemy',
  },
  terms: [],
}

export const ru = {
  title: 'Цапля',
  about: 'Спасает раненых, бьёт тех, кто подошёл, и охотится, когда хватает смелости.',
  pages: { TURN: { title: 'Ход' }, HUNT: { title: 'Охота' }, UPKEEP: { title: 'Содержание' } },
  nodes: {
    'HERON.1': { rule: 'Есть ли юнит, у которого осталось 1 здоровье?', yes: 'Да.', no: 'Тяжелораненых нет.' },
    'HERON.1a': { rule: 'Выбрать одного из них.', yes: 'Есть кого.', no: 'Некого.' },
    'HERON.1b': { rule: 'Может ли он отойти дальше от врагов? Отойти.', yes: 'Может.', no: 'Не может.' },
    'HERON.2': { rule: 'Может ли юнит атаковать? Атаковать.', yes: 'Есть кого.', no: 'В пределах атаки никого.' },
    'HERON.2a': { rule: 'Можно ли разыграть карту? Разыграть.', yes: 'Есть какую.', no: 'Ни одной.' },
    'HERON.3': { rule: 'Бросить кубик.' },
    'HERON.4': { rule: 'Выпало 4 или больше? Читать страницу «Охота».', yes: 'Смелости хватает.', no: 'Не хватает.' },
    'HERON.4a': { rule: 'Прочитать страницу «Охота» и вернуться сюда.' },
    'HERON.5': { rule: 'Закончить ход, карты оставить на руке.' },
    'HERON.6': { rule: 'Может ли юнит подойти ближе к врагу? Подойти.', yes: 'Может.', no: 'Ближе никому не подойти.' },
    'HERON.7': { rule: 'Заплатить; если нечем — отдать первого юнита, которого предлагают.' },
  },
  preferences: {
    threatened: 'тот, кто ближе всего к врагу',
    farthest: 'клетка дальше всего от врагов',
    nearest: 'клетка ближе всего к врагу',
  },
  terms: [],
}

export const phrases = {
  en: {
    'heron.hurt': ({ unit }) => `The ${unit.name.en} (${unit.at}) has 1 health.`,
    'heron.unit': ({ unit }) => `the ${unit.name.en} (${unit.at})`,
    'heron.tile': ({ tile }) => tile,
    'heron.attack': ({ by, on }) => `the ${on.name.en} (${on.at}), by the ${by.name.en} (${by.at})`,
    'heron.card': ({ card, at }) => `“${card.en}”${at === undefined ? '' : ` on ${at}`}`,
    'heron.step': ({ by, tile }) => `the ${by.name.en} (${by.at}) to ${tile}`,
  },
  ru: {
    'heron.hurt': ({ unit }) => `${unit.name.ru} (${unit.at}): здоровье 1.`,
    'heron.unit': ({ unit }) => `${unit.name.ru} (${unit.at})`,
    'heron.tile': ({ tile }) => tile,
    'heron.attack': ({ by, on }) => `цель — ${on.name.ru} (${on.at}), атакует ${by.name.ru} (${by.at})`,
    'heron.card': ({ card, at }) => `«${card.ru}»${at === undefined ? '' : ` на ${at}`}`,
    'heron.step': ({ by, tile }) => `${by.name.ru} (${by.at}) на ${tile}`,
  },
}
