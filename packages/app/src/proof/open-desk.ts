import { askWorker } from '../device/ask-worker.ts'
import type { DeskQuestion } from './desk-messages.ts'
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
  const { ask, close } = askWorker<DeskQuestion>(worker)
  const asked = <Name extends keyof ProofDesk>(name: Name, given: Parameters<ProofDesk[Name]>) =>
    ask({ ask: name, given } as DeskQuestion) as ReturnType<ProofDesk[Name]>
  return {
    desk: {
      begin: (...given) => asked('begin', given),
      page: (...given) => asked('page', given),
      seen: (...given) => asked('seen', given),
      walk: (...given) => asked('walk', given),
    },
    rowsAtOnce: besideThePage,
    close,
  }
}

async function onPage(): Promise<OpenDesk> {
  const { createProofDesk } = await import('./proof-desk.ts')
  return { desk: await createProofDesk(), rowsAtOnce: onThePage, close: () => undefined }
}
