import type { Lang } from '@understudy/procedure'
import { encode } from 'uqr'
import { describe, expect, test } from 'vitest'
import { announce } from '../commands/serve.ts'
import type { Context } from '../context.ts'
import { addressesFor, type Interfaces, urlAt } from './addresses.ts'
import { qrLines } from './qr.ts'

const info = (address: string, internal = false) => ({
  address,
  internal,
  family: address.includes(':') ? ('IPv6' as const) : ('IPv4' as const),
  netmask: '',
  mac: '',
  cidr: null,
  ...(address.includes(':') ? { scopeid: 0 } : {}),
})

const home = {
  lo: [info('127.0.0.1', true), info('::1', true)],
  docker0: [info('172.17.0.1')],
  wlan0: [info('fe80::1'), info('2001:db8::7'), info('192.168.1.7')],
  usb0: [info('169.254.3.4')],
} as Interfaces

describe('addresses for other devices', () => {
  test('of IPv4 for 0.0.0.0, networks of containers last', () => {
    expect(addressesFor('0.0.0.0', home)).toEqual(['192.168.1.7', '172.17.0.1'])
  })
  test('of both kinds for ::', () => {
    expect(addressesFor('::', home)).toEqual(['192.168.1.7', '2001:db8::7', '172.17.0.1'])
  })
  test('a host that was named is the only one; this machine is none', () => {
    expect(addressesFor('192.168.1.7', home)).toEqual(['192.168.1.7'])
    for (const host of ['localhost', '127.0.0.1', '127.0.0.2', '::1']) expect(addressesFor(host, home)).toEqual([])
    expect(addressesFor('0.0.0.0', { lo: home.lo })).toEqual([])
  })
  test('as addresses of pages', () => {
    expect(urlAt('192.168.1.7', 4680)).toBe('http://192.168.1.7:4680/')
    expect(urlAt('2001:db8::7', 4680)).toBe('http://[2001:db8::7]:4680/')
  })
})

test('a QR code has every module in its place, in black on white', () => {
  const url = 'http://192.168.1.7:4680/'
  const { data, size } = encode(url, { ecc: 'L', border: 4 })
  const lines = qrLines(url)
  expect(lines).toHaveLength(Math.ceil(size / 2))
  const shown: boolean[][] = []
  for (const line of lines) {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the colours
    const [, signs = ''] = /^\u001b\[30;107m(.*)\u001b\[0m$/.exec(line) ?? []
    shown.push(
      [...signs].map((sign) => '▀█'.includes(sign)),
      [...signs].map((sign) => '▄█'.includes(sign)),
    )
  }
  expect(shown.slice(0, size)).toEqual(data)
})

describe('what serve says', () => {
  function said(urls: readonly string[], { everywhere = true, qr = true, seen = true, lang = 'en' as Lang } = {}) {
    let text = ''
    const out = (more: string) => {
      text += more
    }
    const context = {
      t: (pair) => pair[lang],
      line: (line = '') => out(`${line}\n`),
      io: { seen, env: {} },
      pen: { out, err: out },
    } as Pick<Context, 't' | 'line' | 'pen'> & { io: { seen: boolean; env: object } } as Context
    announce(context, { url: 'http://localhost:1/', urls, close: async () => {} }, everywhere, qr)
    return text
  }
  const urls = ['http://192.168.1.7:1/', 'http://[2001:db8::7]:1/']

  test('all addresses, and a QR code of the first', () => {
    const text = said(urls)
    expect(text).toContain('From other devices in this network:\n  http://192.168.1.7:1/\n  http://[2001:db8::7]:1/\n')
    expect(text).toContain(qrLines('http://192.168.1.7:1/').join('\n'))
    expect(said(urls, { lang: 'ru' })).toContain('С других устройств в этой сети:')
  })
  test('no QR code where nobody sees it, or nobody wants it, or there is nothing to show', () => {
    for (const text of [said(urls, { seen: false }), said(urls, { qr: false }), said([])])
      expect(text).not.toContain('▀')
    expect(said([])).toContain('This machine is in no network')
    expect(said([], { everywhere: false })).toBe('Understudy is at http://localhost:1/\n')
  })
})
