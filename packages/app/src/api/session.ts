import type { Api } from '@touchstone/wire/api'
import type * as z from 'zod/mini'
import { create } from 'zustand'
import { forgetKeptAnswers } from '../device/kept-answers.ts'
import { tokenKey } from './session-key.ts'
import { storedText, storeText } from '../device/storage.ts'

type Reply<Name extends keyof Api> = z.output<Api[Name]['reply']>
export type UserInfo = Reply<'myInfo'>
export type Country = UserInfo['countryInfo']

/** Client user state by the specification's names (section 3). Only the token outlives the page. */
export type UserState = {
  token: string | undefined
  /** Of this token. Undefined without a session, and before the current-user call. */
  userInfo: UserInfo | undefined
  /** The contract account of the real book. */
  tradeAssetInfo: Reply<'contractBalance'> | undefined
  positionsSummary: Reply<'positionsSummary'> | undefined
  countryInfo: Country
  /** Where sign-in leads back to. */
  redirectTo: string
  commonConfig: { isPcLimite: boolean }
  /** The address that the app was opened at. */
  address: string
}

/** The specification's default. */
export const defaultCountry: Country = {
  english_name: 'United States',
  chinese_name: '美国',
  country_code: 'US',
  phone_code: '1',
}

export const useSession = create<UserState>(() => ({
  token: storedText(tokenKey),
  userInfo: undefined,
  tradeAssetInfo: undefined,
  positionsSummary: undefined,
  countryInfo: defaultCountry,
  redirectTo: '/home',
  commonConfig: { isPcLimite: false },
  address: globalThis.location.href,
}))

/**
 * The specification asks for the cookie; the server never reads it. A page on https, behind a proxy or not, sets it to be
 * sent over https only; on plain http, such as by IP in a sandbox, a browser would not keep a secure one.
 */
export const cookieRules = ({ protocol }: Pick<Location, 'protocol'>): string =>
  `path=/; SameSite=Strict${protocol === 'https:' ? '; Secure' : ''}`

/** Whoever was known by another token is not known by this one. */
export function storeToken(token: string): void {
  storeText(tokenKey, token)
  document.cookie = `${tokenKey}=${encodeURIComponent(token)}; ${cookieRules(globalThis.location)}`
  useSession.setState((before) => (before.token === token ? {} : { token, userInfo: undefined }))
}

/** Forgets the token and the user, and what was read for them. */
export function clearSession(): void {
  storeText(tokenKey, undefined)
  forgetKeptAnswers()
  document.cookie = `${tokenKey}=; ${cookieRules(globalThis.location)}; max-age=0`
  useSession.setState({
    token: undefined,
    userInfo: undefined,
    tradeAssetInfo: undefined,
    positionsSummary: undefined,
    countryInfo: defaultCountry,
  })
}

export const useIsSignedIn = (): boolean => useSession(({ userInfo }) => userInfo !== undefined)
