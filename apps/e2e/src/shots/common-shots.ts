import type { Shot } from './shot.ts'
import { failing, fill, held, later, leaveField, offline, ownClock, press } from './steps.ts'

/** Nothing has been answered yet. */
export const loading: Shot = { given: [held()], shows: '[aria-busy=true] .skeleton' }

/** Nothing could be loaded. */
export const error: Shot = { given: [failing()], shows: '[role=alert] button' }

/** A while later nothing can be loaded anew: what was there stays, under a line that says so. */
export const refetchFailed = (afterSeconds = 20): Shot => ({
  given: [ownClock],
  steps: [failing(), later(afterSeconds)],
  shows: 'output:has(button)',
})

/** The network goes while one looks. */
export const offlineShot: Shot = { steps: [offline], shows: '[role=status] p' }

/** A closed route leads to the sign-in. */
export const signedOut: Shot = { who: 'visitor', shows: 'input[autocomplete="current-password"]' }

/** What every screen has that reads from the server. */
export const usual = { loading, error, 'refetch-failed': refetchFailed(), offline: offlineShot } as const

/** Articles are believed for five minutes. */
export const usualArticles = { ...usual, 'refetch-failed': refetchFailed(400) } as const

/** The refusal in a sheet that confirms. */
export const inSheet = '[role=dialog] [role=alert]:not(:empty)'
/** The second button of a sheet that confirms: the first cancels. */
export const confirm = press('[role=dialog] footer button', 1)
export const amountField = 'input[inputmode=none]'
/** An amount, and then the main act of the screen. */
export const askFor = (amount: string) =>
  [fill(amountField, amount), leaveField, press('main ~ footer button')] as const

/** Reasons for which a state is missing, where many routes share them. */
export const because = {
  open: 'open to everybody, and the same for all',
  readsOnly: 'nothing is done here that could be refused',
  knownAlready: 'shows what the frame has read before it comes',
  onlyForm: 'a form: it reads nothing',
  neverEmpty: 'there is always something',
  neverAgain: 'what was loaded cannot change, and is not loaded anew',
} as const

/** A row of a list. */
export const list = 'main ul > li'
/** What `Empty` says. */
export const empty = 'main p.font-semibold'
/** Why it was refused, in place. */
export const alert = '[role=alert]:not(:empty)'
/** What is said in passing. */
export const toast = '[aria-live=polite] > p'

/** Why a form that reads nothing has no picture of an error. */
export const onlyWhenActing = 'what cannot be sent is shown like what is refused; the form stays'
