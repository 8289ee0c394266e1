import { receiptedKinds } from '@touchstone/domain/rulebook/journal-tables'
import { receiptedKind } from '@touchstone/wire/receipts'
import { expect, it } from 'vitest'

it('lists a reply for receipts where a formula stands behind it', () => {
  expect(receiptedKind.options.toSorted()).toEqual(receiptedKinds.toSorted())
})
