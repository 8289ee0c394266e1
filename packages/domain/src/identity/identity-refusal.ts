export type IdentityRefusal = { kind: 'not_a_real_book' }
