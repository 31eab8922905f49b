import { expect, test } from 'vitest'
import { isInside, isPushService, lookupOutside } from './address.ts'

test('what lies inside a house or a machine is known, in every way it is written', () => {
  for (const address of [
    '127.0.0.1',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
  ])
    expect(isInside(address), address).toBe(true)
  for (const address of ['::1', '::', 'fe80::1', 'fd00::1', '::ffff:10.0.0.1', '64:ff9b::a00:1', 'nonsense'])
    expect(isInside(address), address).toBe(true)
  for (const address of ['93.184.216.34', '172.32.0.1', '2606:2800:220:1::1', '::ffff:93.184.216.34'])
    expect(isInside(address), address).toBe(false)
})

test('a push service is a named host on the internet', () => {
  expect(isPushService('https://fcm.example.com/fcm/send/abc:def')).toBe(true)
  for (const other of ['https://host/x', 'https://2130706433/x', 'https://0x7f.1/x', 'https://a.internal/x'])
    expect(isPushService(other), other).toBe(false)
})

test('a name that leads inside is not found', async () => {
  const found = await new Promise(resolve => {
    lookupOutside('localhost', {}, (error, address) => resolve(error?.message ?? address))
  })
  expect(found).toBe('localhost leads inside')
})
