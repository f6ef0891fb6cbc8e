import { traverseFields, type Field } from 'payload';
import { describe, expect, it } from 'vitest';
import { StatusCell } from '@/areas/cms/panel/StatusCell';
import { made, save } from '../setup/pages';
import { payload } from '../setup/shop';

type Named = Extract<Field, { name: string }>;

async function fieldsOf(...slugs: string[]): Promise<{ slug: string; field: Named }[]> {
  const { config } = payload;
  const found: { slug: string; field: Named }[] = [];
  for (const { slug, fields } of config.collections.filter((each) => slugs.length === 0 || slugs.includes(each.slug)))
    traverseFields({
      fields,
      callback: ({ field }) => void ('name' in field && found.push({ slug, field: field as Named })),
    });
  return found;
}

describe('lists and forms of Payload’s panel', () => {
  it('write every amount in its currency', async () => {
    const amounts = (await fieldsOf()).filter(
      ({ field }) => field.type === 'number' && /(?:amount|price)$/i.test(field.name),
    );
    const plain = amounts.filter(
      ({ field: { admin } }) =>
        !JSON.stringify(admin?.components ?? {}).includes('#MoneyCell') ||
        !JSON.stringify(admin?.components ?? {}).includes('#MoneyField'),
    );
    expect(plain.map(({ slug, field }) => `${slug}.${field.name}`)).toEqual([]);
    expect(new Set(amounts.map(({ slug }) => slug))).toEqual(
      new Set([
        'products',
        'product-variations',
        'orders',
        'order-refunds',
        'order-payments',
        'order-quotes',
        'invoices',
        'offers',
        'price-lists',
        'team-orders',
      ]),
    );
  });

  it('write the size of a file for people', async () => {
    const sizes = (await fieldsOf('media', 'inquiry-files', 'return-photos')).filter(
      ({ field: { name } }) => name === 'filesize' || name === 'fileBytes',
    );
    const shown = sizes.filter(({ field }) => JSON.stringify(field.admin?.components ?? {}).includes('#SizeCell'));
    expect(shown.map(({ slug, field }) => [slug, field.name, field.label])).toEqual([
      ['return-photos', 'fileBytes', 'File Bytes'],
      ['inquiry-files', 'fileBytes', 'File Bytes'],
      ['media', 'filesize', 'File Size'],
    ]);
  });

  it('write what was done in words, in the activity log', async () => {
    const action = (await fieldsOf('activity-log')).find(({ field }) => field.name === 'action');
    expect(JSON.stringify(action?.field.admin?.components)).toContain('#ActionCell');
  });

  it('say whether a page is published, and whether its draft says something else', async () => {
    const [seen, changed, gone, draft] = [
      await made({}, true),
      await made({}, true),
      await made({}, true),
      await made(),
    ];
    await save(changed.id, { title: 'Another title' }, { mode: 'draft' });
    await save(gone.id, {}, { isPublished: false });
    const status = ({ id }: { id: string }) => StatusCell({ payload, rowData: { id } });
    expect(await Promise.all([seen, changed, gone, draft].map(status))).toEqual([
      'Published',
      'Published, with unpublished changes',
      'Draft',
      'Draft',
    ]);
    const [field] = (await fieldsOf('pages')).filter(({ field: { name } }) => name === '_status');
    expect(field).toMatchObject({
      field: {
        label: 'Status',
        options: [{ value: 'draft' }, { value: 'published' }],
        admin: { components: { Cell: expect.stringContaining('#StatusCell') } },
      },
    });
  });

  it('leave out the flag of a page, which says no of every draft', async () => {
    const pages = payload.collections.pages.config;
    expect(pages.admin.defaultColumns).toEqual(['title', 'slug', '_status', 'updatedAt']);
    const [flag] = (await fieldsOf('pages')).filter(({ field: { name } }) => name === 'isPublished');
    expect(flag).toMatchObject({ field: { admin: { disabled: true } } });
  });

  it('call every block by its type and its first words', async () => {
    const { config } = payload;
    const nameless = (config.blocks ?? []).filter(
      ({ admin }) => !JSON.stringify(admin?.components ?? {}).includes('#BlockLabel'),
    );
    const [content] = (await fieldsOf('pages')).filter(({ field: { name } }) => name === 'content');
    const blocks = content?.field.type === 'blocks' ? content.field.blocks : [];
    expect(blocks.length).toBeGreaterThan(10);
    expect([...nameless, ...blocks.filter(({ admin }) => !admin?.components?.Label)]).toEqual([]);
  });
});
