import { emptyHash } from '@touchstone/domain/ledger/hash'
import { api } from '../api/api.ts'
import { queries } from '../api/queries.ts'
import { isBook } from '../books/book.ts'
import { hasNewerApp } from '../device/newer-app.ts'
import { isOutdated } from '../device/worker.ts'
import { type Alarm, type Finding, raise, readAlarms } from './alarms.ts'
import { browserTexts } from './browser-texts.ts'
import { readChain } from './chain-desk.ts'
import { forgetAll } from './forget.ts'
import type { KeptTexts } from './kept-texts.ts'
import { type OpenDesk, openDesk } from './open-desk.ts'
import { forgetDifference, pinnedBooks, readPin } from './pins.ts'
import { type BookStanding, type ChainStanding, nothingKnown, setBook, useProof } from './proof-state.ts'
import { type BookHead, proveBook, type ProveDeps } from './prove-book.ts'
import { untilIdle } from './until-idle.ts'
import { walkChain } from './walk-chain.ts'

/** Our choice: between two looks while the app is open. */
const everyMs = 600_000
const lockName = 'touchstone-proof'

export type Watch = { look: () => Promise<void>; begin: () => Promise<void>; end: () => void }

let watching: Watch | undefined

/** Looks now, if a watch over somebody's books is running. */
export const lookNow = async (): Promise<void> => watching?.look()

/**
 * Forgets all that is kept for the user whose books are watched, which needs no network, and begins to look as if for the
 * first time. @throws where the browser does not write
 */
export const beginAnew = async (): Promise<void> => watching?.begin()

/**
 * Looks at the books of a user and at the chain of checkpoints at once and every ten minutes, beside the page. `onAlarm`
 * is called for what nobody has seen yet.
 */
export function watchProof(userId: number, onAlarm: (alarm: Alarm) => void): Watch {
  let ended = false
  let looking: Promise<void> | undefined
  const isEnded = (): boolean => ended

  const sayOtherTab = (): void => {
    if (!ended) useProof.setState({ obstacle: 'other_tab' })
  }

  async function look(): Promise<void> {
    looking ??= showKept(userId)
      .then(() => alone(() => lookAt(userId, onAlarm, isEnded), sayOtherTab))
      .catch(() => {
        if (!ended) useProof.setState({ userId, hasFailed: true, obstacle: undefined })
      })
      .finally(() => {
        looking = undefined
      })
    return looking
  }

  async function begin(): Promise<void> {
    await looking
    try {
      // A look of another tab would write what is being forgotten.
      await alone(() => forgetAll(userId), sayOtherTab)
    } finally {
      if (!ended) useProof.setState({ obstacle: undefined })
    }
    if (ended) return
    useProof.setState({ ...nothingKnown, userId })
    void look()
  }

  /** What was asked for while there was no network. */
  const catchUp = (): void => {
    if (useProof.getState().obstacle === 'offline') void look()
  }
  const timer = setInterval(() => {
    if (document.visibilityState === 'visible') void look()
  }, everyMs)
  addEventListener('online', catchUp)
  const watch: Watch = {
    look,
    begin,
    end() {
      ended = true
      clearInterval(timer)
      removeEventListener('online', catchUp)
      if (watching === watch) watching = undefined
      useProof.setState(nothingKnown)
    },
  }
  watching = watch
  void look()
  return watch
}

/**
 * One tab after the other, where the browser can say so: the second one finds what the first has kept. `onWait` is called
 * where another tab is at it.
 */
async function alone(act: () => Promise<void>, onWait: () => void): Promise<void> {
  // Only where the page is secure.
  const { locks } = navigator as { locks?: LockManager }
  if (locks === undefined) {
    await act()
    return
  }
  const isDone = await locks.request(lockName, { ifAvailable: true }, async (lock) => {
    if (lock !== null) await act()
    return lock !== null
  })
  if (isDone) return
  onWait()
  await locks.request(lockName, act)
}

type Look = { userId: number; texts: KeptTexts; opened: OpenDesk; isEnded: () => boolean; report: Report }
type Report = (finding: Finding) => Promise<void>

async function lookAt(userId: number, onAlarm: (alarm: Alarm) => void, isEnded: () => boolean): Promise<void> {
  const texts = await browserTexts()
  const report: Report = async (finding) => {
    const alarm = await raise(texts, userId, finding, Date.now())
    if (isEnded()) return
    useProof.setState({ alarms: await readAlarms(texts, userId) })
    if (!alarm.isSeen) onAlarm(alarm)
  }
  if (isEnded()) return
  if (!navigator.onLine) {
    useProof.setState({ obstacle: 'offline' })
    return
  }
  useProof.setState({ isRunning: true, hasFailed: false, obstacle: undefined })
  let opened: OpenDesk | undefined
  try {
    // Before anything is loaded for it: without an answer there is nothing to compare.
    const { books } = await api.bookHeads({})
    opened = await openDesk()
    const look: Look = { userId, texts, opened, isEnded, report }
    await lookAtChain(look)
    await lookAtBooks(look, books)
    if (!isEnded())
      useProof.setState(({ chain, books: seen, hasLooked }) => ({ hasLooked: hasLooked || hasReached(chain, seen) }))
  } catch {
    // Nothing was found, good or bad.
    if (!isEnded()) useProof.setState({ hasFailed: true })
  } finally {
    opened?.close()
    if (!isEnded()) useProof.setState({ isRunning: false })
  }
}

