import type { JournalRow } from '@touchstone/domain/ledger/journal-row'
import { anchorPending } from '@touchstone/domain/receipts/receipt'
import type { UserEvent } from '@touchstone/wire/stream'
import type { Step } from './shot.ts'
import { changingResult } from './steps.ts'

type Heard = { heardSocket?: { socket: WebSocket; isSignedIn: boolean } }

/** Ready for `cardRises`: the socket that the page opens can be spoken through. */
export const heardSocket: Step = async ({ page }) => {
  await page.addInitScript(() => {
    const Opened = globalThis.WebSocket
    globalThis.WebSocket = class extends Opened {
      constructor(...given: ConstructorParameters<typeof WebSocket>) {
        super(...given)
        const heard = { socket: this, isSignedIn: false }
        this.addEventListener('message', ({ data }) => {
          if (String(data).includes('"signed_in"')) heard.isSignedIn = true
        })
        ;(globalThis as Heard).heardSocket = heard
      }
    }
  })
}

/**
 * The socket tells of a close of the trader as of one that nobody tapped: its card rises. It tells again, as what listens
 * may still be loading; the app announces a close once.
 */
export const cardRises: Step = async ({ page, persons: { closed } }) => {
  const event: Extract<UserEvent, { kind: 'settlement' }> = { ...closed, ...ofAnOrder }
  await page.waitForFunction(() => (globalThis as Heard).heardSocket?.isSignedIn, undefined, { timeout: 10_000 })
  const card = page.locator('[role=dialog]')
  for (let tries = 1; ; tries += 1) {
    await page.evaluate(tell, event)
    try {
      return await card.waitFor({ timeout: 2_000 })
    } catch (error) {
      if (tries === 8) throw error
    }
  }
}

function tell(event: UserEvent): void {
  const frame = { op: 'update', sentAtMs: Date.now(), events: [event] }
  ;(globalThis as Heard).heardSocket?.socket.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(frame) }))
}

/** The app reads the figures themselves from the server. */
const ofAnOrder = {
  kind: 'settlement',
  book: 'demo',
  atMs: 0,
  orderId: '1-1',
  reason: 'limit',
  marginMode: 'isolated',
  quantity: '1',
  price: '1',
  profit: '0',
  closingFee: '0',
  liquidationFee: '0',
  insurancePaid: '0',
} as const

type Told = { pending: boolean; receipt: { journal: { row: JournalRow; anchor: unknown } } }

/** No checkpoint has been made since. */
export const unanchored: Step = changingResult<Told>('receipt', ({ receipt, ...rest }) => ({
  ...rest,
  pending: true,
  receipt: { ...receipt, journal: { ...receipt.journal, anchor: anchorPending } },
}))
