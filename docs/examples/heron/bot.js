// A bot that asks, notes, rolls a die and has an option: the words of a page that the template does without.
// understudy --plugin docs/examples/heron/bot.js simulate muhq --seats heron:bold=true,kraken --games 20

import { en, phrases, ru } from './words.js'

export default ({ procedure, table }) => ({
  bots: { muhq: ({ pkg, kit }) => [heron(procedure, table, pkg.game, kit)] },
})

function heron({ d6, language, sayer }, { legalIn, offered, rulebookBot }, game, kit) {
  const { act, ask, can, choose, go, page, roll } = language()
  const say = sayer()

  const doable = (c, kind) => [...offered(game.decision(c.view))].filter((action) => action.do === kind)
  const unit = (c, id) => kit.unitOf(c.view, id)
  const named = (c, id) => kit.unitFact(c.view, unit(c, id))
  const away = (c, place) => Math.min(...kit.enemiesOf(c.view, c.seat).map((enemy) => kit.distance(place, enemy)))
  const hurt = (c) => c.view.units.filter((each) => each.owner === c.seat && kit.healthOf(c.view, each) === 1)
  const asIs = (_, action) => action

  // A question: `show` tells what its answer rests on, as a list of sentences.
  const somebodyIsHurt = {
    test: (c) => hurt(c).length > 0,
    show: (c) => hurt(c).map(({ id }) => say('heron.hurt', { unit: named(c, id) })),
  }
  // Whoever is chosen is noted under a name, and found in `c.vars`.
  const patients = {
    from: (c) => hurt(c).map(({ id }) => id),
    prefer: [{ id: 'threatened', least: (c, id) => away(c, unit(c, id)) }],
    show: (c, id) => say('heron.unit', { unit: named(c, id) }),
  }
  const escapes = {
    from: (c) =>
      doable(c, 'move').filter(
        (move) => move.unit === c.vars.patient && away(c, move.to) > away(c, unit(c, move.unit)),
      ),
    prefer: [{ id: 'farthest', most: (c, { to }) => away(c, to) }],
    show: (_, { to }) => say('heron.tile', { tile: kit.tileName(to) }),
  }
  const attacks = {
    from: (c) => doable(c, 'attack'),
    show: (c, { unit: by, target }) => say('heron.attack', { by: named(c, by), on: named(c, target) }),
  }
  const cards = {
    from: (c) => doable(c, 'play'),
    show: (c, { card, at }) => say('heron.card', { card: kit.cardName(c.view, card), at: at && kit.tileName(at) }),
  }
  const steps = {
    from: (c) => doable(c, 'move').filter((move) => away(c, move.to) < away(c, unit(c, move.unit))),
    prefer: [{ id: 'nearest', least: (c, { to }) => away(c, to) }],
    show: (c, { unit: by, to }) => say('heron.step', { by: named(c, by), tile: kit.tileName(to) }),
  }
  // Options of the seat (`heron:bold=true`) are in `c.options`.
  const feelsBold = (c) => c.options.bold || c.vars.mood >= 4

  const rulebook = {
    id: 'heron',
    version: '1',
    editions: ['standard'],
    author: 'you',
    pages: [
      page(
        'TURN',
        [
          ask('HERON.1', somebodyIsHurt, [
            choose('HERON.1a', patients, 'patient', [can('HERON.1b', escapes, asIs, { of: ['patient'] })]),
          ]),
          can('HERON.2', attacks, asIs),
          can('HERON.2a', cards, asIs),
          roll('HERON.3', d6, 'mood'),
          ask('HERON.4', feelsBold, [go('HERON.4a', 'HUNT')]),
          act('HERON.5', () => ({ do: 'end', putAway: [] })),
        ],
        (c) => c.view.turn === c.seat && c.view.phase === 'act',
      ),
      page('HUNT', [can('HERON.6', steps, asIs)]),
      page('UPKEEP', [act('HERON.7', (c) => offered(game.decision(c.view)).next().value)]),
    ],
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
    options: [{ id: 'bold', kind: 'flag', title: { en: 'Always bold', ru: 'Всегда смелая' }, default: false }],
    rulebook,
    make: (config) => rulebookBot(rulebook, config),
  }
}
