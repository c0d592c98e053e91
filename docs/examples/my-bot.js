// A bot for muhq's game from outside: understudy --plugin docs/examples/my-bot.js simulate muhq --seats hasty,kraken
// It is handed our packages and the games, so it can lie anywhere. This one has no rulebook: it takes what is offered first.

export default ({ table, games }) => ({
  bots: {
    muhq: [
      {
        id: 'hasty',
        version: '1',
        title: { en: 'Hasty player', ru: 'Торопливый игрок' },
        author: 'you',
        roles: ['person'],
        editions: ['standard'],
        options: [],
        make: () => table.scriptedBot('hasty', '1', (view) => first(games.muhq.pkg.game.decision(view))),
      },
    ],
  },
})

/** The action of somebody who always picks what stands last in the list, until it is whole. */
function first(decision, picks = []) {
  const choice = decision.next(picks).at(-1)
  return choice.action ?? first(decision, [...picks, choice.pick])
}
