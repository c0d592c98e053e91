import { availableParallelism } from 'node:os'
import { openLink, placeOf, serve } from '@understudy/lab'
import { needed } from '../../args/flags.ts'
import type { Command } from '../../command.ts'
import { capital } from '../../text/words.ts'
import { jobsOf, manyFlags } from '../simulate.ts'
import { INTERRUPTED, tellLink } from './experiment.ts'

export const worker: Command = {
  name: 'worker',
  shape: 'worker --queue redis://host:6379',
  about: {
    en: 'Plays for experiments that other machines have begun with --queue, until Ctrl-C',
    ru: 'Играет для экспериментов, которые другие машины начали с --queue, до Ctrl-C',
  },
  games: 'all',
  args: (context) => ({
    queue: {
      type: 'string',
      valueHint: 'redis://…',
      description: context.t({
        en: 'The Redis that they share; rediss://user:password@host:port with a password and TLS',
        ru: 'Общий Redis; с паролем и TLS — rediss://user:password@host:port',
      }),
    },
    jobs: manyFlags(context).jobs,
  }),
  notes: ({ t }) => [
    t({
      en: 'It takes part in experiments of its own version alone, and finishes what is under way when it is stopped.',
      ru: 'Участвует только в экспериментах своей версии; остановленный, доигрывает начатое.',
    }),
  ],
  async run(context, values) {
    const url = needed(values, 'queue', { en: '--queue', ru: '--queue' })
    const jobs = jobsOf(values) ?? availableParallelism()
    const { io, t, games } = context
    const stopping = new AbortController()
    const leave = io.onInterrupt?.(() => stopping.abort())
    const say = (sentence: string) => io.err(`${capital(sentence)}\n`)
    try {
      const link = await openLink(url, (up) => tellLink(context, up))
      try {
        say(t({ en: `Waiting for experiments at ${placeOf(url)}.`, ru: `Ждём экспериментов на ${placeOf(url)}.` }))
        await serve(link, { games, jobs, stop: stopping.signal, say: (pair) => say(t(pair)) })
      } finally {
        await link.close()
      }
    } finally {
      leave?.()
    }
    return INTERRUPTED
  },
}
