import { CallRefused } from '@touchstone/client/call-failed'
import { createClient } from '@touchstone/client/client'
import { openStream, type Stream } from '@touchstone/client/stream'
import type { UserEvent } from '@touchstone/wire/stream'

/** What the client does in a page that the server itself has served. */
export type ClientPage = {
  /** As a guest: opens a position with play money, and waits for the socket to report it. */
  trade: () => Promise<Trade>
  isStale: () => boolean | undefined
}

export type Trade = {
  /** Whether the browser has WebCrypto here. */
  hasWebCrypto: boolean
  outcome: unknown
  fill: UserEvent
  symbol: string | undefined
  refusal: string
}

let stream: Stream | undefined

async function trade(): Promise<Trade> {
  let token: string | undefined
  const client = createClient({ origin: '', token: () => token, language: () => 'zh-cn' })
  token = (await client.guest({})).token
  const signedIn = Promise.withResolvers<undefined>()
  const filled = Promise.withResolvers<UserEvent>()
  const ticked = Promise.withResolvers<string | undefined>()
  stream = openStream({
    origin: '',
    token: () => token,
    onSignedIn: () => {
      signedIn.resolve(undefined)
    },
    onTicks: ([tick]) => {
      ticked.resolve(tick?.symbol)
    },
    onEvents: (events) => {
      const fill = events.find(({ kind }) => kind === 'fill')
      if (fill !== undefined) filled.resolve(fill)
    },
  })
  stream.subscribe(['ticks:BTC/USDT'])
  const symbol = await ticked.promise
  await signedIn.promise
  const order = { book: 'demo', symbol: 'BTC/USDT', direction: 'long', marginMode: 'isolated', leverage: 10 } as const
  const { outcome } = await client.openPosition({ ...order, quantity: '0.01' })
  const refusal = await client.openPosition({ ...order, quantity: '1000000' }).catch((error: unknown) => error)
  return {
    hasWebCrypto: (crypto as Partial<typeof crypto>).subtle !== undefined,
    outcome,
    fill: await filled.promise,
    symbol,
    refusal: refusal instanceof CallRefused ? refusal.message : String(refusal),
  }
}

export const clientPage: ClientPage = { trade, isStale: () => stream?.state().stale }
