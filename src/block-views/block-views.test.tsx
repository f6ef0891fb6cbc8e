import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { BLOCK_DEFINITIONS, type BlockField } from '@/domain/pages/blocks';
import { newBlock } from '@/domain/pages/blocks/new-block';
import type { ComponentProps } from 'react';
import { BlockView } from './BlockView';
import { PageBlocks } from './PageBlocks';
import { wholeParts } from './parts';
import type { InlineEditing, PageBlock, PageData } from './types';

vi.mock('@/modules/inquiries/inquiry-actions', () => ({ sendInquiry: async () => ({}) }));
vi.mock('@/modules/newsletter/newsletter-actions', () => ({ subscribeAction: async () => ({}) }));

const data: PageData = { pictures: {}, products: {} };
let counter = 0;
const makeId = () => `block-${(counter += 1)}`;

const filled = (fields: readonly BlockField[]): Record<string, unknown> =>
  Object.fromEntries(
    fields.flatMap((field): [string, unknown][] => {
      if (field.kind === 'text' || field.kind === 'longText') return [[field.name, `written ${field.name}`]];
      if (field.kind === 'list') return [[field.name, [{ id: makeId(), ...filled(field.fields) }]]];
      if (field.kind === 'picture') return [[field.name, '/art/mockup-rugby.webp']];
      if (field.kind === 'color') return [[field.name, '#112233']];
      if (field.kind === 'number') return [[field.name, field.default]];
      return [];
    }),
  );
const make = (type: string, props: Record<string, unknown> = {}): PageBlock =>
  newBlock(type, makeId, props) as unknown as PageBlock;
const markup = (block: PageBlock, props: Pick<ComponentProps<typeof BlockView>, 'editing' | 'heroPicture'> = {}) =>
  renderToStaticMarkup(<BlockView block={block} data={data} parts={wholeParts} {...props} />);
const editing: InlineEditing = {
  showsEmpty: false,
  text: () => undefined,
  richText: () => undefined,
  column: () => undefined,
};

const UNSEEN = new Set(['alt']);
const textPaths = (fields: readonly BlockField[], prefix = ''): string[] =>
  fields.flatMap((field) => {
    if (field.kind === 'list') return textPaths(field.fields, `${prefix}${field.name}.0.`);
    const isText = field.kind === 'text' || field.kind === 'longText';
    return isText && !UNSEEN.has(field.name) ? [`${prefix}${field.name}`] : [];
  });

describe.each(BLOCK_DEFINITIONS.map((definition) => [definition.type, definition] as const))(
  '%s',
  (type, { fields }) => {
    it('draws what a new one starts with, and one without any property', () => {
      expect(markup(make(type), { editing })).not.toContain('Unknown block type');
      expect(() => markup({ id: 'x', blockType: type } as unknown as PageBlock)).not.toThrow();
    });

    it('shows every text that an editor can give it', () => {
      // A grid without products is not shown.
      if (type === 'productGrid') return;
      const shown = markup(make(type, filled(fields)));
      for (const path of textPaths(fields)) {
        // A button without a target has its name in its label as well.
        expect(shown.split(`written ${path.split('.').at(-1)}`).length - 1, path).toBeGreaterThan(0);
      }
    });

    it('gives an editor’s canvas a slot for every text, by its path', () => {
      const slotPaths: string[] = [];
      const slots: InlineEditing = {
        showsEmpty: true,
        text: (path, value) => {
          slotPaths.push(path);
          return value ?? path;
        },
        richText: (path) => {
          slotPaths.push(path);
          return path;
        },
        column: (columnId) => <i data-column={columnId} />,
      };
      const block = make(type, filled(fields));
      const shown = markup(block, { editing: slots });
      expect(slotPaths.filter((path) => !path.startsWith('table.')).sort()).toEqual(
        [...textPaths(fields), ...fields.flatMap(({ kind, name }) => (kind === 'richText' ? [name] : []))].sort(),
      );
      if (block.blockType === 'columns') expect(shown.split('data-column').length - 1).toBe(2);
    });
  },
);

describe('an image without a picture', () => {
  it('is nothing to visitors, and a place for one while it is edited', () => {
    expect(markup(make('image', { src: '' }))).toMatch(/^<div class="[^"]*"><\/div>$/);
    expect(markup(make('image', { src: '' }), { editing })).toContain('Choose a picture');
    expect(markup(make('image', { src: '/art/mockup-rugby.webp' }), { editing })).not.toContain('Choose a picture');
  });
});

describe('a page', () => {
  it('has one heading of the first level, in its first hero', () => {
    const blocks = [make('text'), make('hero', { title: 'First' }), make('hero', { title: 'Second' })];
    const page = renderToStaticMarkup(<PageBlocks blocks={blocks} data={data} parts={wholeParts} />);
    expect(page.match(/<h1/g)).toHaveLength(1);
    expect(page.indexOf('<h1')).toBeLessThan(page.indexOf('First</h1>'));
  });

  it('asks for the picture it opens with before anything else, and for no other', () => {
    const alone = { backgroundImage: '/art/hero-2000.webp' };
    const both = { ...alone, smallImage: '/art/hero-square-800.webp' };
    const preloads = (props: Record<string, unknown>) => {
      const blocks = [make('hero', props), make('hero', props)];
      const page = renderToStaticMarkup(<PageBlocks blocks={blocks} data={data} parts={wholeParts} />);
      expect(page.match(/loading="lazy"/g)).toHaveLength(1);
      return page.match(/<link rel="preload"[^>]*>/g);
    };
    expect(preloads(alone)).toHaveLength(1);
    expect(preloads(both)?.map((link) => /media="([^"]*)"/.exec(link)?.[1])).toEqual([
      '(min-width: 1024px)',
      'not all and (min-width: 1024px)',
    ]);
  });

  it('shows editors a type it does not know, and visitors the rest of the page', () => {
    for (const blockType of ['carousel', 'constructor']) {
      const unknown = { id: 'x', blockType } as unknown as PageBlock;
      expect(markup(unknown)).not.toContain('Unknown');
      expect(markup(unknown, { editing })).toContain('Unknown block type');
    }
    const inside = [make('button', { text: 'Inside' }), { id: 'y', blockType: 'carousel' }];
    const columns = markup(make('columns', { columns: [{ id: 'a', blocks: inside }] }));
    expect(columns).toContain('Inside');
    expect(columns).not.toContain('Unknown');
  });

  it('shows the picture for the canvas’s width there, whatever the window’s', () => {
    const stage = make('hero', { backgroundImage: '/art/hero-2000.webp', smallImage: '/art/hero-square-800.webp' });
    expect(markup(stage)).toContain('<source media="(min-width: 1024px)"');
    const pictureOf = (heroPicture: 'wide' | 'small') =>
      /<picture.*<\/picture>/.exec(markup(stage, { heroPicture }))?.[0];
    expect(pictureOf('wide')).toContain('hero-2000.webp');
    expect(pictureOf('small')).toContain('hero-square-800.webp');
    expect(pictureOf('wide')).not.toContain('<source');
  });

  it('leads nowhere that runs code', () => {
    expect(markup(make('button', { link: 'javascript:alert(1)' }))).toContain('href="#"');
  });

  it.each(['script', 'h9', 'constructor'])('takes no element out of a text, as %s', (tag) => {
    const words = { type: 'text', version: 1, text: 'alert(1)', format: 0 };
    const heading = { type: 'heading', version: 1, tag, children: [words] };
    const content = { root: { type: 'root', version: 1, children: [heading] } };
    expect(markup(make('text', { content }))).toContain('<p>alert(1)</p>');
  });
});
