import { api } from '../api/api.ts'
import { forgetInvitation } from './invitation.ts'
import { accountOf, contactOf, type Mode, type Values } from './sign-in-form.ts'

/** What waits for the authenticator's code; after a recovery code in its place withdrawals wait so long. */
export type Challenge = { challenge: string; recoveryWaitMs: number }
/** The result of a sign-in: a session, or a challenge that waits for the authenticator's code. */
export type Step = { token: string } | Challenge

/** Sends the form. @throws CallRefused, CallFailed */
export function submit(mode: Mode, values: Values): Promise<Step> {
  const { code, password, inviteCode, agreed, agreementSha256 } = values
  switch (mode) {
    case 'password':
      return api.login({ ...accountOf(values), password })
    case 'code':
      return values.by === 'phone'
        ? api.phoneLogin({ phone: values.phone.trim(), countryCode: values.countryCode, code })
        : api.emailLogin({ email: values.email.trim(), code })
    case 'register':
      return api
        .register({
          ...contactOf(values),
          code,
          password,
          agreement: agreed,
          agreementSha256,
          inviteCode: inviteCode.trim().toUpperCase(),
        })
        .then((made) => {
          forgetInvitation()
          return made
        })
    case 'forgot':
      return api.forgotPassword({ ...contactOf(values), code, password })
  }
}

const purposes = { code: 'login', register: 'register', forgot: 'forgot' } as const

/** Sends a code to the contact of the form. */
export function sendCode(mode: Exclude<Mode, 'password'>, values: Values): Promise<{ resendSeconds: number }> {
  const purpose = purposes[mode]
  return values.by === 'phone'
    ? api.phoneCaptcha({ phone: values.phone.trim(), countryCode: values.countryCode, purpose })
    : api.emailCaptcha({ email: values.email.trim(), purpose })
}
