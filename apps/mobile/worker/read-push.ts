export type Push = { title: string; body: string; tag: string; path: string; atMs: number | undefined }

/** What the server pushes, as a notification; undefined for what is not of its form. A tap leads to the messages. */
export function readPush(text: string | undefined): Push | undefined {
  const parsed = parse(text)
  if (typeof parsed !== 'object' || parsed === null) return undefined
  const { title, body, tag, atMs } = parsed as Record<string, unknown>
  if (typeof title !== 'string' || title === '') return undefined
  return {
    title,
    body: typeof body === 'string' ? body : '',
    tag: typeof tag === 'string' ? tag : title,
    path: '/messages',
    atMs: typeof atMs === 'number' ? atMs : undefined,
  }
}

function parse(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}
