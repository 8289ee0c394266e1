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
