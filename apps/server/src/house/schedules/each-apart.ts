/**
 * Does something to each item, one after the other: one that fails stops no other.
 * @throws what the one that failed has thrown, or all errors of several in one, after all others.
 */
export async function eachApart<Item>(items: readonly Item[], doOne: (item: Item) => Promise<void>): Promise<void> {
  const errors: unknown[] = []
  for (const item of items)
    try {
      await doOne(item)
    } catch (error) {
      errors.push(error)
    }
  if (errors.length === 1) throw errors[0]
  if (errors.length > 1) throw new AggregateError(errors, errors.map(String).join('; '))
}
