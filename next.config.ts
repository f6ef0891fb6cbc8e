import { withPayload } from '@payloadcms/next/withPayload';
import type { NextConfig } from 'next';

const config: NextConfig = {
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  // Named after the sources, so that machines that build apart serve one another’s pages and scripts.
  generateBuildId: () => process.env.KITROOM_BUILD ?? null,
  // Compression and caching happen once, in the HTTP front (packages/front).
  compress: false,
  poweredByHeader: false,
  reactStrictMode: true,
  // `npm run typecheck` does it, once.
  typescript: { ignoreBuildErrors: true },
  images: { unoptimized: true },
  // Payload’s panel finds its place by a parameter named `segments`; what else lies under /cms is ours.
  rewrites: async () => [
    { source: '/cms/collections', destination: '/cms/panel' },
    { source: '/cms/:root(collections|globals)/:path+', destination: '/cms/panel/:root/:path+' },
  ],
  // Title and share tags stand in the head for everyone: one copy of a page is stored for browsers and crawlers alike.
  htmlLimitedBots: /./,
  // They carry passwords.
  logging: { serverFunctions: false },
  // Lists of files for those who copy a server out of its folder: 90 MB of 360.
  outputFileTracingExcludes: { '**': ['**/*'] },
  experimental: {
    // Nobody reads them in production: they were two fifths of what the build writes.
    turbopackSourceMaps: false,
    // Nobody downloads it: a third of the build's time. Traces in the log name functions as the sources do.
    serverMinification: false,
    // `npm start` builds only changed sources, and hot reload has its own cache. Writing one takes 14 seconds of 97.
    turbopackFileSystemCacheForBuild: false,
    // Drops unused exports of packages’ scripts.
    turbopackCjsTreeShaking: true,
    turbopackCjsScopeHoisting: true,
    turbopackCrossModuleConstants: true,
    // A start that loads every route first takes five seconds instead of two, and memory for screens that nobody opens.
    preloadEntriesOnStart: false,
    // Files come with a quote request, without script too; the front lets nothing larger through (src/server).
    serverActions: { bodySizeLimit: '31mb' },
  },
  // Loaded once, not as a copy in the bundle of each route: half the build, half the memory.
  serverExternalPackages: [
    'payload',
    '@payloadcms/db-postgres',
    '@payloadcms/drizzle',
    '@payloadcms/graphql',
    'drizzle-orm',
    'graphql',
    'otplib',
    'pg',
    'pino',
    'rate-limiter-flexible',
    'sharp',
    'nodemailer',
    'stripe',
    'zod',
    'jsdom',
    '@react-pdf/renderer',
    'fontverter',
    'subset-font',
  ],
};

const withPanel = withPayload(config, { devBundleServerPackages: false });

// Payload requests the colour scheme on every page: the first page, and every draft, would cost a second request.
const panelHeaders: NextConfig['headers'] = async () =>
  ((await withPanel.headers?.()) ?? []).map((rule) => ({
    ...rule,
    source: '/cms/:root(collections|globals)/:path((?!.*create$).*)?',
  }));

export default { ...withPanel, headers: panelHeaders };
