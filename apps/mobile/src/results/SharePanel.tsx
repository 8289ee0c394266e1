import { Download, Share2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { filePrefix } from '@touchstone/app/books/play-money'
import { useSymbol } from '@touchstone/app/market/symbols.queries'
import { useIsSandbox } from '@touchstone/app/setup/setup.queries'
import { isOnlyHere } from '@touchstone/app/device/only-here'
import { useSession } from '@touchstone/app/api/session'
import { invitationAddress } from '../articles/short-link.ts'
import { OnlyHere } from '../receipts/OnlyHere.tsx'
import { type ReceiptRef, ShareProof, useSharedAddress } from '../receipts/ShareProof.tsx'
import { Button } from '../ui/Button.tsx'
import { Switch } from '../ui/Switch.tsx'
import { toast } from '@touchstone/app/feedback/toast'
import { cardHeight, cardWidth, drawShareCard } from '@touchstone/app/positions/draw-share-card'
import { cardTexts, codeTarget, type ShareResult } from '@touchstone/app/positions/share-card'
import { pngOf, saveImage, shareImage } from '@touchstone/app/device/share-image'

type SharePanelProps = {
  result: ShareResult
  /** The receipt of what it shows; without one the picture leads to the app alone. */
  receipt?: ReceiptRef | undefined
}

/**
 * A result as a picture, to be handed on. Its figures are fixed when it is opened; once its seal lands, the picture no longer
 * says "Not proven". Whether anybody can check it comes first:
 * nobody scrolls to what they do not know of.
 */
export function SharePanel({ result, receipt }: SharePanelProps) {
  const { t } = useTranslation()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [opened] = useState(result)
  const shown = { ...opened, isUnproven: result.isUnproven }
  const [showsResult, setShowsResult] = useState(false)
  const tick = useSymbol(shown.symbol)?.priceTick
  const { origin, pathname } = globalThis.location
  const invitationCode = useSession(({ userInfo }) => userInfo?.invitationCode)
  const proof = useSharedAddress(receipt)
  const onlyHere = isOnlyHere()
  const invitation = invitationAddress({ origin, pathname }, invitationCode)
  const target = codeTarget(proof, { canProve: receipt !== undefined, invitation, onlyHere })
  const words = {
    side: t(`words.${shown.direction}`),
    state: t(shown.isClosed ? 'positions.shareClosed' : 'positions.shareOpen'),
    unproven: t('receipts.toldMark'),
    entry: t('words.entryPrice'),
    price: t(shown.isClosed ? 'words.exitPrice' : 'words.markPrice'),
    invitation: t(proof === undefined || onlyHere ? 'positions.shareInvitation' : 'receipts.shareProofScan'),
    demo: t('positions.shareDemo'),
    sandbox: t('market.sandboxMoney'),
  }
  const isSandbox = useIsSandbox()
  const texts = cardTexts(shown, words, { isSandbox, tick, showsResult, address: onlyHere ? '' : origin })
  const drawn = JSON.stringify(texts)
  useEffect(() => {
    const draw = (): void => {
      if (canvas.current !== null) drawShareCard(canvas.current, JSON.parse(drawn) as typeof texts, target)
    }
    draw()
    // The letters may only now be fetched.
    void document.fonts.load("600 40px 'Inter Variable'").then(draw, () => undefined)
  }, [drawn, target])
  const send = async (how: (image: Blob, name: string) => unknown): Promise<void> => {
    if (canvas.current === null) return
    try {
      const outcome = await how(
        await pngOf(canvas.current),
        `touchstone-${filePrefix(shown.book, isSandbox)}${shown.symbol.replace('/', '-')}.png`,
      )
      if (outcome !== 'given_up' && outcome !== 'shared') toast(t('positions.pictureSaved'))
    } catch {
      toast(t('ui.failedText'), 'failure')
    }
  }
  const spoken = [texts.mark, texts.symbol, texts.side, texts.state, texts.yield, texts.result]
    .filter((text) => text !== undefined)
    .join(', ')
  return (
    <div className="flex flex-col gap-3">
      {receipt === undefined ? <OnlyHere /> : <ShareProof receipt={receipt} />}
      <canvas
        ref={canvas}
        role="img"
        aria-label={spoken}
        width={cardWidth}
        height={cardHeight}
        className="mx-auto aspect-[3/4] max-h-[33dvh] rounded-lg"
      />
      <div className="-mx-4">
        <Switch label={t('positions.showAmount')} checked={showsResult} onChange={setShowsResult} />
      </div>
      <div className="sticky -bottom-(--sheet-end) -mx-4 -mb-(--sheet-end) grid grid-cols-2 gap-3 bg-surface px-4 pt-2 pb-(--sheet-end)">
        <Button kind="soft" disabled={isSandbox === undefined} onClick={() => void send(saveImage)}>
          <Download aria-hidden className="size-4.5" />
          {t('words.save')}
        </Button>
        <Button disabled={isSandbox === undefined} onClick={() => void send(shareImage)}>
          <Share2 aria-hidden className="size-4.5" />
          {t('words.share')}
        </Button>
      </div>
    </div>
  )
}
