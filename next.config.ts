import { withPayload } from '@payloadcms/next/withPayload';
import type { NextConfig } from 'next';

const config: NextConfig = {
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  // Compression and caching happen once, in the HTTP front (src/server).
  compress: false,
  poweredByHeader: false,
  reactStrictMode: true,
  // `npm run typecheck` does it, once.
  typescript: { ignoreBuildErrors: true },
  images: { unoptimized: true },
  serverExternalPackages: ['pg', 'pino', 'sharp', 'nodemailer'],
};

export default withPayload(config, { devBundleServerPackages: false });
