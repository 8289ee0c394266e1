import { useQuery } from '@tanstack/react-query'
import { Skeleton } from 'antd'
import { Suspense } from 'react'
import { Navigate, Route, Routes } from 'react-router'
import { api } from '../api/api.ts'
import { type Operator, OperatorContext } from '../api/operator.ts'
import { AccountScreen, SearchScreen, UserScreen } from './screens.ts'
import { Loaded } from '../ui/Loaded.tsx'
import { NewPasswordGate } from '../operators/NewPasswordGate.tsx'
import { pagesFor } from './pages.ts'
import { PageBoundary } from './PageBoundary.tsx'
import { Side } from './Side.tsx'

/** How soon changed rights show: the server checks them with each call anyway. */
const operatorEveryMs = 30_000

/** The frame around every page of a signed-in operator. */
export function Frame() {
  const operator = useQuery({
    queryKey: ['operator'],
    queryFn: () => api.thisOperator({}),
    refetchInterval: operatorEveryMs,
  })
  return (
    <Loaded of={operator}>
      {(known) =>
        known.mustChangePassword ? (
          <NewPasswordGate />
        ) : (
          <OperatorContext value={known}>
            <a className="skip" href="#main" onClick={goToMain}>
              Skip to content
            </a>
            <div className="frame">
              <Side operator={known} />
              <main id="main" className="main" tabIndex={-1}>
                <PageBoundary>
                  <Suspense fallback={<div className="page">{<Skeleton active />}</div>}>
                    <PageRoutes operator={known} />
                  </Suspense>
                </PageBoundary>
              </main>
            </div>
          </OperatorContext>
        )
      }
    </Loaded>
  )
}

/** The fragment of the address belongs to the router. */
function goToMain(event: { preventDefault: () => void }): void {
  event.preventDefault()
  document.querySelector<HTMLElement>('#main')?.focus()
}

/** Routes for the pages that the rights show; any other address leads to the first of them. */
function PageRoutes({ operator }: { operator: Operator }) {
  const allowed = pagesFor(operator.rights)
  const first = allowed[0]?.name ?? 'account'
  return (
    <Routes>
      {allowed.map(({ name, Screen }) => (
        <Route key={name} path={`/${name}`} element={<Screen />} />
      ))}
      {operator.rights.includes('see_users') && <Route path="/users/:id" element={<UserScreen />} />}
      <Route path="/search" element={<SearchScreen />} />
      <Route path="/account" element={<AccountScreen />} />
      <Route path="*" element={<Navigate to={`/${first}`} replace />} />
    </Routes>
  )
}
