import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  FieldHook,
} from 'payload';
import { nobody, staffOrWhere, staffWho } from '../shared/access';
import { slugField } from '../shared/fields';
import { purgesCache } from '../shared/purges-cache';
import { tellsLinkers } from '../shared/tell-linkers';
import { pageBlocks } from '../../blocks';
import { checkBeforePublishing } from './check-before-publishing';
import { changesVisitorsPage, SAVES_DRAFT } from './changes-visitors-page';
import { restoreUnknownBlocks } from './restore-unknown-blocks';
import { AUTOSAVES, keepPauses } from './keep-pauses';
import { noteSchedule } from './note-schedule';
import { leaveRedirect, removeRedirects } from './leave-redirect';
import { refuseOutdated, RESTORES } from './refuse-outdated';
import { reservedSlugs } from './reserved-slugs';
import { getPreviousStatus, getPublicationStatus, noteStatus } from './publication-status';
import { findLinksTo } from '@/modules/pages/links/link-report';
import { freeSlug } from '@/modules/pages/data/check-slug';
import { homepageStays } from '@/modules/pages/publishing/homepage-stays';
import type { Page } from '@/payload-types';
import { DEFAULT_SLUG } from '@/domain/pages/editor/page-slug';
import { savesDraft } from '@/lib/payload/clear-flags';
import { currentTransaction } from '@/lib/database/transaction';

const SAVES: ReadonlySet<string> = new Set(['create', 'update', 'restoreVersion']);

/** Tells the other hooks what kind of save this is: of several in one request each has its own. */
const noteSave: CollectionBeforeOperationHook<'pages'> = ({ args, collection, operation, req }) => {
  if (SAVES.has(operation)) {
    req.context[RESTORES] = operation === 'restoreVersion';
    const isDraft = savesDraft(collection, operation, args);
    req.context[SAVES_DRAFT] = isDraft;
    req.context[AUTOSAVES] = isDraft && 'autosave' in args && args.autosave === true;
  }
  return args;
};

/**
 * `isPublished` is the flag of the specification and `_status` that of Payload's drafts: one fact under two names.
 * Whichever a request changes leads. A draft is never published, whatever it says: Payload stores it unchecked, beside
 * a published page or as a new one. Nor does a page become published on its way into the trash or out of it, where
 * Payload checks only what was sent.
 */
const syncPublished: CollectionBeforeChangeHook<Page> = ({ data, originalDoc, req }) => {
  const was = originalDoc?.isPublished ?? false;
  const flagChanged = data.isPublished !== undefined && data.isPublished !== was;
  const asked = flagChanged ? data.isPublished : data._status === 'published';
  const isChecked = !data.deletedAt && (!originalDoc?.deletedAt || data._status === 'published');
  const published = Boolean(asked) && req.context[SAVES_DRAFT] !== true && (was || isChecked);
  return { ...data, isPublished: published, _status: published ? 'published' : 'draft' };
};

/** Restoring a version restores the content, not whether it was the home page or its schedule. */
const preservePlace: CollectionBeforeChangeHook<Page> = ({ data, originalDoc, req }) => {
  if (!req.context[RESTORES] || !originalDoc) return data;
  const { isHomepage, publishAt, unpublishAt } = originalDoc;
  return { ...data, isHomepage, publishAt: publishAt ?? null, unpublishAt: unpublishAt ?? null };
};

/**
 * No save takes a published home page offline or away from `/`, or schedules that: another page has to replace it
 * first. Checked against the stored result, not the request.
 * @throws APIError 409
 */
const protectHomepage: CollectionAfterChangeHook<Page> = async ({ doc, previousDoc, req }) => {
  const then = await getPreviousStatus(req, doc.id);
  if (!then?.isHomepage) return;
  const now = await getPublicationStatus(req, doc.id);
  if (now?.isDeleted && !then.isDeleted) throw homepageStays('deleted');
  const isToLeave = Boolean(doc.unpublishAt && !previousDoc?.unpublishAt);
  if (then.isPublished && (isToLeave || !now?.isPublished || !now.isHomepage)) throw homepageStays('offline');
};

