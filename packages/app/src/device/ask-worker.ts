/** A question to a worker, and its answer. */
type Question = { id: number; asked: unknown }
type Answer = { id: number } & ({ answer: unknown } | { fault: string })

export type AskedWorker<Asked> = {
  /** Rejects where the work throws, and where no worker runs here or it has stopped. */
  ask: (asked: Asked) => Promise<unknown>
  hasStopped: () => boolean
  close: () => void
}

/** Asks a worker that runs `answerWith`. */
export function askWorker<Asked>(worker: Worker): AskedWorker<Asked> {
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  let count = 0
  let hasStopped = false
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    const asker = waiting.get(data.id)
    waiting.delete(data.id)
    if ('fault' in data) asker?.reject(new Error(data.fault))
    else asker?.resolve(data.answer)
  })
  const stop = (): void => {
    hasStopped = true
    worker.terminate()
    for (const asker of waiting.values()) asker.reject(new Error('the worker has stopped'))
    waiting.clear()
  }
  worker.addEventListener('error', stop)
  worker.addEventListener('messageerror', stop)
  return {
    hasStopped: () => hasStopped,
    ask(asked) {
      const asker = Promise.withResolvers<unknown>()
      if (hasStopped) asker.reject(new Error('the worker has stopped'))
      else {
        count += 1
        waiting.set(count, asker)
        worker.postMessage({ id: count, asked } satisfies Question)
      }
      return asker.promise
    },
    close() {
      worker.terminate()
    },
  }
}

/** In a worker: answers each question with what the work returns. */
export function answerWith<Asked>(work: (asked: Asked) => Promise<unknown>): void {
  addEventListener('message', ({ data: { id, asked } }: MessageEvent<Question>) => {
    void work(asked as Asked)
      .then(
        (answer): Answer => ({ id, answer }),
        (error: unknown): Answer => ({ id, fault: error instanceof Error ? error.message : String(error) }),
      )
      .then((answer) => {
        postMessage(answer)
      })
  })
}
