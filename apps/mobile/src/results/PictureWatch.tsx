import { useEffect, useEffectEvent } from 'react'
import { type Fetched, useReceipt } from '@touchstone/app/receipts/receipts.queries'
import type { ShownOutcome } from '@touchstone/app/results/covered'
import { type PictureProof, pictureProof } from '@touchstone/app/results/picture-proof'
import { useCardFindings } from '@touchstone/app/results/use-card-findings'

type PictureWatchProps = ShownOutcome & { onPicture: (proof: PictureProof) => void }

/** Where no card stands any more: what a picture may say now, as the receipt of its figures goes on. Shows nothing. */
export function PictureWatch(props: PictureWatchProps) {
  const receipt = useReceipt({ bookId: props.bookId, sequence: String(props.sequence) })
  if (receipt.data === undefined) return null
  return <Watch key={receipt.data.rowHash} {...props} fetched={receipt.data} />
}

function Watch({ fetched, onPicture, ...shown }: PictureWatchProps & { fetched: Fetched }) {
  const { judgement, results } = useCardFindings(shown, fetched)
  const report = useEffectEvent((found: PictureProof) => onPicture(found))
  // While it is checked once more, what was known stays.
  const proof = judgement === 'checking' ? undefined : pictureProof(judgement, results?.is === 'told')
  useEffect(() => {
    if (proof !== undefined) report(proof)
  }, [proof])
  return null
}
