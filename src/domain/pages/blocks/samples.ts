/** Sample text and pictures of a fresh block until an editor replaces them. Published, they cause a warning. */
import { isSame } from '../../merging/is-same';
import { isRecord } from '../../text/is-record';
import type { EditorBlock } from './new-block';

type Samples = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const repeated = <Item>(count: number, itemOf: (number: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => itemOf(index + 1));

const picture = (of: string) => `/art/category-${of}.webp`;

/** By block type and property. Lists have no ids: each block gets its own. */
const SAMPLES: Samples = {
  featureTiles: {
    tiles: repeated(3, (number) => ({
      figure: `${number}`,
      title: `Reason ${number}`,
      text: 'Say in one sentence why it matters to a team.',
    })),
  },
  steps: {
    steps: repeated(3, (number) => ({ title: `Step ${number}`, text: 'Say in one sentence what happens here.' })),
  },
  testimonials: {
    items: repeated(2, () => ({
      quote: 'What a customer says about you, in their own words.',
      name: 'Name',
      role: 'Team',
      rating: 5,
    })),
  },
  faq: {
    items: repeated(2, (number) => ({ question: `Question ${number}?`, answer: 'The answer, in a sentence or two.' })),
  },
  statistics: {
    items: repeated(3, () => ({ value: '100', label: 'What is counted', note: '' })),
  },
  timeline: {
    items: repeated(2, () => ({ year: 'Year', title: 'What happened', text: 'Tell it in a sentence or two.' })),
  },
  team: {
    members: repeated(3, () => ({ name: 'Name', role: 'What they do', text: '', picture: '' })),
  },
  table: {
    table: {
      columns: ['Size', 'Chest', 'Length'],
      rows: [
        ['S', '92 cm', '70 cm'],
        ['M', '98 cm', '72 cm'],
      ],
    },
  },
  swatches: {
    items: ['#7c3aed', '#0f766e', '#b91c1c'].map((color) => ({ name: 'Colour name', color, note: '' })),
  },
  gallery: {
    items: ['netball', 'football', 'training'].map((of) => ({
      src: picture(of),
      alt: 'Image description',
      caption: '',
    })),
  },
  downloads: {
    items: repeated(2, (number) => ({ title: `File ${number}`, note: 'PDF', picture: '', file: '' })),
  },
  categoryTiles: {
    tiles: ['netball', 'football'].map((of) => ({
      title: 'Category',
      note: '',
      picture: picture(of),
      link: '/shop',
      color: '#7c3aed',
    })),
  },
};

const samplesOf = (type: string): [name: string, sample: unknown][] =>
  Object.hasOwn(SAMPLES, type) ? Object.entries(SAMPLES[type] ?? {}) : [];

const withoutIds = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map((item: unknown) => {
        if (!isRecord(item)) return item;
        const { id: _, ...rest } = item;
        return rest;
      })
    : value;

const isBlank = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.every(isBlank)
    : isRecord(value)
      ? Object.values(value).every(isBlank)
      : value === '' || value === null || value === undefined;

/** Adds samples wherever the block would show nothing. */
export function withSamples(block: EditorBlock, makeId: () => string): EditorBlock {
  const filled = samplesOf(block.blockType)
    .filter(([name]) => isBlank(block[name]))
    .map(([name, sample]) => [
      name,
      Array.isArray(sample) ? sample.map((item: object) => ({ ...item, id: makeId() })) : sample,
    ]);
  return { ...block, ...Object.fromEntries(filled) };
}

export const samplesLeft = (block: EditorBlock): string[] =>
  samplesOf(block.blockType).flatMap(([name, sample]) => (isSame(withoutIds(block[name]), sample) ? [name] : []));
