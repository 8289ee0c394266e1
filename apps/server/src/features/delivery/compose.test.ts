import { languages } from '@touchstone/wire/languages'
import { expect, it } from 'vitest'
import { compose } from './compose.ts'
import { deliveryKinds } from './texts/delivery-kinds.ts'

const details = { code: '123456', minutes: 10 }

it.each(languages)('says everything in %s, with code and minutes where there is one', (language) => {
  for (const kind of deliveryKinds) {
    const email = compose(kind, { language, channel: 'email', details })
    const sms = compose(kind, { language, channel: 'sms', details })
    const isCode = kind.endsWith('_code')
    expect(email.subject).toMatch(/^Touchstone: \S/)
    expect(email.text.includes('123456')).toBe(isCode)
    expect(sms.text.includes('123456') && sms.text.includes('10')).toBe(isCode)
    expect(email.text + sms.text).not.toMatch(/[{}]/)
    expect(email.text.startsWith(sms.text)).toBe(true)
    expect(sms).toMatchObject({ subject: '' })
  }
})

it('uses no text twice for two languages', () => {
  for (const kind of deliveryKinds) {
    const texts = languages.map((language) => compose(kind, { language, channel: 'sms' }).text)
    expect(new Set(texts).size).toBe(languages.length)
  }
})
