import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type RouteShots, stateNames } from './shot.ts'
import type { Taken, Themes } from './take-shot.ts'

const style = `
  body { margin: 24px; background: #888c94; font: 14px/1.4 system-ui, sans-serif }
  h2 { margin: 32px 0 8px } h2 small { font-weight: 400 }
  section { display: flex; flex-wrap: wrap; gap: 20px; align-items: start }
  figure { margin: 0; display: grid; gap: 4px }
  figure div { display: flex; gap: 4px } img { width: 240px; display: block }
  .fault { color: #fff; background: #b3152a; padding: 2px 6px; max-width: 470px } .absent { max-width: 240px; opacity: .8 }`

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** One page with every picture that there is, the reasons of states without one, and the faults of what was just taken. */
export async function writeContactSheet(
  folder: string,
  table: Readonly<Record<string, RouteShots>>,
  taken: readonly Taken[],
  themes: Themes,
): Promise<void> {
  const isThere = (route: string, state: string): boolean =>
    themes.every((theme) => existsSync(path.join(folder, route, `${state}-${theme}.png`)))
  const sections = Object.entries(table).map(([route, shots]) => {
    const states = [...stateNames, ...Object.keys(shots.more ?? {})]
    const figures = states.map((state) => {
      const reason = shots.states[state as keyof RouteShots['states']]
      if (typeof reason === 'string') return absent(state, reason)
      const faults = taken.find((each) => each.route === route && each.state === state)?.faults ?? []
      return isThere(route, state) ? figure(route, state, themes, faults) : ''
    })
    return `<h2 id="${route}">${route}</h2>\n<section>${figures.join('\n')}</section>`
  })
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Shots</title><style>${style}</style>
<h1>Every screen in every state</h1>\n${sections.join('\n')}\n</html>\n`
  await writeFile(path.join(folder, 'index.html'), page)
}

const absent = (state: string, reason: string): string =>
  `<figure class="absent"><figcaption><b>${state}</b>: none</figcaption>${escape(reason)}</figure>`

function figure(route: string, state: string, themes: Themes, faults: readonly string[]): string {
  const images = themes.map((theme) => {
    const file = `${route}/${state}-${theme}.png`
    return `<a href="${file}"><img loading="lazy" alt="${route}, ${state}, ${theme}" src="${file}"></a>`
  })
  const shown = faults.map((fault) => `<span class="fault">${escape(fault)}</span>`)
  return `<figure><figcaption><b>${state}</b></figcaption><div>${images.join('')}</div>${shown.join('')}</figure>`
}
