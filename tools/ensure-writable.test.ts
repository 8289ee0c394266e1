import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { whyNotWritable } from './ensure-writable.ts'

it('names the folder that belongs to somebody else, and what to do', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'touchstone-writable-'))
  try {
    expect(whyNotWritable(root)).toBeUndefined()
    const modules = path.join(root, 'node_modules')
    mkdirSync(modules)
    const sentence = whyNotWritable(root, (folder) => folder !== modules)
    expect(sentence).toContain(`${modules} may not be written by this user, as after "sudo npm ci"`)
    expect(sentence).toContain(`"sudo chown -R $(id -un) ${root}"`)
  } finally {
    rmSync(root, { recursive: true })
  }
})
