import type { ReceiptVerdict } from '@touchstone/domain/receipts/receipt'
import type { ToCheck } from './verdict-of.ts'

export type Checked = { verdict: ReceiptVerdict; tookMs: number }

/** Checks a receipt beside the page, so that it does not freeze; after a paint on the page where no worker runs. */
export async function runCheck(given: ToCheck): Promise<Checked> {
  const verdict = await inWorker(given).catch(() => onPage(given))
  return verdict
}

function inWorker(given: ToCheck): Promise<Checked> {
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
    worker.postMessage(given)
  })
}

async function onPage(given: ToCheck): Promise<Checked> {
  const { verdictOf } = await import('./verdict-of.ts')
  await new Promise((painted) => setTimeout(painted, 50))
  const startedAt = performance.now()
  return { verdict: await verdictOf(given), tookMs: performance.now() - startedAt }
}
