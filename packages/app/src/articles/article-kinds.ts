/** The kinds that have a list of their own. */
export const listedKinds = ['announcement', 'notice', 'help'] as const
export type ListedKind = (typeof listedKinds)[number]

export const listedKindOf = (text: string | null | undefined): ListedKind | undefined =>
  listedKinds.find((kind) => kind === text)

/** Whether a text of the address can be the id of an article. */
export const isRowId = (text: string): boolean => /^[1-9]\d{0,14}$/.test(text)

/** Returns the articles before and after one in a list; nothing if it is not in the list. */
export function neighboursOf<Listed extends { id: string }>(
  list: readonly Listed[],
  id: string,
): { previous: Listed | undefined; next: Listed | undefined } {
  const at = list.findIndex((article) => article.id === id)
  return at < 0 ? { previous: undefined, next: undefined } : { previous: list[at - 1], next: list[at + 1] }
}
