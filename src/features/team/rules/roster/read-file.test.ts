import { expect, it } from 'vitest';
import { decodeText } from './read-file';

it.each([
  ['UTF-8', Buffer.from('Zoë;7')],
  ['UTF-8 with a byte order mark', Buffer.from('\uFEFFZoë;7')],
  ['UTF-16', Buffer.from('\uFEFFZoë;7', 'utf16le')],
  ['Windows', Buffer.from([0x5a, 0x6f, 0xeb, 0x3b, 0x37])],
])('reads %s', (_, bytes) => expect(decodeText(new Uint8Array(bytes))).toBe('Zoë;7'));
