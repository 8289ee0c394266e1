import { expect, it } from 'vitest'
import { isHouseName, isReservedName } from './reserved-names.ts'

it.each([
  'admin',
  'Admin',
  'ADMIN',
  'admin-1',
  'admin_2026',
  'adm1n',
  'Adrnin',
  'a-d-m-i-n',
  'aadmin',
  'the-admin',
  'admins',
  'Administrator',
  'support',
  'Support24',
  'supp0rt',
  'SUPPORT-TEAM',
  'TouchstoneHelp',
  'touchst0ne',
  'touch_stone',
  'my-touchstone',
  'T0uch5tone',
  'official',
  'Offlclal',
  'the_official',
  'moderator',
  'M0derator1',
  'customer-service',
  'CustomerCare',
  'system',
  'Sys-tem',
  'sy5tem',
  'root',
  'r00t',
  'staff',
  'Anna-Staff',
  'AnnaStaff',
  'team-7',
  'security',
  'operator-3',
  'house',
  'Bank_of_us',
  'help-desk',
  'null',
])('nobody may be called %s', (name) => {
  expect(isReservedName(name)).toBe(true)
})

it.each([
  'ann-7',
  'Grace_1',
  'TheSame',
  'badminton',
  'Household',
  'stafford',
  'Helper-Ann',
  'Bankside',
  'rootbeer',
  'touch-and-go',
  'systematic',
  'Theadora',
  'steam-train',
  'user-K7QM2XHT',
  'Informer',
  'madmax',
])('anybody may be called %s', (name) => {
  expect(isReservedName(name)).toBe(false)
})

it('an operator may be called admin, but not as if the house itself acted', () => {
  for (const name of ['admin', 'admin-2-k7qm2x', 'support.ann', 'ann', 'finance-1'])
    expect(isHouseName(name)).toBe(false)
  for (const name of ['house', 'the-house', 'system', 'r00t', 'touchstone', 'touch-stone.1', 'null'])
    expect(isHouseName(name)).toBe(true)
})
