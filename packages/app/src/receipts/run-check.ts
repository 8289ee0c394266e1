import type { ReceiptVerdict } from '@touchstone/domain/receipts/receipt'

export type Checked = { verdict: ReceiptVerdict; tookMs: number }

/** Checks a receipt beside the page, so that it does not freeze; after a paint on the page where no worker runs. */
export async function runCheck(text: string): Promise<Checked> {
  const verdict = await inWorker(text).catch(() => onPage(text))
  return verdict
}

function inWorker(text: string): Promise<Checked> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('check.worker.ts', import.meta.url), { type: 'module' })
    const end = (): void => {
      worker.terminate()
    }
    const startedAt = performance.now()
    worker.addEventListener('message', ({ data }: MessageEvent<ReceiptVerdict>) => {
      end()
      resolve({ verdict: data, tookMs: performance.now() - startedAt })
    })
    worker.addEventListener('error', () => {
      end()
      reject(new Error('no worker runs here'))
    })
    worker.postMessage(text)
  })
}

async function onPage(text: string): Promise<Checked> {
  const { verdictOf } = await import('./verdict-of.ts')
  await new Promise((painted) => setTimeout(painted, 50))
  const startedAt = performance.now()
  return { verdict: verdictOf(text), tookMs: performance.now() - startedAt }
}
