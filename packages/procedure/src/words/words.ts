// The words around the rules: "yes", "because", "picked at random". The rules bring their own.

import { type Lang, listingSome, plural } from './say.ts'

/** So many things are named where several are tied, or ahead of another. */
const TIED = 6
const KEPT = 4

export interface Words {
  readonly yes: string
  readonly no: string
  /** Whether anything was found; `asked`: the rule is a question, so that it is answered. */
  found(n: number, asked: boolean): string
  prefer(preference: string, dropped: number, kept: number): string
  pick(of: readonly string[], chosen: string): string
  picked(of: readonly string[], chosen: string): string
  /** Something that was looked at and is no candidate. */
  fell(what: string, why: string): string
  // Why, in a sentence.
  /** The question about what was chosen; about the deed, if that has no name. */
  why(what: string): string
  whyDid(deed: string): string
  yesThis(question: string, what: string): string
  plan(plan: string): string
  over(others: string, preference: string): string
  fellBefore(n: number): string
  willNotDo(what: string, why: string): string
  /** So many more were looked at and are no candidates. */
  fellToo(n: number): string
  tiedByLot(others: string): string
  tiedAtTable(others: string): string
  /** Questions before it that were answered no. */
  refused(questions: readonly string[]): string
  /** What a question asks whether the bot can do it ("Can it build here (3)?"), and that it would do this first. */
  deedIn(question: string): string | undefined
  rather(deeds: readonly string[]): string
  readonly nothingAbove: string
  /** A page that was read before, and could not be followed. */
  inVain(page: string): string
  /** What the bot is after, and what it does for it. */
  aimed(aim: string, what: string): string
  step(n: number, of: number | undefined): string
  readonly noChoice: string
  roll(die: string, face: number | string): string
  fact(question: string, answer: string): string
  broken(action: string): string
  go(page: string): string
  proceed(node: string): string
  readonly leave: string
  whyDone(rule: string): string
  whyDropped(rule: string, preference: string, own: string, kept: readonly string[]): string
  whyUnlucky(rule: string, of: number, own: string, chosen: string): string
  whyNotPicked(rule: string, of: number, own: string, chosen: string): string
  whyFell(rule: string, own: string, why: string, chosen: string): string
  whyFellLater(rule: string): string
  /** `asked`: what stands above the rule is a question. */
  whyGuarded(rule: string, by: string, yes: boolean, asked: boolean): string
  whyLater(rule: string, first: string): string
  whyPlanned(rule: string, plan: string): string
  whyPassed(rule: string, decided: string): string
  whyElsewhere(rule: string, by: string, page: string): string
  whyOutside(decided: string, chosen: string): string
  whyHow(rule: string, by: string, chosen: string, same: boolean): string
  // Printed rulebooks.
  readonly contents: string
  readonly prefers: string
  readonly ifYes: string
  readonly ifNo: string
  readonly ifNone: string
  readonly terms: string
  readonly rulings: string
  readonly sources: Readonly<Record<'printed' | 'backport' | 'ruling', string>>
  version(version: string, edition: string): string
  by(author: string): string
  readonly unofficial: string
  readonly tiesAtRandom: string
}

/** Editions have English ids; what they are called in Russian. */
const EDITIONS: Readonly<Record<string, string>> = {
  standard: 'обычная редакция',
  base: 'базовая редакция',
  campaign: 'редакция для кампании',
  super: 'редакция Super-bot',
  speed: 'редакция Speed-bot',
}

/** «Почему построить …?» is not said. */
const INFINITIVE = /^\p{L}+(?:ть|ти|чь)(?:ся)?(?!\p{L})/u

