/**
 * Runs `work` on request, never twice at once; a request during a run triggers exactly one more. `work` does everything
 * that is due, and checks `goesOn` in between: it returns false after `stop`.
 */
export function coalescedRun(work: (goesOn: () => boolean) => Promise<unknown>, onFailure: (error: unknown) => void) {
  const state = { isRequested: false, isStopping: false }
  let running: Promise<void> | undefined
  const goesOn = (): boolean => !state.isStopping

  // Checking `isRequested` and clearing `running` happen in one turn: no request can come in between.
  async function run(): Promise<void> {
    try {
      while (state.isRequested && goesOn()) {
        state.isRequested = false
        await work(goesOn)
      }
    } catch (error) {
      onFailure(error)
    }
    running = undefined
  }

  return {
    /** Resolves when the requested run has succeeded or failed. */
    async advance(): Promise<void> {
      state.isRequested = true
      running ??= Promise.resolve().then(run)
      await running
    },
    async stop(): Promise<void> {
      state.isStopping = true
      await running
    },
  }
}
