import { existsSync } from 'node:fs';
import path from 'node:path';
import type { UploadConfig } from 'payload';
import { refuse } from '@/lib/http/respond';

type FileHandler = NonNullable<UploadConfig['handlers']>[number];

/** Responds 404 where Payload, which looks for the file only after granting access, would respond 500. */
export const missingFile =
  (staticDir: string): FileHandler =>
  (_req, { params: { filename } }) => {
    if (!existsSync(path.join(staticDir, path.basename(filename)))) {
      return refuse('not_found', 'File not found.');
    }
  };
