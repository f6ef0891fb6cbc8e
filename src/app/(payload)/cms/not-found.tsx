import config from '@payload-config';
import { NotFoundPage } from '@payloadcms/next/views';
import { importMap } from './importMap';

/** Payload’s own page for an unknown address. Next passes no params to it. */
export default function PanelNotFound() {
  return NotFoundPage({
    config,
    importMap,
    params: Promise.resolve({ segments: [] }),
    searchParams: Promise.resolve({}),
  });
}
