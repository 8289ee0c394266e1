import { ok, refuse, type Result } from '../result.ts'

type BankNumberRefusal = { kind: 'bank_number_malformed' } | { kind: 'bank_number_checksum_wrong' }

const plainForm = /^[A-Z0-9]{6,34}$/
/** Country, two check digits, then 11 to 30 characters (ISO 13616). */
const ibanForm = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/

/**
 * The number of a bank account without the spaces and hyphens that people write in it, in capitals. What looks like an
 * IBAN must have its checksum; any other is 6 to 34 letters and digits.
 */
export function checkBankNumber(unchecked: string): Result<string, BankNumberRefusal> {
  const number = unchecked
    .normalize('NFKC')
    .replaceAll(/[\s\p{Pd}.]/gu, '')
    .toUpperCase()
  if (!plainForm.test(number)) return refuse({ kind: 'bank_number_malformed' })
  if (ibanForm.test(number) && remainder(number) !== 1) return refuse({ kind: 'bank_number_checksum_wrong' })
  return ok(number)
}

/** ISO 7064, MOD 97-10: the first four characters go to the end, letters count from ten. A valid number gives 1. */
function remainder(number: string): number {
  let rest = 0
  for (const sign of `${number.slice(4)}${number.slice(0, 4)}`) {
    const value = Number.parseInt(sign, 36)
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97
  }
  return rest
}
