import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { accountsPath, bankDetails, type FundsApp, loginPassword, startFundsApp } from './test-funds-app.ts'
import { type Settled, withdrawing } from './test-withdrawing.ts'
import { rightPassword, withdrawalPath } from './test-funds-app.ts'

let app: FundsApp
let calls: ReturnType<typeof withdrawing>
beforeAll(async () => {
  app = await startFundsApp(inject('cluster'))
  calls = withdrawing(app)
})
afterAll(() => app.stop())

const dayMs = 86_400_000
const codeStepMs = 30_000
const keyOf = ({ code, result }: { code: number; result: unknown }): string =>
  code === 200 ? 'done' : (result as { key: string }).key

/** Somebody who may withdraw and whose every code is a new one. */
async function bound(): Promise<{ own: Settled; next: () => string; same: () => string }> {
  const own = await app.settled()
  const show = await app.bindAuthenticator(own.token, loginPassword)
  app.time.now += 2 * dayMs
  const next = (): string => {
    app.time.now += codeStepMs
    return show()
  }
  return { own, next, same: show }
}

describe('a withdrawal of whoever has bound an authenticator', () => {
  it('asks for its code, besides the withdrawal password', async () => {
    const { own, next } = await bound()
    expect((await calls.terms(own)).authenticatorBound).toBe(true)
    expect(keyOf(await calls.apply(own))).toBe('authenticator_code_required')
    expect(keyOf(await calls.apply(own, { authenticatorCode: '000000' }))).toBe('authenticator_code_wrong')
    const wrongPin = { authenticatorCode: next(), withdrawalPassword: '000000' }
    expect(keyOf(await calls.apply(own, wrongPin))).toBe('withdrawal_password_wrong')
    expect(keyOf(await calls.apply(own, { authenticatorCode: next() }))).toBe('done')
  })

  it('takes each code once, unless the same request is sent again', async () => {
    const { own, next, same } = await bound()
    const key = app.newKey()
    const body = {
      accountId: own.accountId,
      amount: '50',
      withdrawalPassword: rightPassword,
      authenticatorCode: next(),
    }
    const send = (sending: object) => app.post(withdrawalPath('apply'), body, { token: own.token, ...sending })
    const [first, again] = [await send({ key }), await send({ key })]
    expect([keyOf(first), again.result]).toEqual(['done', first.result])
    expect(keyOf(await send({ key: app.newKey() }))).toBe('authenticator_code_wrong')
    const both = { ...body, authenticatorCode: next() }
    const race = await Promise.all(
      [app.newKey(), app.newKey()].map((each) =>
        app.post(withdrawalPath('apply'), both, { token: own.token, key: each }),
      ),
    )
    expect(race.map(keyOf).toSorted()).toEqual(['authenticator_code_wrong', 'done'])
    expect(same()).toBe(both.authenticatorCode)
  })

  it('bars who guesses', async () => {
    const { own, next } = await bound()
    for (let tries = 0; tries < 5; tries += 1)
      expect(keyOf(await calls.apply(own, { authenticatorCode: '000000' }))).toBe('authenticator_code_wrong')
    expect(keyOf(await calls.apply(own, { authenticatorCode: next() }))).toBe('tries_exhausted')
  })

  it('asks nobody else for a code', async () => {
    const own = await app.settled()
    expect((await calls.terms(own)).authenticatorBound).toBe(false)
    expect(keyOf(await calls.apply(own))).toBe('done')
    expect(keyOf(await calls.apply(own, { authenticatorCode: '000000', amount: '20' }))).toBe('done')
  })
})

describe('an account of whoever has bound an authenticator', () => {
  const details = { ...bankDetails, number: 'DE89 3704 0044 0532 0130 00', password: loginPassword }

  it('is bound and changed with its code alone, once', async () => {
    const { own, next } = await bound()
    const add = (changed: object, key = app.newKey()) =>
      app.post(accountsPath('addAccount'), { ...details, ...changed }, { token: own.token, key })
    expect(keyOf(await add({}))).toBe('authenticator_code_required')
    expect(keyOf(await add({ authenticatorCode: '000000' }))).toBe('authenticator_code_wrong')
    const [authenticatorCode, key] = [next(), app.newKey()]
    const added = await add({ authenticatorCode }, key)
    expect([keyOf(added), (await add({ authenticatorCode }, key)).result]).toEqual(['done', added.result])
    const other = { ...details, number: 'FR14 2004 1010 0505 0001 3M02 606' }
    expect(keyOf(await add({ ...other, authenticatorCode }))).toBe('authenticator_code_wrong')
    const { id } = added.result as { id: string }
    const edit = (changed: object) =>
      app.post(accountsPath('editAccount'), { ...other, id, ...changed }, { token: own.token })
    expect(keyOf(await edit({}))).toBe('authenticator_code_required')
    expect(keyOf(await edit({ authenticatorCode }))).toBe('authenticator_code_wrong')
    expect(keyOf(await edit({ authenticatorCode: next() }))).toBe('done')
  })
})
