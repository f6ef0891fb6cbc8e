import { traverseFields, type PayloadRequest } from 'payload';
import { describe, expect, it } from 'vitest';
import { blockOfComponent } from '@/areas/cms/palette/palette';
import { saveDefaultProps } from '@/areas/cms/settings/component-defaults/save-default-props';
import { listComponents } from '@/areas/cms/palette/list-components';
import { localRequest } from '@/lib/payload/local-request';
import { api } from '../setup/http';
import { createStaff, rows, payload, unique } from '../setup/shop';

const { user: editor, token } = await createStaff('content_manager');

const asEditor = (): Promise<PayloadRequest> =>
  localRequest(payload, { user: { ...editor, collection: 'admin-users' } });

const defaults = { text: 'Ask us', variant: 'outline', size: 'lg', link: '/contact', alignment: 'center' };

async function button(defaultProps: object | null = defaults): Promise<{ id: string; name: string }> {
  const name = unique('Ask us');
  const [row] = await rows<{ id: string }>`
    insert into cms_components (name, category, icon, template_type, template_component, default_props, is_active)
    values (${name}, 'forms', 'Mail', 'button', 'ButtonBlock', ${JSON.stringify(defaultProps)}, true) returning id`;
  return { id: row?.id ?? '', name };
}

const stored = async (id: string) =>
  (await rows<{ props: unknown }>`select default_props as props from cms_components where id = ${id}`)[0]?.props;

const save = async (id: string, defaultProps: Record<string, unknown>, seen: Record<string, unknown> = defaults) =>
  saveDefaultProps({ req: await asEditor(), id, defaultProps, seen });

describe('the default properties of a component', () => {
  it('are what its next block starts with, and the activity log says who changed them', async () => {
    const { id, name } = await button();
    expect(await save(id, { ...defaults, text: 'Request a quote', size: 'sm' })).toEqual({ ok: true });
    const component = (await listComponents(payload, editor)).find((each) => each.name === name);
    expect(component && blockOfComponent(component, () => 'block-1')).toMatchObject({
      blockType: 'button',
      text: 'Request a quote',
      size: 'sm',
      variant: 'outline',
    });
    const logged = await rows`select actor_id, action, before, after from activity_log where subject_id = ${id}`;
    expect(logged).toMatchObject([
      {
        actor_id: editor.id,
        action: 'component.updated',
        before: { 'defaultProps.text': 'Ask us', 'defaultProps.size': 'lg' },
        after: { 'defaultProps.text': 'Request a quote', 'defaultProps.size': 'sm' },
      },
    ]);
  });

  it('start from nothing too', async () => {
    const { id } = await button(null);
    expect(await save(id, { text: 'First' }, {})).toEqual({ ok: true });
    expect(await stored(id)).toEqual({ text: 'First' });
  });

  it('that someone else changed in the meantime are not overwritten', async () => {
    const { id } = await button();
    expect(await save(id, { text: 'Theirs' })).toEqual({ ok: true });
    expect(await save(id, { text: 'Mine' })).toMatchObject({ ok: false, code: 'conflict' });
    expect(await stored(id)).toEqual({ text: 'Theirs' });
  });

  it('of a component that is gone are refused', async () => {
    const { id } = await button();
    await rows`delete from cms_components where id = ${id}`;
    expect(await save(id, defaults)).toMatchObject({ ok: false, code: 'not_found' });
  });

  it('are for staff alone', async () => {
    const { id } = await button();
    const req = await localRequest(payload);
    const call = { payload, req, id, defaultProps: { text: 'Stranger' }, seen: defaults };
    expect(await saveDefaultProps(call)).toMatchObject({ ok: false });
    expect(await stored(id)).toEqual(defaults);
  });

  it.each([
    [{ link: 'javascript:alert(1)' }, /address that begins with/],
    [{ size: 'huge' }, 'Size: This value does not fit.'],
    [{ wording: 'x' }, 'There is no property “wording” here.'],
    [['text'], /Enter an object/],
    ['{ "text": broken }', 'This is not valid JSON.'],
  ])('are refused where no block could have them, whoever asks: %j', async (wrong, message) => {
    const { id } = await button();
    const reason = expect.stringMatching(message) as string;
    if (typeof wrong === 'object' && !Array.isArray(wrong))
      expect(await save(id, wrong)).toMatchObject({ ok: false, code: 'invalid', message: reason });
    const sent = await api('PATCH', `/api/components/${id}`, { token, body: { defaultProps: wrong } });
    expect(sent.status).toBe(422);
    expect(await stored(id)).toEqual(defaults);
  });
});

it('names the component of swatches as its block', async () => {
  const swatches = (await listComponents(payload, editor)).filter(({ template }) => template.type === 'swatches');
  expect(swatches.map(({ name }) => name)).toEqual(['Colour Swatches']);
});

it('shows every JSON field of the panel in a text box of ours, which asks no other host for anything', () => {
  const shown: string[] = [];
  const { collections, globals } = payload.config;
  for (const { slug, fields } of [...collections, ...globals]) {
    if (slug.startsWith('payload-')) continue;
    traverseFields({
      fields,
      callback: ({ field }) => {
        if (field.type !== 'json' && field.type !== 'code') return;
        shown.push(`${slug}.${field.name}`);
        expect(field.admin?.components?.Field, `${slug}.${field.name}`).toMatch(/JsonField|TextareaField/);
      },
    });
  }
  expect(shown).toEqual(expect.arrayContaining(['components.defaultProps', 'activity-log.after', 'pages.table']));
});
