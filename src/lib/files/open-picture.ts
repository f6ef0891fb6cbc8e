import type { Sharp, SharpOptions } from 'sharp';
import { draw, type Drawn, type Reason } from './drawing';
import type { PictureJob, Step } from './drawing/process.mjs';
import { ENDS, STEPS } from './drawing/steps.mjs';

export class PictureError extends Error {
  constructor(
    readonly reason: Reason,
    message: string,
  ) {
    super(message || `The picture is ${reason}.`);
  }
}

/** As `sharp(bytes, options)`, in the drawing process, with its steps only. Rejects with a `PictureError`. */
export function openPicture(bytes?: unknown, options: SharpOptions = {}, steps: readonly Step[] = []): Sharp {
  if (!(bytes instanceof Uint8Array)) throw new TypeError('A picture is opened from its bytes.');
  const noted = [...steps];
  const methods: Record<string, unknown> = { clone: () => openPicture(bytes, options, noted) };
  for (const step of STEPS) {
    methods[step] = (...args: unknown[]) => {
      noted.push([step, ...args]);
      return methods;
    };
  }
  for (const end of ENDS) {
    methods[end] = async (...args: unknown[]) =>
      valueOf(await draw({ kind: 'picture', bytes, options, steps: noted, end: [end, ...args] } satisfies PictureJob));
  }
  return methods as unknown as Sharp;
}

function valueOf(drawn: Drawn): unknown {
  if (drawn.ok) return drawn.value;
  throw new PictureError(drawn.reason, drawn.message);
}
