// The words around the rules: "yes", "because", "picked at random". The rules bring their own.

import { type Lang, listing, plural } from './say.ts'

export interface Words {
  readonly yes: string
  readonly no: string
  found(n: number): string
  readonly foundNothing: string
  prefer(preference: string, dropped: number, kept: number): string
  pick(of: number, chosen: string): string
  picked(of: number, chosen: string): string
  roll(die: string, face: number | string): string
  fact(question: string, answer: string): string
  broken(action: string): string
  go(page: string): string
  proceed(node: string): string
  readonly leave: string
  whyDone(node: string): string
  whyDropped(rule: string, preference: string, own: string, kept: readonly string[]): string
  whyUnlucky(rule: string, of: number, chosen: string): string
  whyNotPicked(rule: string, of: number, chosen: string): string
  whyGuarded(rule: string, by: string, yes: boolean): string
  whyLater(rule: string, first: string): string
  whyPlanned(rule: string): string
  whyPassed(rule: string, decided: string): string
  whyUnread(rule: string, page: string): string
  whyOutside(decided: string): string
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

export const words: Readonly<Record<Lang, Words>> = {
  en: {
    yes: 'Yes.',
    no: 'No.',
    found: (n) => (n === 1 ? 'Yes, in one way.' : `Yes, in ${n} ways.`),
    foundNothing: 'No, there is no way.',
    prefer: (preference, dropped, kept) =>
      dropped === 0
        ? `Prefer ${preference}: makes no difference.`
        : `Prefer ${preference}: drops ${dropped}, keeps ${kept}.`,
    pick: (of, chosen) => `A tie of ${of}, broken at random: ${chosen}.`,
    picked: (of, chosen) => `A tie of ${of}, decided at the table: ${chosen}.`,
    roll: (die, face) => `Rolled ${die}: ${face}.`,
    fact: (question, answer) => `${question} The table says: ${answer}.`,
    broken: (action) => `The plan stops here, because this can no longer be done: ${action}`,
    go: (page) => `Go to “${page}”.`,
    proceed: (node) => `Go on at ${node}.`,
    leave: 'This page ends here.',
    whyDone: (node) => `That is what was done, by ${node}.`,
    whyDropped: (rule, preference, own, kept) =>
      `${rule} considered it, but prefers ${preference}; ${own} fell behind ${listing('en', kept.slice(0, 4))}.`,
    whyUnlucky: (rule, of, chosen) =>
      `${rule} found it as good as the others; the random pick among ${of} fell on ${chosen}.`,
    whyNotPicked: (rule, of, chosen) =>
      `${rule} found it as good as the others; of ${of}, ${chosen} was chosen at the table.`,
    whyGuarded: (rule, by, yes) => `${rule} would do it, but ${by} was answered “${yes ? 'yes' : 'no'}”.`,
    whyLater: (rule, first) => `${rule} would do it, but ${first} comes first and decided.`,
    whyPlanned: (rule) => `${rule} had decided on a plan before, and this was its next step.`,
    whyPassed: (rule, decided) => `${rule} could do it, but its moment had passed; ${decided} decided.`,
    whyUnread: (rule, page) => `${rule} would do it, but its page “${page}” was not read.`,
    whyOutside: (decided) => `No rule of this book does that; ${decided} decided.`,
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
    found: (n) => `Да, ${plural('ru', n, { one: 'вариант', few: 'варианта', many: 'вариантов' })}.`,
    foundNothing: 'Нет, ни одного варианта.',
    prefer: (preference, dropped, kept) =>
      dropped === 0
        ? `Предпочтение — ${preference}: ничего не меняет.`
        : `Предпочтение — ${preference}: отпадает ${dropped}, остаётся ${kept}.`,
    pick: (of, chosen) =>
      `Ничья: ${plural('ru', of, { one: 'вариант', few: 'варианта', many: 'вариантов' })}; жребий пал на вариант: ${chosen}.`,
    picked: (of, chosen) =>
      `Ничья: ${plural('ru', of, { one: 'вариант', few: 'варианта', many: 'вариантов' })}; за столом выбрали: ${chosen}.`,
    roll: (die, face) => `Бросок ${die}: ${face}.`,
    fact: (question, answer) => `${question} Ответ со стола: ${answer}.`,
    broken: (action) => `План прерван — это действие уже невозможно: ${action}`,
    go: (page) => `Переход на страницу «${page}».`,
    proceed: (node) => `Дальше с пункта ${node}.`,
    leave: 'Эта страница закончена.',
    whyDone: (node) => `Именно это и было сделано, по правилу ${node}.`,
    whyDropped: (rule, preference, own, kept) =>
      `Правило ${rule} это рассматривало, но предпочтение — ${preference}; ${own} уступает вариантам: ${listing('ru', kept.slice(0, 4))}.`,
    whyUnlucky: (rule, of, chosen) =>
      `Для правила ${rule} это было ничем не хуже; жребий из ${plural('ru', of, { one: 'варианта', few: 'вариантов', many: 'вариантов' })} пал на другой: ${chosen}.`,
    whyNotPicked: (rule, of, chosen) =>
      `Для правила ${rule} это было ничем не хуже; из ${plural('ru', of, { one: 'варианта', few: 'вариантов', many: 'вариантов' })} за столом выбрали другой: ${chosen}.`,
    whyGuarded: (rule, by, yes) =>
      `Правило ${rule} так и поступило бы, но на вопрос ${by} ответ — «${yes ? 'да' : 'нет'}».`,
    whyLater: (rule, first) => `Правило ${rule} так и поступило бы, но раньше стоит ${first}: оно и решило.`,
    whyPlanned: (rule) => `Правило ${rule} уже приняло план раньше, и это был его следующий шаг.`,
    whyPassed: (rule, decided) =>
      `Правило ${rule} могло бы так поступить, но его черёд уже прошёл; решило правило ${decided}.`,
    whyUnread: (rule, page) => `Правило ${rule} так и поступило бы, но его страница «${page}» не читалась.`,
    whyOutside: (decided) => `Ни одно правило так не поступает; решило правило ${decided}.`,
    contents: 'Содержание',
    prefers: 'Предпочтения, по порядку:',
    ifYes: 'Да:',
    ifNo: 'Нет:',
    ifNone: 'Если ничего нет:',
    terms: 'Термины',
    rulings: 'Решения',
    sources: { printed: 'из оригинала', backport: 'из поздней версии', ruling: 'наше решение' },
    version: (version, edition) => `Версия ${version}, редакция «${edition}»`,
    by: (author) => `Автор бота — ${author}`,
    unofficial: 'Неофициальная работа поклонников, пересказ своими словами.',
    tiesAtRandom: 'Оставшаяся ничья решается жребием.',
  },
}
