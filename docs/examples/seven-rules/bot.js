// The Lamplighter: seven rules for a person's seat in muhq's game. It strikes where nobody strikes back, and waits where nobody reaches it.

import { en, phrases, ru } from './words.js'

export default ({ procedure, table }) => ({
  bots: { muhq: ({ pkg, kit }) => [botFor(procedure, table, pkg.game, kit)] },
})

function botFor({ language, sayer }, { legalIn, offered, rulebookBot }, game, kit) {
  const { act, can, page } = language()
  const say = sayer()

  const doable = (c, kind) => [...offered(game.decision(c.view))].filter((action) => action.do === kind)
  const unit = (c, id) => kit.unitOf(c.view, id)
  const named = (c, id) => kit.unitFact(c.view, unit(c, id))
  const health = (c, id) => kit.healthOf(c.view, unit(c, id))
  const strength = (c, id) => kit.cardOf(c.view, unit(c, id).card).attack
  const enemies = (c) => kit.enemiesOf(c.view, c.seat)

  /** How many enemies would reach somebody who stands there. */
  const threats = (c, place) =>
    enemies(c).filter((enemy) => kit.cardOf(c.view, enemy.card).attack > 0 && kit.inRange(c.view, enemy, place)).length
  const toNearest = (c, place) => Math.min(...enemies(c).map((enemy) => kit.distance(place, enemy)))

  const showAttack = (c, action) => say('lamp.attack', { by: named(c, action.unit), on: named(c, action.target) })
  const weakest = { id: 'weakest', least: (c, { target }) => health(c, target) }

  const finishing = {
    from: (c) => doable(c, 'attack').filter(({ unit: by, target }) => strength(c, by) >= health(c, target)),
    prefer: [{ id: 'strongest', most: (c, { target }) => strength(c, target) }],
    show: showAttack,
  }
  const unanswered = {
    from: (c) =>
      doable(c, 'attack').filter((action) => !kit.canHit(c.view, unit(c, action.target), unit(c, action.unit))),
    prefer: [weakest],
    show: showAttack,
  }
  const powers = {
    from: (c) => doable(c, 'full'),
    prefer: [{ id: 'healthiest', most: (c, action) => health(c, action.unit) }],
    show: (c, action) => say('lamp.power', { by: named(c, action.unit), on: action.target && named(c, action.target) }),
  }
  const cards = {
    from: (c) => doable(c, 'play'),
    prefer: [
      { id: 'dearest', most: (c, { card }) => kit.cardOf(c.view, card).play ?? 0 },
      { id: 'sheltered', least: (c, { at }) => (at === undefined ? 0 : threats(c, at)) },
    ],
    show: (c, { card, at }) => say('lamp.card', { card: kit.cardName(c.view, card), at: at && kit.tileName(at) }),
  }
  const darkTiles = {
    from: (c) =>
      doable(c, 'move').filter(({ unit: who, to }) => {
        const now = unit(c, who)
        return threats(c, to) < threats(c, now) || (threats(c, to) === 0 && toNearest(c, to) < toNearest(c, now))
      }),
    prefer: [
      { id: 'sheltered', least: (c, { to }) => threats(c, to) },
      { id: 'nearest', least: (c, { to }) => toNearest(c, to) },
    ],
    show: (c, action) => say('lamp.step', { by: named(c, action.unit), to: kit.tileName(action.to) }),
  }
  const asIs = (_, action) => action

  // Asked only of who cannot pay everything; what is offered is to pay, or which unit to give up.
  const dues = {
    from: (c) => [...offered(game.decision(c.view))],
    prefer: [{ id: 'frailest', least: (c, action) => (action.do === 'pay' ? 0 : health(c, action.unit)) }],
    show: (c, action) =>
      action.do === 'pay' ? say('lamp.pay', {}) : say('lamp.unit', { unit: named(c, action.unit) }),
    because: (c) => [say('lamp.purse', { due: kit.upkeepSum(c.view, c.seat), has: kit.resourcesOf(c.view, c.seat) })],
  }

  const rulebook = {
    id: 'lamplighter',
    version: '1',
    editions: ['standard'],
    author: 'Understudy',
    pages: [
      page('UPKEEP', [can('LAMP.1', dues, asIs)]),
      page(
        'TURN',
        [
          can('LAMP.2', finishing, asIs),
          can('LAMP.3', unanswered, asIs),
          can('LAMP.4', powers, asIs),
          can('LAMP.5', cards, asIs),
          can('LAMP.6', darkTiles, asIs),
          act('LAMP.7', () => ({ do: 'end', putAway: [] })),
        ],
        (c) => c.view.turn === c.seat && c.view.phase === 'act',
      ),
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
    options: [],
    rulebook,
    make: (config) => rulebookBot(rulebook, config),
  }
}
