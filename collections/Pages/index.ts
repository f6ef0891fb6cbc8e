import type {
  Access,
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
import { OPENS_DRAFT } from '@/modules/pages/preview/preview-link';
import { homepageStays } from '@/modules/pages/publishing/homepage-stays';
import type { Page } from '@/payload-types';
import { DEFAULT_SLUG } from '@/domain/pages/editor/page-slug';
import { savesDraft } from '@/lib/payload/clear-flags';
import { currentTransaction } from '@/lib/database/transaction';

const SAVES: ReadonlySet<string> = new Set(['create', 'update', 'restoreVersion']);

/** Notes the kind of save for other hooks: one request may have several saves. */
const noteSave: CollectionBeforeOperationHook<'pages'> = ({ args, collection, operation, req }) => {
  if (SAVES.has(operation)) {
    req.context[RESTORES] = operation === 'restoreVersion';
    const isDraft = savesDraft(collection, operation, args);
    req.context[SAVES_DRAFT] = isDraft;
    req.context[AUTOSAVES] = isDraft && 'autosave' in args && args.autosave === true;
  }
  return args;
};

/** Keeps `isPublished` and `_status` equal; the changed one leads. Never publishes what Payload checks only in part. */
const syncPublished: CollectionBeforeChangeHook<Page> = ({ data, originalDoc, req }) => {
  const was = originalDoc?.isPublished ?? false;
  const flagChanged = data.isPublished !== undefined && data.isPublished !== was;
  const requested = flagChanged ? data.isPublished : data._status === 'published';
  const isChecked = !data.deletedAt && (!originalDoc?.deletedAt || data._status === 'published');
  const published = Boolean(requested) && req.context[SAVES_DRAFT] !== true && (was || isChecked);
  return { ...data, isPublished: published, _status: published ? 'published' : 'draft' };
};

/** Restoring a version restores neither the homepage flag nor the schedule. */
const preservePlace: CollectionBeforeChangeHook<Page> = ({ data, originalDoc, req }) => {
  if (!req.context[RESTORES] || !originalDoc) return data;
  const { isHomepage, publishAt, unpublishAt } = originalDoc;
  return { ...data, isHomepage, publishAt: publishAt ?? null, unpublishAt: unpublishAt ?? null };
};

/** Refuses to take the homepage offline or away from `/`, by the stored result. @throws APIError 409 */
const protectHomepage: CollectionAfterChangeHook<Page> = async ({ doc, previousDoc, req }) => {
  const then = await getPreviousStatus(req, doc.id);
  if (!then?.isHomepage) return;
  const now = await getPublicationStatus(req, doc.id);
  if (now?.isDeleted && !then.isDeleted) throw homepageStays('deleted');
  const isToLeave = Boolean(doc.unpublishAt && !previousDoc?.unpublishAt);
  if (then.isPublished && (isToLeave || !now?.isPublished || !now.isHomepage)) throw homepageStays('offline');
};

const refuseHomepageDeletion: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const status = await getPublicationStatus(req, String(id));
  if (status?.isHomepage) throw homepageStays('deleted');
};

/** Gives an unnamed page the next free address: two of them would clash. */
const nameAddress: FieldHook<Page, Page['slug'] | undefined> = async ({ operation, req, value }) =>
  operation === 'create' && value === DEFAULT_SLUG ? freeSlug(await currentTransaction(req), DEFAULT_SLUG) : value;

const { findLinkers, tellLinkers } = tellsLinkers((req, id) => findLinksTo(req, [id]));

const publishedOrDrafts = staffOrWhere('pages:read-drafts', {
  and: [{ isPublished: { equals: true } }, { deletedAt: { exists: false } }],
});

const mayReadPage: Access = (args) =>
  (args.id !== undefined && args.req.context?.[OPENS_DRAFT] === args.id) || publishedOrDrafts(args);

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
    read: mayReadPage,
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
    { name: 'content', type: 'blocks', blocks: pageBlocks, admin: { description: 'Blocks in order.' } },
    {
      name: 'isPublished',
      type: 'checkbox',
      defaultValue: false,
      index: true,
      // False in every draft, even of a published page: the panel’s list shows `_status` instead.
      admin: { disabled: true, description: 'Visitors see only published pages.' },
    },
    {
      name: 'isHomepage',
      type: 'checkbox',
      defaultValue: false,
      index: true,
      admin: { description: 'Shown at /. Only one page can be the homepage.' },
    },
    // Payload’s own field with another cell.
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
        description: 'Number of saves. If sent with a change, it must match the stored one.',
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
