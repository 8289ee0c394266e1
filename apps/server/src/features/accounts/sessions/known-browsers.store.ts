import { type Browser, browserForMs } from '../../../api/browser.ts'
import type { Transaction } from '../../../platform/database.ts'
import { type Owner, ownerName } from '../users/owner-name.ts'
import type { Trier } from '../users/tries.store.ts'

/** Our choice: a client that takes no cookie is another browser each time, and the oldest ones are forgotten. */
const browsersMax = 20

/** The account was signed in to in this browser. */
export async function noteBrowser(
  sql: Transaction,
  owner: Owner,
  { browser, at }: { browser: Browser | undefined; at: number },
): Promise<void> {
  if (browser === undefined) return
  const name = ownerName(owner)
  await sql`
    insert into known_browsers (owner, browser, seen_at) values (${name}, ${browser.id}, ${at})
    on conflict (owner, browser) do update set seen_at = excluded.seen_at`
  await sql`
    delete from known_browsers where owner = ${name} and browser in
      (select browser from known_browsers where owner = ${name} order by seen_at desc, browser offset ${browsersMax})`
}

/** Asks the database once, whether or not there is such an account. */
export async function isKnownBrowser(
  sql: Transaction,
  owner: Owner | undefined,
  browser: Browser | undefined,
): Promise<boolean> {
  const found = await sql`
    select from known_browsers where owner = ${owner === undefined ? '' : ownerName(owner)} and browser = ${browser?.id ?? ''}`
  return found.length > 0
}

/** Who tries a secret of an account in this request. */
export async function trierOf(
  sql: Transaction,
  owner: Owner | undefined,
  { browser, address }: { browser?: Browser | undefined; address: string },
): Promise<Trier> {
  if (browser !== undefined && (await isKnownBrowser(sql, owner, browser))) return { known: `browser ${browser.id}` }
  return { address }
}

/** Takes what is known away from a browser that was signed out from elsewhere. */
export async function forgetBrowser(sql: Transaction, owner: Owner, browser: string | null): Promise<void> {
  await sql`delete from known_browsers where owner = ${ownerName(owner)} and browser = ${browser ?? ''}`
}

/** After a new password no other browser than this one is known. */
export async function forgetOtherBrowsers(sql: Transaction, owner: Owner, browser: Browser | undefined): Promise<void> {
  await sql`delete from known_browsers where owner = ${ownerName(owner)} and browser <> ${browser?.id ?? ''}`
}

/** Whoever is let in anew is known in no browser. */
export async function forgetBrowsers(sql: Transaction, owner: Owner): Promise<void> {
  await sql`delete from known_browsers where owner = ${ownerName(owner)}`
}

export async function forgetUnseenBrowsers(sql: Transaction, now: number): Promise<void> {
  await sql`delete from known_browsers where seen_at < ${now - browserForMs}`
}
