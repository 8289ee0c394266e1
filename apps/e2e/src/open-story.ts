import { openBrowser } from './browser.ts'
import { openPhone, type Phone } from './phone.ts'
import { type RunningServer, runServer } from './running-server.ts'

type Story = { server: RunningServer; phone: Phone; end: () => Promise<void> }

/** A server of its own, and a phone with a fresh profile whose pictures go to a folder of this name. */
export async function openStory(story: string): Promise<Story> {
  const server = await runServer()
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
