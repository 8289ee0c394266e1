import { expect, it } from 'vitest'
import { chainChannelFaults } from './chain-channel-faults.ts'

const good = {
  kind: 'chain' as const,
  network: 'ethereum',
  sandbox: false,
  deposits: true,
  confirmations: 12,
  token: '0xdAC17F958D2ee523a2206206994597C13D831ec7',
  tokenDecimals: 6,
}

it.each<[string, Partial<Parameters<typeof chainChannelFaults>[0]>, string[]]>([
  ['a token on a watched network', {}, []],
  ['a bank', { kind: 'bank', network: '' }, []],
  ['Bitcoin without deposits', { network: 'bitcoin', deposits: false, token: '' }, []],
  ['Bitcoin of a sandbox', { network: 'bitcoin', sandbox: true, token: '' }, []],
  ['Bitcoin', { network: 'bitcoin' }, ['cannot take deposits: transfers on bitcoin are not watched']],
  ['Tron', { network: 'tron' }, ['cannot take deposits: transfers on tron are not watched']],
  ['a network that nobody knows', { network: 'dogenet' }, ['must name a network that we know']],
  ['no token', { token: '' }, ["needs its token's contract, written with its checksum"]],
  [
    'a token without its checksum',
    { token: good.token.toLowerCase() },
    ["needs its token's contract, written with its checksum"],
  ],
  ['too many decimals', { tokenDecimals: 37 }, ["needs its token's decimals, from 0 to 36"]],
  ['no confirmations', { confirmations: 0 }, ['needs at least one confirmation']],
])('finds the faults of %s', (_, change, faults) => {
  expect(chainChannelFaults({ ...good, ...change })).toEqual(faults)
})
