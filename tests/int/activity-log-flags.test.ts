import { beforeEach, describe, expect, it } from 'vitest';
import type { CollectionSlug } from 'payload';
import { graphQLNames } from '../setup/graphql-names';
import { api, gql } from '../setup/http';
import { made, seenByStrangers } from '../setup/pages';
import { dealer } from '../setup/rounds';
import { createStaff, password as confirm, rows, payload } from '../setup/shop';
import { bodyOf, changeOf, loggedFor, recordOf } from '../setup/staff-changes';

type Entry = { action: string; subjectId: string; after: Record<string, unknown> | null };

const { token } = await createStaff('owner');

const count = async () => (await rows<{ count: number }>`select count(*)::int as count from activity_log`)[0]!.count;

async function left(work: () => Promise<unknown>): Promise<Entry[]> {
  const before = await count();
  await work();
  return rows<Entry>`select l.action, l.subject_id as "subjectId", l.after
    from activity_log_chain c join activity_log l on l.id = c.entry_id where c.place > ${before} order by c.place`;
}

const actions = (entries: Entry[]) => entries.map(({ action }) => action.split('.').at(-1));

/** Accepted by Payload 3.90.1. */
const FLAGS = [
  'autosave=true',
  'draft=true',
  'draft=false&autosave=true',
  'autosave=true&draft=1',
  'trash=true',
  'trash=true&autosave=true',
  'overrideLock=true',
  'publishAllLocales=true&autosave=true',
  'unpublishAllLocales=true&autosave=true',
  'publishSpecificLocale=en&autosave=true',
  'locale=all&fallback-locale=none',
  'fallbackLocale=null&flattenLocales=false',
  'depth=0&select[id]=true',
  'select[updatedAt]=true&autosave=true',
  'populate[products][name]=true&joins=false',
  'showHiddenFields=true&overrideAccess=true&disableTransaction=true',
  'limit=1&page=2&pagination=false&sort=-createdAt',
  'data={}&autosave=true',
  'autosave=true&autosave=true',
];
const dealFlags = dealer(FLAGS);
/** Unique, as for names of folders; odd at the start, as some changes alternate. */
let used = 0;
beforeEach(() => void (used += FLAGS.length + 1));
const CREATING = ['autosave=true', 'draft=true&autosave=true', 'publishSpecificLocale=en&select[id]=true&depth=0'];
const AUTOSAVES = 'draft=true&autosave=true';

describe('whatever flags a request carries, over REST', () => {
  it.each(loggedFor('update'))('%s: each change of a record leaves an entry', async (slug) => {
    const id = await recordOf(slug);
    for (const [index, flags] of dealFlags().entries()) {
      const body = changeOf(slug, used + index + 1);
      const one = await left(async () => {
        expect((await api('PATCH', `/api/${slug}/${id}?${flags}`, { token, body })).status, flags).toBe(200);
      });
      expect(one, flags).toMatchObject([{ subjectId: id, after: body }]);
    }
  });

  // Names of roles are unique.
  it.each(loggedFor('update').filter((slug) => slug !== 'roles'))(
    '%s: each change of several leaves one for each',
    async (slug) => {
      const ids = [await recordOf(slug), await recordOf(slug)];
      for (const [index, flags] of dealFlags()
        .filter((each) => !each.startsWith('limit'))
        .entries()) {
        const path = `/api/${slug}?where[id][in]=${ids.join(',')}&${flags}`;
        const both = await left(async () => {
          const { status } = await api('PATCH', path, { token, body: changeOf(slug, used + index + 1) });
          expect(status, flags).toBe(200);
        });
        expect(both.map(({ subjectId }) => subjectId).sort(), flags).toEqual(ids.toSorted());
      }
    },
  );

  it.each(loggedFor('create'))('%s: creating and copying leave an entry', async (slug) => {
    for (const flags of CREATING) {
      const body = await bodyOf(slug);
      const created = await left(async () => {
        expect((await api('POST', `/api/${slug}?${flags}`, { token, body, confirm })).status, flags).toBe(201);
      });
      expect(actions(created), flags).toEqual(['created']);
      const id = created[0]!.subjectId;
      let status = 0;
      const copied = await left(async () => {
        ({ status } = await api('POST', `/api/${slug}/${id}/duplicate?${flags}`, { token, body: {}, confirm }));
      });
      expect(actions(copied), flags).toEqual(status === 200 ? ['created'] : []);
    }
  });

  it.each(loggedFor('delete'))('%s: deleting one and several leaves one for each', async (slug) => {
    const ids = [await recordOf(slug), await recordOf(slug), await recordOf(slug)];
    const gone = await left(async () => {
      const one = await api('DELETE', `/api/${slug}/${ids[0]}?autosave=true&draft=true&trash=true&select[id]=true`, {
        token,
        confirm,
      });
      const two = await api(
        'DELETE',
        `/api/${slug}?where[id][in]=${ids.slice(1).join(',')}&autosave=true&select[id]=true`,
        { token, confirm },
      );
      expect([one.status, two.status]).toEqual([200, 200]);
    });
    expect(gone.map(({ subjectId }) => subjectId).sort()).toEqual(ids.toSorted());
    expect(new Set(actions(gone))).toEqual(new Set(['deleted']));
  });

  it.each(['site-settings', 'site-content'])('%s: each change leaves an entry', async (slug) => {
    for (const [index, flags] of dealFlags().entries()) {
      const body = slug === 'site-settings' ? { tagline: `Ours ${index}` } : { footerNote: `Since ${index}` };
      const one = await left(async () => {
        expect((await api('POST', `/api/globals/${slug}?${flags}`, { token, body })).status, flags).toBe(200);
      });
      expect(one, flags).toMatchObject([{ after: body }]);
    }
  });
});

