import { expect, it } from 'vitest'
import { chainSettings, noChains, refuseInSandbox } from './chain-settings.ts'
import { testKeys } from './test-keys.ts'

const read = (values: Record<string, string>) => chainSettings((name) => values[name])
const treasury = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

it('reads keys, services and treasuries by network', () => {
  const { keys, rpcUrls, treasuries } = read({
    XPUB_ETHEREUM: testKeys.evm,
    XPUB_BSC: testKeys.evm,
    XPUB_TRON: testKeys.tron,
    EVM_RPC_ETHEREUM: 'https://rpc.example.org/v2/secret',
    TREASURY_ETHEREUM: `${treasury.toLowerCase()}, 0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359`,
  })
  expect([...keys.keys()]).toEqual(['tron', 'ethereum', 'bsc'])
  expect(keys.get('bsc')?.id).toBe(keys.get('ethereum')?.id)
  expect([...rpcUrls]).toEqual([['ethereum', 'https://rpc.example.org/v2/secret']])
  expect([...treasuries]).toEqual([['ethereum', [treasury, '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359']]])
})

it('has no chains where nothing is set', () => {
  expect(read({})).toEqual(noChains)
})

it.each<[string, Record<string, string>, string]>([
  ['a private key', { XPUB_TRON: testKeys.tron.replace('xpub', 'xprv') }, 'XPUB_TRON is a private key'],
  ['a service that is no address', { EVM_RPC_BSC: 'secret-of-mine' }, 'EVM_RPC_BSC must be the http or https address'],
  ['another protocol', { EVM_RPC_BSC: 'ftp://x' }, 'EVM_RPC_BSC must be the http or https address'],
  ['a service for Bitcoin', { EVM_RPC_BITCOIN: 'http://127.0.0.1:1' }, 'EVM_RPC_BITCOIN cannot be used'],
  [
    'a treasury that is no address',
    { EVM_RPC_BSC: 'http://127.0.0.1:1', TREASURY_BSC: `${treasury},0x12` },
    'TREASURY_BSC must hold addresses of bsc',
  ],
  ['a treasury that nobody reads', { TREASURY_BSC: treasury }, 'TREASURY_BSC is set without EVM_RPC_BSC'],
])('refuses %s with a sentence', (_, values, reason) => {
  expect(() => read(values)).toThrow(reason)
  expect(() => read(values)).not.toThrow('secret-of-mine')
})

it('has no chains in a sandbox', () => {
  expect(() => {
    refuseInSandbox(read({ XPUB_ETHEREUM: testKeys.evm }))
  }).toThrow('a sandbox database holds play money')
  expect(() => {
    refuseInSandbox(noChains)
  }).not.toThrow()
})
