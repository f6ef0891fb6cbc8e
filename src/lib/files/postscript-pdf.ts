import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { createLimiter } from '@kitroom/front/limiter';
import type { Success } from '@/lib/result';
import { refuseFile, refuseUnread, type FileRefusal } from './file-refusal';
import { hasMemoryLimit } from './limited-command';
import { postscriptOf } from './sniff';
import { findTool, ghostscript, inToolFolder, runTool } from './tools';

const UNREAD =
  'This EPS cannot be drawn: it is damaged, too complex, or without its fonts. Save it as PDF or SVG, and use that.';

/** Without fonts of ours, whose letters would be others. */
const AS_PDF = ['-sDEVICE=pdfwrite', '-dEPSCrop', '-dNoOutputFonts', '-dNOFONTMAP', '-dNOPLATFONTS'];

const turns = createLimiter({ running: 1, waiting: 4 });

/** Turns letters into outlines. @param missing message where there is no Ghostscript or memory limit */
export async function pdfOfPostscript(
  bytes: Buffer,
  { missing, maxBytes }: { missing: string; maxBytes: number },
): Promise<Success<{ pdf: Buffer }> | FileRefusal> {
  const postscript = postscriptOf(bytes);
  if (!postscript) return refuseFile('Please choose an EPS.');
  const gs = hasMemoryLimit ? findTool('gs') : undefined;
  if (!gs) return refuseFile(missing);
  const turn = await turns.run(() =>
    inToolFolder(postscript, async (folder) => {
      if (!(await runTool(gs, ghostscript('page.pdf', ...AS_PDF), folder))) return undefined;
      const page = path.join(folder, 'page.pdf');
      const made = await stat(page).catch(() => undefined);
      return made && made.size <= maxBytes ? readFile(page) : undefined;
    }),
  );
  if (!turn.ok) return refuseUnread('busy', UNREAD);
  return turn.value ? { ok: true, pdf: turn.value } : refuseFile(UNREAD);
}
