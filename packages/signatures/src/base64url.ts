/** Without padding, as RFC 4648, section 5, has it. */
export function toBase64url(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** Undefined where the text is not the only base64url text of exactly `length` bytes. */
export function fromBase64url(text: string, length: number): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[\w-]*$/.test(text)) return undefined
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))
    return bytes.length === length && toBase64url(bytes) === text ? bytes : undefined
  } catch {
    return undefined
  }
}
