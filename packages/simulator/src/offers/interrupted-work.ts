import type { Outcome, Submission } from '@touchstone/server/executor/submission'
import type { House } from '@touchstone/server/house/house'

export type Submit = (submission: Submission) => Promise<Outcome>

/** What follows from a command comes before the next. */
export const submitTo =
  (house: House): Submit =>
  async (submission) => {
    const outcome = await house.executor.submit(submission)
    await house.idle()
    return outcome
  }

/** Does this many commands of some work, and returns what would have come next: what a crash meets. */
export async function cutShort(
  house: House,
  commands: number,
  run: (submit: Submit) => Promise<unknown>,
): Promise<Submission[]> {
  const cut: Submission[] = []
  let left = commands
  await run(async (submission) => {
    left -= 1
    if (left >= 0) return submitTo(house)(submission)
    cut.push(submission)
    return { kind: 'failed' }
  })
  await house.idle()
  return cut
}
