/**
 * A UUIDv7 for one intent of a person: a time (epoch milliseconds, the server's clock as the client knows it), then
 * random bits. A retry sends the same key.
 */
export function newIdempotencyKey(atMs: number): string {
  // Not `crypto.randomUUID`: pages on plain http lack it.
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  for (let at = 5, rest = Math.floor(atMs); at >= 0; at -= 1) {
    bytes[at] = rest % 256
    rest = Math.floor(rest / 256)
  }
  bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f)
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f)
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

/** When a key was made: epoch milliseconds, by the server's clock as the client knew it. */
export const keyMadeAt = (key: string): number => Number.parseInt(key.replaceAll('-', '').slice(0, 12), 16)
