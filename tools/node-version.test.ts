import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')

function under(version: string, file = 'tools/node-version.mjs', args: readonly string[] = ['--installed']) {
  const env = { ...process.env, npm_config_user_agent: `npm/10.8.2 node/v${version} linux x64 workspaces/false` }
  const { status, stderr } = spawnSync(process.execPath, [file, ...args], {
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

it('where nothing is installed a start says so, and an installation goes on', () => {
  const fresh = mkdtempSync(path.join(tmpdir(), 'touchstone-fresh-'))
  mkdirSync(path.join(fresh, 'tools'))
  const copy = path.join(fresh, 'tools/node-version.mjs')
  copyFileSync(path.join(root, 'tools/node-version.mjs'), copy)
  expect(under('20.20.1', copy)).toEqual({ status: 1, stderr: 'nothing is installed yet: run "npm ci" first\n' })
  expect(under('20.20.1', copy, [])).toEqual({ status: 0, stderr: '' })
  rmSync(fresh, { recursive: true })
})

it('package.json asks for the same, at each install and start', () => {
  const { engines, scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    engines: unknown
    scripts: Record<string, string>
  }
  expect(engines).toEqual({ node: '^20.19.0 || >=22.12.0' })
  expect(scripts['preinstall']).toBe('node tools/node-version.mjs')
  expect(scripts['prestart']).toBe('node tools/node-version.mjs --installed')
})
