import { operatorSessions } from '@touchstone/wire/console/operator-sessions'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { cookieOf } from '../../api/test-app.ts'
import { testSafe } from '../../features/accounts/users/test-safe.ts'
import { makeFirstOperators } from './first-operators.ts'
import { operatorSessionForMs } from './operator-sessions.store.ts'
import { operatorPassword, startTestConsole, type TestConsole, type TestOperator } from './test-console.ts'

let app: TestConsole
let admin: TestOperator
beforeAll(async () => {
  app = await startTestConsole(inject('cluster'))
  admin = await app.operator(['admin'])
})
afterAll(() => app.stop())

const signIn = async (operator: TestOperator, changed: object = {}) =>
  app.call('signInOperator', {
    name: operator.name,
    password: operatorPassword,
    code: await app.codeOf(operator),
    ...changed,
  })

describe('an operator', () => {
  it('signs in with password and code, for twelve hours', async () => {
    const one = await app.operator(['support'])
    const { code, result } = await signIn(one)
    expect(code).toBe(200)
    const { token, mustChangePassword } = result as { token: string; mustChangePassword: boolean }
    expect(mustChangePassword).toBe(false)
    expect(await app.done('thisOperator', {}, token)).toMatchObject({
      name: one.name,
      roles: ['support'],
      rights: ['find_users', 'see_users', 'see_deposits', 'see_withdrawals', 'mark_users'],
    })
    const before = app.time.now
    app.time.now += operatorSessionForMs
    expect(await app.call('thisOperator', {}, token)).toMatchObject({ status: 200, code: 401 })
    app.time.now = before
  })

  it('is refused alike for a wrong name, password or code, and for a code that was used', async () => {
    const one = await app.operator(['support'])
    const wrong = [
      await app.refusal('signInOperator', { name: 'nobody', password: operatorPassword, code: '123456' }),
      await app.refusal('signInOperator', {
        name: one.name,
        password: 'another one 1',
        code: await app.codeOf(one),
      }),
      await app.refusal('signInOperator', { name: one.name, password: operatorPassword, code: '000000' }),
    ]
    expect((await signIn(one)).code).toBe(200)
    expect([...wrong, ((await signIn(one)).result as { key: string }).key]).toEqual(
      Array.from({ length: 4 }, () => 'credentials_wrong'),
    )
    app.time.now += 30_000
    expect((await signIn(one)).code).toBe(200)
  })

  it('waits after five wrong tries, with the right password too', async () => {
    const one = await app.operator(['support'])
    for (let turn = 0; turn < 5; turn += 1) await signIn(one, { code: '000000' })
    expect((await signIn(one)).result).toMatchObject({ key: 'tries_exhausted' })
    app.time.now += 15 * 60_000
    expect((await signIn(one)).code).toBe(200)
  })

  it('is nobody among users, and no user is an operator', async () => {
    const person = await app.newcomer()
    expect(await app.get('/api/user/appUser/getMyUserInfo', {}, { token: admin.token })).toMatchObject({ code: 401 })
    expect(await app.call('thisOperator', {}, person.token)).toMatchObject({ code: 401 })
    expect(await app.call('operators', {}, person.token)).toMatchObject({ code: 401 })
    expect(await app.call('operators', {})).toMatchObject({ code: 401 })
  })

  it('ends their sessions', async () => {
    const one = await app.operator(['support'])
    const other = await app.signedIn(one.id)
    const sessions = await app.done('operatorSessions', {}, one.token)
    expect(sessions.map(({ current }) => current)).toEqual([false, true])
    await app.done('endOperatorSession', { id: sessions[0]?.id ?? '' }, one.token)
    expect(await app.call('thisOperator', {}, other)).toMatchObject({ code: 401 })
    expect(await app.refusal('endOperatorSession', { id: '999999' }, one.token)).toBe('session_not_found')
    await app.done('signOutOperator', {}, one.token)
    expect(await app.call('thisOperator', {}, one.token)).toMatchObject({ code: 401 })
  })

  it('is out at once when another ends their sessions, though the token was in use a moment ago', async () => {
    const [one, bystander] = [await app.operator(['support']), await app.operator(['support'])]
    const use = (token: string) => app.call('thisOperator', {}, token)
    for (let used = 0; used < 3; used += 1) expect((await use(one.token)).code).toBe(200)
    await app.done('endSessionsOf', { id: String(one.id), reason: 'x' }, admin.token)
    expect((await use(one.token)).code).toBe(401)
    expect((await use(bystander.token)).code).toBe(200)
  })

  it('gets in from a browser that was used before while strangers guess, and from elsewhere too', async () => {
    const one = await app.operator(['support'])
    const { path } = operatorSessions.signInOperator
    const attempt = async (sending: object, password = operatorPassword) => {
      app.time.now += 30_000
      return app.post(path, { name: one.name, password, code: await app.codeOf(one) }, sending)
    }
    const first = await attempt({ from: '198.51.100.7' })
    expect(first.code).toBe(200)
    const browser = { from: '198.51.100.7', cookie: cookieOf(first) }
    const guesses = []
    for (let guessed = 0; guessed < 12; guessed += 1)
      guesses.push(((await attempt({ from: '198.51.100.7' }, 'not this one 1')).result as { key: string }).key)
    expect(guesses.filter((key) => key === 'tries_exhausted').length).toBeGreaterThan(3)
    expect(await attempt({ from: '198.51.100.7' })).toMatchObject({ result: { key: 'tries_exhausted' } })
    expect((await attempt(browser)).code).toBe(200)
    expect((await attempt({ from: '203.0.113.1' })).code).toBe(200)
  })

  it('is known no more in a browser that was signed out from elsewhere, nor in any after another one let them in', async () => {
    const one = await app.operator(['support'])
    const begin = async () => {
      app.time.now += 30_000
      const { result, headers } = await app.post(operatorSessions.signInOperator.path, {
        name: one.name,
        password: operatorPassword,
        code: await app.codeOf(one),
      })
      expect(headers).toHaveProperty('set-cookie')
      return (result as { token: string }).token
    }
    const known = async () => (await app.owner`select from known_browsers where owner = ${`operator ${one.id}`}`).length
    const [first, second] = [await begin(), await begin()]
    expect(await known()).toBe(2)
    const end = async (isCurrent: boolean) => {
      // The newest one first.
      const listed = await app.done('operatorSessions', {}, first)
      const ended = listed.find(({ current }) => current === isCurrent)
      await app.done('endOperatorSession', { id: ended?.id ?? '' }, first)
    }
    await end(false)
    expect((await app.call('thisOperator', {}, second)).code).toBe(401)
    expect(await known()).toBe(1)
    // The own one may still be the owner's.
    await end(true)
    expect(await known()).toBe(1)
    await begin()
    await app.done('endSessionsOf', { id: String(one.id), reason: 'x' }, admin.token)
    expect(await known()).toBe(0)
    await begin()
    const asked = await app.done('proposeCodeReset', { id: String(one.id), reason: 'x' }, admin.token)
    const other = await app.operator(['admin'])
    await app.done('approveProposal', { id: asked.proposalId }, other.token)
    expect(await known()).toBe(0)
  })

  it('changes their password, and their other sessions end', async () => {
    const one = await app.operator(['support'])
    const other = await app.signedIn(one.id)
    const change = (password: string, newPassword: string) =>
      app.refusal('changeOperatorPassword', { password, newPassword }, one.token)
    expect(await change('not this one 1', 'eight brown bottles')).toBe('credentials_wrong')
    expect(await change(operatorPassword, operatorPassword)).toBe('password_unchanged')
    expect(await change(operatorPassword, 'aaaaaaaaaaaaaa')).toBe('password_too_weak')
    expect(await change(operatorPassword, 'eight brown bottles')).toBe('done')
    expect(await app.call('thisOperator', {}, other)).toMatchObject({ code: 401 })
    expect(await app.call('thisOperator', {}, one.token)).toMatchObject({ code: 200 })
    expect((await signIn(one, { password: 'eight brown bottles' })).code).toBe(200)
  })
})

