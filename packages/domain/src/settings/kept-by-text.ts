/** A row names at most three versions at once; one to spare. Our choice. */
const textsMax = 4
/** Receipts of one version show it in many ways, by their symbols and channels. Our choice. */
export const shownTextsMax = 32

/**
 * Keeps what is made of a text, for the few versions of the settings that most receipts and rows are of: of more, what was
 * made first is dropped first. All callers share what `make` returns, and must not change it.
 */
export function keptByText<Made>(make: (text: string) => Made, most = textsMax): (text: string) => Made {
  const made = new Map<string, Made>()
  return (text) => {
    const known = made.get(text)
    if (known !== undefined) return known
    const fresh = make(text)
    const [oldest] = made.keys()
    if (oldest !== undefined && made.size >= most) made.delete(oldest)
    made.set(text, fresh)
    return fresh
  }
}
