import { destination, type Logger, type LoggerOptions, pino, stdSerializers, stdTimeFunctions } from 'pino'

export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const

/** Fields that are never logged, whatever they hold, at any depth down to `depthMax`. */
const secretFields = [
  'token',
  'accessToken',
  'access-token',
  'x-access-token',
  'authorization',
  'cookie',
  'set-cookie',
  'password',
  'oldPassword',
  'newPassword',
  'withdrawalPassword',
  'initialPassword',
  'secret',
  'googleKey',
  'code',
  'captcha',
  'challenge',
  'privateKey',
  'key_pem',
  'p256dh',
  'auth',
]
const depthMax = 4

const redactedPaths = secretFields.flatMap((field) =>
  Array.from({ length: depthMax }, (_, depth) => `${'*.'.repeat(depth)}["${field}"]`.replace('.[', '[')),
)

const censor = '[redacted]'
/** A password in an address, as in `postgres://user:password@host/`. */
const addressPassword = /(:\/\/[^\s:@/"]*:)[^\s@/"]+@/g

/**
 * Options of the server's log: one JSON object per line, without secrets. An error is written under `error` with its
 * stack; a request only with method and path, because a query may hold private data.
 */
export const logOptions = (level: string): LoggerOptions => ({
  level,
  base: null,
  timestamp: stdTimeFunctions.isoTime,
  redact: { paths: redactedPaths, censor },
  serializers: {
    error: (error: unknown) => (error instanceof Error ? plainError(error) : error),
    err: (error: unknown) => (error instanceof Error ? plainError(error) : error),
    req: (request: { method?: unknown; url?: unknown }) => ({
      method: request.method,
      path: typeof request.url === 'string' ? request.url.split('?')[0] : undefined,
    }),
  },
  hooks: { streamWrite: (line) => line.replace(addressPassword, `$1${censor}@`) },
})

/** A database error has a code that says its kind; its parameters and detail may hold user input. */
function plainError(error: Error): object {
  const { type, message, stack } = stdSerializers.err(error)
  return { type, message, stack, ...('code' in error ? { fault: error.code } : {}) }
}

/** Beside the plain lines on standard output, which are for people, these go to standard error, for machines. */
export const createLog = (level: string): Logger => pino(logOptions(level), destination(2))
