import { expect, it } from 'vitest'
import type { TapeCounts } from './tape/tape.ts'
import { waitForPresent } from './wait-for-present.ts'

const tapeAt = (committed: () => number) => ({ counts: () => ({ committed: committed() }) as TapeCounts })
const never = new Promise<void>(() => undefined)

it('whoever comes in the present does not wait', async () => {
  expect(
    await waitForPresent(
      { caughtUp: () => undefined },
      tapeAt(() => 0),
      1,
    ),
  ).toBe(true)
})

it('waits as long as the tape goes on, however long that takes, and for a tape that stands still no longer', async () => {
  let committed = 0
  const asked: number[] = []
  const goesOn = { caughtUp: () => (asked.push(committed) < 20 ? never : undefined) }
  expect(
    await waitForPresent(
      goesOn,
      tapeAt(() => (committed += 1)),
      1,
    ),
  ).toBe(true)
  expect(asked).toHaveLength(20)
  expect(
    await waitForPresent(
      { caughtUp: () => never },
      tapeAt(() => 7),
      1,
    ),
  ).toBe(false)
})

it('looks again when time was let go on: a second may be missing already', async () => {
  let asked = 0
  const time = { caughtUp: () => ((asked += 1) < 3 ? Promise.resolve() : undefined) }
  expect(
    await waitForPresent(
      time,
      tapeAt(() => 0),
      60_000,
    ),
  ).toBe(true)
  expect(asked).toBe(3)
})
