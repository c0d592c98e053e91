// Flags that every command has.

import { LANGS } from '@understudy/procedure'
import type { ArgsDef } from 'citty'
import type { Context } from '../context.ts'

export function commonFlags({ t }: Pick<Context, 't'>): ArgsDef {
  return {
    json: { type: 'boolean', description: t({ en: 'Machine-readable output', ru: 'Вывод для программ' }) },
    'both-names': {
      type: 'boolean',
      description: t({ en: 'Names of cards in both languages', ru: 'Названия карт на двух языках' }),
    },
    quiet: { type: 'boolean', alias: 'q', description: t({ en: 'No progress bar', ru: 'Без полосы хода работы' }) },
    lang: { type: 'string', valueHint: LANGS.join('|'), description: t({ en: 'Language', ru: 'Язык' }) },
    plugin: {
      type: 'string',
      valueHint: 'file.js',
      description: t({ en: 'Bots and games from outside', ru: 'Боты и игры со стороны' }),
    },
    config: {
      type: 'string',
      valueHint: 'file.json',
      description: t({
        en: 'Plug-ins by a file (understudy.config.json here, if there is one)',
        ru: 'Подключаемые модули из файла (здешний understudy.config.json, если он есть)',
      }),
    },
    help: { type: 'boolean', alias: 'h', description: t({ en: 'This help', ru: 'Эта справка' }) },
  }
}
