import {
  BaseError,
  type Block,
  BlockNotFoundError,
  createPublicClient,
  getAddress,
  type Hex,
  http,
  HttpRequestError,
  isAddressEqual,
  parseAbi,
  parseEventLogs,
  type PublicClient,
  RpcRequestError,
  TimeoutError,
} from 'viem'

export type ChainBlock = { number: number; hash: string; at: number }
/** A transfer as reported by the receipt of its transaction; `logIndex` counts the logs of that transaction. */
export type TokenTransfer = {
  token: string
  sender: string
  recipient: string
  units: bigint
  txHash: string
  logIndex: number
  block: ChainBlock
}
export type BlockRange = { from: number; to: number }
export type EvmChain = ReturnType<typeof openEvmChain>

const erc20 = parseAbi([
  'event Transfer(address indexed from, address indexed to, uint256 value)',
  'function decimals() view returns (uint8)',
  'function balanceOf(address) view returns (uint256)',
])
const transferEvent = erc20[0]

const timeoutMs = 10_000
/** Services refuse longer filters; with more addresses than that all transfers of the tokens are fetched and sorted here. */
const filterMax = 500
const batchSize = 100

/** Opens a network by its JSON-RPC service. `signal` aborts running requests. */
export function openEvmChain({ rpcUrl, signal }: { rpcUrl: string; signal: AbortSignal }) {
  const transport = { retryCount: 0, timeout: timeoutMs, fetchOptions: { signal } }
  const client = createPublicClient({ cacheTime: 0, transport: http(rpcUrl, transport) })
  const inBatches = createPublicClient({
    cacheTime: 0,
    transport: http(rpcUrl, { ...transport, batch: { batchSize } }),
  })

  return {
    chainId: (): Promise<number> => client.getChainId(),
    head: async (): Promise<number> => Number(await client.getBlockNumber()),
    blockAt: (number: number) => blockAt(client, number),
    decimalsOf: (token: string): Promise<number> =>
      client.readContract({ address: getAddress(token), abi: erc20, functionName: 'decimals' }),
    /** Returns the sum of the holders' balances of a token at a block, in its smallest units. */
    async balanceOf(token: string, holders: readonly string[], block: number): Promise<bigint> {
      const balances = await Promise.all(
        holders.map((holder) =>
          inBatches.readContract({
            address: getAddress(token),
            abi: erc20,
            functionName: 'balanceOf',
            args: [getAddress(holder)],
            blockNumber: BigInt(block),
          }),
        ),
      )
      return balances.reduce((sum, balance) => sum + balance, 0n)
    },
    transfers: (tokens: readonly string[], owners: ReadonlySet<string>, range: BlockRange) =>
      transfersIn(client, { tokens, owners, range }),
  }
}

type Wanted = { tokens: readonly string[]; owners: ReadonlySet<string> }

async function blockAt(client: PublicClient, number: number): Promise<ChainBlock | undefined> {
  try {
    return blockFrom(await client.getBlock({ blockNumber: BigInt(number) }))
  } catch (error) {
    if (error instanceof BlockNotFoundError) return undefined
    throw error
  }
}

/** Finds the transactions with transfers of these tokens to these addresses, by their logs. */
async function findTransfers(client: PublicClient, { tokens, owners }: Wanted, range: BlockRange) {
  const to = owners.size > filterMax ? undefined : [...owners].map((owner) => getAddress(owner))
  const logs = await client.getLogs({
    address: tokens.map((token) => getAddress(token)),
    event: transferEvent,
    args: to === undefined ? {} : { to },
    strict: true,
    fromBlock: BigInt(range.from),
    toBlock: BigInt(range.to),
  })
  return logs.filter((log) => owners.has(log.args.to) && log.args.value > 0n)
}

async function transfersOf(client: PublicClient, txHash: Hex, { tokens, owners }: Wanted) {
  const receipt = await client.getTransactionReceipt({ hash: txHash })
  if (receipt.status !== 'success') throw new Error(`the node lists a transfer of ${txHash}, which failed`)
  const transfers = parseEventLogs({ abi: erc20, eventName: 'Transfer', logs: receipt.logs, strict: true })
    .filter(
      ({ address, args }) => tokens.some((token) => isAddressEqual(getAddress(token), address)) && owners.has(args.to),
    )
    .filter(({ args }) => args.value > 0n)
    .map(({ address, args, logIndex }) => ({
      token: getAddress(address),
      sender: args.from,
      recipient: args.to,
      units: args.value,
      txHash,
      blockLogIndex: logIndex,
      logIndex: receipt.logs.findIndex((log) => log.logIndex === logIndex),
    }))
  return { receipt, transfers }
}

/**
 * Reads the transfers of the tokens to the owners in a range of blocks, in their order, from receipts of successful
 * transactions.
 * @throws if a log is in no such receipt: the service contradicts itself.
 */
async function transfersIn(
  client: PublicClient,
  { range, ...wanted }: Wanted & { range: BlockRange },
): Promise<TokenTransfer[]> {
  if (wanted.owners.size === 0) return []
  const found = await findTransfers(client, wanted, range)
  const transfers: TokenTransfer[] = []
  const blocks = new Map<bigint, ChainBlock>()
  for (const txHash of new Set(found.map((log) => log.transactionHash))) {
    const { receipt, transfers: read } = await transfersOf(client, txHash, wanted)
    const logs = found.filter((log) => log.transactionHash === txHash)
    const isWhole = logs.every(
      (log) => log.blockHash === receipt.blockHash && read.some((each) => each.blockLogIndex === log.logIndex),
    )
    if (!isWhole) throw new Error(`the receipt of ${txHash} lacks a transfer that the node lists`)
    const block = blocks.get(receipt.blockNumber) ?? (await blockAt(client, Number(receipt.blockNumber)))
    if (block?.hash !== receipt.blockHash) throw new Error(`the block of ${txHash} is not in the chain`)
    blocks.set(receipt.blockNumber, block)
    transfers.push(...read.map((transfer) => ({ ...transfer, block })))
  }
  return transfers
}

function blockFrom(block: Block<bigint, false, 'latest'>): ChainBlock {
  return { number: Number(block.number), hash: block.hash, at: Number(block.timestamp) * 1_000 }
}

/** Whether the service may answer when it is asked for fewer blocks. Each has its own words for too many. */
export function mayBeTooMuch(error: unknown): boolean {
  if (!(error instanceof BaseError)) return false
  const cause = error.walk(
    (each) => each instanceof RpcRequestError || each instanceof TimeoutError || each instanceof HttpRequestError,
  )
  return cause instanceof HttpRequestError ? cause.status === 400 || cause.status === 413 : cause !== null
}

/** What went wrong, without the address of the service: that often carries a key. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof BaseError)) return error instanceof Error ? error.message : String(error)
  const answered = error.walk((each) => each instanceof HttpRequestError)
  const status = answered instanceof HttpRequestError && answered.status !== undefined ? ` (${answered.status})` : ''
  return [`${error.shortMessage}${status}`, error.details].filter(Boolean).join(' ')
}
