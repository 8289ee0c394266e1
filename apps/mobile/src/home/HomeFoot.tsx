import { moreTexts } from '@touchstone/app/texts/texts'
import type { ComponentType } from 'react'
import { PlayMoneyLine } from '../play-money/PlayMoneyLine.tsx'
import { SaveLine } from '../sessions/SaveLine.tsx'
import { Banners } from './Banners.tsx'
import { Distribution } from './Distribution.tsx'
import { Why } from './Why.tsx'

/** What a phone shows only once one has scrolled: its code comes after that of the first look. */
export function HomeFoot() {
  return (
    <>
      <Banners />
      <Distribution />
      <Why />
    </>
  )
}

/** The words of these are not among the first. */
export async function loadSaveLine(): Promise<ComponentType> {
  await moreTexts()
  return SaveLine
}

export async function loadPlayMoney(): Promise<ComponentType> {
  await moreTexts()
  return PlayMoneyLine
}
