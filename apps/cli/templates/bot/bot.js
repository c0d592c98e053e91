// my-bot: a rulebook that runs, for a person's seat in muhq's game. Each rule has an id; words.js says it in English and Russian.
// Try it: understudy --plugin ./bot.js play muhq --seats my-bot,kraken --save game.json && understudy --plugin ./bot.js explain game.json

import { en, phrases, ru } from './words.js'

/** A plug-in is handed Understudy's packages, so nothing has to be installed; `muhq` is asked for only where that game is played. */
export default ({ procedure, table }) => ({
  bots: { muhq: ({ pkg, kit }) => [botFor(procedure, table, pkg.game, kit)] },
})

function botFor({ language, sayer }, { legalIn, offered, rulebookBot }, game, kit) {
  const { act, can, page } = language()

  // What can be done now, of one kind. `c.view` is the position as this seat sees it.
  const doable = (c, kind) => [...offered(game.decision(c.view))].filter((action) => action.do === kind)
  const unit = (c, id) => kit.unitOf(c.view, id)
  const named = (c, id) => kit.unitFact(c.view, unit(c, id))
  const toNearestEnemy = (c, place) =>
    Math.min(...kit.enemiesOf(c.view, c.seat).map((enemy) => kit.distance(place, enemy)))

  // Ways: what a rule chooses from, and how. Preferences narrow one after another; what is still tied is decided by lot.
  // `show` names a candidate in explanations: a few words without a full stop, as data; words.js puts them into languages.
  const say = sayer()
  const attacks = {
    from: (c) => doable(c, 'attack'),
    prefer: [{ id: 'weakest', least: (c, { target }) => kit.healthOf(c.view, unit(c, target)) }],
    show: (c, action) => say('mine.attack', { by: named(c, action.unit), on: named(c, action.target) }),
  }
  const cards = {
    from: (c) => doable(c, 'play'),
    prefer: [{ id: 'dearest', most: (c, { card }) => kit.cardOf(c.view, card).play ?? 0 }],
    show: (c, { card, at }) => say('mine.card', { card: kit.cardName(c.view, card), at: at && kit.tileName(at) }),
  }
  const steps = {
    from: (c) => doable(c, 'move').filter((move) => toNearestEnemy(c, move.to) < toNearestEnemy(c, unit(c, move.unit))),
    prefer: [{ id: 'nearest', least: (c, { to }) => toNearestEnemy(c, to) }],
    show: (c, action) => say('mine.step', { by: named(c, action.unit), to: kit.tileName(action.to) }),
  }
  const asIs = (_, action) => action

  const rulebook = {
    id: 'my-bot',
    version: '1',
    editions: ['standard'],
    author: 'you',
    pages: [
      // Read from the top; after whatever was done, once more, while this seat is still to act.
      page(
        'TURN',
        [
          can('TURN.1', attacks, asIs),
          can('TURN.2', cards, asIs),
          can('TURN.3', steps, asIs),
          act('TURN.4', () => ({ do: 'end', putAway: [] })),
        ],
        (c) => c.view.turn === c.seat && c.view.phase === 'act',
      ),
      page('UPKEEP', [act('UPKEEP.1', (c) => offered(game.decision(c.view)).next().value)]),
    ],
    // Where each rule comes from: `printed`, `backport` (a later version of the author's) or `ruling` (ours).
    sources: Object.fromEntries(Object.keys(en.nodes).map((rule) => [rule, { by: 'printed', place: rule }])),
    text: { en, ru },
    phrases,
    entry: (view) => (view.phase === 'upkeep' ? 'UPKEEP' : 'TURN'),
    legal: legalIn(game),
    describe: (action, view) => game.describe(action, view),
  }

  return {
    id: rulebook.id,
    version: rulebook.version,
    title: { en: en.title, ru: ru.title },
    author: rulebook.author,
    roles: ['person'],
    editions: rulebook.editions,
    options: [],
    rulebook,
    make: (config) => rulebookBot(rulebook, config),
  }
}
