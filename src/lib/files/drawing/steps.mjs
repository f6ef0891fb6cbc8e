/** Allowed steps of sharp: none has access to the disk. */
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

export const ENDS = /** @type {const} */ (['metadata', 'toBuffer']);
