/** As many versions as rows of a time are of, and one more. Our choice. */
const textsMax = 4

/**
 * Most receipts and rows are of a few versions of the settings: what is made of a text is kept for the last of them. What
 * `make` returns is shared by all who ask, who must not change it.
 */
export function keptByText<Made>(make: (text: string) => Made): (text: string) => Made {
  const made = new Map<string, Made>()
  return (text) => {
    const known = made.get(text)
    if (known !== undefined) return known
    const fresh = make(text)
    const [oldest] = made.keys()
    if (oldest !== undefined && made.size >= textsMax) made.delete(oldest)
    made.set(text, fresh)
    return fresh
  }
}
