import { needed, oneOf, text } from '../args/flags.ts'
import type { Command } from '../command.ts'
import { bad, gameNamed } from '../context.ts'
import { writeFolder } from '../writing.ts'

/** The option whose value is a folder of files, as `pack new` makes it. */
const KIND = 'pack'

/** What a blank pack needs before a game can begin. */
const FIRST = {
  en: 'Fill in regions.csv, borders.csv and the four places of each faction in pack.yaml; what else stays empty is asked during play.',
  ru: 'Заполните regions.csv, borders.csv и четыре места каждой фракции в pack.yaml; остальное, что останется пустым, спросят во время партии.',
}

export const pack: Command = {
  name: 'pack',
  shape: 'pack new <folder>',
  about: {
    en: 'A pack of your own to start from: the built-in one with notes, or a blank one, in a new folder',
    ru: 'Свой набор: встроенный с пояснениями или пустой, в новой папке — чтобы было с чего начать',
  },
  games: 'all-or-named',
  args: (context) => ({
    what: { type: 'positional', valueHint: 'new', description: context.t({ en: 'new', ru: 'new' }) },
    folder: { type: 'positional', description: context.t({ en: 'A folder that is not there yet', ru: 'Новая папка' }) },
    game: { type: 'string', description: context.t({ en: 'The game it is for', ru: 'Для какой игры' }) },
    blank: {
      type: 'boolean',
      description: context.t({
        en: 'Only what the rules of the bots fix; all else is yours to fill in, or is asked during play',
        ru: 'Только то, что задают правила ботов; остальное заполните вы, или об этом спросят во время партии',
      }),
    },
  }),
  async run(context, values) {
    oneOf('pack', needed(values, 'what', { en: 'the word new', ru: 'слово new' }), ['new'])
    const folder = needed(values, 'folder', { en: 'the folder', ru: 'папка' })
    const named = text(values, 'game')
    const entries = named === undefined ? Object.values(context.games) : [await gameNamed(context, named)]
    const kind = values.blank === true ? 'blank' : 'starter'
    const entry = entries.find((each) => each[kind]?.[KIND] !== undefined)
    const starter = entry?.[kind]?.[KIND]
    if (entry === undefined || starter === undefined)
      throw bad({ en: 'there are no packs for this game', ru: 'у этой игры нет наборов' })
    const files = starter()
    await writeFolder(folder, files)
    const { id, title } = entry.pkg.game
    const names = Object.keys(files).join(', ')
    context.line(
      context.t({
        en: `${folder}: a pack for ${title.en} (${names})`,
        ru: `${folder}: набор для ${title.ru} (${names})`,
      }),
    )
    const blank = kind === 'blank'
    const notice = blank ? FIRST : entry.notice?.({})
    if (notice !== undefined) context.line(context.t(notice))
    context.line(`understudy check --${KIND} ${folder}`)
    if (!blank) context.line(`understudy simulate ${id} --${KIND} ${folder}`)
  },
}
