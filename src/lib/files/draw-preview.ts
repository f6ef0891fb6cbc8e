import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { SharpOptions } from 'sharp';
import { createLimiter } from '@kitroom/front/limiter';
import { PREVIEW_PX } from './drawing/limits.mjs';
import { hasMemoryLimit } from './limited-command';
import { openPicture } from './open-picture';
import type { Content } from './sniff';
import { findTool, ghostscript, inToolFolder, runTool } from './tools';

const MAX_DRAWN_BYTES = 64 * 1024 * 1024;

const SMOOTH = ['-dTextAlphaBits=4', '-dGraphicsAlphaBits=4'];

/** In order of preference. */
const tools: Record<'pdf' | 'postscript', { name: string; args: string[] }[]> = {
  pdf: [
    {
      name: 'pdftoppm',
      args: ['-png', '-singlefile', '-f', '1', '-l', '1', '-scale-to', `${PREVIEW_PX}`, 'input', 'page'],
    },
    {
      name: 'mutool',
      args: ['draw', '-q', '-F', 'png', '-o', 'page.png', '-w', `${PREVIEW_PX}`, '-h', `${PREVIEW_PX}`, 'input', '1'],
    },
    { name: 'gs', args: ghostscript('page.png', '-sDEVICE=png16m', '-r96', '-dUseCropBox', ...SMOOTH) },
  ],
  postscript: [{ name: 'gs', args: ghostscript('page.png', '-sDEVICE=pngalpha', '-r150', '-dEPSCrop', ...SMOOTH) }],
};

const turns = createLimiter({ running: 1, waiting: 16 });

/** WebP of at most 960 px. Never throws: undefined without a program or memory limit, or if it fails. */
export async function drawPreview(bytes: Buffer, content: Content): Promise<Buffer | undefined> {
  try {
    if (content === 'svg') return await toWebp(bytes, { density: await densityOf(bytes) });
    if (content === 'pdf' || content === 'postscript') {
      const drawn = await turns.run(() => drawDocument(bytes, content));
      return drawn.ok ? drawn.value : undefined;
    }
    return await toWebp(bytes);
  } catch {
    return undefined;
  }
}

const toWebp = (bytes: Buffer, options: SharpOptions = {}): Promise<Buffer> =>
  openPicture(bytes, options)
    .rotate()
    .resize(PREVIEW_PX, PREVIEW_PX, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 84 })
    .toBuffer();

/** sharp’s 72 dpi keep the drawing’s own size. */
async function densityOf(bytes: Buffer): Promise<number> {
  const { width, height } = await openPicture(bytes, { limitInputPixels: false }).metadata();
  return Math.min(2400, Math.max(1, (72 * PREVIEW_PX) / Math.max(width, height)));
}

async function drawDocument(bytes: Buffer, content: 'pdf' | 'postscript'): Promise<Buffer | undefined> {
  if (!hasMemoryLimit) return undefined;
  return inToolFolder(bytes, async (folder) => {
    const page = path.join(folder, 'page.png');
    for (const { name, args } of tools[content]) {
      const program = findTool(name);
      if (!program || !(await runTool(program, args, folder))) continue;
      const { size } = await stat(page);
      return size > MAX_DRAWN_BYTES ? undefined : await toWebp(await readFile(page));
    }
    return undefined;
  });
}
