import type { PayloadRequest } from 'payload';
import { beforeEach, describe, expect, it } from 'vitest';
import { loadSettings } from '@/areas/cms/settings/site/load-settings';
import { listRedirects } from '@/areas/cms/settings/redirects/data';
import { deleteRedirect, saveRedirect } from '@/modules/pages/redirects/save-redirect';
import { saveSettings } from '@/areas/cms/settings/site/save-settings';
import { redirectForm } from '@/modules/pages/redirects/redirect-form';
import { settingsForms, type SettingsFormName, type SettingsValues } from '@/areas/cms/settings/site/settings-form';
import { env } from '@/lib/env';
import { localRequest } from '@/lib/payload/local-request';
import { createPage, createStaff, rows, payload, unique } from '../setup/shop';

const { user: editor } = await createStaff('content_manager');

const asEditor = (): Promise<PayloadRequest> =>
  localRequest(payload, { user: { ...editor, collection: 'admin-users' } });
const load = async <Name extends SettingsFormName>(name: Name) =>
  loadSettings({ payload, user: (await asEditor()).user, name });

async function save<Name extends SettingsFormName>(
  name: Name,
  values: SettingsValues<Name>,
  seen?: SettingsValues<Name>,
) {
  return saveSettings({ req: await asEditor(), name, values, seen: seen ?? (await load(name)) });
}

describe('what was there from the beginning', () => {
  it('is the navigation of the specification', async () => {
    const { aboutLinks, quickLinks, legalLinks } = await load('navigation');
    const labels = (links: { label: string }[]) => links.map(({ label }) => label);
    expect(labels(aboutLinks)).toEqual(['About Us', 'Size Guides', 'Color Charts', 'Brochures', 'More Info']);
    expect(aboutLinks.every(({ description }) => description)).toBe(true);
    expect(labels(quickLinks)).toHaveLength(8);
    expect(labels(legalLinks)).toEqual(['Privacy Policy', 'Terms of Service', 'Returns']);
  });
});

describe('settings', () => {
  it('are saved by editors, tab by tab, and logged', async () => {
    const before = await load('brand');
    const rules = await rows`select low_stock_threshold, asset_quota_mb, invoice_days from site_settings`;
    const tagline = unique('tagline');
    expect(before.claims).toMatchObject({ discount: 'Bulk discounts from 10 pieces', returns: 'Easy returns' });
    const claims = { ...before.claims, shipping: 'Free for clubs', returns: '' };
    const brand = await save('brand', { ...before, tagline, claims, copyrightYear: '2031' });
    expect(brand).toMatchObject({ ok: true, values: { ...before, tagline, claims, copyrightYear: '2031' } });
    const footer = {
      footerNote: 'Company 123',
      facebook: 'https://fb.example/us',
      instagram: '',
      twitter: '',
      youtube: '',
    };
    expect(await save('footer', footer)).toEqual({ ok: true, values: footer });
    const seo = { seoTitle: 'Kit', seoDescription: 'Made to order', seoImage: '', hideFromSearch: true };
    expect(await save('seo', seo)).toEqual({ ok: true, values: seo });
    const navigation = await load('navigation');
    const legalLinks = [...navigation.legalLinks.toReversed(), { label: 'Jobs', href: '/jobs', description: '' }];
    expect(await save('navigation', { ...navigation, legalLinks })).toMatchObject({ ok: true, values: { legalLinks } });

    expect((await load('brand')).tagline).toBe(tagline);
    expect((await load('footer')).facebook).toBe('https://fb.example/us');
    expect(await rows`select low_stock_threshold, asset_quota_mb, invoice_days from site_settings`).toEqual(rules);
    const logged = await rows<{ action: string }>`select action from activity_log where actor_id = ${editor.id}`;
    expect(new Set(logged.map(({ action }) => action))).toEqual(
      new Set(['site-settings.updated', 'site-content.updated']),
    );
    await save('seo', { ...seo, hideFromSearch: false });
  });

  it('that someone else changed in the meantime are not overwritten, other tabs do not matter', async () => {
    const seen = await load('seo');
    await save('footer', { ...(await load('footer')), footerNote: unique('note') });
    const theirs = { ...seen, seoTitle: unique('theirs') };
    expect((await save('seo', theirs, seen)).ok).toBe(true);
    const mine = { ...seen, seoTitle: unique('mine') };
    expect(await save('seo', mine, seen)).toMatchObject({ ok: false, code: 'conflict', stored: theirs });
    expect(await load('seo')).toEqual(theirs);
    expect((await save('seo', mine, theirs)).ok).toBe(true);
    expect(await load('seo')).toEqual(mine);
  });

  it('saved at the same time on different tabs both stay', async () => {
    const [seo, footer] = [await load('seo'), await load('footer')];
    for (let round = 0; round < 5; round += 1) {
      const [title, note] = [unique('title'), unique('note')];
      await Promise.all([save('seo', { ...seo, seoTitle: title }), save('footer', { ...footer, footerNote: note })]);
      expect([(await load('seo')).seoTitle, (await load('footer')).footerNote]).toEqual([title, note]);
    }
  });

  it('are for staff alone', async () => {
    await expect(loadSettings({ payload, user: null, name: 'brand' })).rejects.toMatchObject({ status: 403 });
    const req = await localRequest(payload);
    const values = await load('brand');
    await expect(saveSettings({ req, name: 'brand', values, seen: values })).rejects.toMatchObject({
      status: 403,
    });
  });

  it.each([
    ['navigation', 'quickLinks.0.label', { quickLinks: [{ label: '', href: '/', description: '' }] }],
    ['navigation', 'quickLinks.0.href', { quickLinks: [{ label: 'X', href: 'javascript:alert(1)', description: '' }] }],
    ['navigation', 'quickLinks', { quickLinks: Array(21).fill({ label: 'X', href: '/', description: '' }) }],
    ['footer', 'facebook', { facebook: 'http://insecure.example' }],
    ['brand', 'brandName', { brandName: ' ' }],
    ['brand', 'salesEmail', { salesEmail: 'nobody' }],
    ['brand', 'copyrightYear', { copyrightYear: '24' }],
    ['seo', 'seoTitle', { seoTitle: 'x'.repeat(121) }],
  ] as const)('of %s say what is wrong with %s', async (name, path, wrong) => {
    const parsed = settingsForms[name].safeParse({ ...(await load(name)), ...wrong });
    expect(parsed.error?.issues.map((issue) => issue.path.join('.'))).toEqual([path]);
  });
});

