import type { ArgDef } from 'citty'
import { commonFlags } from '../args/common.ts'
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
    shell: {
      type: 'positional',
      valueHint: 'bash',
      description: t({ en: 'Which shell: bash', ru: 'Какая оболочка: bash' }),
    },
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

/** What may stand somewhere: one of these words, or what bash has to look up. */
type Offered = 'files' | 'folders' | 'bots' | 'players' | 'people' | readonly string[]

/** Ranges of numbers up to this size are offered whole. */
const SMALL_RANGE = 12

/** By its name and hint, which is written for people and says enough. */
function offeredFor(context: Context, name: string, def: ArgDef): Offered {
  const hint = ('valueHint' in def ? def.valueHint : undefined) ?? name
  if (hint === 'game') return Object.keys(context.games)
  if (hint === 'bot') return 'bots'
  if (hint === 'folder') return 'folders'
  if (name === 'journal' || /^file(\.|$)/.test(hint)) return 'files'
  if (hint === 'a,b,c') return 'players'
  if (hint === 'seat=player,…') return 'people'
  const range = /^(-?\d+)–(-?\d+)$/.exec(hint)
  if (range !== null) {
    const [low, high] = [Number(range[1]), Number(range[2])]
    return high - low < SMALL_RANGE ? Array.from({ length: high - low + 1 }, (_, at) => `${low + at}`) : []
  }
  if (def.type === 'positional') return 'valueHint' in def ? hint.split('|') : []
  return /^[\w.@+-]+(\|[\w.@+-]+)+$/.test(hint) ? hint.split('|') : []
}

const both = (a: Offered | undefined, b: Offered): Offered =>
  typeof a === 'object' && typeof b === 'object' ? [...new Set([...a, ...b])] : (a ?? b)

interface Completed {
  readonly name: string
  readonly flags: readonly string[]
  /** What may stand after a flag that takes something, or at the so-manieth place. */
  readonly after: ReadonlyMap<string, Offered>
  readonly at: readonly Offered[]
}

/** With the options of every game and bot, since the shell does not know which one is meant. */
function completed(given: Context, name: string, command: Pick<Command, 'args'>): Completed {
  // Hints are read in one language.
  const context: Context = { ...given, lang: 'en', t: ({ en }) => en }
  const named = Object.values(context.games).flatMap(({ pkg }) => [pkg.game.id, ...pkg.bots.map(({ id }) => id)])
  const flags = new Set<string>()
  const after = new Map<string, Offered>()
  const at = new Map<string, Offered>()
  for (const rawArgs of [[], ...named.map((word) => [word])])
    for (const [arg, def] of Object.entries({ ...command.args({ ...context, rawArgs }), ...commonFlags(context) })) {
      const offered = offeredFor(context, arg, def)
      if (def.type === 'positional') at.set(arg, both(at.get(arg), offered))
      else flags.add(`--${arg}`)
      if (def.type === 'string') after.set(`--${arg}`, both(after.get(`--${arg}`), offered))
    }
  return { name, flags: [...flags], after, at: [...at.values()] }
}

/** Lines of a `case`: whatever is offered alike stands in one. */
function offeredCases(all: readonly Completed[]): string[] {
  const places = new Map<string, string[]>()
  for (const { name, after, at } of all)
    for (const [where, offered] of [
      ...after,
      ...[...at.entries()].map(([place, each]) => [`${place}`, each] as const),
    ]) {
      if (offered.length === 0) continue
      const set = typeof offered === 'string' ? `kind=${offered}` : `kind=words; words='${offered.join(' ')}'`
      places.set(set, [...(places.get(set) ?? []), `'${name} ${where}'`])
    }
  return [...places].map(([set, where]) => `    ${where.join('|')}) ${set} ;;`)
}

function bashScript(context: Context, commands: readonly Command[]): string {
  const all = commands.flatMap((command) => [
    completed(context, command.name, command),
    ...(command.parts ?? []).map((part) => completed(context, `${command.name} ${part.name}`, part)),
  ])
  // Before a command is named.
  const anywhere = completed(context, '', { args: () => ({}) })
  const parts = commands.flatMap(({ name, parts: own }) => (own === undefined ? [] : [{ name, own }]))
  const games = Object.values(context.games).map(({ pkg }) => pkg)
  const botsOf = (list: typeof games) => list.flatMap(({ bots }) => bots.map(({ id }) => id)).join(' ')
  return `# bash completion of understudy: source <(understudy completions bash)
_understudy() {
  local cur=\${COMP_WORDS[COMP_CWORD]} name='' flags='--help --version' takes='${[...anywhere.after.keys()].join(' ')}'
  local flag='' last='' game='' at=0 i word kind='' words='' IFS=$' \\t\\n'
  COMPREPLY=()
  for ((i = 1; i <= COMP_CWORD; i++)); do
    word=\${COMP_WORDS[i]}
    # bash splits at these, so that a value may be several words.
    case "$word" in
      '='|':')
        if [ -n "$last" ]; then flag=$last; else at=$((at - 1)); fi
        [ "$i" -eq "$COMP_CWORD" ] && cur=''
        continue ;;
    esac
    [ "$i" -eq "$COMP_CWORD" ] && break
    case "$word" in ${games.map(({ game }) => game.id).join('|')}) game=$word ;; esac
    if [ -n "$flag" ]; then
      flag=''
      continue
    fi
    last=''
    case "$word" in
      -*) case " $takes " in *" $word "*) flag=$word; last=$word ;; esac; continue ;;
    esac
    case "$name" in
      '') name=$word ;;
      ${parts.map(({ name }) => name).join('|')}) name="$name $word" ;;
      *) at=$((at + 1)) ;;
    esac
    case "$name" in
${all.map(({ name, flags, after }) => `      '${name}') flags='${flags.join(' ')}'; takes='${[...after.keys()].join(' ')}' ;;`).join('\n')}
    esac
  done
  case "$name \${flag:-$at}" in
    ' 0') kind=words; words='${commands.map(({ name }) => name).join(' ')}' ;;
${parts.map(({ name, own }) => `    '${name} 0') kind=words; words='${own.map((part) => part.name).join(' ')}' ;;`).join('\n')}
${offeredCases([anywhere, ...all]).join('\n')}
  esac
  if [ -z "$flag" ]; then
    case "$cur" in
      -*) kind=words; words=$flags ;;
    esac
  fi
  case "$kind" in bots|players|people)
    case "$game" in
${games.map((pkg) => `      '${pkg.game.id}') words='${botsOf([pkg])}' ;;`).join('\n')}
      *) words='${botsOf(games)}' ;;
    esac ;;
  esac
  [ "$kind" = people ] && words="$words person"
  case "$kind" in
    # What bash does by itself.
    files) return ;;
    folders)
      IFS=$'\\n'
      COMPREPLY=($(compgen -d -- "$cur"))
      compopt -o filenames 2>/dev/null ;;
    players|people)
      COMPREPLY=($(compgen -P "\${cur%"\${cur##*,}"}" -W "$words random" -- "\${cur##*,}"))
      compopt -o nospace 2>/dev/null ;;
    *) COMPREPLY=($(compgen -W "$words" -- "$cur")) ;;
  esac
  # Where nothing fits, files do not either.
  compopt +o default 2>/dev/null
  return 0
}
complete -o default -F _understudy understudy
`
}
