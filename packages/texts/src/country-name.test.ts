import { languages } from '@touchstone/wire/languages'
import { expect, it } from 'vitest'
import { countryName } from './country-name.ts'
import { refusalText } from './refusal-text.ts'

it('names a country in every language', () => {
  const named = languages.map((language) => countryName('DE', language))
  expect(named.toSorted()).toEqual(
    ['Germany', '독일', 'ドイツ', 'เยอรมนี', 'Jerman', 'Đức', 'Alemania', '德国', '德國'].toSorted(),
  )
})

it.each(['QQ', '', 'de', 'DEU', '<b>'])('leaves %j as it is', (code) => {
  expect(countryName(code, 'xi')).toBe(code)
})

it('is what a refusal says', () => {
  expect(refusalText('not_offered_in_country', 'vl', { country: 'DE' })).toContain('(Đức)')
  expect(refusalText('not_offered_in_country', 'en-us', { country: '' })).toContain('()')
})
