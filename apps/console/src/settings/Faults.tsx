import { Alert } from 'antd'
import { useChannelName } from '../channels/channels.ts'
import type { SettingFault } from './setting-faults.ts'
import { whereOf } from './settings-changes.ts'

type FaultsProps = {
  inFields: readonly SettingFault[]
  /** As the server says them; one about a field begins with its path. */
  faults: readonly string[]
  /** What changes. */
  paths: readonly string[]
}

/** Everything that prevents a proposal, each by the name of its field. */
export function Faults({ inFields, faults, paths }: FaultsProps) {
  const channelName = useChannelName()
  const said = new Set(inFields.map(({ path }) => path))
  const others = faults.filter((fault) => !said.has(/^\S+?(?=:? )/.exec(fault)?.[0] ?? ''))
  const all = [
    ...inFields.map(({ path, fault }) => ({ where: whereOf(path, channelName).join(' › '), fault })),
    ...others.map((fault) => ({ where: '', fault: faultInWords(fault, paths, channelName) })),
  ]
  if (all.length === 0) return null
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      title={`Fix ${all.length === 1 ? 'one problem' : `${all.length} problems`} before you propose this.`}
      description={
        <ul className="faults">
          {all.map(({ where, fault }) => (
            <li key={`${where} ${fault}`}>
              {where !== '' && <strong>{where}: </strong>}
              {fault}
            </li>
          ))}
        </ul>
      }
    />
  )
}

/** A fault that begins with one of these paths, with that path in words. */
function faultInWords(fault: string, paths: readonly string[], channelName: (id: string) => string): string {
  const path = paths.find((each) => fault.startsWith(`${each} `) || fault.startsWith(`${each}:`))
  return path === undefined ? fault : `${whereOf(path, channelName).join(' › ')}${fault.slice(path.length)}`
}
