import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')

function under(version: string) {
  const env = { ...process.env, npm_config_user_agent: `npm/10.8.2 node/v${version} linux x64 workspaces/false` }
  const { status, stderr } = spawnSync(process.execPath, ['tools/node-version.js'], {
    cwd: root,
    env,
    encoding: 'utf8',
  })
  return { status, stderr }
}

it.each(['16.20.2', '18.20.8', '20.18.3', '21.7.0', '22.11.0'])(
  'Node %s is refused with the versions that do',
  (version) => {
    const { status, stderr } = under(version)
    expect(status).toBe(1)
    expect(stderr).toMatch(
      /^npm runs under Node [\d.]+, and Touchstone needs 20\.19 or newer of 20, or 22\.12 or newer/,
    )
  },
)

it.each(['20.19.0', '20.20.1', '22.12.0', '23.0.0', '24.21.0', '26.0.0'])('Node %s will do', (version) => {
  expect(under(version)).toEqual({ status: 0, stderr: '' })
})

it('package.json asks for the same, at each install and start', () => {
  const { engines, scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    engines: unknown
    scripts: Record<string, string>
  }
  expect(engines).toEqual({ node: '^20.19.0 || >=22.12.0' })
  expect([scripts['preinstall'], scripts['prestart']]).toEqual(Array(2).fill('node tools/node-version.js'))
})
