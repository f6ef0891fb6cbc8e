import { lexicalEditor, LinkFeature, UploadFeature } from '@payloadcms/richtext-lexical';
import path from 'node:path';
import { buildConfig, deepMergeSimple, type SanitizedConfig } from 'payload';
import { acceptUnknownBlocks } from './blocks/accept-unknown';
import { readShopFormat } from './collections/shared/shop-format';
import { ActivityLog } from './collections/ActivityLog';
import { AdminUsers } from './collections/AdminUsers';
import { ApiKeys } from './collections/ApiKeys';
import { Categories } from './collections/Categories';
import { Components } from './collections/Components';
import { Customers } from './collections/Customers';
import { DesignAssets } from './collections/DesignAssets';
import { Inquiries } from './collections/Inquiries';
import { InquiryFiles } from './collections/InquiryFiles';
import { InquiryReplies } from './collections/InquiryReplies';
import { MailMessages } from './collections/MailMessages';
import { KitDesignComments } from './collections/KitDesignComments';
import { KitDesigns } from './collections/KitDesigns';
import { KitDesignVersions } from './collections/KitDesignVersions';
import { Invoices } from './collections/Invoices';
import { KitDocuments } from './collections/KitDocuments';
import { Media } from './collections/Media';
import { MediaFolders } from './collections/MediaFolders';
import { OrderNotes } from './collections/OrderNotes';
import { OrderPayments } from './collections/OrderPayments';
import { OrderProofs } from './collections/OrderProofs';
import { OrderQuotes } from './collections/OrderQuotes';
import { OrderQuoteVersions } from './collections/OrderQuoteVersions';
import { OrderRefunds } from './collections/OrderRefunds';
import { OrderReturns } from './collections/OrderReturns';
import { Offers } from './collections/Offers';
import { PatternTemplates } from './collections/PatternTemplates';
import { PriceLists } from './collections/PriceLists';
import { Orders } from './collections/Orders';
import { OrderStatusChanges } from './collections/OrderStatusChanges';
import { Pages } from './collections/Pages';
import { PaymentEvents } from './collections/PaymentEvents';
import { ProofJobs } from './collections/ProofJobs';
import { Products } from './collections/Products';
import { ProductVariations } from './collections/ProductVariations';
import { Redirects } from './collections/Redirects';
import { ReturnPhotos } from './collections/ReturnPhotos';
import { Reviews } from './collections/Reviews';
import { Roles } from './collections/Roles';
import { Shipments } from './collections/Shipments';
import { SizeReplies } from './collections/SizeReplies';
import { SizeRequests } from './collections/SizeRequests';
import { Subscribers } from './collections/Subscribers';
import { TeamMembers } from './collections/TeamMembers';
import { TeamOrderDrafts } from './collections/TeamOrderDrafts';
import { TeamOrderEvents } from './collections/TeamOrderEvents';
import { TeamOrderProofs } from './collections/TeamOrderProofs';
import { TeamOrders } from './collections/TeamOrders';
import { TeamPeople } from './collections/TeamPeople';
import { Teams } from './collections/Teams';
import { DeliverySettings } from './globals/DeliverySettings';
import { DeveloperSettings } from './globals/DeveloperSettings';
import { SiteContent } from './globals/SiteContent';
import { SiteSettings } from './globals/SiteSettings';
import { TaxSettings } from './globals/TaxSettings';
import { withCursorLists } from './src/modules/api/cursor-lists';
import { errorHook } from './src/modules/api/error-hook';
import { payloadLog } from './src/modules/api/payload-log';
import { withPublicLists } from './src/modules/api/public-lists';
import { plainCodeFields } from './src/areas/cms/panel/plain-code-fields';
import { kitroomPostgres } from './src/lib/database/adapter';
import { env } from './src/lib/env';
import { log } from './src/lib/log';
import { openPicture } from '@/lib/files/open-picture';
import { mailAdapter } from './src/lib/mail/payload-adapter';
import { secured } from './src/lib/payload/secure-config';

/** Not the file’s own folder: it may be bundled elsewhere. */
const root = process.cwd();

