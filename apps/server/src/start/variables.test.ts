import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { isVariable, perhapsMeant, refuseMisspelt, variableFamilies, variables } from './variables.ts'

it.each([
  [{ SMTP_UR: 'x' }, 'unknown variable SMTP_UR: did you mean SMTP_URL?'],
  [{ MAIL_FORM: 'x' }, 'did you mean MAIL_FROM?'],
  [{ DATADIR: 'x' }, 'did you mean DATA_DIR?'],
  [{ DATABASE_URI: 'x' }, 'did you mean DATABASE_URL?'],
  [{ data_dir: 'x' }, 'did you mean DATA_DIR?'],
  [{ PORTT: '1' }, 'did you mean PORT?'],
  [{ EVM_RPC_ETHERUM: 'x' }, 'did you mean EVM_RPC_ETHEREUM?'],
  [{ XPUB_FOO: 'x' }, 'unknown variable XPUB_FOO: XPUB_ is followed by BITCOIN, '],
  [{ FILES_S3_KEY: 'x' }, 'FILES_S3_ is followed by ENDPOINT, BUCKET'],
])('%j ends the start with the name that was meant', (environment, sentence) => {
  expect(() => {
    refuseMisspelt(environment)
  }).toThrow(sentence)
})

it('says of a name that others have, or in small letters, what ours would be; a start goes on', () => {
  const environment = {
    PROXY: '1',
    TRUST_PROXY: '1',
    DATABASE: 'x',
    port: '80',
    PATH: 'x',
    host: '',
    seed: 's',
    SEED: 't',
  }
  expect(perhapsMeant(environment)).toEqual(
    [
      ['PROXY', 'PROXIES'],
      ['TRUST_PROXY', 'PROXIES'],
      ['DATABASE', 'DATABASE_URL'],
      ['port', 'PORT'],
    ].map(
      ([name, meant]) => `${name} is set, which this server does not read: if it is meant for it, its name is ${meant}`,
    ),
  )
  expect(() => {
    refuseMisspelt(environment)
  }).not.toThrow()
})

it('takes what is ours, what is unset, and what is for others', () => {
  const others = [
    'HOME',
    'HOSTNAME',
    'PATH',
    'PWD',
    'SHELL',
    'TERM',
    'TZ',
    'LANG',
    'NODE_ENV',
    'NO_PROXY',
    'HTTP_PROXY',
  ]
  const names = [...variables, ...others, 'XPUB_BITCOIN', 'FILES_S3_BUCKET', 'npm_config_port', 'host', 'SMTP_HOST']
  expect(() => {
    refuseMisspelt({ ...Object.fromEntries(names.map((name) => [name, 'x'])), SMTP_UR: '' })
  }).not.toThrow()
})

const page = readFileSync(path.join(import.meta.dirname, '../../../../docs/operations.md'), 'utf8')
const explained = [...page.matchAll(/^\| `([A-Z][A-Z0-9_]*)(…?)`/gm)].map(([, name, more]) => ({
  name,
  isFamily: more !== '',
}))

it('are those of the table in docs/operations.md, each once', () => {
  const names = explained.filter(({ isFamily }) => !isFamily).map(({ name }) => name)
  expect(new Set(names)).toEqual(new Set(variables))
  expect(names).toHaveLength(variables.length)
  const families = explained.filter(({ isFamily }) => isFamily).map(({ name }) => name)
  expect(new Set(families)).toEqual(new Set(Object.keys(variableFamilies)))
})

const server = path.join(import.meta.dirname, '..')
const asks = /\b(setting|wordIn|contactIn|originsIn)\(|\bprocess\.env\b/
/** What PostgreSQL gets of the environment is not ours. */
const ofOthers = ['platform/embedded-database.ts', 'platform/make-database.ts']
const sources = readdirSync(server, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => /[.]ts$/.test(file) && !/[.]test[.]ts$|(^|[/])test-/.test(file) && !ofOthers.includes(file))
const readers = sources.filter((file) => asks.test(readFileSync(path.join(server, file), 'utf8')))

it('are read where a server is started or checked, and of chains, files, networks and messages by their features', () => {
  expect(readers.toSorted()).toEqual([
    'features/chain/chain-settings.ts',
    'features/delivery/courier-settings.ts',
    'features/files/file-settings.ts',
    'features/mining/network-settings.ts',
    'start/serve.ts',
    'start/start-settings.ts',
    'start/verify/run.ts',
  ])
})

it.each(readers)('are all that %s asks for', (file) => {
  const source = readFileSync(path.join(server, file), 'utf8')
  const asked = [...source.matchAll(/'([A-Z][A-Z0-9]*_?[A-Z0-9_]*)'/g)].map(([, name = '']) => name)
  const ours = asked.filter((name) => !['SIGINT', 'SIGTERM', 'SIGHUP'].includes(name))
  expect(ours.filter((name) => !isVariable(name))).toEqual([])
})
