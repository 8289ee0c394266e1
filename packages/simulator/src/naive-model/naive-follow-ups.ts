type Simple = string | number | null
export type FollowUp = {
  readonly kind: string
  readonly [field: string]: Simple | { readonly [field: string]: Simple }
}

export type FollowUps = {
  expect: (bookId: number, command: FollowUp) => void
  came: (bookId: number, command: Readonly<Record<string, unknown>>) => boolean
  missing: () => string[]
  /** The same for somebody else, who may expect and meet them too. */
  copy: () => FollowUps
}

/** The commands that rows have brought about: each comes once, to its book and as it was made. */
export function createFollowUps(known: Iterable<[string, number]> = []): FollowUps {
  const waiting = new Map(known)
  return {
    expect(bookId: number, command: FollowUp): void {
      const text = textOf(bookId, command)
      waiting.set(text, (waiting.get(text) ?? 0) + 1)
    },
    /** Takes note that a command came; answers whether it was on its way. */
    came(bookId: number, command: Readonly<Record<string, unknown>>): boolean {
      const text = textOf(bookId, command)
      const count = waiting.get(text) ?? 0
      if (count > 1) waiting.set(text, count - 1)
      else waiting.delete(text)
      return count > 0
    },
    missing: (): string[] => [...waiting.keys()],
    copy: () => createFollowUps(waiting),
  }
}

const textOf = (bookId: number, command: Readonly<Record<string, unknown>>): string =>
  `${bookId} ${JSON.stringify(Object.entries(command).sort(([a], [b]) => (a < b ? -1 : 1)))}`
