/** What may be asked of sharp in the drawing process: to read it, to change it, to write it, and nothing on the disk. */
export const STEPS = /** @type {const} */ ([
  'autoOrient',
  'avif',
  'extract',
  'flatten',
  'gif',
  'jpeg',
  'keepIccProfile',
  'png',
  'raw',
  'resize',
  'rotate',
  'toColourspace',
  'toFormat',
  'trim',
  'webp',
  'withMetadata',
]);

/** What ends a chain of steps with an answer. */
export const ENDS = /** @type {const} */ (['metadata', 'toBuffer']);
