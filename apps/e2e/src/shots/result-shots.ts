import type { Shot } from './shot.ts'
import { falsified, press, scrollTo, untilSeen } from './steps.ts'
import { cardRises, heardSocket, unanchored } from './result-steps.ts'

/** The seal has landed, and this device has made the result itself. */
const sealed = 'a.bg-accent-soft:not(:has(.text-warn))'
const inCard = `[role=dialog] ${sealed}`
/** The same result, whose checkpoint is still due: an outline. */
const due = '[role=dialog] a.bg-surface-2 svg.text-accent'
/** With the last two checks, which rest on what this device has gone through itself. */
const failed = '[role=dialog]:has(ol > li:nth-child(15)) a.bg-danger-soft'
const caught = '[role=dialog] li.bg-danger-soft'
const rising = { given: [heardSocket], steps: [cardRises] } as const
const rises = [cardRises, untilSeen(inCard)] as const

/** The moment of a close, over the screen where it was open. */
export const cardShots = {
  sealed: { ...rising, shows: inCard },
  'seal-pending': { ...rising, given: [heardSocket, unanchored], shows: due },
  'seal-fails': { ...rising, given: [heardSocket, falsified], shows: failed },
  cheated: {
    ...rising,
    steps: [
      ...rises,
      press('[role=dialog] button[aria-expanded=false]'),
      press('[role=dialog] section button'),
      press('[role=dialog] [data-digit]', 1),
      untilSeen(caught),
      scrollTo('[role=dialog] .border-dashed'),
    ],
    shows: caught,
  },
  sharing: {
    ...rising,
    steps: [...rises, press('[role=dialog] footer button')],
    shows: '[role=dialog] canvas',
  },
} as const satisfies Record<string, Shot>

/** The newest closed position, opened in its list. */
export const openedShot: Shot = { steps: [press('main article button')], shows: `main article ${sealed}` }

const shared = { who: 'visitor', query: ({ sharedCode }) => ({ code: sharedCode }) } as const satisfies Partial<Shot>

/** What somebody sees whom a link led here. */
export const checkedShots = {
  verified: { ...shared, shows: 'main svg.fill-accent-fill' },
  false: { ...shared, given: [falsified], shows: 'main h2.text-danger' },
} as const satisfies Record<string, Shot>
