import { Link } from 'react-router'
import { useRight } from '../api/operator.ts'

/** A user by account and id; a link for operators who may see users. */
export function UserLink({ user }: { user: { id: number; account: string } }) {
  const may = useRight('see_users')
  const name = (
    <>
      {user.account} <span className="quiet num">#{user.id}</span>
    </>
  )
  if (!may) return <span>{name}</span>
  return (
    <Link
      to={`/users/${user.id}`}
      onClick={(event) => {
        event.stopPropagation()
      }}
    >
      {name}
    </Link>
  )
}
