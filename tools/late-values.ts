import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'

type Label = { label: string; span: { line: number } }
type Found = { filename: string; message: string; labels: Label[] }

/**
 * Where a function uses a value that it declares further down, be it in a closure: whoever calls that closure early gets a
 * ReferenceError. At the top of a module it is a habit of ours, and harmless: nothing runs before all of it is there.
 */
export function lateValues(folders: readonly string[]): string[] {
  const config = path.join(import.meta.dirname, 'late-values.oxlintrc.json')
  const linted = spawnSync('oxlint', ['--config', config, '--format', 'json', ...folders], {
    encoding: 'utf8',
    maxBuffer: 64 * 1_048_576,
  })
  const { diagnostics, number_of_files: files } = JSON.parse(linted.stdout) as {
    diagnostics: Found[]
    number_of_files: number
  }
  if (files === 0) throw new Error('no file was looked at for values that are declared late')
  return diagnostics.flatMap(({ filename, message, labels }) => {
    const declared = labels.find(({ label }) => label === 'defined here')?.span.line
    const used = labels.find(({ label }) => label === 'used here')?.span.line
    if (declared === undefined || used === undefined) throw new Error(`${filename}: ${message}`)
    return isInFunction(filename, declared) ? [`${filename}:${used}: ${message}`] : []
  })
}

/** What a module declares for itself begins its line. */
const isInFunction = (file: string, line: number): boolean =>
  /^\s/.test(readFileSync(file, 'utf8').split('\n')[line - 1] ?? '')
