import { describe, expect, it } from 'vitest'
import { type BasicDraft, type BasicFaults, checkDraft, draftOf, fieldOf, fieldsOf } from './basic-form.ts'

const today = '2026-05-06'
const good: BasicDraft = {
  documentType: 'id_card',
  country: 'DE',
  documentNumber: 'L01X 00T47',
  surname: ' Mustermann ',
  firstName: 'Erika',
  birthday: '2008-05-06',
  front: 'front id',
  back: 'back id',
  declared: true,
}
const stated = {
  documentType: 'id_card',
  country: 'DE',
  documentNumber: '•••••0T47',
  surname: 'Mustermann',
  firstName: 'Erika',
  birthday: '1990-01-31',
  front: 'old front',
  back: 'old back',
} as const

describe('what must be mended', () => {
  it.each<[string, Partial<BasicDraft>, BasicFaults]>([
    ['nothing', {}, {}],
    ['no surname', { surname: '  ' }, { surname: 'required' }],
    ['no first name', { firstName: '' }, { firstName: 'required' }],
    ['no country', { country: '' }, { country: 'chooseMissing' }],
    ['no birthday', { birthday: '' }, { birthday: 'required' }],
    ['a day short of eighteen', { birthday: '2008-05-07' }, { birthday: { kind: 'person_too_young', years: 18 } }],
    ['a day that never was', { birthday: '1990-02-30' }, { birthday: { kind: 'day_impossible' } }],
    ['no number', { documentNumber: ' ' }, { documentNumber: 'required' }],
    ['three signs', { documentNumber: 'A-12' }, { documentNumber: { kind: 'document_number_malformed' } }],
    ['no front', { front: undefined }, { front: 'photoMissing' }],
    ['a card without its back', { back: undefined }, { back: 'photoMissing' }],
    ['a passport without a back', { documentType: 'passport', back: undefined }, {}],
    ['nothing declared', { declared: false }, { declared: 'declarationMissing' }],
  ])('%s', (_, changed, faults) => {
    expect(checkDraft({ ...good, ...changed }, undefined, today)).toEqual(faults)
  })

  it.each<[string, Partial<BasicDraft>, BasicFaults]>([
    ['the same document', {}, {}],
    ['another kind', { documentType: 'passport' }, { documentNumber: 'required' }],
    ['another country', { country: 'FR' }, { documentNumber: 'required' }],
  ])('an empty number stands for the one before with %s', (_, changed, faults) => {
    const draft = { ...draftOf(stated, 'US'), declared: true, ...changed }
    expect(checkDraft(draft, stated, today)).toEqual(faults)
  })
})

it('sends what was typed, trimmed, and no back of a passport', () => {
  const { declared: _, ...fields } = { ...good, surname: 'Mustermann' }
  expect(fieldsOf(good)).toEqual(fields)
  expect(fieldsOf({ ...good, documentType: 'passport' })).toEqual({ ...fields, documentType: 'passport', back: null })
  expect(fieldsOf({ ...good, front: undefined })).toBeUndefined()
})

it('takes over what was stated, and sends no number that was not typed', () => {
  const { documentNumber: _, ...kept } = stated
  expect(fieldsOf(draftOf(stated, 'US'))).toEqual(kept)
  expect(draftOf(undefined, 'US')).toMatchObject({ country: 'US', documentType: 'id_card', front: undefined })
})

it.each([
  ['document_taken', 'documentNumber'],
  ['file_not_found', 'front'],
  ['person_too_young', 'birthday'],
  ['identity_in_review', undefined],
  [undefined, undefined],
])('%s is shown at %s', (refusal, field) => {
  expect(fieldOf(refusal)).toBe(field)
})
