import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ProductColor } from '@/modules/product-cards/product-color';
import { ProductGallery } from './ProductGallery';

const styles = readFileSync('src/ui/styles/repeated.css', 'utf8');

const ofPicturesIn = (name: string): string[] =>
  new RegExp(`\\n  \\.${name} \\{[^]*?\\n    > img \\{[^]*?@apply ([^;]+);`).exec(styles)?.[1]?.split(' ') ?? [];

it('shows pictures of a product four by five, whole on a phone', () => {
  const picture = { stem: '/media/a', ends: '.webp', alt: 'Dress, front', width: 1200, height: 1500 };
  const html = renderToStaticMarkup(
    <ProductColor>
      <ProductGallery name="Dress" pictures={[picture]} />
    </ProductColor>,
  );
  const [, button = '', image = ''] = /<button[^>]*class="([^"]*)"[^>]*>(<img[^>]*>)/.exec(html) ?? [];
  expect(button).toBe('slide');
  expect(image).not.toMatch(/class=/);
  expect(image).toMatch(/width="1200" height="1500"/);
  expect(ofPicturesIn('slide')).toEqual(
    expect.arrayContaining(['aspect-4/5', 'max-md:aspect-auto', 'max-md:h-full', 'max-md:object-contain']),
  );
});

it('keeps the place of a card’s picture four by five at every width', () =>
  expect(/\.product-card-stage \{\n {4}@apply ([^;]+);/.exec(styles)?.[1]).toMatch(/(?:^| )aspect-4\/5(?: |$)/));
