import { type AskedWorker, askWorker } from '../device/ask-worker.ts'
import type { Checked } from './timed-verdict.ts'
import type { ToCheck } from './verdict-of.ts'

let beside: AskedWorker<ToCheck> | undefined

/**
 * Loads the check beside the page, so that it is there when the receipt is. It stays: the first check takes many times as
 * long as those after it. Undefined where no worker runs.
 */
export function prepareCheck(): AskedWorker<ToCheck> | undefined {
  if (typeof Worker === 'undefined') return undefined
  if (beside === undefined || beside.hasStopped())
    beside = askWorker(new Worker(new URL('check.worker.ts', import.meta.url), { type: 'module' }))
  return beside
}

/** Checks a receipt beside the page, so that it does not freeze; after a paint on the page where no worker runs. */
export async function runCheck(given: ToCheck): Promise<Checked> {
  const asked = prepareCheck()?.ask(given) ?? Promise.reject(new Error('no worker runs here'))
  return asked.catch(() => onPage(given)) as Promise<Checked>
}

async function onPage(given: ToCheck): Promise<Checked> {
  const { timedVerdictOf } = await import('./timed-verdict.ts')
  await new Promise((painted) => setTimeout(painted, 50))
  return timedVerdictOf(given)
}
