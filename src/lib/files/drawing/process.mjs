/** The only decoder of uploads, under limits (`../drawing.ts`) and its own. Arguments: resident bytes, ms of a job. */
import sharp from 'sharp';
import { cleanSvg } from './clean-svg.mjs';
import { MAX_PIXELS } from './limits.mjs';
import { ENDS, STEPS } from './steps.mjs';

/**
 * @typedef {[step: typeof STEPS[number], ...args: unknown[]]} Step
 * @typedef {object} PictureJob reads a picture, changes it step by step, and answers with what `end` asks for
 * @property {'picture'} kind
 * @property {Uint8Array} bytes
 * @property {import('sharp').SharpOptions} options
 * @property {Step[]} steps
 * @property {[end: typeof ENDS[number], ...args: unknown[]]} end
 * @typedef {object} CleanJob answers with a `CleanSvg`
 * @property {'clean-svg'} kind
 * @property {Uint8Array} bytes
 * @typedef {PictureJob | CleanJob} Job
 * @typedef {{ ok: true, value: unknown } | { ok: false, message: string }} Reply
 */

const WATCH_MS = 20;
const [maxBytes = 0, maxCpuMs = 0] = process.argv.slice(2).map(Number);

let before = process.cpuUsage();

/** An orderly exit would wait for the threads that decode. */
function watch() {
  const { user, system } = process.cpuUsage(before);
  if (process.memoryUsage.rss() > maxBytes || (user + system) / 1000 > maxCpuMs) process.kill(process.pid, 'SIGKILL');
}

sharp.cache(false);
setInterval(watch, WATCH_MS);
process.on('disconnect', () => process.exit());
process.on('message', (job) => void answer(/** @type {Job} */ (job)));

/** @param {Job} job */
async function answer(job) {
  before = process.cpuUsage();
  const reply = await replyTo(job);
  watch();
  process.send?.(reply);
}

/** @param {Job} job @returns {Promise<Reply>} */
async function replyTo(job) {
  try {
    return {
      ok: true,
      value: job.kind === 'picture' ? await drawPicture(job) : await cleanSvg(Buffer.from(job.bytes)),
    };
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : String(error) };
  }
}

/** @param {PictureJob} job */
function drawPicture({ bytes, options, steps, end: [end, ...endArgs] }) {
  if (!ENDS.includes(end)) throw new Error(`A picture cannot end in ${end}.`);
  let picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, ...options });
  for (const [step, ...args] of steps) {
    if (!STEPS.includes(step)) throw new Error(`A picture cannot be asked to ${step}.`);
    picture = Reflect.apply(picture[step], picture, args);
  }
  return Reflect.apply(picture[end], picture, endArgs);
}
