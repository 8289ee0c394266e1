/** What is sent because somebody asked for it, who may not be the reader. */
export const asked = [
  'login_code',
  'register_code',
  'forgot_code',
  'bind_code',
  'funds_code',
  'no_account',
  'account_exists',
  'contact_taken',
] as const
/** What an account's holder is told where the app does not reach; all else that leaves tells a message of the app. */
const notices = ['contact_changed'] as const

export const deliveryKinds = [...asked, ...notices]
export type DeliveryKind = (typeof deliveryKinds)[number]
