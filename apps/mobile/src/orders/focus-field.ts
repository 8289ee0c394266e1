import type { OrderField } from '@touchstone/app/orders/order-form'

/** A part of the order form that a person can be led to. */
export type FieldPlace = OrderField | 'leverage'

/** Puts the focus into a part of the form: a field opens its keypad. */
export function focusField(form: HTMLElement | null, place: FieldPlace): void {
  const part = form?.querySelector(`[data-field="${place}"]`)
  const field = part?.querySelector('input') ?? part?.querySelector('button')
  field?.focus()
}