/** Whether the chain and every book could be looked at. */
const hasReached = (chain: ChainStanding, books: readonly BookStanding[]): boolean =>
  [chain, ...books].every(({ state }) => state !== 'failed' && state !== 'waiting')

/** What was known before the house is asked. */
async function showKept(userId: number): Promise<void> {
  const texts = await browserTexts()
  const [pinned, alarms, kept] = await Promise.all([
    pinnedBooks(texts, userId),
    readAlarms(texts, userId),
    readChain(texts),
  ])
  const known = useProof.getState()
  if (known.userId === userId) return
  const books = pinned.map(({ bookId, pin }): BookStanding => {
    const { world, sequence } = pin
    return { bookId, world, state: 'waiting', sequence, of: sequence, pin }
  })
  useProof.setState({ userId, books, alarms, chain: { state: 'waiting', kept, newestId: undefined } })
}

/** Stops where the person has left meanwhile: what comes then belongs to nobody. */
const pauseOf =
  ({ isEnded }: Look) =>
  async (): Promise<void> => {
    await untilIdle()
    if (isEnded()) throw new Error('the person has left')
  }

async function lookAtChain(look: Look): Promise<void> {
  const { texts, opened, report } = look
  const kept = await readChain(texts)
  try {
    const walked = await walkChain({
      desk: opened.desk,
      kept,
      checkpoints: (asked) => api.checkpoints(asked),
      pause: pauseOf(look),
    })
    if (walked.state === 'differs') await report(walked.finding)
    const newestId = 'newestId' in walked ? walked.newestId : undefined
    useProof.setState({ chain: { state: walked.state, kept: await readChain(texts), newestId } })
  } catch (error) {
    if (look.isEnded()) throw error
    useProof.setState({ chain: { state: 'failed', kept, newestId: undefined } })
  }
}

async function lookAtBooks(look: Look, books: readonly BookHead[]): Promise<void> {
  const shown = new Set(books.map(({ bookId }) => bookId))
  // A book that this device knows and the house does not is one whose journal went back to nothing.
  const gone = (await pinnedBooks(look.texts, look.userId))
    .filter(({ bookId }) => !shown.has(bookId))
    .map(({ bookId, pin }): BookHead => ({ bookId, world: pin.world, head: { sequence: 0, hash: emptyHash } }))
  for (const book of [...books, ...gone]) await lookAtBook(look, book)
}

async function lookAtBook(look: Look, book: BookHead): Promise<void> {
  const { userId, texts, report, opened } = look
  const { bookId, world, head } = book
  const own = { userId, bookId }
  const pin = await readPin(texts, own)
  const known: BookStanding = {
    bookId,
    world,
    state: 'replaying',
    sequence: pin?.sequence ?? 0,
    of: head.sequence,
    pin,
  }
  try {
    const proven = await proveBook(depsOf(look, opened), { own, world, head }, (progress) => {
      setBook({ ...known, ...progress })
    })
    const finding = proven.state === 'differs' ? proven.finding : undefined
    // Rules that are older than the row may decide it otherwise: the newer app looks again.
    const isOlder = finding?.kind === 'row_differs' && (isOutdated() || (await hasNewerApp()))
    if (isOlder) await forgetDifference(texts, own)
    else if (finding !== undefined) await report(finding)
    const { sequence, of } = proven
    const state = isOlder ? 'outdated' : proven.state
    if (!look.isEnded()) setBook({ bookId, world, state, sequence, of, pin: await readPin(texts, own) })
  } catch (error) {
    if (look.isEnded()) throw error
    setBook({ ...known, state: 'failed', pin: await readPin(texts, own) })
  }
}

const depsOf = (look: Look, { desk, rowsAtOnce }: OpenDesk): ProveDeps => ({
  desk,
  rowsAtOnce,
  journal: (asked) => api.journal(asked),
  async balances(world) {
    if (!isBook(world)) return undefined
    // What the screens show from here on is what is compared.
    return queries.fetchQuery({
      queryKey: ['wallets', 'balances', world],
      queryFn: () => api.balances({ book: world }),
      staleTime: 0,
    })
  },
  async headAgain(bookId) {
    const { books } = await api.bookHeads({})
    return books.find((book) => book.bookId === bookId)?.head ?? { sequence: 0, hash: emptyHash }
  },
  pause: pauseOf(look),
})
