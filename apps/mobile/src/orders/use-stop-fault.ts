import { printDecimal } from '@touchstone/domain/money/decimal'
import type { Direction } from '@touchstone/domain/positions/position'
import type { Refusal } from '@touchstone/domain/rulebook/nouns'
import { useTranslation } from 'react-i18next'
import { priceText } from '@touchstone/app/format/number-text'
import { stopBound } from '@touchstone/app/orders/stop-bound'
import type { StopKind } from '@touchstone/app/orders/stop-price'
import { useRefusalSentence } from '@touchstone/app/texts/refusal-texts'

type Fault = { refusal: Refusal; kind: StopKind; direction: Direction; tick: string | undefined }

/** Why a stop would be refused, in as few words as fit under its field: above or below what it has to be. */
export function useStopFault(): (fault: Fault) => string | undefined {
  const { t } = useTranslation()
  const sentence = useRefusalSentence()
  return ({ refusal, kind, direction, tick }) => {
    const bound = stopBound(refusal, kind, direction)
    if (bound === undefined) return sentence(refusal)
    const price = priceText(printDecimal(bound.price), tick)
    return t(bound.side === 'above' ? 'positions.mustBeAbove' : 'positions.mustBeBelow', { price })
  }
}
