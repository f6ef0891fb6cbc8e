import { expect, it } from 'vitest';
import { formatBytes } from './format-bytes';

it.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [1024, '1 KB'],
  [1024 * 1023.4, '1023 KB'],
  [1024 * 1023.6, '1.0 MB'],
  [25 * 1024 * 1024, '25.0 MB'],
])('says %s bytes as %s', (bytes, text) => expect(formatBytes(bytes)).toBe(text));
