import { randomBytes, randomInt } from 'node:crypto'
import { decimal } from '@touchstone/domain/money/decimal'
import { newClientKey } from '@touchstone/server/executor/client-key'
import type { UserCommand } from '@touchstone/domain/rulebook/nouns'
import { chaosSymbols, durationSeconds } from './chaos-settings.ts'
import type { Answer } from './protocol.ts'
import type { ServerProcess } from './server-process.ts'

export type Request = { bookId: number; uuid: string; command: UserCommand }
export type Acknowledged = Request & { sequence: number; reply: string }

/** Many concurrent clients that retry a request with its key until they get an answer, as our client does. */
export type Load = ReturnType<typeof createLoad>

export function createLoad(clients: number) {
  const acknowledged = new Map<string, Acknowledged>()
  const contradictions: string[] = []
  const counts = { done: 0, refused: 0, repeated: 0, recovered: 0, unanswered: 0, failed: 0 }
  let server: ServerProcess | undefined
  let isRunning = true
  const waiters: (() => void)[] = []

  function take(request: Request, answer: Answer & { kind: 'done' }): void {
    counts.done += 1
    if (answer.repeated) counts.repeated += 1
    const before = acknowledged.get(request.uuid)
    if (before !== undefined && (before.sequence !== answer.sequence || before.reply !== answer.reply))
      contradictions.push(`${request.uuid} got two different answers`)
    acknowledged.set(request.uuid, { ...request, sequence: answer.sequence, reply: answer.reply })
  }

  async function ask(request: Request): Promise<void> {
    let wasLost = false
    while (isRunning) {
      if (server === undefined) await new Promise<void>((resolve) => waiters.push(resolve))
      const answer = await server?.submit(request)
      if (answer?.kind === 'done') {
        // The command was committed, but the server or its connection died before the answer.
        if (wasLost && answer.repeated) counts.recovered += 1
        wasLost = false
        take(request, answer)
      } else if (answer?.kind === 'refused') {
        counts.refused += 1
        if (acknowledged.has(request.uuid)) contradictions.push(`${request.uuid} was done and then refused`)
      } else {
        wasLost = true
        if (answer === undefined) counts.unanswered += 1
        else counts.failed += 1
        await new Promise((resolve) => setTimeout(resolve, 20))
        continue
      }
      // Now and then drops the answer, so that the client asks again.
      if (randomInt(20) > 0) return
    }
  }

  async function client(bookIds: readonly number[]): Promise<void> {
    while (isRunning) {
      const bookId = bookIds[randomInt(bookIds.length)] ?? 1
      await ask({ bookId, uuid: newClientKey(Date.now(), randomBytes(10)), command: anyCommand() })
    }
  }

  return {
    acknowledged,
    contradictions,
    counts,
    start(bookIds: readonly number[]): Promise<void> {
      return Promise.all(Array.from({ length: clients }, () => client(bookIds))).then(() => undefined)
    },
    /** The server that the clients use; undefined while there is none. */
    connect(next: ServerProcess | undefined): void {
      server = next
      if (next !== undefined) for (const go of waiters.splice(0)) go()
    },
    stop(): void {
      isRunning = false
      for (const go of waiters.splice(0)) go()
    },
  }
}

function anyCommand(): UserCommand {
  const symbol = chaosSymbols[randomInt(chaosSymbols.length)] ?? ''
  const stops = { takeProfit: null, stopLoss: null }
  const choice = randomInt(10)
  if (choice < 3)
    return {
      kind: 'open_position',
      symbol,
      marginMode: randomInt(2) === 0 ? 'isolated' : 'cross',
      leverage: 20,
      ...stops,
      direction: randomInt(2) === 0 ? 'long' : 'short',
      quantity: decimal(symbol === 'BTC/USDT' ? '0.001' : '0.02'),
    }
  if (choice < 4) return { kind: 'close_all' }
  if (choice < 8) {
    const direction = randomInt(2) === 0 ? 'rise' : 'fall'
    return { kind: 'buy_second_contract', symbol, direction, durationSeconds, stake: decimal('5') }
  }
  const [from, to] = randomInt(2) === 0 ? (['contract', 'balance'] as const) : (['balance', 'contract'] as const)
  return { kind: 'transfer', from, to, currency: 'USDT', amount: decimal('1') }
}
