/**
 * Runs `work` on request, never twice at once; a request during a run triggers exactly one more. `work` does everything
 * that is due, and checks `goesOn` in between: it returns false after `stop`.
 */
export function workWhenWanted(work: (goesOn: () => boolean) => Promise<unknown>, onFailed: (error: unknown) => void) {
  const state = { isWanted: false, isStopping: false }
  let running: Promise<void> | undefined
  const goesOn = (): boolean => !state.isStopping

  // Checking `isRequested` and clearing `running` happen in one turn: no request can come in between.
  async function run(): Promise<void> {
    try {
      while (state.isWanted && goesOn()) {
        state.isWanted = false
        await work(goesOn)
      }
    } catch (error) {
      onFailed(error)
    }
    running = undefined
  }

  return {
    /** Resolves when the requested run has succeeded or failed. */
    async advance(): Promise<void> {
      state.isWanted = true
      running ??= Promise.resolve().then(run)
      await running
    },
    async stop(): Promise<void> {
      state.isStopping = true
      await running
    },
  }
}
