import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  DesktopOutlined,
  LogoutOutlined,
  MoonOutlined,
  MoreOutlined,
  SunOutlined,
  UserOutlined,
} from '@ant-design/icons'
import { Button, Dropdown, type MenuProps } from 'antd'
import { useNavigate } from 'react-router'
import { api } from '../api/api.ts'
import type { Operator } from '../api/operator.ts'
import { session } from '../api/operator-session.ts'
import { rolesText } from '../operators/role-words.ts'
import { themeMode, themeModes, useThemeMode } from '../look/theme-mode.ts'

const themeLooks = {
  system: { label: 'System', icon: <DesktopOutlined /> },
  light: { label: 'Light', icon: <SunOutlined /> },
  dark: { label: 'Dark', icon: <MoonOutlined /> },
}

/** The signed-in operator: account, theme and sign-out. */
export function WhoMenu({ operator }: { operator: Operator }) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const mode = useThemeMode()
  const leave = useMutation({
    mutationFn: () => api.signOutOperator({}),
    // Sign out even without an answer: the session expires by itself.
    onSettled: () => {
      queries.clear()
      session.set(undefined)
    },
  })
  const items: MenuProps['items'] = [
    { key: 'account', icon: <UserOutlined />, label: 'My account', onClick: () => void navigate('/account') },
    {
      type: 'group',
      label: 'Theme',
      children: themeModes.map((each) => ({
        key: each,
        icon: themeLooks[each].icon,
        label: themeLooks[each].label,
        onClick: () => {
          themeMode.set(each)
        },
      })),
    },
    { type: 'divider' },
    {
      key: 'leave',
      icon: <LogoutOutlined />,
      label: 'Sign out',
      onClick: () => {
        leave.mutate()
      },
    },
  ]
  return (
    <div className="side-foot">
      <div className="side-who">
        <div>
          <strong>{operator.name}</strong>
        </div>
        <div className="quiet" title={rolesText(operator.roles)}>
          {operator.roles.length === 0 ? 'No role' : rolesText(operator.roles)}
        </div>
      </div>
      <Dropdown menu={{ items, selectedKeys: [mode] }} trigger={['click']} placement="topRight">
        <Button
          type="text"
          icon={<MoreOutlined />}
          aria-label="Account, theme and sign-out"
          loading={leave.isPending}
        />
      </Dropdown>
    </div>
  )
}
