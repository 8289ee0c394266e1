import { openBrowser } from './browser.ts'
import { openPhone, type Phone } from './phone.ts'
import { type RunningServer, runServer } from './running-server.ts'
import { borrowServer, type SharedServer } from './shared-server.ts'

type Story<Server> = { server: Server; phone: Phone; end: () => Promise<void> }

/** A phone with a fresh profile, whose pictures go to a folder of this name, before the server that stories share. */
export async function openStory(story: string, host = 'localhost'): Promise<Story<SharedServer>> {
  return tellOn(at(await borrowServer(), host), story, () => Promise.resolve())
}

/** As `openStory`, with a server that no other story sees. */
export async function openOwnStory(
  story: string,
  environment: Record<string, string> = {},
): Promise<Story<RunningServer>> {
  const server = await runServer(environment)
  return tellOn(server, story, server.stop)
}

/** At `localhost` the app shares no codes, which would lead nobody there. */
const at = (server: SharedServer, host: string): SharedServer => ({
  ...server,
  origin: `http://${host}:${server.port}`,
})

async function tellOn<Server extends SharedServer>(
  server: Server,
  story: string,
  leave: () => Promise<void>,
): Promise<Story<Server>> {
  const browser = await openBrowser()
  const phone = await openPhone(browser, server.origin, { story })
  return {
    server,
    phone,
    async end() {
      await browser.close()
      await leave()
    },
  }
}
