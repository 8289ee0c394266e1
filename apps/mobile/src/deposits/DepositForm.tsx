import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { api } from '@touchstone/app/api/api'
import { useAct } from '@touchstone/app/api/act'
import { networkName } from '@touchstone/domain/addresses/network-names'
import { pathTo } from '../routes/paths.ts'
import { isUnanswered } from '@touchstone/app/feedback/act-failure'
import { messageOf } from '@touchstone/app/feedback/failures'
import { queries } from '@touchstone/app/api/queries'
import { useDraft } from '@touchstone/app/forms/use-draft'
import { Amount } from '../ui/Amount.tsx'
import { AmountField } from '../ui/AmountField.tsx'
import { Button } from '../ui/Button.tsx'
import { ConfirmSheet } from '../ui/ConfirmSheet.tsx'
import type { Fact } from '../ui/Facts.tsx'
import { SandboxNotice } from '../files/SandboxNotice.tsx'
import { ImageField } from '../files/ImageField.tsx'
import { Screen } from '../ui/Screen.tsx'
import { useArrivalText } from '@touchstone/app/funds/use-arrival-text'
import { checkDeposit, placesIn } from '@touchstone/app/deposits/deposit-form'
import type { DepositChannel } from '@touchstone/app/deposits/deposits.queries'

const kept = z.object({ typed: z.string() })

/** How much was sent, and a picture that shows it: for banks it is needed, a chain itself is proof. */
export function DepositForm({ channel }: { channel: DepositChannel }) {
  const { t } = useTranslation()
  const {
    draft: { typed },
    change,
    forget,
  } = useDraft({ name: `deposit ${channel.id}`, kept, start: () => ({ typed: '' }) })
  const [proof, setProof] = useState<string>()
  const [confirmed, setConfirmed] = useState('')
  const [isOpen, setOpen] = useState(false)
  const request = useDepositRequest(forget)
  const { id, name, currency, minimum } = channel
  const facts = useDepositFacts(channel, confirmed, proof)
  const checked = checkDeposit(typed, proof, channel)
  const tooSmall = t('deposits.tooSmall', { amount: minimum, currency })
  const reasons = {
    good: undefined,
    unfinished: t('deposits.enterAmount'),
    too_small: tooSmall,
    proof_missing: t('deposits.addProof'),
  }
  const review = (): void => {
    if (checked.kind !== 'good') return
    request.reset()
    setConfirmed(checked.amount)
    setOpen(true)
  }
  return (
    <Screen
      title={name}
      back
      footer={
        <Button wide reason={reasons[checked.kind]} onClick={review}>
          {t('deposits.review')}
        </Button>
      }
    >
      <DepositAmount
        channel={channel}
        value={typed}
        onChange={(next) => change({ typed: next })}
        error={checked.kind === 'too_small' ? tooSmall : undefined}
      />
      <SandboxNotice />
      <ImageField
        label={t('deposits.proof')}
        hint={t(channel.kind === 'bank' ? 'deposits.proofGuide' : 'deposits.proofGuideChain')}
        biz="deposit_proof"
        value={proof}
        onChange={setProof}
      />
      <ConfirmSheet
        open={isOpen}
        onOpenChange={setOpen}
        title={t('deposits.confirmTitle')}
        text={t('deposits.confirmText')}
        facts={facts}
        confirmLabel={t('deposits.act')}
        busy={request.isPending}
        error={request.error}
        onConfirm={() => request.mutate({ channel: id, amount: confirmed, ...(proof === undefined ? {} : { proof }) })}
      />
    </Screen>
  )
}

/** Requests the deposit and goes to its result. */
function useDepositRequest(forget: () => void) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return useAct({
    call: api.requestDeposit,
    inPlace: true,
    onDone: () => {
      forget()
      void queries.invalidateQueries({ queryKey: ['deposits'] })
    },
    away: {
      done: () => t('funds.step.submitted'),
      // Asked for again it would be another deposit: the form is gone.
      failed: (error) => (isUnanswered(error) ? t('deposits.unknownAway') : messageOf(error)),
    },
    onward: ({ id }) => void navigate(pathTo('fundsResult', { kind: 'deposit', id }), { replace: true }),
  })
}

type DepositAmountProps = {
  channel: DepositChannel
  value: string
  onChange: (value: string) => void
  error: string | undefined
}

function DepositAmount({ channel: { currency, minimum }, value, onChange, error }: DepositAmountProps) {
  const { t } = useTranslation()
  return (
    <AmountField
      hero
      label={t('deposits.amountTitle')}
      value={value}
      onChange={onChange}
      unit={currency}
      places={placesIn(currency)}
      hint={
        <>
          {t('funds.minimum')} <Amount value={minimum} currency={currency} places={18} trim />
        </>
      }
      error={error}
    />
  )
}

/** What the person confirms. */
function useDepositFacts(channel: DepositChannel, amount: string, proof: string | undefined): Fact[] {
  const { t } = useTranslation()
  const arrivalOf = useArrivalText()
  const { name, network, currency, arrivalMinutes } = channel
  return [
    { label: t('words.amount'), value: <Amount value={amount} currency={currency} places={18} trim /> },
    { label: t('funds.way'), value: name },
    ...(network === '' ? [] : [{ label: t('funds.network'), value: networkName(network) }]),
    ...(proof === undefined ? [] : [{ label: t('deposits.proof'), value: t('deposits.proofAdded') }]),
    { label: t('funds.arrival'), value: arrivalOf(arrivalMinutes) },
  ]
}
