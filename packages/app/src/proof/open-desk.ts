import type { DeskAnswer, DeskQuestion } from './desk-messages.ts'
import type { ProofDesk } from './proof-desk.ts'

export type OpenDesk = {
  desk: ProofDesk
  /** Rows that one step takes: on the page itself fewer, so that it does not freeze. */
  rowsAtOnce: number
  close: () => void
}

/** Our choice: what a slow phone decides in a tenth of a second. */
const besideThePage = 100
const onThePage = 10

/** The desk in a worker; on the page where no worker runs. */
export async function openDesk(): Promise<OpenDesk> {
  if (typeof Worker === 'undefined') return onPage()
  const worker = new Worker(new URL('proof.worker.ts', import.meta.url), { type: 'module' })
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  let asked = 0
  let hasStopped = false
  worker.addEventListener('message', ({ data }: MessageEvent<DeskAnswer>) => {
    const asker = waiting.get(data.id)
    waiting.delete(data.id)
    if ('fault' in data) asker?.reject(new Error(data.fault))
    else asker?.resolve(data.answer)
  })
  worker.addEventListener('error', () => {
    hasStopped = true
    for (const asker of waiting.values()) asker.reject(new Error('the worker has stopped'))
    waiting.clear()
  })
  const ask = <Name extends keyof ProofDesk>(name: Name, given: Parameters<ProofDesk[Name]>) => {
    if (hasStopped) throw new Error('the worker has stopped')
    asked += 1
    const question = { id: asked, ask: name, given } as DeskQuestion
    const asker = Promise.withResolvers<unknown>()
    waiting.set(asked, asker)
    worker.postMessage(question)
    return asker.promise as ReturnType<ProofDesk[Name]>
  }
  return {
    desk: {
      begin: (...given) => ask('begin', given),
      page: (...given) => ask('page', given),
      walk: (...given) => ask('walk', given),
    },
    rowsAtOnce: besideThePage,
    close() {
      worker.terminate()
    },
  }
}

async function onPage(): Promise<OpenDesk> {
  const { createProofDesk } = await import('./proof-desk.ts')
  return { desk: await createProofDesk(), rowsAtOnce: onThePage, close: () => undefined }
}
