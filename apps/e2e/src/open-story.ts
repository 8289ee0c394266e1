import { openBrowser } from './browser.ts'
import { openPhone, type Phone } from './phone.ts'
import { type RunningServer, runServer } from './running-server.ts'

type Story = { server: RunningServer; phone: Phone; end: () => Promise<void> }

/** Of a server whose next checkpoint comes before a story has to wait for it for long. */
export const soonSealed = { CHECKPOINT_EVERY_SECONDS: '15' } as const

/**
 * A server of its own, and a phone with a fresh profile whose pictures go to a folder of this name. At `localhost` the app
 * shares no codes, which would lead nobody there.
 */
export async function openStory(
  story: string,
  host = 'localhost',
  environment: Record<string, string> = {},
): Promise<Story> {
  const running = await runServer(environment)
  const server = { ...running, origin: `http://${host}:${running.port}` }
  const browser = await openBrowser()
  const phone = await openPhone(browser, server.origin, { story })
  return {
    server,
    phone,
    async end() {
      await browser.close()
      await server.stop()
    },
  }
}
