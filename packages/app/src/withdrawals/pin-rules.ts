/** Whether anybody would guess six digits: all the same, counted up or down, or three repeated. */
export function isEasyPin(pin: string): boolean {
  if (/^(\d)\1{5}$/.test(pin) || /^(\d{3})\1$/.test(pin) || /^(\d\d)\1\1$/.test(pin)) return true
  return '01234567890'.includes(pin) || '09876543210'.includes(pin)
}
