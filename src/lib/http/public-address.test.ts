import { expect, it } from 'vitest';
import { isLoopback, isPublicAddress } from './public-address';

it.each([
  '1.1.1.1',
  '100.63.255.255',
  '172.32.0.1',
  '192.0.1.1',
  '198.20.0.1',
  '223.255.255.255',
  '2606:4700::1111',
  '2a00::1',
])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

it.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '198.19.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:10.0.0.1',
  '::ffff:1.1.1.1',
  '::ffff:7f00:1',
  '::7f00:1',
  '64:ff9b::7f00:1',
  '64:ff9b:1::1',
  '100::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'fe80::1%eth0',
  'ff02::1',
  'localhost',
  '',
])('%s is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

it('knows the loopback', () => {
  expect(['127.0.0.1', '127.8.9.1', '::1', '10.0.0.1', '127.0.0.1.evil.test'].map(isLoopback)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});
