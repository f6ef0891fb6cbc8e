import { draw } from './drawing';
import type { CleanSvg } from './drawing/clean-svg.mjs';
import { refuseFile, refuseUnread, type FileRefusal } from './file-refusal';

export async function cleanSvg(
  bytes: Uint8Array,
): Promise<{ ok: true; bytes: Buffer; hasText: boolean } | FileRefusal> {
  const drawn = await draw({ kind: 'clean-svg', bytes });
  if (!drawn.ok) return refuseUnread(drawn.reason, 'This SVG cannot be read.');
  const cleaned = drawn.value as CleanSvg;
  return cleaned.ok
    ? { ok: true, bytes: Buffer.from(cleaned.svg), hasText: cleaned.hasText }
    : refuseFile(cleaned.message);
}
