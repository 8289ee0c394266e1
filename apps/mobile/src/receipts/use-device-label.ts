import { useDeviceId } from '@touchstone/app/signing/use-device-id'
import { useTranslation } from 'react-i18next'

/** How a device that is not this one is told apart: the beginning of its public key. */
export const shortDevice = (device: string): string => device.slice(0, 8)

/** What a device that has signed is called: this one, or by the beginning of its public key. */
export function useDeviceLabel(): (device: string) => string {
  const { t } = useTranslation()
  const own = useDeviceId()
  return (device) => (device === own ? t('proof.thisDevice') : t('proof.otherDevice', { id: shortDevice(device) }))
}
