/** What waits for a moment of its own, place by place: nothing that comes later to the same place overtakes it. */
export type Turns = {
  /** Undefined where nobody waits. Otherwise done when all have gone on who wait now. */
  of: (place: number) => Promise<void> | undefined
  /** Runs after whoever waits in this place already, and has those who come later wait for it. */
  take: <Result>(place: number, run: () => Promise<Result>) => Promise<Result>
}

export function createTurns(): Turns {
  const last = new Map<number, Promise<void>>()
  return {
    of: (place) => last.get(place),
    take(place, run) {
      const result = (last.get(place) ?? Promise.resolve()).then(run)
      const over = result.then(
        () => undefined,
        () => undefined,
      )
      last.set(place, over)
      void over.then(() => {
        if (last.get(place) === over) last.delete(place)
      })
      return result
    },
  }
}
