import { expect, it } from 'vitest';
import { blockDefinition } from './';
import { blockId, newBlock } from './new-block';

/** docs/product.md, CMS: initial blocks. */
it.each([
  [
    'hero',
    'HeroBlock',
    {
      title: 'Welcome to Our Website',
      subtitle: '',
      buttonText: 'Get Started',
      buttonLink: '#',
      backgroundImage: '',
      alignment: 'center',
    },
  ],
  ['text', 'TextBlock', { content: null, fontSize: 'base', alignment: 'left', color: 'gray-900' }],
  ['image', 'ImageBlock', { src: '', alt: 'Image description', width: 'full', alignment: 'center', rounded: false }],
  ['button', 'ButtonBlock', { text: 'Click Me', variant: 'primary', size: 'md', link: '#', alignment: 'left' }],
])('a new %s is a %s with the specified properties', (type, component, props) => {
  expect(newBlock(type, () => 'block-1')).toMatchObject({ id: 'block-1', blockType: type, ...props });
  expect(blockDefinition(type)?.component).toBe(component);
});

it.each([
  ['hero', 'alignment', ['left', 'center', 'right']],
  ['button', 'variant', ['primary', 'outline']],
  ['button', 'size', ['sm', 'md', 'lg']],
])('%s offers for %s: %j', (type, name, values) => {
  const field = blockDefinition(type)?.fields.find((each) => each.name === name);
  expect(field?.kind === 'choice' && field.options.map(({ value }) => value)).toEqual(values);
});

it('the id of a block is block- and the time, another for each', () => {
  const [one, two] = [blockId(), blockId()];
  expect(Number(/^block-(\d+)-/.exec(one)?.[1])).toBeGreaterThan(Date.now() - 10_000);
  expect(one).not.toBe(two);
});
