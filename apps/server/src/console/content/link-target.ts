/** Whether a target is one of its type: 1 a route of the app, 2 and 4 an https address outside, 3 an article's number. */
export function isTarget({ type, url }: { type: number; url: string }): boolean {
  switch (type) {
    case 1:
      return isRoute(url)
    case 3:
      return /^[1-9]\d{0,14}$/.test(url)
    default:
      return isOutside(url)
  }
}

/** A path of this app: `//` and `/\` would lead to another server. */
export const isRoute = (url: string): boolean => /^\/(?![/\\])[\x21-\x7e]*$/.test(url)

function isOutside(url: string): boolean {
  const parsed = URL.parse(url)
  return parsed?.protocol === 'https:' && parsed.username === '' && parsed.password === ''
}