/** @throws APIError 409 where the page is the home page. */
const refuseHomepageDeletion: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const status = await getPublicationStatus(req, String(id));
  if (status?.isHomepage) throw homepageStays('deleted');
};

/** Gives a new page that nobody has named the next free address; without it, one unnamed page keeps Payload from making another. */
const nameAddress: FieldHook<Page, Page['slug'] | undefined> = async ({ operation, req, value }) =>
  operation === 'create' && value === DEFAULT_SLUG ? freeSlug(await currentTransaction(req), DEFAULT_SLUG) : value;

const { findLinkers, tellLinkers } = tellsLinkers((req, id) => findLinksTo(req, [id]));

export const Pages: CollectionConfig = {
  slug: 'pages',
  dbName: 'cms_pages',
  lockDocuments: false,
  custom: { textSearch: ['title', 'slug'] },
  defaultSort: '-createdAt',
  admin: { useAsTitle: 'title', defaultColumns: ['title', 'slug', '_status', 'updatedAt'] },
  trash: true,
  versions: { drafts: { autosave: { interval: 2000 } }, maxPerDoc: 100 },
  access: {
    read: staffOrWhere('pages:read-drafts', {
      and: [{ isPublished: { equals: true } }, { deletedAt: { exists: false } }],
    }),
    readVersions: staffWho('pages:read-drafts'),
    create: staffWho('pages:write'),
    update: staffWho('pages:write'),
    delete: staffWho('pages:write'),
  },
  hooks: purgesCache(
    'pages',
    {
      beforeOperation: [noteSave],
      beforeChange: [
        refuseOutdated,
        syncPublished,
        preservePlace,
        restoreUnknownBlocks,
        checkBeforePublishing,
        noteStatus,
        keepPauses,
      ],
      afterChange: [protectHomepage, leaveRedirect, noteSchedule],
      beforeDelete: [refuseHomepageDeletion, findLinkers, removeRedirects],
      afterDelete: [tellLinkers],
    },
    changesVisitorsPage,
  ),
  fields: [
    { name: 'title', type: 'text', required: true, defaultValue: 'New Page', maxLength: 200 },
    slugField({
      defaultValue: DEFAULT_SLUG,
      hooks: { beforeValidate: [nameAddress] },
      validate: (value: unknown) => {
        if (typeof value !== 'string' || !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value))
          return 'Use lower-case letters, digits and single hyphens, as in "size-guides".';
        return !reservedSlugs.has(value) || `"${value}" is an address of the shop itself.`;
      },
    }),
    { name: 'content', type: 'blocks', blocks: pageBlocks, admin: { description: 'The blocks, in order.' } },
    {
      name: 'isPublished',
      type: 'checkbox',
      defaultValue: false,
      index: true,
      // Says no in a draft, beside a published page too: the panel’s list shows the page’s status.
      admin: { disabled: true, description: 'Visitors see published pages only.' },
    },
    {
      name: 'isHomepage',
      type: 'checkbox',
      defaultValue: false,
      index: true,
      admin: { description: 'Shown at /. At most one page; the database enforces it.' },
    },
    // Payload’s own, but for how its list writes it.
    {
      name: '_status',
      type: 'select',
      label: 'Status',
      options: [],
      admin: { components: { Cell: '/src/areas/cms/panel/StatusCell#StatusCell' } },
    },
    { name: 'metaTitle', type: 'text', maxLength: 200 },
    { name: 'metaDescription', type: 'textarea', maxLength: 500 },
    {
      name: 'revision',
      type: 'number',
      defaultValue: 0,
      index: true,
      admin: {
        hidden: true,
        description: 'Number of saves. Sent with a change, it must be that of the version changed.',
      },
    },
    {
      name: 'savedBy',
      type: 'relationship',
      relationTo: 'admin-users',
      access: { create: nobody, update: nobody, read: staffWho('pages:read-drafts') },
      admin: { readOnly: true, position: 'sidebar' },
    },
    ...(['publishAt', 'unpublishAt'] as const).map((name) => ({
      name,
      type: 'date' as const,
      index: true,
      access: { read: staffWho('pages:read-drafts') },
      admin: { position: 'sidebar' as const, date: { pickerAppearance: 'dayAndTime' as const } },
    })),
  ],
};
