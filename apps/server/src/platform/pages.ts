import postgres from 'postgres'

/**
 * The value that makes the driver end a statement before its last row. Only a client exposes it; this one never
 * connects.
 */
const { CLOSE } = postgres({ max: 1 })

/**
 * Yields the rows of a statement in pages of this size; fetches the next page when the consumer asks for it.
 * @throws if the session is lost on the way, where the driver's own iterator just ends.
 */
export async function* pagesOf<Row extends postgres.MaybeRow>(
  query: Pick<postgres.PendingQuery<Row[]>, 'cursor'>,
  size: number,
): AsyncGenerator<NonNullable<Row>[], void> {
  const state = { isOver: false }
  let page = Promise.withResolvers<NonNullable<Row>[]>()
  let next = Promise.withResolvers<unknown>()
  const take = (rows: NonNullable<Row>[]): unknown => {
    next = Promise.withResolvers()
    page.resolve(rows)
    return next.promise
  }
  const end = query
    .cursor(size, take)
    .then(() => undefined)
    .finally(() => {
      state.isOver = true
    })
  end.catch(() => undefined)
  try {
    for (;;) {
      const rows = await Promise.race([page.promise, end])
      if (rows === undefined) return
      yield rows
      page = Promise.withResolvers()
      if (!state.isOver) next.resolve(undefined)
    }
  } finally {
    if (!state.isOver) next.resolve(CLOSE)
  }
}
