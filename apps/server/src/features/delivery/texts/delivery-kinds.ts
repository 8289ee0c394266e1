/** Messages that somebody requested who may not be the reader. */
export const asked = [
  'login_code',
  'register_code',
  'forgot_code',
  'bind_code',
  'funds_code',
  'account_code',
  'no_account',
  'account_exists',
  'contact_taken',
] as const
/** Notices to an account's holder where the app does not reach; every other message is also a message of the app. */
const notices = ['contact_changed'] as const

export const deliveryKinds = [...asked, ...notices]
export type DeliveryKind = (typeof deliveryKinds)[number]
