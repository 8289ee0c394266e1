import { execFile, execFileSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')

/** Parts of the project that are compiled as one, each so small that a mistake in it shows soon. */
const programs = {
  core: {
    of: ['packages/domain', 'packages/market', 'packages/wire', 'packages/texts'],
    options: { types: ['node'] },
    exclude: [],
  },
  server: {
    of: ['packages/signatures', 'apps/server', 'packages/simulator'],
    options: { types: ['node'] },
    exclude: [],
  },
  apps: {
    of: ['packages/client', 'packages/app', 'apps/mobile'],
    options: {
      lib: ['es2024', 'dom', 'dom.iterable'],
      module: 'preserve',
      jsx: 'react-jsx',
      types: ['node', 'vite/client'],
      // Here whatever misses a line imports the file that it stood in.
      assumeChangesOnlyAffectDirectDependencies: true,
    },
    exclude: ['**/test-*'],
  },
}
export type Program = keyof typeof programs
export const allPrograms = Object.keys(programs) as Program[]

export const programOf = (file: string): Program | undefined =>
  allPrograms.find((name) => programs[name].of.some((folder) => file.startsWith(`${folder}/`)))

export type TypeFault = { readonly file: string; readonly message: string }

/** The sources of the project with a patch applied, in a folder that is compiled as one program. */
export type PatchedCopy = {
  readonly folder: string
  readonly textOf: (file: string) => string
  readonly write: (file: string, text: string) => void
  readonly leaveOut: (file: string) => void
  readonly compile: () => Promise<TypeFault[]>
  readonly remove: () => void
}

/** `own`: the files of the patch. Its tests are compiled too, all others are left out. */
export function makePatchedCopy(patch: string, own: readonly string[], program: Program): PatchedCopy {
  const folder = mkdtempSync(path.join(tmpdir(), `touchstone-product-${program}-`))
  const at = (file: string): string => path.join(folder, file)
  copySources(folder)
  linkPackages(folder)
  execFileSync('git', ['apply', '--whitespace=error-all', path.join(root, patch)], { cwd: folder })
  writeFileSync(at('tsconfig.program.json'), JSON.stringify(settingsOf(program, own)))
  return {
    folder,
    textOf: (file) => readFileSync(at(file), 'utf8'),
    write: (file, text) => {
      writeFileSync(at(file), text)
    },
    leaveOut: (file) => {
      rmSync(at(file))
    },
    compile: () => faultsIn(folder),
    remove: () => {
      rmSync(folder, { recursive: true })
    },
  }
}

function copySources(folder: string): void {
  const tracked = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root })
  for (const file of tracked.toString('utf8').split('\0')) {
    if (file === '' || !existsSync(path.join(root, file))) continue
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true })
    copyFileSync(path.join(root, file), path.join(folder, file))
  }
}

/** Packages of others are those of the project; our own are those of the copy. */
function linkPackages(folder: string): void {
  const [from, to] = [path.join(root, 'node_modules'), path.join(folder, 'node_modules')]
  mkdirSync(path.join(to, '@touchstone'), { recursive: true })
  for (const name of readdirSync(from))
    if (name !== '@touchstone' && name !== '.cache') symlinkSync(path.join(from, name), path.join(to, name))
  for (const name of readdirSync(path.join(from, '@touchstone'))) {
    const place = path.join('@touchstone', name)
    symlinkSync(readlinkSync(path.join(from, place)), path.join(to, place))
    // Another version of a package than the one that all share lies here.
    const nested = path.join(from, place, 'node_modules')
    if (existsSync(nested) && existsSync(path.join(to, place)))
      symlinkSync(nested, path.join(to, place, 'node_modules'))
  }
}

const settingsOf = (program: Program, own: readonly string[]): object => ({
  extends: './tsconfig.base.json',
  compilerOptions: {
    composite: false,
    emitDeclarationOnly: false,
    noEmit: true,
    incremental: true,
    tsBuildInfoFile: 'node_modules/.cache/program.tsbuildinfo',
    ...programs[program].options,
  },
  files: own.filter((file) => /[.]test[.]tsx?$/.test(file) && programOf(file) === program),
  include: programs[program].of.map((each) => `${each}/src`),
  exclude: ['**/*.test.ts', '**/*.test.tsx', ...programs[program].exclude],
})

function faultsIn(folder: string): Promise<TypeFault[]> {
  const compiler = path.join(folder, 'node_modules/.bin/tsc')
  // Several checkers would each look at what all files share: one takes half the work.
  const asked = ['--pretty', 'false', '--checkers', '1', '--project', 'tsconfig.program.json']
  return new Promise((resolve, reject) => {
    execFile(compiler, asked, { cwd: folder, maxBuffer: 1e8 }, (error, stdout) => {
      const lines = stdout.matchAll(/^(\S+?)\(\d+,\d+\): error (.+)$/gm)
      const faults = [...lines].map(([, file = '', message = '']) => ({ file, message }))
      if ((error === null) === (faults.length === 0)) resolve(faults)
      else reject(new Error(`the compiler did not say what is wrong: ${stdout}`, { cause: error }))
    })
  })
}
