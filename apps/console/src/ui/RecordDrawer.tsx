import { useQuery } from '@tanstack/react-query'
import { Button, Drawer, Skeleton } from 'antd'
import { type ReactNode, useState } from 'react'
import type { Act } from './act.ts'
import { CaseContext } from './case-context.ts'
import { Letter } from './Letter.tsx'
import type { Neighbours } from './neighbours.ts'
import { ReadFailed } from './ReadFailed.tsx'
import { useLetters } from './use-letters.ts'

/** How often a record that has left its list is read again: the audit log notes some of these readings. */
const aloneMs = 30_000

export type DrawerParts<Row> = {
  title: (row: Row) => ReactNode
  body: (row: Row) => ReactNode
  /** Below the body, where it does not scroll: the possible acts. */
  foot?: (row: Row) => ReactNode
  width?: number
}

type RecordDrawerProps<Row> = DrawerParts<Row> & {
  name: readonly (string | number)[]
  /** Undefined: closed. */
  openKey: string | undefined
  /** The record as the list has it, if the list has it. */
  row: Row | undefined
  /** Whether the list was read: before that nothing is missing from it. */
  isListRead: boolean
  loadOne: ((key: string) => Promise<Row>) | undefined
  loadsOnce: boolean
  /** The records before and after it in the list. */
  neighbours: Neighbours
  onOpen: (key: string) => void
  onClose: () => void
}

/** One record beside its list. A record that has left the list is read separately and stays open. */
export function RecordDrawer<Row>(props: RecordDrawerProps<Row>) {
  const { name, openKey, row, isListRead, loadOne, loadsOnce, neighbours, onOpen, onClose } = props
  const { title, body, foot, width = 600 } = props
  const one = useQuery<Row | null>({
    queryKey: [...name, 'one', openKey],
    queryFn: async () => (openKey === undefined || loadOne === undefined ? null : loadOne(openKey)),
    enabled: openKey !== undefined && row === undefined && loadOne !== undefined && isListRead,
    ...(loadsOnce ? { staleTime: Infinity, refetchOnWindowFocus: false } : { refetchInterval: aloneMs }),
  })
  const shown = row ?? one.data ?? undefined
  const isOpen = openKey !== undefined
  const [done, setDone] = useState<{ key: string | undefined; act: Act }>()
  const act = done?.key === openKey ? done?.act : undefined
  const note = (finished: Act): void => {
    setDone({ key: openKey, act: finished })
  }
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      size={width}
      title={shown === undefined ? ' ' : title(shown)}
      extra={isOpen && <Steps neighbours={neighbours} onOpen={onOpen} />}
      footer={
        shown === undefined || foot === undefined ? null : (
          <CaseFoot act={act} next={neighbours.next} onOpen={onOpen}>
            <CaseContext key={openKey} value={note}>
              {foot(shown)}
            </CaseContext>
          </CaseFoot>
        )
      }
      destroyOnHidden
    >
      {shown !== undefined && (
        <CaseContext key={openKey} value={note}>
          {body(shown)}
        </CaseContext>
      )}
      {shown === undefined && one.isError && <ReadFailed error={one.error} onAgain={() => void one.refetch()} />}
      {shown === undefined && !one.isError && (loadOne !== undefined || !isListRead) && <Skeleton active />}
      {shown === undefined && isListRead && loadOne === undefined && <p>It’s no longer in this list.</p>}
    </Drawer>
  )
}

type StepsProps = { neighbours: Neighbours; onOpen: (key: string) => void }

/** Leads to the record before and after. */
function Steps({ neighbours: { previous, next }, onOpen }: StepsProps) {
  const opens = (key: string | undefined) =>
    key === undefined
      ? undefined
      : () => {
          onOpen(key)
        }
  useLetters({ k: opens(previous), j: opens(next) })
  if (previous === undefined && next === undefined) return null
  return (
    <span className="acts-buttons">
      <Button size="small" disabled={previous === undefined} aria-keyshortcuts="k" onClick={opens(previous)}>
        <span>Previous</span>
        <Letter>K</Letter>
      </Button>
      <Button size="small" disabled={next === undefined} aria-keyshortcuts="j" onClick={opens(next)}>
        <span>Next</span>
        <Letter>J</Letter>
      </Button>
    </span>
  )
}

type CaseFootProps = {
  /** The last act on this record. */
  act: Act | undefined
  next: string | undefined
  onOpen: (key: string) => void
  children: ReactNode
}

/** The possible acts, what the last one did, and after a decision the way to the next case. */
function CaseFoot({ act, next, onOpen, children }: CaseFootProps) {
  const isDecided = act !== undefined && act.goesOn !== true
  const open =
    next === undefined || !isDecided
      ? undefined
      : () => {
          onOpen(next)
        }
  useLetters({ n: open })
  return (
    <div className="case-foot">
      <div>
        {act !== undefined && (
          <p role="status" className="acts-done">
            {act.done}
          </p>
        )}
        {children}
      </div>
      {isDecided && next === undefined && <span className="quiet">No more cases here</span>}
      {open !== undefined && (
        <Button type="primary" aria-keyshortcuts="n" onClick={open}>
          <span>Next case</span>
          <Letter>N</Letter>
        </Button>
      )}
    </div>
  )
}
