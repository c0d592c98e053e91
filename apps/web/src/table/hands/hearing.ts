// What those who listen are told while a deed is put together: after each pick what was picked and how much can follow, with
// the ghost the line of the plan; and whatever else comes to stand at the table to be read (`data-heard`: the reader, what came
// of a battle). One place speaks (`said`); what was asked or told there a moment ago comes first.

import { plural } from '@understudy/procedure'
import { lang } from '../../store/settings.ts'
import { said } from '../../ui/said.ts'

const WORDS = {
  en: {
    goals: (n: number) => plural('en', n, { one: 'destination', many: 'destinations' }),
    choices: (n: number) => plural('en', n, { one: 'choice', many: 'choices' }),
  },
  ru: {
    goals: (n: number) => `куда: ${plural('ru', n, { one: 'место', few: 'места', many: 'мест' })}`,
    choices: (n: number) => plural('ru', n, { one: 'вариант', few: 'варианта', many: 'вариантов' }),
  },
}

/** What changed together is told together. */
const SOON = 30

/** Begins to tell; answers how to stop. */
export function hear(): () => void {
  const page = document.querySelector('.table-page')
  if (page === null) return () => undefined
  let before = readOf(page)
  let own = said.peek()
  let timer: ReturnType<typeof setTimeout> | undefined
  const tell = () => {
    timer = undefined
    const now = readOf(page)
    const fresh = [...now].flatMap(([key, text]) => (before.has(key) ? [] : [text]))
    before = now
    if (fresh.length === 0) return
    const other = said.peek()
    own = [...(other === own ? [] : [other]), ...fresh].join(' ')
    said.value = own
  }
  const changes = new MutationObserver(() => {
    timer ??= setTimeout(tell, SOON)
  })
  changes.observe(page, { subtree: true, childList: true, characterData: true, attributeFilter: ['aria-pressed'] })
  return () => {
    changes.disconnect()
    clearTimeout(timer)
  }
}

/** Everything that is to be heard now: the plan, which is another one with another question, and what is marked for it. */
function readOf(page: Element): ReadonlyMap<string, string> {
  const marked = [...page.querySelectorAll('[data-heard]')].map(wordsOf)
  const ask = page.querySelector('.bar-sentence')?.textContent
  const plan = planOf(page)
  return new Map([[`${ask}: ${plan}`, plan] as const, ...marked.map((text) => [text, text] as const)].filter(hasWords))
}

const hasWords = ([, text]: readonly [string, string]): boolean => text !== ''

function planOf(page: Element): string {
  const dock = page.querySelector('section.bar:is(.bar-person, .bar-table)')
  const plans = [...(dock?.querySelectorAll('.dock-plan') ?? [])]
  const plan = plans.find((each) => each.closest('.typed-line') !== null || each.parentElement === dock) ?? plans.at(-1)
  if (dock === null) return ''
  const verb = dock.querySelector('[data-key^="verb "][aria-pressed="true"]')
  const begun = verb !== null || dock.querySelector('.dock-plan [data-key="back"]') !== null
  const tokens = [...(plan?.children ?? [])].filter((each) => !each.matches('[data-key="back"], [data-region]'))
  // What to tap first is said by the question.
  const told = [...(verb === null ? [] : [verb]), ...tokens.filter((each) => begun || !each.matches('.hint'))]
  const ready = dock.querySelector('button.dock-confirm:not(:disabled, .hollow)') !== null
  return [told.map(wordsOf).filter(Boolean).join(', '), ready ? '' : manyOf(page, begun)].filter(Boolean).join('; ')
}

/** How much can follow: places to go to, or, once something was picked, whatever else is marked. */
function manyOf(page: Element, begun: boolean): string {
  const words = WORDS[lang.peek()]
  const goals = page.querySelectorAll('[data-region="board"] :is(.can.goal, .can.grave, .muhq-tap-tile)').length
  const others = page.querySelectorAll(':is([data-region="board"], [data-region="hand"]) .can:not(.other)').length
  return goals > 0 ? words.goals(goals) : begun && others > 0 ? words.choices(others) : ''
}

const wordsOf = (element: Element): string => (element.textContent ?? '').replace(/\s+/g, ' ').trim()