/** GraphQL requires them with every change. */
async function requiredOf(slug: string, id: string): Promise<object> {
  const groups: Record<string, string[]> = { orders: ['contact', 'shippingAddress'], components: ['template'] };
  const stored: object = await payload.findByID({ collection: slug as CollectionSlug, id });
  return Object.fromEntries(Object.entries(stored).filter(([name]) => groups[slug]?.includes(name)));
}

describe('whatever flags a mutation carries, over GraphQL', () => {
  it('each change and deletion of a record leaves an entry', async () => {
    const walked = loggedFor('update').filter((slug) => graphQLNames[slug] && graphQLNames[slug][2] !== 'queries');
    for (const slug of walked) {
      const one = graphQLNames[slug]?.[0];
      const id = await recordOf(slug);
      for (const [index, flags] of ['autosave: true', 'draft: true', 'autosave: true, trash: true'].entries()) {
        const mutation = `mutation ($data: mutation${one}UpdateInput!) { update${one}(id: "${id}", ${flags}, data: $data) { id } }`;
        const data = changeOf(slug, used + index + 1);
        const variables = { data: { ...data, ...(await requiredOf(slug, id)) } };
        const changed = await left(async () => {
          expect((await gql(mutation, { token, variables })).body.errors, `${slug} ${flags}`).toBeUndefined();
        });
        expect(changed, `${slug} ${flags}`).toMatchObject([{ subjectId: id, after: data }]);
      }
      if (!loggedFor('delete').includes(slug)) continue;
      const deleted = await left(() => gql(`mutation { delete${one}(id: "${id}", trash: true) { id } }`, { token }));
      expect(actions(deleted), slug).toEqual(['deleted']);
    }
    expect(walked.length).toBeGreaterThan(9);
  });

  it('site settings', async () => {
    const mutation = `mutation ($data: mutationSiteSettingInput!) { updateSiteSetting(draft: true, data: $data) { tagline } }`;
    const data = {
      ...{ brandName: 'K', salesEmail: 'a@b.test', copyrightYear: 2024, lowStockThreshold: 5, assetQuotaMb: 500 },
      tagline: 'Over GraphQL',
    };
    const changed = await left(async () => {
      expect((await gql(mutation, { token, variables: { data } })).body.errors).toBeUndefined();
    });
    expect(changed).toMatchObject([{ after: { tagline: 'Over GraphQL' } }]);
  });
});

describe('a page', () => {
  it.each([
    ['REST', (id: string) => api('PATCH', `/api/pages/${id}?autosave=true`, { token, body: { _status: 'published' } })],
    [
      'REST, as a draft',
      (id: string) => api('PATCH', `/api/pages/${id}?${AUTOSAVES}`, { token, body: { _status: 'published' } }),
    ],
    [
      'GraphQL',
      (id: string) =>
        gql(`mutation { updatePage(id: "${id}", autosave: true, data: { _status: published }) { id } }`, { token }),
    ],
  ])('that goes live by an autosave is told of, over %s', async (_, publish) => {
    const { id } = await made({ title: 'Soon' });
    const entries = await left(() => publish(id));
    expect(entries).toMatchObject([{ action: 'page.updated', after: { isPublished: true, _status: 'published' } }]);
    expect(await seenByStrangers(id)).toBe('Soon');
    const versions = () => rows`select id from _cms_pages_v where parent_id = ${id} and version_is_published`;
    const published = await versions();
    await api('PATCH', `/api/pages/${id}?${AUTOSAVES}`, { token, body: { title: 'Typing' } });
    expect(await versions()).toEqual(published);
  });

  it('is spared an entry only while typing is saved, which the next save tells of', async () => {
    const { id } = await made({ title: 'One' }, true);
    for (const save of [
      () => api('PATCH', `/api/pages/${id}?${AUTOSAVES}`, { token, body: { title: 'Two' } }),
      () =>
        gql(`mutation { updatePage(id: "${id}", draft: true, autosave: true, data: { title: "Three" }) { id } }`, {
          token,
        }),
    ])
      expect(await left(save)).toEqual([]);
    expect(await seenByStrangers(id)).toBe('One');
    const saved = await left(() => api('PATCH', `/api/pages/${id}?autosave=true`, { token, body: { metaTitle: 'M' } }));
    expect(saved).toMatchObject([{ after: { title: 'Three', metaTitle: 'M' } }]);
  });

  it.each(['', '?draft=true', '?autosave=true'])('that is taken back to a version is told of: %s', async (flags) => {
    const { id } = await made({ title: 'Old' }, true);
    const [version] = await rows<{ id: string }>`select id from _cms_pages_v where parent_id = ${id}`;
    await api('PATCH', `/api/pages/${id}`, { token, body: { title: 'New' } });
    const restored = await left(async () => {
      expect((await api('POST', `/api/pages/versions/${version?.id}${flags}`, { token })).status).toBe(200);
    });
    expect(restored).toMatchObject([{ action: 'page.updated', subjectId: id, after: { title: 'Old' } }]);
  });

  it('that is restored over GraphQL is logged', async () => {
    const { id } = await made({ title: 'Old' }, true);
    const [version] = await rows<{ id: string }>`select id from _cms_pages_v where parent_id = ${id}`;
    await api('PATCH', `/api/pages/${id}`, { token, body: { title: 'New' } });
    const restored = await left(() => gql(`mutation { restoreVersionPage(id: "${version?.id}") { id } }`, { token }));
    expect(restored).toMatchObject([{ action: 'page.updated', subjectId: id, after: { title: 'Old' } }]);
  });
});
