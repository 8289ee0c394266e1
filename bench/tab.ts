import { setTimeout as sleep } from 'node:timers/promises'
import type { Devtools } from './devtools.ts'

/** How many times slower a mid phone is than this machine. */
export const slowdown = 4

export type Tab = {
  ask: <Answer = unknown>(method: string, parameters?: object) => Promise<Answer>
  open: (address: string) => Promise<void>
  /** Runs a function in the page; it can use nothing but its argument. */
  run: <Given, Value>(made: (given: Given) => Value, given: Given) => Promise<Awaited<Value>>
  /** Waits until a function in the page returns true. @throws Error after half a minute. */
  until: <Given>(isSo: (given: Given) => boolean, given: Given) => Promise<void>
  close: () => Promise<void>
}

type TabOptions = {
  /** How many times to slow the main thread. */
  rate: number
  /** Runs in the page before any script of its own. */
  before?: () => void
  /** Local storage before the first page. */
  stored?: Record<string, string>
}

const phone = { width: 375, height: 812, deviceScaleFactor: 2, mobile: true }
const timeoutMs = 30_000

/** Opens a touch-enabled page of the size of a phone, in the profile of the browser. */
export async function openTab(devtools: Devtools, { rate, before, stored = {} }: TabOptions): Promise<Tab> {
  const { targetId } = await devtools.ask<{ targetId: string }>('Target.createTarget', { url: 'about:blank' })
  const { sessionId } = await devtools.ask<{ sessionId: string }>('Target.attachToTarget', { targetId, flatten: true })
  const ask = <Answer>(method: string, parameters?: object) => devtools.ask<Answer>(method, parameters, sessionId)
  const source = [
    before === undefined ? '' : `(${before.toString()})()`,
    ...Object.entries(stored).map(
      ([key, text]) => `localStorage.setItem(${JSON.stringify(key)}, ${JSON.stringify(text)})`,
    ),
  ].join('\n')
  await ask('Page.enable')
  await ask('Page.addScriptToEvaluateOnNewDocument', { source })
  await ask('Emulation.setDeviceMetricsOverride', phone)
  await ask('Emulation.setTouchEmulationEnabled', { enabled: true })
  await ask('Emulation.setCPUThrottlingRate', { rate })

  async function run<Given, Value>(made: (given: Given) => Value, given: Given): Promise<Awaited<Value>> {
    const { result, exceptionDetails } = await ask<{ result: { value: unknown }; exceptionDetails?: object }>(
      'Runtime.evaluate',
      { expression: `(${made.toString()})(${JSON.stringify(given)})`, awaitPromise: true, returnByValue: true },
    )
    if (exceptionDetails !== undefined) throw new Error(JSON.stringify(exceptionDetails))
    return result.value as Awaited<Value>
  }

  return {
    ask,
    run,
    async open(url) {
      await ask('Page.navigate', { url })
    },
    async until(isSo, given) {
      const deadlineMs = performance.now() + timeoutMs
      while (!(await run(isSo, given))) {
        if (performance.now() > deadlineMs)
          throw new Error(`timed out waiting for ${JSON.stringify(given)}: ${isSo.toString()}`)
        await sleep(100)
      }
    },
    async close() {
      await devtools.ask('Target.closeTarget', { targetId })
    },
  }
}
