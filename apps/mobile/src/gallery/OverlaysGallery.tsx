import { useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { ConfirmSheet } from '../ui/ConfirmSheet.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { toast } from '@touchstone/app/feedback/toast'
import { Exhibit } from './Exhibit.tsx'

const longText = 'Your order was not placed, because the price moved by more than you allow. Look at it and try again.'

export function OverlaysGallery() {
  const [open, setOpen] = useState<'sheet' | 'confirm' | 'refused'>()
  const close = () => setOpen(undefined)
  return (
    <Exhibit title="Sheets and toasts">
      <div className="flex flex-wrap gap-2">
        <Button size="md" kind="soft" onClick={() => setOpen('sheet')}>
          Sheet
        </Button>
        <Button size="md" kind="soft" onClick={() => setOpen('confirm')}>
          Confirm
        </Button>
        <Button size="md" kind="soft" onClick={() => setOpen('refused')}>
          Refused
        </Button>
        <Button size="md" kind="soft" onClick={() => toast('Success')}>
          Success
        </Button>
        <Button size="md" kind="soft" onClick={() => toast(longText, 'failure')}>
          Failure
        </Button>
        <Button size="md" kind="soft" onClick={() => toast('Prices come from OKX now', 'info')}>
          Info
        </Button>
      </div>
      <Sheet open={open === 'sheet'} onOpenChange={close} title="How funding works" text="Every eight hours">
        {Array.from({ length: 24 }, (_, index) => (
          <p key={index} className="py-2 text-sm">
            Paragraph {index + 1}: what long positions pay to short ones, or get from them.
          </p>
        ))}
      </Sheet>
      <ConfirmSheet
        open={open === 'confirm' || open === 'refused'}
        onOpenChange={close}
        title="Confirm order"
        text="Buy / Long BTC/USDT, 20× isolated"
        facts={[
          { label: 'Margin', value: '250.00 USDT' },
          { label: 'Entry (market)', value: '64,201.15' },
          { label: 'Est. liquidation', value: '61,151.59', tone: 'danger' },
          { label: 'Fee', value: '2.50 USDT' },
        ]}
        confirmLabel="Buy / Long BTC"
        kind="up"
        error={open === 'refused' ? 'Not enough available margin' : undefined}
        onConfirm={close}
      />
    </Exhibit>
  )
}
