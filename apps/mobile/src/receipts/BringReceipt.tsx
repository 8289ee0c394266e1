import { clsx } from 'clsx'
import { FileCheck, ScanQrCode } from 'lucide-react'
import { type DragEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BringFailed, type Brought, broughtText } from '@touchstone/app/receipts/foreign-receipt'
import { type Found, foundIn, receiptCharactersMax } from '@touchstone/app/receipts/receipt-link'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { FileButton } from '../ui/FileButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { faultKeys } from './fault-keys.ts'

type BringReceiptProps = {
  /** The field for a text is focused. */
  takesFocus: boolean
  onText: (brought: Brought) => void
  onLink: (link: Extract<Found, { is: 'code' | 'packed' }>) => void
}

/** Takes a receipt in whichever way somebody has it. Nothing of it is sent anywhere. */
export function BringReceipt({ takesFocus, onText, onLink }: BringReceiptProps) {
  const { t } = useTranslation()
  const [fault, setFault] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const [isOver, setIsOver] = useState(false)

  const take = (text: string, from: 'file' | 'text' | 'picture'): void => {
    const found = foundIn(text, globalThis.location.origin)
    if (found.is === 'code' || found.is === 'packed') return onLink(found)
    if (found.is === 'foreign') return setFault(t('receipts.checkForeign', { host: found.host }))
    if (from === 'picture') return setFault(t('receipts.checkOtherCode'))
    return onText(broughtText(found.is === 'text' ? found.text : text, from))
  }
  const run = async (read: () => Promise<void> | void): Promise<void> => {
    setFault(undefined)
    setIsBusy(true)
    try {
      await read()
    } catch (error) {
      setFault(t(faultKeys[error instanceof BringFailed ? error.fault : 'notReceipt']))
    } finally {
      setIsBusy(false)
    }
  }
  const takePicture = async (picture: Blob): Promise<void> => {
    const { readQr } = await import('@touchstone/app/receipts/read-qr')
    const text = await readQr(picture).catch(() => undefined)
    if (text === undefined) setFault(t('receipts.checkNoCode'))
    else take(text, 'picture')
  }
  const takeFile = (file: File): Promise<void> =>
    run(async () => {
      if (file.type.startsWith('image/')) return takePicture(file)
      if (file.size > receiptCharactersMax) throw new BringFailed('tooLarge')
      return take(await file.text(), 'file')
    })
  const drop = (event: DragEvent): void => {
    event.preventDefault()
    setIsOver(false)
    const [file] = event.dataTransfer.files
    if (file !== undefined) void takeFile(file)
  }
  return (
    <div
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      className={clsx('flex flex-col gap-4 rounded-lg', isOver && 'outline-2 outline-offset-4 outline-accent')}
    >
      <p className="text-sm text-fg-2">{t('receipts.checkIntro')}</p>
      <Card padded className="flex flex-col gap-3">
        <FileButton busy={isBusy} onFile={takeFile}>
          <FileCheck aria-hidden className="size-5" />
          {t('receipts.checkFile')}
        </FileButton>
        <FileButton kind="soft" accept="image/*" busy={isBusy} onFile={takeFile}>
          <ScanQrCode aria-hidden className="size-5" />
          {t('receipts.checkScan')}
        </FileButton>
        <p className="hidden text-xs text-fg-3 [@media(hover:hover)]:block">{t('receipts.checkDrop')}</p>
      </Card>
      {fault !== undefined && <Notice tone="danger">{fault}</Notice>}
      <Paste busy={isBusy} takesFocus={takesFocus} onPaste={(text) => void run(() => take(text, 'text'))} />
    </div>
  )
}

type PasteProps = { busy: boolean; takesFocus: boolean; onPaste: (text: string) => void }

function Paste({ busy, takesFocus, onPaste }: PasteProps) {
  const { t } = useTranslation()
  const id = useId()
  const [text, setText] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (takesFocus) field.current?.focus()
  }, [takesFocus])
  return (
    <Card padded className="flex flex-col gap-3">
      <label htmlFor={id} className="text-sm font-medium">
        {t('receipts.checkPaste')}
      </label>
      <textarea
        ref={field}
        id={id}
        rows={4}
        value={text}
        spellCheck={false}
        autoComplete="off"
        onChange={({ target }) => setText(target.value)}
        className="w-full resize-y rounded-md border border-border-strong bg-surface p-3 font-mono text-xs"
      />
      <Button kind="soft" size="md" disabled={text.trim() === '' || busy} onClick={() => onPaste(text)}>
        {t('receipts.checkAct')}
      </Button>
    </Card>
  )
}
