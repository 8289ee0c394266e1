import type { Call } from '@touchstone/wire/call'
import { consoleApi, type ConsoleCallName } from '@touchstone/wire/console/console-api'
import type { FastifyInstance } from 'fastify'
import { sendRefusal } from '../../api/answer.ts'
import { operatorAnswererOf, type OperatorCallDeps } from './answer-operator.ts'
import { fieldsOf, languageOf, send, tokenOf, visitOf } from '../../api/call-routes.ts'
import { browserFor } from '../../api/browser.ts'
import type { ConsoleHandlers, Operator } from '../../api/handler.ts'
import type { Limits } from '../../api/limits.ts'
import type { BodyKeys } from '../../api/opened-keys.ts'

export type OperatorRouteDeps = OperatorCallDeps & {
  handlers: ConsoleHandlers
  keys: Pick<BodyKeys, 'open'>
  operatorOf: (token: string, at: number) => Promise<Operator | undefined>
  clock: () => number
  limits: Limits
}

/** A route for every call of the operators' console. Tokens of users are none here, nor those of operators elsewhere. */
export function addOperatorRoutes(app: FastifyInstance, deps: OperatorRouteDeps): void {
  const { limits } = deps
  const calls = Object.entries(consoleApi) as [ConsoleCallName, Call][]
  for (const [name, call] of calls) {
    const answer = operatorAnswererOf(name, call, deps.handlers[name], deps)
    app.route({
      method: call.method,
      url: call.path.replace(/\{(\w+)\}/g, ':$1'),
      async handler(request, reply) {
        const language = languageOf(request)
        const isSignIn = call.limit === 'sign_in'
        const limited =
          limits.address(request.ip, call.weight) ?? (isSignIn ? limits.addressSignIn(request.ip) : undefined)
        if (limited !== undefined) return send(reply, sendRefusal(limited, language))
        const fields = fieldsOf(request, call.method, deps.keys)
        if (!fields.ok) return send(reply, sendRefusal(fields.refusal, language))
        const at = deps.clock()
        const token = tokenOf(request)
        const operator = token === undefined ? undefined : await deps.operatorOf(token, at)
        if (token !== undefined && operator === undefined) limits.wrongToken(request.ip)
        const visit = visitOf(request, at)
        if (isSignIn) visit.browser = browserFor(request, reply)
        const key = request.headers['idempotency-key']?.toString()
        const asked = { fields: fields.value, visit, operator, key }
        const answered = await limits.run({ address: request.ip }, call.weight, () => answer(asked))
        return send(reply, answered.ok ? answered.value : sendRefusal(answered.refusal, language))
      },
    })
  }
}
