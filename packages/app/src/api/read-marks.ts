import type { InfiniteData } from '@tanstack/react-query'

type Markable = { read: boolean }

/** The loaded pages of a list with those that are meant marked as read. What changes nothing stays the same object. */
export function withRead<Item extends Markable, Page extends { records: Item[] }>(
  data: InfiniteData<Page> | undefined,
  isMeant: (item: Page['records'][number]) => boolean,
): InfiniteData<Page> | undefined {
  const isMarked = (item: Page['records'][number]): boolean => !item.read && isMeant(item)
  if (data === undefined || !data.pages.some(({ records }) => records.some(isMarked))) return data
  return {
    ...data,
    pages: data.pages.map((page) => ({
      ...page,
      records: page.records.map((item) => (isMarked(item) ? { ...item, read: true } : item)),
    })),
  }
}