const config = secured(
  buildConfig({
    secret: env.payloadSecret,
    serverURL: env.publicUrl,
    // src/server/cross-origin.ts answers other origins.
    cors: [],
    csrf: [env.publicUrl],
    db: kitroomPostgres(),
    email: mailAdapter,
    logger: payloadLog(log),
    // Only features that pages draw (src/block-views/RichTextView.tsx).
    editor: lexicalEditor({
      features: ({ defaultFeatures }) => [
        ...defaultFeatures.filter(({ key }) => !['relationship', 'upload', 'link'].includes(key)),
        UploadFeature({ enabledCollections: ['media'] }),
        LinkFeature({ enabledCollections: ['pages', 'products'] }),
      ],
    }),
    // Decodes uploads in a process of its own.
    sharp: openPicture,
    routes: { admin: '/cms', graphQLPlayground: '/graphql-playground' },
    // The panel's lists say <No Title> and true otherwise.
    i18n: { translations: { en: { general: { noLabel: '–', true: 'Yes', false: 'No' } } } },
    admin: {
      user: AdminUsers.slug,
      avatar: 'default',
      importMap: { baseDir: root, importMapFile: path.join(root, 'src/app/(payload)/cms/importMap.ts') },
      // As the product writes them (src/domain/text/locale.ts).
      dateFormat: 'd MMM yyyy, HH:mm',
      meta: {
        titleSuffix: '· Kitroom',
        icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/icon.svg' }],
        openGraph: { siteName: 'Kitroom', title: 'Kitroom', description: '' },
        defaultOGImageType: 'off',
      },
      components: { graphics: { Icon: '/src/areas/cms/panel/PanelIcon#PanelIcon' } },
    },
    plugins: [plainCodeFields],
    collections: [
      Products,
      ProductVariations,
      Categories,
      Customers,
      Orders,
      Offers,
      PriceLists,
      PatternTemplates,
      OrderStatusChanges,
      OrderRefunds,
      OrderNotes,
      OrderPayments,
      Invoices,
      OrderProofs,
      Shipments,
      OrderQuotes,
      OrderQuoteVersions,
      OrderReturns,
      ReturnPhotos,
      Teams,
      TeamPeople,
      TeamMembers,
      SizeRequests,
      SizeReplies,
      TeamOrders,
      TeamOrderDrafts,
      TeamOrderProofs,
      TeamOrderEvents,
      DesignAssets,
      KitDocuments,
      KitDesigns,
      KitDesignVersions,
      KitDesignComments,
      Inquiries,
      InquiryReplies,
      InquiryFiles,
      Subscribers,
      Reviews,
      Pages,
      Components,
      Media,
      MediaFolders,
      Redirects,
      AdminUsers,
      Roles,
      ApiKeys,
      ActivityLog,
      MailMessages,
      PaymentEvents,
      ProofJobs,
    ],
    globals: [SiteSettings, DeliverySettings, TaxSettings, SiteContent, DeveloperSettings],
    onInit: async (payload) => {
      acceptUnknownBlocks(payload);
      await readShopFormat(payload);
    },
    hooks: { afterError: [errorHook] },
    maxDepth: 2,
    defaultDepth: 1,
    telemetry: false,
    upload: { limits: { fileSize: 25 * 1024 * 1024, files: 1 }, abortOnLimit: true },
    // Limits of a request, and the readers of the schema, are in src/modules/api/graphql-rules.ts.
    graphQL: { disablePlaygroundInProduction: true },
    // `npm run generate` writes them: never a start by itself.
    typescript: {
      outputFile: path.join(root, 'src/payload-types.ts'),
      autoGenerate: false,
      postProcess: [({ compiledTypes }) => shortenComments(compiledTypes)],
    },
  }),
);

/** Applied last, as the text editor’s own terms would override `i18n` above. */
const BRITISH = { en: { lexical: { align: { alignCenterLabel: 'Align Centre' } } } };

const spelt = (sanitized: SanitizedConfig): SanitizedConfig => ({
  ...sanitized,
  i18n: { ...sanitized.i18n, translations: deepMergeSimple(sanitized.i18n.translations, BRITISH) },
});

/** Drops the notes of generated types on their origin, and puts comments of one sentence on one line. */
function shortenComments(types: string): string {
  return types
    .replace(
      /(?: \*\n)? \* This interface was referenced by `Config`'s JSON-Schema\n \* via the `definition` ".*"\.\n/g,
      '',
    )
    .replace(/\/\*\*\n \*\/\n/g, '')
    .replace(/\/\*\*\n *\* (.*)\n *\*\/\n/g, '/** $1 */\n');
}

export default withCursorLists(withPublicLists(config.then(spelt)));
