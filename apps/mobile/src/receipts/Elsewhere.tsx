import type { Checkpoint } from '@touchstone/domain/ledger/checkpoint'
import type { Sharing } from '@touchstone/domain/rulebook/shareable'
import { Download, Link2, Share2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { filePrefix } from '@touchstone/app/books/play-money'
import { copy } from '@touchstone/app/device/copy'
import { toast } from '@touchstone/app/feedback/toast'
import { wholeAddress } from '@touchstone/app/receipts/receipt-link'
import { pathTo } from '../routes/paths.ts'
import { saveFile } from '@touchstone/app/device/save-file'
import { useIsSandbox } from '@touchstone/app/setup/setup.queries'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { CopyButton } from '../ui/CopyButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Section } from '../ui/Section.tsx'
import type { ReceiptWorld } from '@touchstone/app/receipts/receipt-world'
import type { RecordName } from '@touchstone/app/receipts/asked-fault'
import { ShareProof } from './ShareProof.tsx'
import type { ToldResults } from '@touchstone/signatures/results-check'
import { canShareFiles, shareFile } from '@touchstone/app/receipts/share-file'

const privateWords = {
  private: 'receipts.notShared_private',
  carries_private: 'receipts.notShared_carries_private',
} as const

type ElsewhereProps = {
  name: RecordName
  text: string
  /** What its close brought, as it was told: the link takes it along. */
  told: ToldResults | undefined
  /** Whether it may be shown to others. */
  sharing: Sharing
  checkpoints: readonly Checkpoint[]
  world: ReceiptWorld
  /** It closed a position: its file holds less than the screen shows. */
  isClose: boolean
  /** Only its owner can let others see it. */
  isOwn: boolean
}

/** How to check the same receipt without this app. */
export function Elsewhere({ name, text, told, sharing, checkpoints, world, isClose, isOwn }: ElsewhereProps) {
  const { bookId, sequence } = name
  const mayShare = sharing === 'trade'
  const { t } = useTranslation()
  const fileName = `receipt-${filePrefix(world, useIsSandbox())}${bookId}-${sequence}.json`
  const addresses = checkpoints.map(({ id }) => `${globalThis.location.origin}/api/public/checkpoint?id=${id}`)
  const codeless = `${globalThis.location.origin}/#${pathTo('check')}`
  return (
    <Section title={t('receipts.elsewhere')}>
      <Card padded className="flex flex-col gap-4">
        <p className="text-sm text-fg-2">
          {t('receipts.elsewhereText')} {isClose && t('receipts.elsewhereClose')}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button kind="soft" size="md" onClick={() => saveFile(fileName, text, 'application/json')}>
            <Download aria-hidden className="size-4" />
            {t('receipts.save')}
          </Button>
          {mayShare && canShareFiles() && (
            <Button kind="soft" size="md" onClick={() => void shareFile(fileName, text)}>
              <Share2 aria-hidden className="size-4" />
              {t('receipts.shareFile')}
            </Button>
          )}
          <CopyButton text={text} className="px-3">
            {t('receipts.copyText')}
          </CopyButton>
        </div>
        {!mayShare && <Notice tone="warn">{t(privateWords[sharing])}</Notice>}
        {mayShare && isOwn && <ShareProof receipt={{ bookId, sequence: Number(sequence) }} />}
        <div>
          <p className="text-sm">{t('receipts.elsewherePage')}</p>
          <div className="flex flex-wrap items-center gap-x-4">
            <Link to={pathTo('check')} className="py-2.5 font-mono text-xs break-all text-accent underline">
              {codeless}
            </Link>
            {mayShare && <CopyWholeLink text={text} told={told} />}
          </div>
          {mayShare && <p className="text-xs text-fg-3">{t('receipts.wholeLinkText')}</p>}
        </div>
        {addresses.length > 0 && (
          <div>
            <p className="text-sm">{t('receipts.stepCheckpoint')}</p>
            {addresses.map((address) => (
              <a
                key={address}
                href={address}
                target="_blank"
                rel="noopener noreferrer"
                className="block py-2.5 font-mono text-xs break-all text-accent underline"
              >
                {address}
              </a>
            ))}
          </div>
        )}
        <div>
          <p className="text-sm">{t('receipts.stepCommand')}</p>
          <Command
            parts={['npm run example --', 'check-receipt', `--file ${fileName}`, `--url ${globalThis.location.origin}`]}
          />
        </div>
      </Card>
    </Section>
  )
}

/** The link is long: it is made when somebody wants it. */
function CopyWholeLink({ text, told }: Pick<ElsewhereProps, 'text' | 'told'>) {
  const { t } = useTranslation()
  const run = async (): Promise<void> => {
    const { origin, pathname } = globalThis.location
    const hasWorked = await copy(await wholeAddress({ origin, pathname }, text, told))
    toast(hasWorked ? t('ui.copied') : t('ui.copyFailed'), hasWorked ? 'success' : 'failure')
  }
  return (
    <Button kind="ghost" size="md" className="-ml-3" onClick={() => void run()}>
      <Link2 aria-hidden className="size-4" />
      {t('receipts.copyWholeLink')}
    </Button>
  )
}

/** Breaks between its parts only, so that it can be read off. */
function Command({ parts }: { parts: readonly string[] }) {
  const { t } = useTranslation()
  return (
    <div className="mt-2 flex items-center gap-1 rounded-md bg-surface-2 pl-3">
      <code className="flex min-w-0 flex-1 flex-wrap gap-x-[1ch] py-2.5 font-mono text-xs">
        {parts.map((part) => (
          <span key={part} className="break-all">
            {part}
          </span>
        ))}
      </code>
      <CopyButton text={parts.join(' ')} label={t('words.copy')} className="shrink-0" />
    </div>
  )
}
