import { describe, expect, it } from 'vitest'
import { type Chore, startHeartbeat } from './heartbeat.ts'

function beating(chores: readonly Chore[]) {
  const logged: unknown[] = []
  const house = { advance: async () => undefined, clock: () => 7, clockFault: () => undefined }
  const stop = startHeartbeat({ house, sandbox: undefined, chores, log: (_, { name }) => logged.push(name) })
  return { stop, logged }
}

/** A chore that can be waited for. */
function heard(name: string) {
  const ran = Promise.withResolvers<number>()
  return { chore: { name, run: async (now: number) => ran.resolve(now) }, ran: ran.promise }
}

describe('the heartbeat', () => {
  it('does the short chores while a long one is at work, and waits for it before it stops', async () => {
    const work = Promise.withResolvers<undefined>()
    const [first, second] = [heard('first'), heard('second')]
    const { stop } = beating([{ name: 'long', run: () => work.promise, isLong: true }, first.chore, second.chore])
    expect(await Promise.all([first.ran, second.ran])).toEqual([7, 7])
    let hasStopped = false
    const stopped = stop().then(() => (hasStopped = true))
    await new Promise(setImmediate)
    expect(hasStopped).toBe(false)
    work.resolve(undefined)
    await stopped
  })

  it('goes on after a chore that failed, and says which it was', async () => {
    const next = heard('next')
    const { stop, logged } = beating([{ name: 'failing', run: () => Promise.reject(new Error('away')) }, next.chore])
    await next.ran
    await stop()
    expect(logged).toEqual(['failing'])
  })
})
