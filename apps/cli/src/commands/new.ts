import { readdir, readFile } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import { needed, oneOf } from '../args/flags.ts'
import type { Command } from '../command.ts'
import { bad, type Context } from '../context.ts'
import { writeFolder } from '../writing.ts'

const KINDS = ['bot', 'game'] as const
type Kind = (typeof KINDS)[number]

/** What the templates call themselves; the name of the folder takes its place. */
const OWN_NAME: Readonly<Record<Kind, string>> = { bot: 'my-bot', game: 'my-game' }
const TEMPLATES = new URL('../../templates/', import.meta.url)

export const newPlugin: Command = {
  name: 'new',
  shape: 'new bot|game <folder>',
  about: {
    en: 'A bot or a game of your own to start from, with its test, in a new folder',
    ru: 'Свой бот или своя игра с проверкой, в новой папке — чтобы было с чего начать',
  },
  args: ({ t }) => ({
    kind: {
      type: 'positional',
      valueHint: 'bot|game',
      description: t({ en: 'bot or game', ru: 'bot (бот) или game (игра)' }),
    },
    folder: {
      type: 'positional',
      description: t({
        en: 'A folder that is not there yet, or is empty; its name is the name of the bot or the game',
        ru: 'Новая или пустая папка; её имя станет именем бота или игры',
      }),
    },
  }),
  notes: ({ t }) => [
    t({
      en: 'How to go on from there, step by step: docs/adding-a-bot.md.',
      ru: 'Что делать дальше, шаг за шагом: docs/adding-a-bot.md.',
    }),
  ],
  async run(context, values) {
    const kind = oneOf('new', needed(values, 'kind', { en: 'bot or game', ru: 'bot или game' }), KINDS)
    const folder = needed(values, 'folder', { en: 'the folder', ru: 'папка' })
    const name = nameFrom(context, kind, folder)
    const files = await template(kind, name)
    await writeFolder(folder, files)
    const names = Object.keys(files).join(', ')
    context.line(
      context.t({
        en: `${folder}: a ${kind} called ${name} (${names})`,
        ru: `${folder}: ${{ bot: 'бот', game: 'игра' }[kind]} ${name} (${names})`,
      }),
    )
    context.line(`understudy --plugin ${folder}/${kind}.js games`)
    context.line(context.t({ en: `cd ${folder} && npm test`, ru: `cd ${folder} && npm test` }))
  },
}

/** The name of the folder is an id: in journals, on the command line, in links. */
function nameFrom(context: Context, kind: Kind, folder: string): string {
  const name = basename(resolve(folder))
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name))
    throw bad({
      en: `"${name}" cannot be the name of a ${kind}: small Latin letters and digits with single hyphens between them, such as ${OWN_NAME[kind]}`,
      ru: `«${name}» не годится как имя: нужны строчные латинские буквы и цифры, между ними по одному дефису, например ${OWN_NAME[kind]}`,
    })
  const { known } = context
  const taken = kind === 'game' ? Object.keys(known) : Object.values(known).flatMap(({ bots }) => bots)
  if (['person', 'human', 'random', 'chance', ...taken].includes(name))
    throw bad({
      en: `there is a "${name}" already; give the folder another name`,
      ru: `«${name}» уже есть; назовите папку по-другому`,
    })
  return name
}

async function template(kind: Kind, name: string): Promise<Record<string, string>> {
  const folder = new URL(`${kind}/`, TEMPLATES)
  const files = (await readdir(folder)).sort()
  const read = async (file: string) =>
    [file, (await readFile(new URL(file, folder), 'utf8')).replaceAll(OWN_NAME[kind], name)] as const
  return Object.fromEntries(await Promise.all(files.map(read)))
}
