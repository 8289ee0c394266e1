import { expect, it } from 'vitest'
import {
  type AdvancedDraft,
  type AdvancedFaults,
  advancedDraftOf,
  advancedFieldsOf,
  checkAdvanced,
} from './advanced-form.ts'

const good: AdvancedDraft = {
  gender: 'female',
  address: 'Heidestraße 17, 51147 Köln ',
  phone: '+49 (221) 123-45',
  emergencySurname: 'Mustermann',
  emergencyName: 'Max',
  emergencyRelationship: 'brother',
  emergencyPhone: '0221 12345',
  emergencyAddress: 'Heidestraße 18, 51147 Köln',
}

it.each<[string, Partial<AdvancedDraft>, AdvancedFaults]>([
  ['nothing', {}, {}],
  ['no gender', { gender: undefined }, { gender: 'chooseMissing' }],
  ['no address', { address: ' ' }, { address: 'required' }],
  ['four signs of an address', { address: 'Köln' }, { address: 'addressShort' }],
  ['five signs', { address: 'Essen' }, {}],
  ['no phone', { phone: '' }, { phone: 'required' }],
  ['letters', { emergencyPhone: '0221 call' }, { emergencyPhone: 'phoneMalformed' }],
  ['four digits', { phone: '1234' }, { phone: 'phoneMalformed' }],
  ['no name', { emergencyName: '' }, { emergencyName: 'required' }],
  ['no relationship', { emergencyRelationship: '' }, { emergencyRelationship: 'required' }],
])('what must be mended: %s', (_, changed, faults) => {
  expect(checkAdvanced({ ...good, ...changed })).toEqual(faults)
})

it('every field of an empty form is asked for', () => {
  expect(Object.keys(checkAdvanced(advancedDraftOf(undefined))).toSorted()).toEqual(Object.keys(good).toSorted())
})

it('sends what was typed, trimmed', () => {
  expect(advancedFieldsOf(good)).toEqual({ ...good, address: 'Heidestraße 17, 51147 Köln' })
  expect(advancedFieldsOf({ ...good, gender: undefined })).toBeUndefined()
})
