// An opponent for my-game: a rulebook that runs.

import { book } from './words.js'

export function botFor({ language }, { legalIn, rulebookBot }, game, goal) {
  const { act, ask, page } = language()
  const mine = (c) => c.view.at[c.view.turn % 2]
  const theirs = (c) => c.view.at[(c.view.turn + 1) % 2]

  // A question has a test, and shows what its answer rests on.
  const oneStepLeft = {
    test: (c) => goal - mine(c) === 1,
    show: (c) => [{ say: 'bot.left', with: { n: goal - mine(c) } }],
  }
  const behind = {
    test: (c) => mine(c) <= theirs(c),
    show: (c) => [{ say: 'bot.both', with: { mine: mine(c), theirs: theirs(c) } }],
  }

  const rulebook = {
    id: 'my-game-bot',
    version: '1',
    editions: ['standard'],
    author: 'you',
    pages: [
      page('GO', [
        ask(
          'GO.1',
          oneStepLeft,
          [act('GO.2', () => ({ do: 'walk' }))],
          [ask('GO.3', behind, [act('GO.4', () => ({ do: 'dash' }))], [act('GO.5', () => ({ do: 'walk' }))])],
        ),
      ]),
    ],
    sources: Object.fromEntries(Object.keys(book.en.nodes).map((rule) => [rule, { by: 'printed', place: rule }])),
    text: { en: book.en, ru: book.ru },
    phrases: book.phrases,
    entry: () => 'GO',
    legal: legalIn(game),
    describe: (action) => game.describe(action),
  }

  return {
    id: rulebook.id,
    version: rulebook.version,
    title: { en: book.en.title, ru: book.ru.title },
    author: rulebook.author,
    roles: ['runner'],
    editions: rulebook.editions,
    options: [],
    rulebook,
    make: (config) => rulebookBot(rulebook, config),
  }
}
