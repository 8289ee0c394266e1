import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { mayBeSkipped } from '../../../../../optional/may-be-skipped.ts'
import { installing, optionalPackage } from '../../../../../optional/optional-package.ts'
import { createTestClient, getAddress, type Hex, http, parseAbi, publicActions, walletActions } from 'viem'

/** Finds the development node of this machine's platform; undefined where the test services are not installed. */
export function findNode(): string | undefined {
  const architecture = process.arch === 'x64' ? 'amd64' : process.arch
  const found = optionalPackage('test-services', `@foundry-rs/anvil-${process.platform}-${architecture}`)
  const binary = path.join(found ?? '', 'bin', 'anvil')
  return found !== undefined && existsSync(binary) ? binary : undefined
}

/** A machine without the node leaves its tests out. */
export const isNodeMissing = (): boolean => findNode() === undefined && mayBeSkipped()

/** Stands in the title of a test that is left out without it. */
export const needsNode = `needs an Ethereum node: ${installing('test-services')}`

const token = JSON.parse(readFileSync(path.join(import.meta.dirname, 'test-token.json'), 'utf8')) as { bytecode: Hex }
const abi = parseAbi([
  'constructor(uint8 places, uint256 supply)',
  'function transfer(address to, uint256 value) returns (bool)',
  'function transferTwo(address first, uint256 firstValue, address second, uint256 secondValue)',
  'function approve(address spender, uint256 value) returns (bool)',
])
/** More than all tests send, and less than what reverts. */
const supply = 10n ** 30n

export type TestNode = Awaited<ReturnType<typeof startTestNode>>

/** Starts a whole Ethereum node with one block per transaction, at a free port, with this chain id. */
export async function startTestNode(chainId = 1) {
  const binary = findNode()
  if (binary === undefined)
    throw new Error(`there is no Ethereum node for this platform: ${installing('test-services')}`)
  const child = spawn(binary, ['--port', '0', '--chain-id', String(chainId)], { stdio: ['ignore', 'pipe', 'ignore'] })
  const rpcUrl = await listeningAt(child)
  const client = createTestClient({ mode: 'anvil', cacheTime: 0, pollingInterval: 20, transport: http(rpcUrl) })
    .extend(publicActions)
    .extend(walletActions)
  const [account, other] = await client.getAddresses()
  if (account === undefined || other === undefined) throw new Error('the node has fewer than two accounts')
  const mined = (hash: Hex) => client.waitForTransactionReceipt({ hash })
  const from = { account, chain: null, gas: 500_000n }

  return {
    rpcUrl,
    account,
    head: async () => Number(await client.getBlockNumber()),
    /** Of a block, epoch milliseconds. */
    timeOf: async (block: number) => Number((await client.getBlock({ blockNumber: BigInt(block) })).timestamp) * 1_000,
    mine: (blocks: number) => client.mine({ blocks }),
    snapshot: () => client.snapshot(),
    /** Reverts all later blocks; blocks mined then have another time, and so other hashes. */
    async revert(id: Hex) {
      await client.revert({ id })
      await client.increaseTime({ seconds: 1_000 })
    },
    /** @returns the address of a new contract, all of whose tokens the node's first account has. */
    async deploy(decimals: number): Promise<string> {
      const hash = await client.deployContract({
        ...from,
        gas: 2_000_000n,
        abi,
        bytecode: token.bytecode,
        args: [decimals, supply],
      })
      const { contractAddress } = await mined(hash)
      return getAddress(contractAddress ?? '')
    },
    async transfer(contract: string, to: string, units: bigint) {
      const call = {
        address: getAddress(contract),
        abi,
        functionName: 'transfer',
        args: [getAddress(to), units],
      } as const
      return mined(await client.writeContract({ ...from, ...call }))
    },
    async transferTwo(contract: string, first: [to: string, units: bigint], second: [to: string, units: bigint]) {
      const args = [getAddress(first[0]), first[1], getAddress(second[0]), second[1]] as const
      const call = { address: getAddress(contract), abi, functionName: 'transferTwo', args } as const
      return mined(await client.writeContract({ ...from, ...call }))
    },
    /** A transaction again, as it was signed, in one block behind another that leaves a log of the contract. */
    async repeatBehindAnother(contract: string, signed: Hex) {
      await client.setAutomine(false)
      const call = { address: getAddress(contract), abi, functionName: 'approve', args: [account, 1n] } as const
      await client.writeContract({
        ...from,
        account: other,
        maxPriorityFeePerGas: 10n ** 11n,
        maxFeePerGas: 10n ** 12n,
        ...call,
      })
      const hash = await client.sendRawTransaction({ serializedTransaction: signed })
      await client.mine({ blocks: 1 })
      await client.setAutomine(true)
      return mined(hash)
    },
    /** As its sender signed it. */
    async signedText(hash: Hex): Promise<Hex> {
      const text: unknown = await client.request({ method: 'eth_getRawTransactionByHash', params: [hash] } as never)
      if (typeof text !== 'string' || !text.startsWith('0x')) throw new Error('the node does not know the transaction')
      return text as Hex
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGKILL')
      await ended
    },
  }
}

async function listeningAt(child: ChildProcess): Promise<string> {
  if (child.stdout === null) throw new Error('the node has no stdout')
  for await (const line of createInterface({ input: child.stdout })) {
    const address = /Listening on (\S+)/.exec(line)?.[1]
    if (address === undefined) continue
    // An unread pipe would block the node sooner or later.
    child.stdout.resume()
    return `http://${address}`
  }
  throw new Error('the node exited before it listened')
}
