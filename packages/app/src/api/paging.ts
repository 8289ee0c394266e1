import { pageSizeMax } from '@touchstone/wire/fields'

/** A page of a list, as the server answers it. */
export type Page<Item> = { records: Item[]; current: number; pages: number }

/** A list that begins with its first page, and ends with its last. */
export const paged = {
  initialPageParam: 1,
  getNextPageParam: ({ current, pages }: { current: number; pages: number }): number | undefined =>
    current < pages ? current + 1 : undefined,
} as const

/** All of a list, page after page. */
export async function everyRecord<Item>(
  pageOf: (asked: { pageNo: number; pageSize: number }) => Promise<{ records: Item[]; total: number }>,
): Promise<Item[]> {
  const found: Item[] = []
  for (let pageNo = 1; ; pageNo += 1) {
    const { records, total } = await pageOf({ pageNo, pageSize: pageSizeMax })
    found.push(...records)
    if (records.length < pageSizeMax || found.length >= total) return found
  }
}
