/**
 * Who may import from whom (docs/decisions/0002-layers.md). A file belongs to the longest of these folders that it lies
 * in, where `*` stands for one name. It may use what lies in the same folder and in those listed with it. Files in none
 * of them are everybody's.
 * @type {import('./imports.mjs').Layers}
 */
export const layers = {
  'src/domain': [],
  'src/lib': ['src/domain'],
  'src/ui': ['src/domain', 'src/lib'],
  blocks: ['src/domain', 'src/lib'],
  'src/features/*': ['src/domain', 'src/lib', 'src/ui', 'src/features/*'],
  collections: ['src/domain', 'src/lib', 'blocks', 'src/features/*', 'globals'],
  globals: ['src/domain', 'src/lib', 'blocks', 'src/features/*', 'collections'],
  'src/block-views': ['src/domain', 'src/lib', 'src/ui', 'src/features/*', 'src/features/*/components'],
  'src/features/*/components': [
    'src/domain',
    'src/lib',
    'src/ui',
    'src/features/*',
    'src/block-views',
    'src/features/*/components',
  ],
  'src/server': ['src/domain', 'src/lib'],
  'src/app': ['src/domain', 'src/lib', 'src/ui', 'src/features/*', 'src/features/*/components', 'src/block-views'],
};

/** Folders that still know each other in a circle; no other may. */
export const knots = ['src/features/*', 'src/features/*/components', 'src/block-views'];