describe('redirects', () => {
  beforeEach(() => rows`delete from cms_redirects`);

  const add = async (from: string, to: string, id?: string) =>
    saveRedirect({ req: await asEditor(), id, values: redirectForm.parse({ from, to }) });
  const list = async (search = '', kind: 'all' | 'manual' | 'automatic' = 'all') =>
    listRedirects({ payload, filters: { search, kind }, limit: 50, offset: 0 });
  const paths = async (search?: string, kind?: 'manual' | 'automatic') =>
    (await list(search, kind)).rows.map(({ from, to }) => [from, to]);

  it('are added, found, changed and deleted', async () => {
    const one = await add('/old/', 'https://elsewhere.example/new');
    await add('/other', '/shop?category=sale');
    expect(one).toMatchObject({ ok: true });
    expect(await list()).toMatchObject({ total: 2, matching: 2 });
    expect(await paths()).toEqual([
      ['/old', 'https://elsewhere.example/new'],
      ['/other', '/shop?category=sale'],
    ]);
    expect(await paths('elsewhere')).toHaveLength(1);
    const id = one.ok ? one.id : '';
    await add('/older', '/new', id);
    expect(await paths('older')).toEqual([['/older', '/new']]);
    await deleteRedirect({ req: await asEditor(), id });
    await deleteRedirect({ req: await asEditor(), id });
    expect(await paths()).toEqual([['/other', '/shop?category=sale']]);
    expect(await add('/older', '/new', id)).toMatchObject({ ok: false, code: 'not_found' });
  });

  it('to a page follow it, and say when it is not shown', async () => {
    const page = await createPage();
    await add('/where-it-was', `${env.publicUrl}/${page.slug}`);
    expect((await list()).rows).toMatchObject([{ to: `/${page.slug}`, pageTitle: page.title, isShown: true }]);
    const slug = unique('moved');
    await payload.update({ collection: 'pages', id: page.id, data: { slug } });
    expect((await list('where')).rows).toMatchObject([{ to: `/${slug}` }]);
    await payload.update({ collection: 'pages', id: page.id, data: { isPublished: false } });
    expect((await list('where')).rows).toMatchObject([{ isShown: false }]);
  });

  it('never lead back to where they began', async () => {
    await add('/a', '/b');
    await add('/b', '/c?x=1');
    for (const to of ['/c', '/c/', '/a', '/b', `${env.publicUrl}/a`]) {
      expect(await add('/c', to), to).toMatchObject({ ok: false, fieldErrors: { to: [expect.any(String)] } });
    }
    expect(await add('/c', '/d')).toMatchObject({ ok: true });
    const page = await createPage();
    await add('/d', `/${page.slug}`);
    await payload.update({ collection: 'pages', id: page.id, data: { isPublished: false } });
    expect(await add(`/${page.slug}`, '/a')).toMatchObject({ ok: false, fieldErrors: { to: [expect.any(String)] } });
  });

  it('at once cannot make a loop together', async () => {
    const answers = await Promise.all([add('/x', '/y'), add('/y', '/x')]);
    expect(answers.map(({ ok }) => ok).sort()).toEqual([false, true]);
  });

  it('begin where nothing else does', async () => {
    const page = await createPage();
    await add('/taken', '/shop');
    expect(await add('/taken', '/about')).toMatchObject({ ok: false, fieldErrors: { from: [expect.any(String)] } });
    expect(await add(`/${page.slug}`, '/about')).toMatchObject({
      ok: false,
      fieldErrors: { from: [expect.any(String)] },
    });
    for (const from of ['/shop', '/admin/orders', '/', 'old', '/old?x=1', '/a b', '//evil.example']) {
      expect(redirectForm.safeParse({ from, to: '/about' }).success, from).toBe(false);
    }
    for (const to of ['', '#', 'javascript:alert(1)', '//evil.example', 'mailto:a@b.c']) {
      expect(redirectForm.safeParse({ from: '/old', to }).success, to).toBe(false);
    }
  });

  it('made by the shop itself are marked, and stay so when a deletion is taken back', async () => {
    const req = await asEditor();
    await saveRedirect({ req, values: { from: '/was', to: '/is' }, isAutomatic: true });
    await add('/by-hand', '/is');
    expect(await paths('', 'automatic')).toEqual([['/was', '/is']]);
    expect(await paths('', 'manual')).toEqual([['/by-hand', '/is']]);
  });
});
