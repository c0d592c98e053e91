// Список целей Speed-bot (rome 24), по-русски.

import type { Alike, NodeText } from '@understudy/procedure'
import { below, SURE_STEPS, TESTED_STEPS, WALK_STEPS } from '../targets/steps.ts'
import { noTarget, steps } from '../targets/steps-ru.ts'
import type { en } from './en.ts'
import type { Sayings } from './notes.ts'
import type * as source from './sources.ts'

const END: NodeText = { rule: 'На этом её ход закончен.' }

const sure: Record<keyof typeof source.sure, NodeText> = {
  'SPD-1': {
    rule: 'Вернуть ближайшую родную область при любых статусе и отношении; если в ней армия — сначала битва.',
    aim: 'Это ближайшая родная область, которую надо вернуть',
  },
  'SPD-2': {
    rule: 'Атаковать ближайшую вражескую цель: армию или область врага, в которой нет ничьих армий, кроме вражеских.',
    aim: 'Это ближайшая вражеская цель',
  },
  'SPD-3': {
    rule: 'Взять ничью область, которая не родная ни для одной играющей фракции.',
    aim: 'Эта область ничья и не родная ни для кого из играющих',
  },
}

const tested: Record<keyof typeof source.tested, NodeText> = {
  'SPD-5': {
    rule: 'Атаковать цель соперника, армию или область, — по таблице.',
    aim: 'По таблице приоритета армия идёт на эту цель соперника',
  },
}

const walks: Record<keyof typeof source.walks, NodeText> = {
  'SPD-6': {
    rule: 'Идти в ближайшую свою родную область.',
    aim: 'Другой своей армии в родных областях нет, и эта идёт в ближайшую',
    no: 'Идти некуда.',
  },
}

export const ru: Alike<typeof en, Sayings> = {
  pages: {
    SPD: {
      title: 'Краткий порядок целей',
      intro:
        'Читают сверху; выполняют первую строку, у которой есть цель, на которую можно напасть или к которой можно подойти. По суше цель может быть в двух ходах пути (очки сейчас и ещё 3), морем — только если атака будет сейчас же. После золотого правила B родные области соперников не в счёт.',
    },
  },
  nodes: {
    ...noTarget(sure),
    ...noTarget(tested),
    ...noTarget(walks),
    'SPD-4': {
      rule: 'Убрать недовольство в ближайшей своей области.',
      aim: 'В его области недовольство',
      no: 'Недовольства, до которого она могла бы дойти, нет.',
    },
    'SPD-4.1': { rule: 'Идти к ней.' },
    'SPD-4.2': END,
    'SPD-6.0': { rule: 'Нет ли другой своей армии в своей родной области?', yes: 'Нет.', no: 'Есть:' },
    'SPD-7': {
      rule: 'Идти в свою область поближе к сопернику или остаться в ней.',
      aim: 'Армия держится своей области поближе к сопернику',
    },
    'SPD-7.1': { rule: 'Идти туда.' },
    'SPD-7.2': END,
    'SPD-7.3': { rule: 'Она остаётся на месте.', aim: 'Ни одна строка списка не подошла, и армия остаётся на месте' },
    ...below(sure, SURE_STEPS, (_line, step) => steps[step]),
    ...below(tested, TESTED_STEPS, (_line, step) => steps[step]),
    ...below(walks, WALK_STEPS, (_line, step) => steps[step]),
  },
  preferences: {
    mercenary: 'область наёмников',
    enemyBorder: 'место рядом с областью врага',
    opponentStance: 'выше отношение к этому сопернику',
  },
  phrases: {},
}
