import { parseArgs, type ParseArgsConfig } from 'node:util'

type Options = NonNullable<ParseArgsConfig['options']>
type Parsed<O extends Options> = ReturnType<typeof parseArgs<{ options: O; allowPositionals: true }>>

/** What a command is called with, and what it says of itself with `--help`. */
export type CommandLine<O extends Options> = { usage: string; options: O; positionalsMax?: number }

/**
 * Runs a command: with `--help` it says how to call it, and what the person can set right ends in a sentence on standard
 * error; only a bug shows its stack. `failure` is the exit code for both.
 */
export async function runCommand<O extends Options>(
  { usage, options, positionalsMax = 0 }: CommandLine<O>,
  run: (parsed: Parsed<O>) => Promise<void>,
  failure = 1,
): Promise<void> {
  try {
    if (process.argv.includes('--help')) {
      console.log(usage)
      return
    }
    const parsed = parseArgs({ options, allowPositionals: true })
    const extra = parsed.positionals[positionalsMax]
    if (extra !== undefined) throw new Error(`unexpected argument '${extra}'\n${usage}`)
    await run(parsed)
  } catch (error) {
    console.error(sentenceOf(error, usage) ?? error)
    process.exitCode = failure
  }
}

/** Undefined for what is a bug of ours. */
export function sentenceOf(error: unknown, usage = ''): string | undefined {
  if (!(error instanceof Error)) return undefined
  const code = 'code' in error ? error.code : undefined
  if (typeof code === 'string' && code.startsWith('ERR_PARSE_ARGS')) return `${error.message.split('. ')[0]}\n${usage}`
  if (code === 'ENOENT' && 'path' in error) return `there is no file ${String(error.path)}`
  if (code === 'EISDIR') return 'a file was expected, and there is a folder'
  if (code === 'EACCES' && 'path' in error) return `${String(error.path)} may not be read or written by this user`
  // Of the client: no answer, or a refusal in words.
  if (error.name === 'CallFailed') return `${error.message}: is the server running there?`
  if (error.name === 'CallRefused') return error.message
  // What we throw on purpose is a plain one.
  return error.constructor === Error ? error.message : undefined
}

/** A whole number from 0 to `most`. @throws with a sentence that names the option. */
export function wholeOption(name: string, text: string, most: number): number {
  if (!/^\d{1,15}$/.test(text) || Number(text) > most)
    throw new Error(`${name} must be a whole number up to ${most}, not "${text}"`)
  return Number(text)
}

/** The origin of a server. @throws with a sentence. */
export function urlOption(name: string, text: string): string {
  const url = URL.parse(text)
  if (url === null || !['http:', 'https:'].includes(url.protocol))
    throw new Error(`${name} must be the address of a server, such as http://127.0.0.1:8080, not "${text}"`)
  return url.origin
}
