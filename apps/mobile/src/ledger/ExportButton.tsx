import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { api } from '@touchstone/app/api/api'
import type { Book } from '@touchstone/app/books/book'
import { saveFile } from '@touchstone/app/device/save-file'
import { IconButton } from '../ui/IconButton.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { toast } from '@touchstone/app/feedback/toast'
import { exportRequestOf, type LedgerFilter } from '@touchstone/app/ledger/ledger-filter'

/** Saves what the filter lets through as a table. */
export function ExportButton({ book, filter }: { book: Book; filter: LedgerFilter }) {
  const { t } = useTranslation()
  const exporting = useMutation({
    mutationFn: () => api.exportLedger(exportRequestOf(book, filter, Date.now())),
    onSuccess: ({ fileName, csv, rows, truncated }) => {
      if (rows === 0) {
        toast(t('ledger.nothingToExport'), 'info')
        return
      }
      saveFile(fileName, csv, 'text/csv')
      toast(t(truncated ? 'ledger.exportedNewest' : 'ledger.exported', { count: rows }), truncated ? 'info' : 'success')
    },
  })
  return (
    <IconButton
      label={t('ledger.export')}
      disabled={exporting.isPending}
      aria-busy={exporting.isPending}
      icon={exporting.isPending ? <Spinner className="size-5" /> : <Download aria-hidden className="size-5" />}
      onClick={() => {
        exporting.mutate()
      }}
    />
  )
}
