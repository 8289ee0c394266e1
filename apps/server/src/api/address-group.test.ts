import { expect, it } from 'vitest'
import { addressGroup, addressSite, networksOf } from './address-group.ts'

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::FFFF:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8:0:0:1::', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['', ''],
  ['no address', 'no address'],
])('counts %s as %s', (address, group) => {
  expect(addressGroup(address)).toBe(group)
})

it('counts wider networks of IPv6 too, which have more', () => {
  expect(networksOf('2001:db8:1:2a3f::1')).toEqual([
    { name: '2001:db8:1:2a3f::/64', times: 1 },
    { name: '2001:db8:1:2a00::/56', times: 4 },
    { name: '2001:db8:1::/48', times: 16 },
  ])
  expect(networksOf('2001:db8::1').map(({ name }) => name)).toEqual([
    '2001:db8:0:0::/64',
    '2001:db8:0:0::/56',
    '2001:db8:0::/48',
  ])
  expect(networksOf('203.0.113.9')).toEqual([{ name: '203.0.113.9', times: 1 }])
  expect(['2001:db8:1:2::1', '203.0.113.9'].map(addressSite)).toEqual(['2001:db8:1::/48', '203.0.113.9'])
})
