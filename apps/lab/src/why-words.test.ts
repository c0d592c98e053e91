// The first screen of "Why?" word for word, at some decisions of drawn games: whoever changes the words reads them in
// `testing/why-words-*.ts`, by the rule that decided.

import { LANGS } from '@understudy/procedure'
import { explainFirst, explainTitle } from '@understudy/procedure/explain'
import { expect, it } from 'vitest'
import { type Asked, decided } from './testing/asked-why.ts'
import { kraken } from './testing/why-words-kraken.ts'
import { lars } from './testing/why-words-lars.ts'
import { speedbot } from './testing/why-words-speedbot.ts'
import { superbot } from './testing/why-words-superbot.ts'
import { supercat } from './testing/why-words-supercat.ts'
import { supercat05 } from './testing/why-words-supercat-05.ts'
import { supercatAct } from './testing/why-words-supercat-act.ts'
import { tyrant } from './testing/why-words-tyrant.ts'

/** By rule: the question and the answer, in English, then in Russian. */
type Screens = Readonly<Record<string, readonly string[]>>

/** What is said at the first decision of each of these rules. */
function screens(who: Asked, rules: readonly string[]): Screens {
  const out: Record<string, readonly string[]> = {}
  for (const { pkg, rulebook, rule, since, earlier, state, action } of decided(who, 3, 500)) {
    if (!rules.includes(rule) || out[rule] !== undefined) continue
    out[rule] = LANGS.flatMap((lang) => {
      const did = pkg.game.describe(action, state)
      const speaker = { rulebook, lang, phrases: pkg.game.phrases, view: state, did }
      return [explainTitle, explainFirst].map((tell) => tell(since, speaker, earlier))
    })
    if (Object.keys(out).length === rules.length) break
  }
  return out
}

it.each<[string, Asked, Screens]>([
  ['SUPERCAT 0.5', { id: 'supercat', version: '0.5' }, supercat05],
  ['SUPERCAT', { id: 'supercat' }, supercat],
  ['SUPERCAT in an act', { id: 'supercat', act: 1 }, supercatAct],
  ['Lars', { id: 'lars' }, lars],
  ['the Super-bot', { id: 'superbot' }, superbot],
  ['the Speed-bot', { id: 'speedbot' }, speedbot],
  ['the Kraken', { id: 'kraken' }, kraken],
  ['the Tyrant', { id: 'tyrant' }, tyrant],
])('%s says why in these words', (_, who, words) => {
  expect(screens(who, Object.keys(words))).toEqual(words)
})
