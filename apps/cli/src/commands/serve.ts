import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pluginsNamed } from '@understudy/lab'
import { text, wholeNumber } from '../args/flags.ts'
import type { Command } from '../command.ts'
import { bad, type Context } from '../context.ts'
import { reasonOf } from '../reasons.ts'
import { isEverywhere } from '../serve/addresses.ts'
import { qrLines } from '../serve/qr.ts'
import { DEFAULT_PORT, type StaticServer, serveStatic } from '../serve/static-server.ts'

const manifest = createRequire(import.meta.url).resolve('@understudy/web/package.json')
const site = join(dirname(manifest), 'dist')

export const serve: Command = {
  name: 'serve',
  about: {
    en: 'Serve the page to this machine or to the local network',
    ru: 'Открыть страницу этому компьютеру или сети',
  },
  args: ({ t }) => ({
    host: {
      type: 'string',
      description: t({
        en: 'Address to listen on (127.0.0.1); 0.0.0.0 is the local network',
        ru: 'Адрес (127.0.0.1); 0.0.0.0 — вся локальная сеть',
      }),
    },
    port: {
      type: 'string',
      description: t({
        en: `Port (${DEFAULT_PORT}, or the next free one)`,
        ru: `Порт (${DEFAULT_PORT} или следующий свободный)`,
      }),
    },
    qr: {
      type: 'boolean',
      description: t({
        en: 'A QR code of the address for phones, in a terminal (on; --no-qr)',
        ru: 'QR-код адреса для телефонов, в терминале (включено; --no-qr)',
      }),
    },
  }),
  async run(context, values) {
    const asked = text(values, 'port')
    const port = asked === undefined ? undefined : wholeNumber('--port', asked, 0, 65_535)
    const host = text(values, 'host') ?? '127.0.0.1'
    if (!existsSync(site))
      throw bad({
        en: 'the page is not built yet: run `npm run build` first',
        ru: 'страница ещё не собрана: сначала `npm run build`',
      })
    const server = await listen(host, port)
    if (context.json) context.line(JSON.stringify({ url: server.url, urls: server.urls }))
    else announce(context, server, isEverywhere(host), values.qr !== false)
    // The page was built before: what is named now is not in it.
    if (pluginsNamed())
      context.io.err(
        `${context.t({
          en: 'The page has the plug-ins that it was built with, not those named here (docs/page.md).',
          ru: 'На странице те модули, с которыми её собрали, а не названные здесь (docs/page.md).',
        })}\n`,
      )
    await stopped()
    await server.close()
  },
}

export function announce(context: Context, { url, urls }: StaticServer, everywhere: boolean, qr: boolean): void {
  const { t, line } = context
  line(t({ en: `Understudy is at ${url}`, ru: `Understudy открыт по адресу ${url}` }))
  if (everywhere) {
    line(
      urls.length === 0
        ? t({
            en: 'This machine is in no network: other devices cannot reach it.',
            ru: 'Этот компьютер ни в какой сети: с других устройств его не открыть.',
          })
        : t({ en: 'From other devices in this network:', ru: 'С других устройств в этой сети:' }),
    )
    for (const each of urls) line(`  ${each}`)
  }
  const [first] = urls
  if (first !== undefined && qr && context.io.seen)
    context.pen.out(`\n${qrLines(first, !context.io.env.NO_COLOR).join('\n')}\n`)
}

export async function listen(host: string, port: number | undefined): Promise<StaticServer> {
  try {
    return await serveStatic({ root: site, host, port })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    const place = port === undefined ? host : `${host}:${port}`
    if (code === 'EADDRINUSE')
      throw bad({
        en: `the address ${place} is taken already; choose another --port`,
        ru: `адрес ${place} уже занят; выберите другой --port`,
      })
    const why = reasonOf(error)
    throw bad({ en: `nothing can listen on ${place} (${why.en})`, ru: `открыть ${place} не удаётся (${why.ru})` })
  }
}

function stopped(): Promise<void> {
  return new Promise((resolve) => {
    process.once('SIGINT', () => resolve()).once('SIGTERM', () => resolve())
  })
}
