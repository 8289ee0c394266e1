import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { textsOf } from '@touchstone/texts/texts'
import { isPartOf } from '@touchstone/texts/vite-plugin'
import { defaultLanguage, languages } from '@touchstone/wire/languages'
import { build, type Rollup, runnerImport } from 'vite'

type Output = readonly (Rollup.OutputChunk | Rollup.OutputAsset)[]
type FirstScreens = { firstScreens: Readonly<Record<string, { modules: readonly string[]; drawn?: boolean }>> }

/**
 * Adds to the page what it shows and requests before the app runs: the first screens as rendered without data, and a
 * script that shows one of them, sends the early requests and then starts the app. `output` is the build output of the
 * app.
 */
export async function addFirstFrame(app: string, out: string, output: Output): Promise<void> {
  const screens = await read<FirstScreens>(app, 'first-frame/first-screens.ts')
  const script = await buildScript(app, {
    __FILES__: filesOfScreens(app, output, screens),
    __MORE_TEXTS__: moreTexts(output),
  })
  const name = `/assets/first-frame-${createHash('sha256').update(script).digest('base64url').slice(0, 8)}.js`
  writeFileSync(path.join(out, name), script)
  const drawn = await drawFirstPages(app, screens)
  const file = path.join(out, 'index.html')
  const page = startLater(readFileSync(file, 'utf8'), output, name)
  writeFileSync(
    file,
    page.replace('</body>', () => `${drawn}</body>`),
  )
}

/**
 * The page lists the app's files, the entry first, and the script loads them. The script comes before the style sheet
 * so that it need not wait for it. Loading the app right away would delay the first paint.
 */
function startLater(page: string, output: Output, script: string): string {
  const entry = output.find((each) => each.type === 'chunk' && each.isEntry)
  if (entry === undefined) throw new Error('the build output has no entry chunk')
  const files = [...page.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)].map(([, file]) => file)
  const later = [`/${entry.fileName}`, ...files].map((file) => `<link rel="later" href="${file}">`)
  return page
    .replaceAll(/<script type="module"[^>]*><[/]script>\s*/g, '')
    .replaceAll(/<link rel="modulepreload"[^>]*>\s*/g, '')
    .replace('<link rel="stylesheet"', (link) => `${later.join('')}<script src="${script}"></script>${link}`)
}

const read = async <Module>(app: string, file: string): Promise<Module> =>
  (await runnerImport<Module>(path.join(app, 'src', file), { root: app, configFile: false })).module

async function drawFirstPages(app: string, { firstScreens }: FirstScreens): Promise<string> {
  // Globals that the app's modules read when they load. Nothing is requested here, so the table of calls can be empty.
  Object.assign(globalThis, {
    location: new URL('http://localhost/'),
    __CALLS__: {},
    addEventListener: () => undefined,
  })
  const { firstPages } = await read<{ firstPages: (texts: object) => Promise<Record<string, string>> }>(
    app,
    'first-pages.tsx',
  )
  const pages = await firstPages(textsOf(defaultLanguage).first)
  const templates = Object.entries(firstScreens).map(([route, { drawn }]) => {
    if (drawn !== true) return ''
    const page = pages[route]
    if (page === undefined) throw new Error(`first-pages.tsx renders no page for ${route}`)
    // The page's security policy forbids inline styles; the app sets them by script.
    return `<template data-path="${route}">${page.replaceAll(/ style="[^"]*"/g, '')}</template>`
  })
  return templates.join('')
}

/** The files that the modules of each screen need in addition to those of the page, by path. */
function filesOfScreens(app: string, output: Output, { firstScreens }: FirstScreens): Record<string, string[]> {
  const chunks = new Map(output.flatMap((each) => (each.type === 'chunk' ? [[each.fileName, each]] : [])))
  const frame = [...chunks.values()].filter(({ isEntry }) => isEntry).flatMap((each) => importsOf(chunks, each))
  return Object.fromEntries(
    Object.entries(firstScreens).map(([route, { modules }]) => {
      const files = modules.flatMap((module) => {
        const found = [...chunks.values()].find(({ moduleIds }) => moduleIds.includes(path.join(app, module)))
        if (found === undefined) throw new Error(`no chunk of the build output contains ${module}`)
        return importsOf(chunks, found)
      })
      return [route, [...new Set(files)].filter((each) => !frame.includes(each)).map((each) => `/${each}`)]
    }),
  )
}

/** A chunk, its static imports and their styles. */
function importsOf(chunks: ReadonlyMap<string, Rollup.OutputChunk>, chunk: Rollup.OutputChunk): string[] {
  const seen = new Set<string>()
  function visit(each: Rollup.OutputChunk): void {
    if (seen.has(each.fileName)) return
    seen.add(each.fileName)
    for (const style of each.viteMetadata?.importedCss ?? []) seen.add(style)
    for (const name of each.imports) {
      const imported = chunks.get(name)
      if (imported !== undefined) visit(imported)
    }
  }
  visit(chunk)
  return [...seen]
}

/** The file with the second part of the texts of each language. */
function moreTexts(output: Output): Record<string, string> {
  return Object.fromEntries(
    output.flatMap((each) => {
      const language = languages.find((code) => each.type === 'chunk' && isPartOf(code, 'more', each.facadeModuleId))
      return language === undefined ? [] : [[language, `/${each.fileName}`]]
    }),
  )
}

async function buildScript(app: string, constants: Readonly<Record<string, unknown>>): Promise<string> {
  const built = await build({
    configFile: false,
    root: app,
    logLevel: 'error',
    publicDir: false,
    define: Object.fromEntries(Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)])),
    build: {
      lib: { entry: 'src/first-frame/first-frame.ts', name: 'firstFrame', formats: ['iife'] },
      write: false,
      target: 'es2023',
    },
  })
  const [{ output }] = built as [Rollup.RollupOutput]
  return output[0].code
}
