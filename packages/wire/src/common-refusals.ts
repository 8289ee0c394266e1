/** Refusals that belong to no noun, and their codes. */
export const commonRefusals = {
  malformed: 400,
  body_unreadable: 400,
  key_malformed: 400,
  session_required: 401,
  not_allowed: 403,
  not_found: 404,
  body_too_large: 413,
  too_many_requests: 429,
  failed: 500,
  overloaded: 503,
  key_reused: 4000,
  key_expired: 4001,
  book_not_found: 4002,
  book_busy: 4006,
  not_due: 4004,
  not_settleable: 4005,
} as const