export const words: Readonly<Record<Lang, Words>> = {
  en: {
    yes: 'Yes.',
    no: 'No.',
    found: (n, asked) => {
      if (n === 0) return asked ? 'No, there is no way.' : 'There is no way.'
      if (n === 1) return asked ? 'Yes, in one way.' : 'There is one way.'
      return asked ? `Yes, in ${n} ways.` : `There are ${n} ways.`
    },
    prefer: (preference, dropped, kept) =>
      dropped === 0
        ? `Prefer ${preference}: makes no difference.`
        : `Prefer ${preference}: drops ${dropped}, keeps ${kept}.`,
    pick: (of, chosen) => `A tie between ${listingSome('en', of, TIED)}, broken at random: ${chosen}.`,
    picked: (of, chosen) => `A tie between ${listingSome('en', of, TIED)}, decided at the table: ${chosen}.`,
    fell: (what, why) => `${what}: ${why}`,
    why: (what) => (what === '' ? 'Why this?' : `Why ${what}?`),
    whyDid: (deed) => `Why “${deed.replaceAll('“', '‘').replaceAll('”', '’')}”?`,
    yesThis: (question, what) => `${question} Yes, ${what}`,
    plan: (plan) => `; the plan: ${plan}`,
    over: (others, preference) => `Passed over: ${others}, because it prefers ${preference}.`,
    fellBefore: (n) => (n === 1 ? 'One more fell before that.' : `${n} more fell before that.`),
    willNotDo: (what, why) => `Not ${what}: ${why}.`,
    fellToo: (n) => (n === 1 ? 'One more will not do.' : `${n} more will not do.`),
    tiedByLot: (others) => `Equally good: ${others}; the lot decided.`,
    tiedAtTable: (others) => `Equally good: ${others}; the table decided.`,
    refused: (questions) => `Before it the answer was no: ${questions.join(' ')}`,
    deedIn: (question) =>
      /^Can it (.+)\?$/su.exec(question)?.[1]?.replace(/ any (other )?/u, (_, other) => (other ? ' another ' : ' a ')),
    rather: (deeds) => `It would rather ${deeds.join(' or ')}, but cannot.`,
    nothingAbove: 'Nothing above this rule was possible.',
    inVain: (page) => `“${page}” came to nothing.`,
    aimed: (aim, what) => `${aim}: ${what}`,
    step: (n, of) => (of === undefined ? `Step ${n} of its plan.` : `Step ${n} of ${of} of its plan.`),
    noChoice: 'There was nothing to choose.',
    roll: (die, face) => `Rolled ${die}: ${face}.`,
    fact: (question, answer) => `${question} The table says: ${answer}.`,
    broken: (action) => `The plan stops here, because this can no longer be done: ${action}`,
    go: (page) => `Go to “${page}”.`,
    proceed: (node) => `Go on at ${node}.`,
    leave: 'This page ends here.',
    whyDone: (rule) => `That is what was done, by ${rule}.`,
    whyDropped: (rule, preference, own, kept) =>
      `${rule} considered it, but prefers ${preference}; ${own} fell behind ${listingSome('en', kept, KEPT)}.`,
    whyUnlucky: (rule, of, own, chosen) =>
      of === 2
        ? `${rule} found ${own} as good as ${chosen}; the lot fell on the latter.`
        : `${rule} found ${own} as good as the others; the lot among ${of} fell on ${chosen}.`,
    whyNotPicked: (rule, of, own, chosen) =>
      `${rule} found ${own} as good as the others; of ${of}, ${chosen} was chosen at the table.`,
    whyFell: (rule, own, why, chosen) =>
      chosen === ''
        ? `${rule} looked at ${own}, and it will not do: ${why}.`
        : `${rule} chose ${chosen}; ${own} will not do for it: ${why}.`,
    whyFellLater: (rule) => `${rule} would do it, but comes later.`,
    whyGuarded: (rule, by, yes, asked) =>
      asked
        ? `${rule} would do it, but ${by} was answered “${yes ? 'yes' : 'no'}”.`
        : `${rule} would do it, but ${by} ${yes ? 'applies' : 'does not apply'} here.`,
    whyLater: (rule, first) => `${rule} would do it, but ${first} comes first and decided.`,
    whyPlanned: (rule, plan) =>
      `${rule} had chosen before${plan === '' ? '' : `: ${plan}`}; what was done is the next step of that.`,
    whyPassed: (rule, decided) => `${rule} could do it, but its moment had passed; ${decided} decided.`,
    whyElsewhere: (rule, by, page) => `${rule} would do it, but ${by} led to the page “${page}” instead.`,
    whyHow: (rule, by, chosen, same) =>
      same
        ? `${rule} chose just that, ${chosen}, but does it in another way.`
        : `${rule} chose just that, ${chosen}; how it is done is for ${by}, and it does it in another way.`,
    whyOutside: (decided, chosen) =>
      `That is not among the ways of ${decided}, which ${chosen === '' ? 'decided' : `chose ${chosen}`}; no other rule does it here.`,
    contents: 'Contents',
    prefers: 'Prefer, in this order:',
    ifYes: 'Yes:',
    ifNo: 'No:',
    ifNone: 'If there is none:',
    terms: 'Terms',
    rulings: 'Rulings',
    sources: { printed: 'printed', backport: 'later version', ruling: 'ruling' },
    version: (version, edition) => `Version ${version}, edition “${edition}”`,
    by: (author) => `Bot by ${author}`,
    unofficial: 'An unofficial fan work, in our own words.',
    tiesAtRandom: 'What is still tied is decided at random.',
  },
  ru: {
    yes: 'Да.',
    no: 'Нет.',
    found: (n, asked) => {
      if (n === 0) return asked ? 'Нет, ни одного варианта.' : 'Вариантов нет.'
      const ways = plural('ru', n, { one: 'вариант', few: 'варианта', many: 'вариантов' })
      return asked ? `Да, ${ways}.` : `Есть ${ways}.`
    },
    prefer: (preference, dropped, kept) =>
      dropped === 0
        ? `Предпочтение — ${preference}: ничего не меняет.`
        : `Предпочтение — ${preference}: отпадает ${dropped}, остаётся ${kept}.`,
    pick: (of, chosen) => `Равны: ${listingSome('ru', of, TIED)}. Жребий пал на вариант: ${chosen}.`,
    picked: (of, chosen) => `Равны: ${listingSome('ru', of, TIED)}. За столом выбрали: ${chosen}.`,
    fell: (what, why) => `${what}: ${why}`,
    why: (what) => (what === '' || INFINITIVE.test(what) ? 'Почему так?' : `Почему ${what}?`),
    whyDid: (deed) => `Почему «${deed.replaceAll('«', '„').replaceAll('»', '“')}»?`,
    yesThis: (question, what) => `${question} Да, ${what}`,
    plan: (plan) => `; план — ${plan}`,
    over: (others, preference) => `Хуже — ${others}; предпочтение — ${preference}.`,
    fellBefore: (n) =>
      n === 1
        ? 'Ещё один отпал до этого.'
        : `Ещё ${plural('ru', n, { one: 'вариант отпал', few: 'варианта отпали', many: 'вариантов отпали' })} до этого.`,
    willNotDo: (what, why) => `Не подходит — ${what}: ${why}.`,
    fellToo: (n) =>
      `Ещё ${plural('ru', n, { one: 'вариант не подходит', few: 'варианта не подходят', many: 'вариантов не подходят' })}.`,
    tiedByLot: (others) => `Не хуже — ${others}; решил жребий.`,
    tiedAtTable: (others) => `Не хуже — ${others}; решили за столом.`,
    refused: (questions) => `Перед этим ответ был «нет»: ${questions.join(' ')}`,
    deedIn: (question) => /^Может ли он (.+)\?$/su.exec(question)?.[1],
    rather: (deeds) => `Он предпочёл бы ${deeds.join(' или ')}, но не может.`,
    nothingAbove: 'Ничего выше этого правила сделать было нельзя.',
    inVain: (page) => `«${page}» — не вышло.`,
    // One colon is enough for a sentence.
    aimed: (aim, what) => `${aim}${what.includes(': ') ? ' —' : ':'} ${what}`,
    step: (n, of) => (of === undefined ? `Шаг плана: ${n}.` : `Шаг плана: ${n} из ${of}.`),
    noChoice: 'Выбирать было не из чего.',
    roll: (die, face) => `Бросок ${die}: ${face}.`,
    fact: (question, answer) => `${question} Ответ со стола: ${answer}.`,
    broken: (action) => `План прерван — это действие уже невозможно: ${action}`,
    go: (page) => `Переход на страницу «${page}».`,
    proceed: (node) => `Дальше с пункта ${node}.`,
    leave: 'Эта страница закончена.',
    whyDone: (rule) => `Именно это и было сделано, по правилу ${rule}.`,
    whyDropped: (rule, preference, own, kept) =>
      `Правило ${rule} это рассматривало, но предпочтение — ${preference}; отпало — ${own}; осталось — ${listingSome('ru', kept, KEPT)}.`,
    whyUnlucky: (rule, of, own, chosen) =>
      `Для правила ${rule} это было ничем не хуже: ${own}; жребий из ${plural('ru', of, { one: 'варианта', few: 'вариантов', many: 'вариантов' })} пал на другой: ${chosen}.`,
    whyNotPicked: (rule, of, own, chosen) =>
      `Для правила ${rule} это было ничем не хуже: ${own}; из ${plural('ru', of, { one: 'варианта', few: 'вариантов', many: 'вариантов' })} за столом выбрали другой: ${chosen}.`,
    whyFell: (rule, own, why, chosen) =>
      chosen === ''
        ? `Правило ${rule} это рассматривало, но вот что не подходит — ${own}. Причина: ${why}.`
        : `Правило ${rule} выбрало: ${chosen}. Для него не подходит вот что — ${own}. Причина: ${why}.`,
    whyFellLater: (rule) => `Правило ${rule} так и поступило бы, но стоит позже.`,
    whyGuarded: (rule, by, yes, asked) =>
      asked
        ? `Правило ${rule} так и поступило бы, но на вопрос ${by} ответ — «${yes ? 'да' : 'нет'}».`
        : `Правило ${rule} так и поступило бы, но здесь ${yes ? 'выполняется' : 'не выполняется'} ${by}.`,
    whyLater: (rule, first) => `Правило ${rule} так и поступило бы, но раньше стоит ${first}: оно и решило.`,
    whyPlanned: (rule, plan) =>
      `Правило ${rule} выбрало план ещё раньше${plan === '' ? '' : `: ${plan}`}; сделанное — его следующий шаг.`,
    whyPassed: (rule, decided) =>
      `Правило ${rule} могло бы так поступить, но его черёд уже прошёл; решило правило ${decided}.`,
    whyElsewhere: (rule, by, page) =>
      `Правило ${rule} так и поступило бы, но после ${by} читается другая страница: «${page}».`,
    whyHow: (rule, by, chosen, same) =>
      same
        ? `Правило ${rule} именно это и выбрало: ${chosen}, но делает это иначе.`
        : `Правило ${rule} именно это и выбрало: ${chosen}; как это сделать, решает ${by}, и делает оно иначе.`,
    whyOutside: (decided, chosen) =>
      `Среди вариантов правила ${decided} этого нет${chosen === '' ? ', а решило оно' : `; оно выбрало: ${chosen}`}. Другие правила здесь так тоже не поступают.`,
    contents: 'Содержание',
    prefers: 'Предпочтения, по порядку:',
    ifYes: 'Да:',
    ifNo: 'Нет:',
    ifNone: 'Если ничего нет:',
    terms: 'Термины',
    rulings: 'Решения',
    sources: { printed: 'из оригинала', backport: 'из поздней версии', ruling: 'наше решение' },
    version: (version, edition) => `Версия ${version}, ${EDITIONS[edition] ?? `редакция «${edition}»`}`,
    by: (author) => `Автор бота — ${author}`,
    unofficial: 'Неофициальная работа поклонников, пересказ своими словами.',
    tiesAtRandom: 'Оставшаяся ничья решается жребием.',
  },
}
