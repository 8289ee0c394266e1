import { FileText } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { checkPaper, isOwnPaper, loadPaper, type PaperCheck } from '@touchstone/app/ieo/check-paper'
import type { IeoSale } from '@touchstone/app/ieo/ieo.queries'
import { shortHash } from '@touchstone/app/ieo/words'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { FileButton } from '../ui/FileButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Row } from '../ui/Row.tsx'

/** The white paper, its hash, and whether a file is the one that the sale was opened with. */
export function PaperCard({ sale: { paper, paperHash } }: { sale: IeoSale }) {
  const { t } = useTranslation()
  const { check, isBusy, load, choose } = usePaperCheck(paperHash)
  return (
    <Card className="flex flex-col">
      <Row
        external
        to={paper}
        icon={<FileText aria-hidden className="size-5 text-accent" />}
        title={t('ieo.openPaper')}
        sub={
          <span className="num">
            {t('ieo.hash')} {shortHash(paperHash)}
          </span>
        }
      />
      <div className="flex flex-col gap-3 border-t border-border p-4">
        <p className="text-sm text-fg-2">{t('ieo.paperText')}</p>
        <div className="flex flex-wrap gap-2">
          {isOwnPaper(paper) && (
            <Button kind="soft" size="md" busy={isBusy} onClick={() => void load(paper)}>
              {t('ieo.checkPaper')}
            </Button>
          )}
          <FileButton kind="soft" size="md" busy={isBusy} onFile={choose}>
            {t('ieo.choosePaper')}
          </FileButton>
        </div>
        {check === 'failed' && <Notice tone="warn">{t('ieo.paperFailed')}</Notice>}
        {check !== null && check !== 'failed' && (
          <Notice tone={check.is === 'same' ? 'info' : 'danger'}>
            {t(check.is === 'same' ? 'ieo.paperSame' : 'ieo.paperDifferent')}{' '}
            <span className="block font-mono text-xs break-all">{check.hash}</span>
          </Notice>
        )}
      </div>
    </Card>
  )
}

function usePaperCheck(wanted: string) {
  const [check, setCheck] = useState<PaperCheck | 'failed' | null>(null)
  const [isBusy, setBusy] = useState(false)
  const run = async (bytes: Promise<ArrayBuffer>): Promise<void> => {
    setBusy(true)
    setCheck(await bytes.then((read) => checkPaper(read, wanted)).catch(() => 'failed' as const))
    setBusy(false)
  }
  return {
    check,
    isBusy,
    load: (paper: string) => run(loadPaper(paper)),
    choose: (file: File) => run(file.arrayBuffer()),
  }
}
