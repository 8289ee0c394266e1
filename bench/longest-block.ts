/**
 * Watches for how long the thread computes without a turn for others, by its own processor time: a busy machine adds none.
 * @returns what asks for the longest block since it was last asked, in milliseconds.
 */
export function watchBlocks(): () => number {
  let longest = 0
  let turn = process.threadCpuUsage()
  setInterval(() => {
    const { user, system } = process.threadCpuUsage(turn)
    turn = process.threadCpuUsage()
    longest = Math.max(longest, (user + system) / 1_000)
  }, 10).unref()
  return () => {
    const found = longest
    longest = 0
    return found
  }
}
