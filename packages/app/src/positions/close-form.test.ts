import { decimal } from '@touchstone/domain/money/decimal'
import { expect, it } from 'vitest'
import { type CloseDraft, type CloseRequest, closeRequest } from './close-form.ts'

const draft: CloseDraft = { type: 'market', quantity: '0.5', limit: '', expiry: 'none' }

it.each<[Partial<CloseDraft>, CloseRequest | undefined]>([
  [{}, { how: 'whole', body: { id: '7-1' } }],
  [{ quantity: '0.2' }, { how: 'part', body: { id: '7-1', quantity: '0.2' } }],
  // More than there is goes out as asked, so that it is refused and not silently less.
  [{ quantity: '0.7' }, { how: 'part', body: { id: '7-1', quantity: '0.7' } }],
  [{ quantity: '' }, undefined],
  [{ quantity: '0' }, undefined],
  [{ type: 'limit' }, undefined],
  [
    { type: 'limit', limit: '70000.', expiry: 'day' },
    { how: 'limit', body: { id: '7-1', quantity: '0.5', price: '70000', expiresAtMs: 86_400_005 } },
  ],
])('%o', (changed, request) => {
  expect(closeRequest('7-1', { ...draft, ...changed }, decimal('0.5'), 5)).toEqual(request)
})
