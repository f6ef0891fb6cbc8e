/** Kinds of block property. One description serves the database, its API and the editors' forms. */

type Named = {
  name: string;
  label: string;
  hint?: string;
};

export type Choice = { value: string; label: string };

export type BlockField =
  | (Named & { kind: 'text' | 'longText'; default?: string; required?: boolean; maxLength?: number })
  | (Named & { kind: 'richText' })
  | (Named & { kind: 'choice'; options: readonly Choice[]; default: string })
  | (Named & { kind: 'toggle'; default: boolean })
  | (Named & { kind: 'number'; default: number; min: number; max: number })
  /** A path of this site, a web address, #, mailto: or tel:; see `safeLink`. */
  | (Named & { kind: 'link'; default?: string })
  /** Picture address: /media/{id} for the library, or any other; see `safePicture`. */
  | (Named & { kind: 'picture'; default?: string })
  /** Name such as gray-900; see `textColor`. */
  | (Named & { kind: 'textColor'; default: string })
  /** A colour as #rrggbb. */
  | (Named & { kind: 'color'; default: string })
  | (Named & { kind: 'products'; max: number })
  | (Named & { kind: 'category' })
  /** { columns: string[], rows: string[][] }; every row has a cell for each column. */
  | (Named & { kind: 'table' })
  | (Named & { kind: 'list'; itemLabel: string; fields: readonly BlockField[]; max: number })
  /** Columns of blocks: { id, blocks }[]; these blocks hold no columns. */
  | (Named & { kind: 'columns'; min: number; max: number });

export type BlockCategory = 'layout' | 'content' | 'media' | 'interactive' | 'forms';

export const BLOCK_CATEGORIES: readonly BlockCategory[] = ['layout', 'content', 'media', 'interactive', 'forms'];

export const COMPONENT_ICONS = ['Layout', 'Type', 'Image', 'MousePointer', 'Grid3x3', 'Mail'] as const;
export type ComponentIcon = (typeof COMPONENT_ICONS)[number];

export interface BlockDefinition {
  /** Stored as the block’s `blockType`. */
  type: string;
  /** Name of its view, as HeroBlock. */
  component: `${string}Block`;
  label: string;
  description: string;
  category: BlockCategory;
  icon: ComponentIcon;
  fields: readonly BlockField[];
}

export const line = (name: string, label: string, rest: { default?: string; required?: boolean; hint?: string } = {}) =>
  ({ kind: 'text', name, label, maxLength: 300, ...rest }) as const;

export const lines = (name: string, label: string, rest: { default?: string; hint?: string } = {}) =>
  ({ kind: 'longText', name, label, maxLength: 5000, ...rest }) as const;

export const choice = (name: string, label: string, options: readonly (string | Choice)[], defaultValue: string) =>
  ({
    kind: 'choice',
    name,
    label,
    options: options.map((each) => (typeof each === 'string' ? { value: each, label: each } : each)),
    default: defaultValue,
  }) as const;

export const alignment = (defaultValue: 'left' | 'center') =>
  choice(
    'alignment',
    'Alignment',
    [
      { value: 'left', label: 'Left' },
      { value: 'center', label: 'Centre' },
      { value: 'right', label: 'Right' },
    ],
    defaultValue,
  );

export const list = (name: string, label: string, itemLabel: string, max: number, fields: readonly BlockField[]) =>
  ({ kind: 'list', name, label, itemLabel, max, fields }) as const;

export const sectionHead = (heading = '') =>
  [
    line('eyebrow', 'Line above the heading'),
    line('heading', 'Heading', { default: heading }),
    lines('intro', 'Introduction'),
  ] as const;