describe('the first start', () => {
  const first = () => ({ passwords: app.passwords, safe: testSafe, at: app.time.now })

  it('makes nobody where there is somebody', async () => {
    const made = await makeFirstOperators(app.house.sql, first())
    expect(made).toEqual([])
  })

  it('makes three admins, who set passwords of their own before anything else', async () => {
    await app.owner`delete from operators`
    const lines = await makeFirstOperators(app.house.sql, first())
    const [, id] = await app.owner<{ id: bigint }[]>`select id from operators order by id`
    expect(lines).toHaveLength(7)
    const [, name = '', password = ''] = /(admin-2-[2-9a-z]{6}): password (\w+), key/.exec(lines.join('\n')) ?? []
    const code = await app.codeOf({ id: Number(id?.id) })
    const { result } = await app.call('signInOperator', { name, password, code })
    const { token } = result as { token: string }
    expect(result).toMatchObject({ mustChangePassword: true })
    expect(await app.refusal('operators', {}, token)).toBe('password_change_required')
    expect(await app.done('thisOperator', {}, token)).toMatchObject({ mustChangePassword: true, maySignFromAtMs: 0 })
    await app.done('changeOperatorPassword', { password, newPassword: 'eight brown bottles' }, token)
    expect(await app.done('operators', {}, token)).toMatchObject({ total: 3 })
    expect(await makeFirstOperators(app.house.sql, first())).toEqual([])
  })
})
