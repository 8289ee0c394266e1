/** Our choice, following NIST SP 800-63B: a length, and no common password; no rules about kinds of characters. */
export const passwordLengthMin = 8

/** Common passwords in lower case, without trailing digits and punctuation. */
const common = new Set(
  (
    'password passw0rd p@ssword p@ssw0rd qwerty qwertyuiop qwerty123 asdfghjkl zxcvbnm 1q2w3e4r 1qaz2wsx q1w2e3r4 ' +
    'iloveyou letmein welcome welcome1 admin administrator changeme default secret master superman batman dragon ' +
    'monkey football baseball basketball sunshine princess starwars trustno1 whatever michael jennifer computer ' +
    'internet shadow access login passport bitcoin ethereum crypto trading trader touchstone woaini woaini1314 ' +
    'senha contraseña motdepasse passwort azerty abcd abcdef abc123'
  ).split(' '),
)

/** Why a password is among the first that anybody would guess. */
export type PasswordWeakness = 'short' | 'repeated' | 'sequence' | 'common' | 'name'
type Named = { account?: string | undefined; contact?: string | undefined }

/** What is weak about a password for this account; undefined for nothing. The server refuses a weak one. */
export function weaknessOf(password: string, { account, contact }: Named = {}): PasswordWeakness | undefined {
  if (Array.from(password).length < passwordLengthMin) return 'short'
  const plain = password.toLowerCase()
  const core = plain.replace(/[\d\s!.@#$*_-]+$/, '')
  if (new Set(plain).size < 4) return 'repeated'
  if (isRun(plain)) return 'sequence'
  if (common.has(plain) || common.has(core)) return 'common'
  const names = [account, contact, contact?.split('@')[0]]
  return names.some((name) => name !== undefined && isOf(plain, core, name)) ? 'name' : undefined
}

const isOf = (plain: string, core: string, name: string): boolean => {
  const known = name.toLowerCase()
  return plain === known || (known.length >= 3 && core === known)
}

/** Neighbours of the alphabet or the digits only, up or down: `12345678`, `hgfedcba`. */
function isRun(text: string): boolean {
  const points = Array.from(text, (sign) => sign.codePointAt(0) ?? 0)
  const steps = new Set(points.slice(1).map((point, index) => point - (points[index] ?? 0)))
  return steps.size === 1 && (steps.has(1) || steps.has(-1))
}
