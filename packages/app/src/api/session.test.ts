import { expect, it } from 'vitest'
import { cookieRules } from './session.ts'

it('the cookie leaves over https alone where the page came so, and is kept on plain http too', () => {
  expect(cookieRules({ protocol: 'https:' })).toBe('path=/; SameSite=Strict; Secure')
  expect(cookieRules({ protocol: 'http:' })).toBe('path=/; SameSite=Strict')
})
