// Where a page can be reached from other devices.

import type { NetworkInterfaceInfo } from 'node:os'

export type Interfaces = NodeJS.Dict<NetworkInterfaceInfo[]>

/** Networks within this machine, which no phone is in. */
const VIRTUAL = /^(?:docker|br-|veth|virbr|vmnet|vboxnet|lxc|cni|flannel|tun|tap|utun)/i

const EVERYWHERE = ['0.0.0.0', '::', '*']

export const isEverywhere = (host: string): boolean => EVERYWHERE.includes(host)

export const isHere = (host: string): boolean => /^(?:localhost|127\..*|::1)$/.test(host)

/** The addresses at which another device reaches a server on this host, the likeliest first. */
export function addressesFor(host: string, interfaces: Interfaces): string[] {
  if (isHere(host)) return []
  if (!isEverywhere(host)) return [host]
  const found = Object.entries(interfaces).flatMap(([name, infos]) => (infos ?? []).map((info) => ({ name, ...info })))
  return (
    found
      // Link-local addresses need the name of the interface, which no browser takes.
      .filter(({ internal, address }) => !internal && !/^fe[89ab]/i.test(address) && !address.startsWith('169.254.'))
      .filter(({ family }) => family === 'IPv4' || host !== '0.0.0.0')
      .sort((a, b) => rank(a) - rank(b))
      .map(({ address }) => address)
  )
}

const rank = ({ name, family }: { readonly name: string; readonly family: string }): number =>
  (VIRTUAL.test(name) ? 2 : 0) + (family === 'IPv4' ? 0 : 1)

export const urlAt = (address: string, port: number): string =>
  `http://${address.includes(':') ? `[${address}]` : address}:${port}/`
