import { needed, oneOf } from '../args/flags.ts'
import type { Command } from '../command.ts'
import type { Context } from '../context.ts'

/** `all`: every command, this one among them. */
export const completions = (all: () => readonly Command[]): Command => ({
  name: 'completions',
  shape: 'completions bash',
  about: { en: 'What a shell needs to complete this command', ru: 'Автодополнение этой команды для оболочки' },
  games: 'all',
  args: ({ t }) => ({
    shell: { type: 'positional', description: t({ en: 'Which shell: bash', ru: 'Какая оболочка: bash' }) },
  }),
  notes: ({ t }) => [
    t({
      en: 'Add to ~/.bashrc: source <(understudy completions bash)',
      ru: 'В ~/.bashrc: source <(understudy completions bash)',
    }),
  ],
  async run(context, values) {
    oneOf('completions', needed(values, 'shell', { en: 'the shell', ru: 'оболочка' }), ['bash'])
    context.io.out(bashScript(context, all()))
  },
})

const COMMON = ['--json', '--both-names', '--quiet', '--lang', '--plugin', '--config', '--help']

/** Flags with the options of every game and bot, since the shell does not know which one is meant. */
function flagsOf(context: Context, command: Command): string[] {
  const all = [[], ...Object.keys(context.games).map((game) => [game])].flatMap((rawArgs) =>
    Object.entries(command.args({ ...context, rawArgs })).flatMap(([name, { type }]) =>
      type === 'positional' ? [] : [`--${name}`],
    ),
  )
  return [...new Set([...all, ...COMMON])]
}

const TAKES_BOT = ['rulebook', 'coverage', 'lab rulings']
const TAKES_FILE = ['replay', 'explain', 'report', 'check', 'lab results', 'lab report', 'lab game', 'lab export']

/** Words that may come first, after a command. */
function wordsOf(context: Context, name: string): string[] {
  const games = Object.values(context.games)
  if (name === 'new') return ['bot', 'game']
  if (TAKES_BOT.includes(name)) return games.flatMap(({ pkg }) => pkg.bots.map(({ id }) => id))
  return TAKES_FILE.includes(name) ? [] : Object.keys(context.games)
}

function bashScript(context: Context, commands: readonly Command[]): string {
  const named = commands.flatMap((command) => [
    { name: command.name, command },
    ...(command.parts ?? []).map((part) => ({ name: `${command.name} ${part.name}`, command: part })),
  ])
  const cases = named.map(({ name, command }) => {
    const words = command.parts?.map((part) => part.name) ?? wordsOf(context, name)
    return `    '${name}') flags='${flagsOf(context, command).join(' ')}'; words='${words.join(' ')}' ;;`
  })
  const parts = commands.filter((command) => command.parts !== undefined).map(({ name }) => name)
  return `# bash completion of understudy: source <(understudy completions bash)
_understudy() {
  local cur=\${COMP_WORDS[COMP_CWORD]} name=\${COMP_WORDS[1]} flags='' words=''
  COMPREPLY=()
  if [ "$COMP_CWORD" -le 1 ]; then
    COMPREPLY=($(compgen -W '${commands.map(({ name }) => name).join(' ')} --help --version' -- "$cur"))
    return
  fi
  case "$name" in ${parts.join('|')}) [ "$COMP_CWORD" -gt 2 ] && name="$name \${COMP_WORDS[2]}" ;; esac
  case "$name" in
${cases.join('\n')}
  esac
  case "$cur" in
    -*) COMPREPLY=($(compgen -W "$flags" -- "$cur")) ;;
    *) COMPREPLY=($(compgen -W "$words" -- "$cur")) ;;
  esac
}
complete -o default -F _understudy understudy
`
}
