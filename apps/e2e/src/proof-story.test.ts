import { readFile } from 'node:fs/promises'
import { type Client, createClient } from '@touchstone/client/client'
import { checkpointJsonHash } from '@touchstone/domain/receipts/receipt-json'
import { type JournalRow, journalRowHash } from '@touchstone/domain/ledger/journal-row'
import type { Api } from '@touchstone/wire/api'
import { receipts } from '@touchstone/wire/receipts'
import { wallets } from '@touchstone/wire/wallets'
import type { Locator, Route } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lacksBrowser } from './find-browser.ts'
import { openOwnStory } from './open-story.ts'
import type { Phone } from './phone.ts'
import type { RunningServer } from './running-server.ts'

type Reply<Name extends keyof Api> = Awaited<ReturnType<Client[Name]>>

/** A device that keeps what it has seen, an honest house, and then somebody between them who changes its answers. */
describe.skipIf(lacksBrowser('the story of a liar is skipped'))('a device that remembers', () => {
  let server: RunningServer
  let phone: Phone
  let end: (() => Promise<void>) | undefined

  beforeAll(async () => {
    ;({ server, phone, end } = await openOwnStory('proof-story', { CHECKPOINT_EVERY_SECONDS: '15' }))
  })
  afterAll(() => end?.())

  const alarm = (): Locator => phone.page.getByRole('dialog').getByRole('alert')
  const openProof = async (): Promise<void> => {
    await phone.page.goto(`${server.origin}/#/proof`)
    await phone.page.reload()
  }
  const isSeen = async (what: Locator): Promise<boolean> => {
    await what.first().waitFor({ timeout: 30_000 })
    return true
  }
  const records = (number: number): Locator => phone.page.getByText(`Records 1 to ${number} came out the same.`)
  const client = async () => {
    const token = (await phone.page.evaluate(() => localStorage.getItem('token'))) ?? ''
    return createClient({ origin: server.origin, token: () => token })
  }
  const move = async (amount: string): Promise<void> => {
    await (await client()).transfer({ book: 'demo', from: 'contract', to: 'balance', currency: 'USDT', amount })
  }
  /** Whoever stands between changes what a call answers. */
  const change = async <Name extends keyof Api>(path: string, changed: (reply: Reply<Name>) => void): Promise<void> => {
    await phone.page.route(
      ({ pathname }) => pathname === path,
      async (route: Route) => {
        const answer = await route.fetch()
        const body = (await answer.json()) as { result: Reply<Name> }
        changed(body.result)
        await route.fulfill({ response: answer, json: body })
      },
    )
  }

  const changeFirstCheckpoint = (laterMs: number): Promise<void> =>
    change<'checkpoints'>(receipts.checkpoints.path, ({ records }) => {
      const [first] = records.toReversed()
      if (first === undefined) return
      const changed = { ...first, at: first.at + laterMs }
      Object.assign(first, { ...changed, hash: checkpointJsonHash(changed) })
    })

  it('decides an honest book again, and finds nothing', async () => {
    const { page, picture } = phone
    await page.goto(server.origin)
    await page.getByRole('link', { name: 'Trade with 100,000 of play money' }).tap()
    await page.getByRole('heading', { name: 'Symbol: BTC/USDT' }).waitFor()
    await (
      await client()
    ).openPosition({
      book: 'demo',
      symbol: 'BTC/USDT',
      direction: 'long',
      marginMode: 'isolated',
      leverage: 10,
      quantity: '0.01',
      takeProfit: null,
      stopLoss: null,
    })
    await openProof()
    expect(await isSeen(records(2))).toBe(true)
    expect(await isSeen(page.getByText('Everything matches'))).toBe(true)
    await picture('honest')
  })

  it('goes on from there after a start, with what is new', async () => {
    await move('5')
    const asked: string[] = []
    phone.page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url())
      if (pathname === receipts.journal.path) asked.push(searchParams.get('from') ?? '')
    })
    await openProof()
    expect(await isSeen(records(3))).toBe(true)
    expect(asked).toEqual(['3'])
    expect(await alarm().count()).toBe(0)
  })

  it('keeps the focus of whoever works with the keyboard, and waits for a network', async () => {
    const { page, context, picture } = phone
    await openProof()
    expect(await isSeen(records(3))).toBe(true)
    const compare = page.getByRole('button', { name: 'Compare now' })
    const isFocused = (): Promise<boolean> => compare.evaluate((button) => button === document.activeElement)
    await expect.poll(() => compare.getAttribute('aria-busy')).toBe('false')
    await compare.press('Enter')
    await expect.poll(() => compare.getAttribute('aria-busy')).toBe('true')
    expect(await isFocused()).toBe(true)
    await expect.poll(() => compare.getAttribute('aria-busy')).toBe('false')
    expect(await isFocused()).toBe(true)

    await context.setOffline(true)
    await compare.tap()
    const waits = page.getByText("You're offline. Your device compares again once you're back.")
    expect(await isSeen(waits)).toBe(true)
    await picture('offline')
    await page.getByRole('button', { name: 'Forget what this device keeps' }).tap()
    await page.getByRole('dialog').getByRole('button', { name: 'Forget', exact: true }).tap()
    expect(await isSeen(page.getByText('Forgotten. Your device starts over.'))).toBe(true)
    expect(await isSeen(waits)).toBe(true)
    expect(await records(3).count()).toBe(0)
    await picture('forgotten-offline')
    await context.setOffline(false)
    expect(await isSeen(records(3))).toBe(true)
    expect(await waits.count()).toBe(0)
  })

  it('says so on the receipt too', async () => {
    const { page, picture } = phone
    const { bookId } = (await (await client()).balances({ book: 'demo' })).head
    await page.goto(`${server.origin}/#/receipt?bookId=${bookId}&sequence=2`)
    expect(await isSeen(page.getByText('Your device checked records 1 to 3, with the same result.'))).toBe(true)
    await picture('receipt')
  })

  it('alarms when a row does not follow the rules, however well it is hashed', async () => {
    const { page, picture } = phone
    await move('7')
    let forged: JournalRow | undefined
    await change<'journal'>(receipts.journal.path, ({ rows, head }) => {
      const last = rows.at(-1)
      if (last === undefined) return
      const row = { ...last, entries: last.entries.replaceAll('"7"', '"9"') }
      forged = { ...row, hash: journalRowHash(row) }
      rows[rows.length - 1] = forged
      head.hash = forged.hash
    })
    await openProof()
    expect(await isSeen(alarm().getByText("A record doesn't follow the rules"))).toBe(true)
    await picture('alarm')
    const saving = page.waitForEvent('download')
    await page.getByRole('dialog').getByRole('button', { name: 'Save evidence' }).tap()
    const evidence = JSON.parse(await readFile(await (await saving).path(), 'utf8')) as { evidence: object }
    expect(evidence).toMatchObject({
      format: 'touchstone evidence 1',
      origin: server.origin,
      kind: 'row_differs',
      number: 4,
      sentence: 'the recorded entries are not those of the decision',
      evidence: { shown: forged, before: { sequence: 3 } },
    })
    await page.getByRole('button', { name: 'Continue' }).tap()
    await page.getByRole('heading', { name: 'Your device found a difference' }).waitFor()
    await picture('found')
  })

  it('shows it in full once, and locks nothing', async () => {
    const { page } = phone
    await openProof()
    await page.getByRole('button', { name: /A record doesn't follow the rules/ }).tap()
    // It is of the demo account: nothing there can be withdrawn.
    expect(await page.getByRole('dialog').getByRole('link', { name: 'Withdraw' }).count()).toBe(0)
    await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).tap()
    await page.goto(`${server.origin}/#/home`)
    await page.getByRole('link', { name: 'This device found a difference', exact: true }).waitFor()
    await page.goto(`${server.origin}/#/tixian`)
    await page.getByRole('heading', { name: 'Withdraw' }).first().waitFor()
    expect(await alarm().count()).toBe(0)
  })

  it('begins anew for whoever asks for it, and finds all well where nobody lies', async () => {
    const { page } = phone
    await page.unrouteAll()
    await openProof()
    await page.getByRole('button', { name: 'Forget what this device keeps' }).tap()
    await page.getByRole('dialog').getByRole('button', { name: 'Forget', exact: true }).tap()
    expect(await isSeen(records(4))).toBe(true)
    expect(await isSeen(page.getByText('Everything matches'))).toBe(true)
  })

  it('alarms when what the screens show is not what the journal leads to', async () => {
    await change<'balances'>(wallets.balances.path, ({ balances }) => {
      for (const held of balances) if (held.currency === 'USDT') held.balance = '1000000'
    })
    await openProof()
    expect(await isSeen(alarm().getByText("Your balances don't match your records"))).toBe(true)
    await phone.page.getByRole('button', { name: 'Continue' }).tap()
    await phone.page.unrouteAll()
  })

  it('follows the chain of checkpoints, and alarms when another one is shown', async () => {
    const { page } = phone
    await expect
      .poll(async () => (await (await client()).checkpoints({})).total, { timeout: 100_000, interval: 2_000 })
      .toBeGreaterThan(0)
    await openProof()
    expect(await isSeen(page.getByText(/Nothing changed from checkpoint 1 to/))).toBe(true)
    await changeFirstCheckpoint(1)
    await openProof()
    expect(await isSeen(alarm().getByText('A public checkpoint was changed later'))).toBe(true)
    await page.getByRole('dialog').getByRole('link', { name: 'Withdraw' }).tap()
    await page.getByRole('heading', { name: 'Withdraw' }).first().waitFor()
    await page.unrouteAll()
  })

  it('alarms when records are missing that it has seen, and shows each of several alarms', async () => {
    const { page, picture } = phone
    const back = { sequence: 2, hash: 'f'.repeat(64) }
    await change<'bookHeads'>(receipts.bookHeads.path, ({ books }) => {
      for (const book of books) book.head = back
    })
    await change<'balances'>(wallets.balances.path, (reply) => {
      reply.head = { ...reply.head, ...back }
    })
    await changeFirstCheckpoint(2)
    await page.goto(`${server.origin}/#/my`)
    await openProof()
    expect(await isSeen(page.getByText('Warning 1 of 3'))).toBe(true)
    expect(await isSeen(alarm().getByText('A public checkpoint was changed later'))).toBe(true)
    await page.getByRole('button', { name: 'Next warning' }).tap()
    expect(await isSeen(alarm().getByText('Some of your records are missing'))).toBe(true)
    await picture('second-alarm')
    await page.getByRole('button', { name: 'Next warning' }).tap()
    expect(await isSeen(page.getByText('Warning 3 of 3'))).toBe(true)
    await picture('third-alarm')
    // Back closes the alarm and leaves the screen below; once more leaves that.
    await page.goBack()
    await alarm().waitFor({ state: 'detached' })
    expect(await isSeen(page.getByRole('heading', { name: 'Your own check' }))).toBe(true)
    await picture('after-back')
    await page.goBack()
    expect(await isSeen(page.getByRole('link', { name: /Your own check/ }))).toBe(true)
    await page.unrouteAll()
  })

  it('met no error and broke no policy', () => {
    // While the story takes the network away, the app may try to connect.
    expect(phone.problems.filter((problem) => !problem.includes('net::ERR_INTERNET_DISCONNECTED'))).toEqual([])
  })
})
