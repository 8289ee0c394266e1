import { expect, it } from 'vitest'
import { folderCircles, type Import } from './folder-circles.ts'

const foldersIn = (...imports: [from: string, to: string][]): string[][] => {
  const given: Import[] = imports.map(([from, to]) => ({ from, to }))
  return [...folderCircles(given).values()].flat().map(({ folders }) => folders)
}

it('lets folders import downwards', () => {
  expect(
    foldersIn(
      ['apps/a/src/start/main.ts', 'apps/a/src/house/house.ts'],
      ['apps/a/src/house/house.ts', 'apps/a/src/house/tape/tape.ts'],
      ['apps/a/src/start/main.ts', 'apps/a/src/house/tape/tape.ts'],
    ),
  ).toEqual([])
})

it('finds a circle through several folders, of which no file imports itself', () => {
  expect(
    foldersIn(
      ['packages/a/src/x/one.ts', 'packages/a/src/y/one.ts'],
      ['packages/a/src/y/two.ts', 'packages/a/src/z/one.ts'],
      ['packages/a/src/z/two.ts', 'packages/a/src/x/two.ts'],
    ),
  ).toEqual([['packages/a/src/x', 'packages/a/src/y', 'packages/a/src/z']])
})

it('finds a folder and one inside it that import each other', () => {
  expect(
    foldersIn(['apps/a/src/x/one.ts', 'apps/a/src/x/in/one.ts'], ['apps/a/src/x/in/two.ts', 'apps/a/src/x/two.ts']),
  ).toEqual([['apps/a/src/x', 'apps/a/src/x/in']])
})

it('finds two rooms that import each other where their folders do not', () => {
  expect(
    foldersIn(
      ['apps/a/src/x/one/file.ts', 'apps/a/src/y/one/file.ts'],
      ['apps/a/src/y/two/file.ts', 'apps/a/src/x/two/file.ts'],
    ),
  ).toEqual([['apps/a/src/x', 'apps/a/src/y']])
})

it('leaves tests and other packages out', () => {
  expect(
    foldersIn(
      ['apps/a/src/x/one.ts', 'apps/a/src/y/one.ts'],
      ['apps/a/src/y/one.test.ts', 'apps/a/src/x/one.ts'],
      ['apps/a/src/y/test-desk.ts', 'apps/a/src/x/one.ts'],
      ['apps/b/src/y/one.ts', 'apps/a/src/x/one.ts'],
    ),
  ).toEqual([])
})
