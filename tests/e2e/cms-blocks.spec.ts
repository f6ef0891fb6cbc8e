import { type Block, EDITOR_WORDS, gatherScripts, newPage, test, upload, WRITING_WORD } from './cms';
import { expect, expectAccessible } from './fixtures';

const paragraph = (text: string) => ({
  root: {
    type: 'root',
    direction: 'ltr',
    format: '',
    indent: 0,
    version: 1,
    children: [
      {
        type: 'paragraph',
        direction: 'ltr',
        format: '',
        indent: 0,
        version: 1,
        children: [{ type: 'text', text, detail: 0, format: 0, mode: 'normal', style: '', version: 1 }],
      },
    ],
  },
});

const everyBlock = (picture: string): Block[] => [
  {
    blockType: 'hero',
    eyebrow: 'Above the title',
    title: 'Every block',
    subtitle: 'Below the title',
    buttonText: 'First button',
    buttonLink: '/shop',
    secondButtonText: 'Second button',
    secondButtonLink: '#designer',
    points: [{ text: 'A point' }],
    backgroundImage: picture,
    smallImage: picture,
    alignment: 'left',
  },
  { blockType: 'text', content: paragraph('Written text'), fontSize: 'lg', alignment: 'center', color: 'gray-900' },
  { blockType: 'image', src: picture, alt: 'A dress alone', width: '1/2', alignment: 'center', caption: 'Its caption' },
  { blockType: 'button', text: 'A lone button', variant: 'outline', size: 'lg', link: '/about', alignment: 'left' },
  {
    blockType: 'columns',
    split: 'first',
    columns: [
      { blocks: [{ blockType: 'statistics', heading: 'In a column', items: [{ value: '77', label: 'Teams' }] }] },
      {
        blocks: [
          { blockType: 'gallery', perRow: '2', items: [{ src: picture, alt: 'A dress in a column' }] },
          { blockType: 'productGrid', source: 'newest', limit: 2, heading: 'Products in a column' },
        ],
      },
    ],
  },
  { blockType: 'callToAction', heading: 'Called to act', buttonText: 'Act', buttonLink: '/contact' },
  { blockType: 'featureTiles', heading: 'Features', tiles: [{ figure: '9', title: 'A feature', text: 'Its text' }] },
  { blockType: 'steps', heading: 'Steps', steps: [{ title: 'A step', text: 'Its text' }] },
  {
    blockType: 'testimonials',
    heading: 'Voices',
    items: [{ quote: 'A quoted word', name: 'Someone', role: 'Somebody', rating: 4 }],
  },
  { blockType: 'faq', heading: 'Questions', items: [{ question: 'A question?', answer: 'An answer.' }] },
  { blockType: 'timeline', heading: 'Years', items: [{ year: '1999', title: 'An event', text: 'Its text' }] },
  { blockType: 'team', heading: 'People', members: [{ name: 'Ada Bell', role: 'Cutter', text: 'Cuts.' }] },
  { blockType: 'table', heading: 'Sizes', table: { columns: ['Size', 'Chest'], rows: [['Tiny', '40 cm']] } },
  { blockType: 'swatches', heading: 'Shades', items: [{ name: 'Dusk', color: '#334455', note: 'Evenings' }] },
  { blockType: 'contactDetails', heading: 'Reach us', hours: 'By day' },
  { blockType: 'downloads', heading: 'Files', items: [{ title: 'Price list', file: '/art/sale.svg' }] },
  {
    blockType: 'categoryTiles',
    heading: 'Ways in',
    tiles: [{ title: 'A way', note: 'Its note', picture, link: '/shop?category=netball', color: '#112233' }],
  },
  { blockType: 'form', heading: 'Ask for a price', form: 'quote' },
];

test('every block shows on a public page, which loads none of the editor’s code', async ({ page, request }) => {
  const picture = await upload(request, 'A dress of the library');
  const own = await newPage(page.request, everyBlock(picture), { isPublished: true });
  const scripts = gatherScripts(page);
  await page.goto(`/${own.slug}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Every block');
  for (const text of [
    'Above the title',
    'Below the title',
    'A point',
    'Written text',
    'Its caption',
    'In a column',
    '77',
    'Called to act',
    'A feature',
    'A step',
    'A quoted word',
    '1999',
    'Ada Bell',
    '40 cm',
    '#334455',
    'By day',
    'Price list',
    'A way',
    'Ask for a price',
  ]) {
    await expect(main.getByText(text, { exact: true }).first(), text).toBeVisible();
  }
  await expect(main.getByRole('link', { name: 'A lone button' })).toHaveAttribute('href', '/about');
  await expect(main.getByRole('link', { name: 'Download Price list' })).toHaveAttribute('href', '/art/sale.svg');
  await expect(main.getByText('Unknown block type')).toHaveCount(0);

  await expect(main.getByText('An answer.')).toBeHidden();
  await main.getByText('A question?').click();
  await expect(main.getByText('An answer.')).toBeVisible();

  for (const name of ['A dress alone', 'A dress in a column']) {
    const image = main.getByRole('img', { name });
    await image.scrollIntoViewIfNeeded();
    await expect.poll(() => image.evaluate((each) => (each as HTMLImageElement).naturalWidth), name).toBeGreaterThan(1);
    await expect(image).toHaveAttribute('width', /\d+/);
  }
  await expect(main.getByRole('article')).toHaveCount(2);
  await expectAccessible(page);
  const code = await scripts();
  expect(code.length).toBeGreaterThan(1000);
  expect([...EDITOR_WORDS, WRITING_WORD].filter((word) => code.includes(word))).toEqual([]);
});

test('shows a canvas the content of blocks, but not a stranger; a page without a hero is headed by its title', async ({
  page,
  request,
}) => {
  const data = { blocks: [{ id: 'grid', blockType: 'productGrid', source: 'newest', limit: 2 }] };
  expect((await request.post('/cms/page-data', { data })).status()).toBe(401);
  const answer = await page.request.post('/cms/page-data', { data });
  expect(((await answer.json()) as { products: { grid: object[] } }).products.grid).toHaveLength(2);
  expect((await page.request.post('/cms/page-data', { data: { blocks: ['none'] } })).status()).toBe(400);
  const beside = { blockType: 'button', text: 'Beside it', variant: 'primary', size: 'md' };
  const { slug, title } = await newPage(page.request, [beside], { isPublished: true });
  const html = await (await request.get(`/${slug}`)).text();
  expect(html).toContain('Beside it');
  expect(html.match(/<h1[^>]*>[^<]*/g)?.map((each) => each.replace(/.*>/, ''))).toEqual([title]);
});
