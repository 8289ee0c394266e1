import { expect, it } from 'vitest'
import { focusField } from './focus-field.ts'

it('focuses the field of a place, or its button', () => {
  const form = document.createElement('div')
  form.innerHTML =
    '<div data-field="amount"><button id="max"></button><input id="amount"></div>' +
    '<span data-field="leverage"><button id="leverage"></button></span>'
  document.body.append(form)
  focusField(form, 'amount')
  expect(document.activeElement?.id).toBe('amount')
  focusField(form, 'leverage')
  expect(document.activeElement?.id).toBe('leverage')
  focusField(form, 'stopLoss')
  focusField(null, 'amount')
  expect(document.activeElement?.id).toBe('leverage')
})
