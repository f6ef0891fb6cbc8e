import { afterEach, describe, expect, it, vi } from 'vitest';
import { createDrawing, type DrawingLimits } from '@/lib/files/drawing';
import { codeSpace } from '@/lib/files/limited-command';
import type { Job, PictureJob } from '@/lib/files/drawing/process.mjs';
import { drawing, hugePicture } from '../fixtures/hostile/drawings';
import { png } from '../fixtures/hostile/png';
import { drawingProcesses } from '../setup/drawing-process';

const MB = 1024 * 1024;
const roomy: DrawingLimits = { memory: 640 * MB, cpuMs: 60_000, clockMs: 120_000 };
const start = (limits: Partial<DrawingLimits> = {}) => createDrawing({ ...roomy, ...limits });

const svgJob = (svg: string): Job => ({ kind: 'clean-svg', bytes: Buffer.from(svg) });
const pictureJob = (bytes: Buffer, options: PictureJob['options'] = {}): PictureJob => ({
  kind: 'picture',
  bytes,
  options,
  steps: [['resize', 64]],
  end: ['toBuffer'],
});
const honest = pictureJob(png({ width: 100, height: 50 }));

afterEach(() => void vi.unstubAllEnvs());

describe('the drawing process', () => {
  it('draws and cleans', async () => {
    const draw = start();
    expect(await draw(honest)).toMatchObject({ ok: true, value: expect.any(Buffer) });
    const cleaned = await draw(svgJob(drawing('<script/>')));
    expect(cleaned).toMatchObject({ ok: true, value: { ok: true, svg: expect.stringContaining('<rect') } });
  });

  it('says what is wrong with a file, and goes on', async () => {
    const draw = start();
    expect(await draw(pictureJob(Buffer.from('x')))).toMatchObject({ ok: false, reason: 'unreadable' });
    expect(await draw(honest)).toMatchObject({ ok: true });
  });

  it('accepts only the parts of pictures', async () => {
    const draw = start();
    const job = { ...honest, end: ['toFile', '/tmp/x'] } as unknown as Job;
    expect(await draw(job)).toMatchObject({ ok: false, message: 'A picture cannot end in toFile.' });
    const step = { ...honest, steps: [['composite', []]] } as unknown as Job;
    expect(await draw(step)).toMatchObject({ ok: false, message: 'A picture cannot be asked to composite.' });
  });

  it('ends where it takes more memory, time of the processor or time than it may, and another one draws on', async () => {
    for (const limits of [{ memory: 1 }, { cpuMs: 0 }, { clockMs: 1 }]) {
      expect(await start(limits)(honest), JSON.stringify(limits)).toMatchObject({ ok: false, reason: 'too_heavy' });
    }
    // More than a minute on any machine.
    const draw = start({ cpuMs: 1_000 });
    const light = '<feDiffuseLighting><feSpotLight/></feDiffuseLighting>'.repeat(200);
    const endless = drawing(
      `<filter id="f">${light}</filter><rect width="100" height="100" filter="url(#f)"/>`,
      'width="3000" height="3000" viewBox="0 0 100 100"',
    );
    expect(await draw({ ...pictureJob(Buffer.from(endless)), steps: [] })).toMatchObject({
      ok: false,
      reason: 'too_heavy',
    });
    expect(await draw(honest)).toMatchObject({ ok: true });
  }, 120_000);

  it('takes no more than so many files at once', async () => {
    const draw = start();
    const drawn = await Promise.all(Array.from({ length: 34 }, () => draw(honest)));
    expect(drawn.map((each) => (each.ok ? 'drawn' : each.reason))).toEqual([
      ...Array.from({ length: 33 }, () => 'drawn'),
      'busy',
    ]);
  });

  it.runIf(process.platform === 'linux')('knows nothing of us, and the system holds it to its memory', async () => {
    vi.stubEnv('PAYLOAD_SECRET', 'secret-of-ours-1234');
    const draw = start();
    const others = new Set(drawingProcesses().map(({ pid }) => pid));
    await draw(honest);
    const [own] = drawingProcesses().filter(({ pid }) => !others.has(pid));
    expect(own?.dataLimit).toBe(640 * MB + codeSpace());
    expect(own?.environment).not.toMatch(/secret|DATABASE_URL|DATA_DIR/);
    // Past all checks: a gigabyte of pixels.
    const bomb = drawing(`<image width="100" height="100" href="${hugePicture()}"/>`);
    const options = { limitInputPixels: false, unlimited: true };
    expect(await draw(pictureJob(Buffer.from(bomb), options))).toMatchObject({ ok: false });
    expect(await draw(honest)).toMatchObject({ ok: true });
  });
});
