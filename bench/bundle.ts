import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'

const folder = path.resolve(import.meta.dirname, '../apps/mobile')
const english = '../../packages/texts/src/en-us-first.ts'
const firstAnswers = '../../packages/app/src/api/first-answers.ts'
const answers = '../../packages/app/src/api/answers.ts'

type Chunk = { file: string; imports?: string[]; isDynamicEntry?: boolean }
type Manifest = Record<string, Chunk>

/**
 * Kilobytes (1,000 bytes) of gzipped JavaScript that each screen needs before it can be used: the page's own scripts
 * (the frame and the home page), the first part of English, the response parsers, and the screen with everything that
 * it imports.
 */
export async function run(): Promise<{ home_kb: number; routes: Record<string, number> }> {
  const out = mkdtempSync(path.join(os.tmpdir(), 'touchstone-bundle-'))
  process.chdir(folder)
  await build({
    root: folder,
    configFile: path.join(folder, 'vite.config.ts'),
    logLevel: 'error',
    mode: 'production',
    build: { outDir: out, emptyOutDir: true, manifest: 'manifest.json' },
  })
  const manifest = JSON.parse(readFileSync(path.join(out, 'manifest.json'), 'utf8')) as Manifest
  const kilobytes = (file: string): number => gzipSync(readFileSync(path.join(out, file)), { level: 9 }).length / 1_000
  const page = readFileSync(path.join(out, 'index.html'), 'utf8')
  const frame = [...page.matchAll(/<script[^>]* src="\/([^"]+)"/g)].flatMap(([, file]) => file ?? [])
  const sizeOf = (entries: readonly string[]): number => {
    const files = new Set([...frame, ...entries.flatMap((each) => filesOf(manifest, each))])
    return Math.round([...files].reduce((sum, file) => sum + kilobytes(file), 0) * 10) / 10
  }
  const screens = Object.keys(manifest).filter((name) => /^src\/[a-z-]+\/\w+Screen\.tsx$/.test(name))
  const routes = Object.fromEntries(
    screens.map(
      (screen) => [path.basename(screen, 'Screen.tsx'), sizeOf([english, firstAnswers, answers, screen])] as const,
    ),
  )
  const home = sizeOf([english, firstAnswers])
  console.table({ Home: home, ...routes })
  rmSync(out, { recursive: true, force: true })
  return { home_kb: home, routes: { Home: home, ...routes } }
}

/** The files of a chunk and of its static imports. */
function filesOf(manifest: Manifest, name: string, seen = new Set<string>()): string[] {
  const chunk = manifest[name]
  if (chunk === undefined || seen.has(name)) return []
  seen.add(name)
  return [chunk.file, ...(chunk.imports ?? []).flatMap((each) => filesOf(manifest, each, seen))].filter((file) =>
    file.endsWith('.js'),
  )
}
