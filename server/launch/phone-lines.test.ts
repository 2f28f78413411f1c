import type { NetworkInterfaceInfo } from 'node:os';
import { expect, test } from 'vitest';
import { phoneLines } from './phone-lines.ts';

const at = (address: string, internal = false): NetworkInterfaceInfo[] => [
  { address, internal, family: 'IPv4', netmask: '', mac: '', cidr: null },
];
const wifi = { lo: at('127.0.0.1', true), docker0: at('172.17.0.1'), wlan0: at('192.0.2.7') };
const first = (host: string, publicOrigins: string[] = [], interfaces = wifi) =>
  phoneLines({ host, publicOrigins }, 4173, interfaces)[0]?.[1];

test('a start says which address to open on a phone in the same Wi-Fi', () => {
  expect(first('127.0.0.1')).toBe('start with HOST=0.0.0.0, then open http://192.0.2.7:4173 in the same Wi-Fi');
  expect(first('0.0.0.0')).toBe('open http://192.0.2.7:4173 in the same Wi-Fi');
  expect(first('203.0.113.9')).toBe('open http://203.0.113.9:4173 in the same Wi-Fi');
});

test('a start says where to read about https on a phone, unless the operator has an https address', () => {
  expect(phoneLines({ host: '0.0.0.0', publicOrigins: [] }, 4173, wifi)[1]?.[1]).toContain('https');
  expect(phoneLines({ host: '127.0.0.1', publicOrigins: ['https://play.example'] }, 4173, wifi)).toEqual([
    ['On a phone', 'open https://play.example'],
  ]);
});

test('a machine without a network says so', () => {
  expect(first('0.0.0.0', [], { ...wifi, wlan0: [] })).toContain('no network');
});
