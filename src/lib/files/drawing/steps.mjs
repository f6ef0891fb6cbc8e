/**
 * Steps of sharp that the drawing process allows: reading, changing and writing pictures, and no access to the disk.
 */
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

/** Steps that end a chain with an answer. */
export const ENDS = /** @type {const} */ (['metadata', 'toBuffer']);
