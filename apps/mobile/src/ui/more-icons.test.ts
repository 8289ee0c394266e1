import { expect, it } from 'vitest'
import { moreIcons } from './more-icons.ts'

it('no two places have the same icon', () => {
  const byIcon = Map.groupBy(Object.entries(moreIcons), ([, icon]) => icon)
  expect(
    [...byIcon.values()].map((places) => places.map(([place]) => place)).filter(({ length }) => length > 1),
  ).toEqual([])
})
