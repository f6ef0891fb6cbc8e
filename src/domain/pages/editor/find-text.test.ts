import { expect, it } from 'vitest';
import { findText } from './find-text';

const block = (blockType: string, props: object) => ({ id: blockType, blockType, ...props });
const line = (found: ReturnType<typeof findText>) =>
  found && `${found.place}: ${found.parts.map(({ text, isHit }) => (isHit ? `[${text}]` : text)).join('')}`;

const rich = (...texts: string[]) => ({
  root: { type: 'root', children: texts.map((text) => ({ type: 'paragraph', children: [{ type: 'text', text }] })) },
});

it('finds words in titles, items, tables, rich text and columns, and says where', () => {
  const blocks = [
    block('hero', { title: 'Tournament kit', subtitle: '' }),
    block('faq', { items: [{ question: 'How long?' }, { question: 'Can we return it?', answer: 'Within 30 days.' }] }),
    block('table', { table: { columns: ['Size', 'Chest'], rows: [['Medium', '96 cm']] } }),
    block('columns', {
      columns: [{ id: 'one', blocks: [block('text', { content: rich('Made in Leeds', 'since 1987') })] }],
    }),
  ];
  expect(line(findText(blocks, 'tournament'))).toBe('Hero Section: [Tournament] kit');
  expect(line(findText(blocks, '30 DAYS'))).toBe('FAQ, Question 2: Within [30] [days].');
  expect(line(findText(blocks, 'chest'))).toContain('[Chest]');
  expect(line(findText(blocks, 'leeds'))).toBe('Text Block: Made in [Leeds] since 1987');
  expect(findText(blocks, 'cricket')).toBeUndefined();
});

it('prefers the text that holds more of the words', () => {
  const blocks = [block('hero', { title: 'Team kit' }), block('text', { content: rich('The kit for a netball team') })];
  expect(line(findText(blocks, 'netball team'))).toBe('Text Block: The kit for a [netball] [team]');
});

it('looks neither into addresses and choices nor into blocks it does not know', () => {
  const blocks = [
    block('button', { text: 'Go', link: '/netball', alignment: 'center' }),
    block('carousel', { text: 'netball center' }),
  ];
  expect(findText(blocks, 'netball')).toBeUndefined();
  expect(findText(blocks, 'center')).toBeUndefined();
});

it('takes hyphens as they are', () => {
  expect(line(findText([block('hero', { title: 'A made-to-order kit' })], 'made-to'))).toBe(
    'Hero Section: A [made-to]-order kit',
  );
});

it('shows some of a long text, from shortly before the word, and takes signs as they are', () => {
  const long = `${'before '.repeat(40)}(C++) ${'after '.repeat(60)}`;
  const found = findText([block('hero', { title: long })], '(c++)');
  expect(line(found)).toMatch(/^Hero Section: …before .*\[\(C\+\+\)] after .*…$/);
  expect(line(found)!.length).toBeLessThan(190);
});
