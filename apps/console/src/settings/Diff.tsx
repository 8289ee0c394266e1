import { Alert } from 'antd'
import { useChannelName } from '../channels/channels.ts'
import { type Change, readableChanges } from './settings-changes.ts'

/** What changes in the settings, a line each: what it is, what it was, what it becomes. */
export function Diff({ changes }: { changes: readonly Change[] }) {
  const channelName = useChannelName()
  const readable = readableChanges(changes, channelName)
  const leaps = readable.filter(({ leap }) => leap !== undefined).length
  return (
    <>
      {leaps > 0 && (
        <Alert
          type="warning"
          showIcon
          role="alert"
          title={leaps === 1 ? 'One number at least doubles or halves.' : `${leaps} numbers at least double or halve.`}
          description="Check the marked rows for a misplaced decimal point."
        />
      )}
      <table className="diff">
        <thead>
          <tr>
            <th>Setting</th>
            <th>Before</th>
            <th>After</th>
          </tr>
        </thead>
        <tbody>
          {readable.map(({ path, where, from, to, leap }) => (
            <tr key={path} className={leap === undefined ? undefined : 'leap'}>
              <td title={path}>
                {where.slice(0, -1).map((part, at) => (
                  // A part is what it is by its place in the path.
                  // oxlint-disable-next-line react/no-array-index-key
                  <span key={`${part} ${at}`} className="quiet">
                    {part} ›{' '}
                  </span>
                ))}
                {where.at(-1)}
                {leap !== undefined && <strong className="leap-mark"> {leap}</strong>}
              </td>
              <td>{from === null ? <span className="quiet">none</span> : <del className="num-wrap">{from}</del>}</td>
              <td>{to === null ? <span className="quiet">removed</span> : <ins className="num-wrap">{to}</ins>}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
