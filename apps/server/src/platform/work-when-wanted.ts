/**
 * Work that is done again whenever somebody wants it, never twice at a time: who wants it while it is being done has it
 * done once more afterwards. `work` does all there is, and asks `goesOn` in between: no more is wanted once it is to stop.
 */
export function workWhenWanted(work: (goesOn: () => boolean) => Promise<unknown>, onFailed: (error: unknown) => void) {
  const state = { isWanted: false, isStopping: false }
  let running: Promise<void> | undefined
  const goesOn = (): boolean => !state.isStopping

  // What is wanted is looked at and `running` given up in one go: nobody can want something in between.
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
    /** Resolves when what was wanted is done, or has failed. */
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
