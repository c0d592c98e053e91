// Some bots may ask the table what they do not decide themselves. Where no table is, the lot answers.

import { type AnyPackage, keyedRandom, type Next } from '@understudy/table'
import { missingFacts } from '@understudy/table/gaps'
import { answerEntry } from '@understudy/table/steps'

/** The game as it stands: a driver is one. */
interface Standing {
  readonly pkg: AnyPackage
  readonly state: unknown
  readonly seed: string
}

/** The entry that comes next, or undefined when the game is over. Throws if a person is asked. */
// biome-ignore lint/suspicious/noExplicitAny: every game alike
export function entryByLot(driver: Standing, next: Next<any>) {
  switch (next.kind) {
    case 'over':
      return undefined
    case 'auto':
      return next.entry
    case 'person':
      throw new Error(`${driver.pkg.game.id}: a game without people asks ${next.seat}`)
    case 'gap':
      throw missingFacts(driver.pkg, driver.state)
    case 'table': {
      const { question } = next
      const random = keyedRandom(driver.seed, `table|${question.key}`)
      if (question.ask === 'chance') return answerEntry(question, question.decision.sample(random))
      const of = question.ask === 'roll' ? question.die.faces.length : question.fact.answers.length
      return answerEntry(question, random.int(of))
    }
  }
}
