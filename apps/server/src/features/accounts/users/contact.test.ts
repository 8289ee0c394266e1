import { expect, it } from 'vitest'
import { contactOf, maskEmail, maskPhone } from './contact.ts'
import { countryList, countryOf } from './countries.ts'
import { randomSigns } from './unambiguous.ts'

it.each([
  [{ email: ' Ann.Lee+x@Example.COM ' }, 'ann.lee+x@example.com'],
  [{ phone: '(202) 456-1111' }, '+12024561111'],
  [{ phone: '07400 123456', countryCode: 'GB' }, '+447400123456'],
  [{ phone: '+44 7400 123456', countryCode: 'US' }, '+447400123456'],
])('reads %o', (unchecked, address) => {
  const contact = contactOf(unchecked)
  expect(contact.ok && contact.value.address).toBe(address)
})

it.each([
  [{}, 'contact_malformed'],
  [{ email: 'a@example.com', phone: '+447400123456' }, 'contact_malformed'],
  [{ email: 'a@b' }, 'contact_malformed'],
  [{ email: 'a b@example.com' }, 'contact_malformed'],
  [{ email: '' }, 'contact_malformed'],
  [{ phone: '123' }, 'contact_malformed'],
  [{ phone: 'call +447400123456 now' }, 'contact_malformed'],
  [{ phone: '+447400123456 ext. 3' }, 'contact_malformed'],
  [{ phone: '07400 123456', countryCode: 'XX' }, 'country_unknown'],
])('refuses %o', (unchecked, kind) => {
  expect(contactOf(unchecked)).toEqual({ ok: false, refusal: { kind } })
})

it('masks what it shows', () => {
  expect(maskEmail('ann@example.com')).toBe('a***@example.com')
  expect(maskPhone('+447400123456')).toBe('+44***456')
})

it('names a country for every code, and the United States for none', () => {
  expect(countryOf('CN')).toMatchObject({ english_name: 'China', chinese_name: '中国', phone_code: '86' })
  expect(countryOf('??')).toMatchObject({ country_code: 'US' })
  expect(countryList.every(({ english_name: name, phone_code: code }) => name !== '' && /^\d+$/.test(code))).toBe(true)
})

it('makes signs that are not taken for each other', () => {
  expect(randomSigns(10_000)).toMatch(/^[2-9A-HJKMNP-Z]{10000}$/)
})
