/** A page of a list, as the server answers it. */
export type Page<Item> = { records: Item[]; current: number; pages: number }

/** A list that begins with its first page, and ends with its last. */
export const paged = {
  initialPageParam: 1,
  getNextPageParam: ({ current, pages }: { current: number; pages: number }): number | undefined =>
    current < pages ? current + 1 : undefined,
} as const
