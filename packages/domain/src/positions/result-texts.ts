import { readAs, writeCanonical } from '../books/codec.ts'
import type { Shape } from '../money/shape.ts'
import type { Burden, CloseResult, Lives, OpenLife, PartResult } from './position-result.ts'

const burden: Shape<Burden> = {
  quantity: true,
  cost: true,
  margin: true,
  openingFee: true,
  funding: true,
  realised: true,
}
const closed: Shape<CloseResult> = {
  quantity: true,
  cost: true,
  value: true,
  profit: true,
  openingFee: true,
  closingFee: true,
  liquidationFee: true,
  funding: true,
  insurance: true,
  margin: true,
  net: true,
  yield: true,
}
const part: Shape<PartResult> = { ...closed, life: closed }
const lives: Shape<{ positionId: string; life: OpenLife }[]> = { life: { open: burden, closed } }

/** The canonical text of a result, from which it is read as it was. */
export const partText = (result: PartResult): string => writeCanonical(result)
/** @throws if the text is none of `partText`. */
export const readPart = (text: string): PartResult => readAs<PartResult>(text, part)

/** The canonical text of what is open in a book. */
export const livesText = (open: Lives): string =>
  writeCanonical([...open].map(([positionId, life]) => ({ positionId, life })))
/** @throws if the text is none of `livesText`. */
export const readLives = (text: string): Lives =>
  new Map(
    readAs<{ positionId: string; life: OpenLife }[]>(text, lives).map(({ positionId, life }) => [positionId, life]),
  )
