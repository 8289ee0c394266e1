/** As RFC 4648, section 4, has it. */
export function toBase64(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text)
}

/** @throws where the text is no base64. */
export const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0))

/** Without padding, as section 5 has it. */
export const toBase64url = (bytes: Uint8Array): string =>
  toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')

/** With padding or without. @throws where the text is no base64url. */
export const fromBase64url = (text: string): Uint8Array<ArrayBuffer> =>
  fromBase64(text.replaceAll('-', '+').replaceAll('_', '/'))

/** Undefined where the text is not the only base64url text of exactly `length` bytes. */
export function bytesOfBase64url(text: string, length: number): Uint8Array<ArrayBuffer> | undefined {
  try {
    const bytes = fromBase64url(text)
    return bytes.length === length && toBase64url(bytes) === text ? bytes : undefined
  } catch {
    return undefined
  }
}
